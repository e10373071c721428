// The editors' list of issues is narrowed, searched, sorted and paged by the database, like every list of the office.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let headers: Record<string, string>;

beforeAll(async () => {
  headers = (await createSignedIn({ roles: ["JOURNAL"] })).session.headers;
  const at = (days: number) => new Date(gateway().clock.now().getTime() + days * DAY);
  const issue = (volume: number, number: number, day: string, more: object = {}) => ({
    volume,
    number,
    issuedOn: new Date(day),
    ...more,
  });
  await db.journalIssue.createMany({
    data: [
      issue(9, 2, "2017-12-31", { publishedAt: at(-3_000) }),
      issue(18, 1, "2026-06-30", { publishedAt: at(-100), titleKo: "통역 교육 특집" }),
      issue(18, 2, "2026-12-31", { publishedAt: at(3), titleEn: "Machine Translation" }),
      issue(19, 1, "2027-06-30"),
    ],
  });
});

/** The issues of a list as "18-2", and how many there are. */
async function issues(args: string) {
  const { data, errors } = await askGraphql(
    gateway(),
    `{ managedIssues(${args}) { totalCount items { volume number } } }`,
    { headers },
  );
  expect(errors).toEqual([]);
  const { items, totalCount } = Object(data).managedIssues;
  return {
    totalCount,
    names: items.map(({ volume, number }: Record<string, number>) => `${volume}-${number}`),
  };
}

test("issues are in the order of their numbers or of their days, a page at a time", async () => {
  expect((await issues("page: 1")).names).toEqual(["19-1", "18-2", "18-1", "9-2"]);
  expect((await issues("sort: ISSUED, descending: false")).names[0]).toBe("9-2");
  expect(await issues("page: 2")).toEqual({ totalCount: 4, names: [] });
});

test("issues are narrowed by status, volume and day, and found by title and number", async () => {
  expect((await issues("filter: { state: DRAFT }")).names).toEqual(["19-1"]);
  expect((await issues("filter: { state: SCHEDULED }")).names).toEqual(["18-2"]);
  expect((await issues("filter: { state: PUBLISHED }")).names).toEqual(["18-1", "9-2"]);
  expect((await issues("filter: { volume: { from: 18, to: 18 } }")).names).toEqual(["18-2", "18-1"]);
  const day = 'issued: { from: "2026-06-30", to: "2026-12-31" }';
  expect((await issues(`filter: { ${day} }`)).names).toEqual(["18-2", "18-1"]);
  expect((await issues('filter: { search: "교육" }')).names).toEqual(["18-1"]);
  expect((await issues('filter: { search: "machine" }')).names).toEqual(["18-2"]);
  expect((await issues('filter: { search: "18(2)" }')).names).toEqual(["18-2"]);
  expect((await issues('filter: { search: "18권 1호" }')).names).toEqual(["18-1"]);
});
