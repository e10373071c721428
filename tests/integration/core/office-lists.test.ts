// The lists of popups, files, the trash and the office's people are narrowed and sorted by the server, like the list of members.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let headers: Record<string, string>;
const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);

beforeAll(async () => {
  headers = (await createSignedIn({ roles: ["SUPER"], name: "가 관리자" })).session.headers;
});

/** What a field of the rows of a list holds, in the order of the list. */
async function column(query: string, list: string, field: string) {
  const { data, errors } = await askGraphql(gateway(), `{ ${query} }`, { headers });
  expect(errors).toEqual([]);
  const { items, totalCount } = Object(data)[list];
  expect(totalCount).toBe(items.length);
  return items.map((row: Record<string, unknown>) => row[field]);
}

test("popups are found by a part of a title, an audience and a device, and stand in the order that is asked for", async () => {
  const times = { showsFrom: at(-DAY), showsTo: at(DAY), pages: "HOME" } as const;
  await db.popup.createMany({
    data: [
      { ...times, titleKo: "나 안내", position: 3 },
      { ...times, titleKo: "가 안내", titleEn: "Autumn", position: 1, showsTo: at(2 * DAY), device: "PHONE" },
      { ...times, titleKo: "다 모집", position: 2, showsFrom: at(-2 * DAY), audience: "MEMBER" },
    ],
  });
  const popups = (args: string) =>
    column(`managedPopups(${args}) { totalCount items { titleKo } }`, "managedPopups", "titleKo");
  expect(await popups('filter: { search: "안내" }, sort: TITLE, descending: false')).toEqual([
    "가 안내",
    "나 안내",
  ]);
  expect(await popups('filter: { search: "AUTUMN" }')).toEqual(["가 안내"]);
  // As in every list of the office, spacing does not count, nor how a keyboard composes syllables.
  expect(await popups('filter: { search: "가안내" }')).toEqual(["가 안내"]);
  expect(await popups(`filter: { search: "${"모집".normalize("NFD")}" }`)).toEqual(["다 모집"]);
  expect(await popups("filter: { audience: [MEMBER], language: [], show: LIVE }")).toEqual(["다 모집"]);
  expect(await popups("filter: { device: [PHONE] }")).toEqual(["가 안내"]);
  expect(await popups("sort: POSITION, descending: false")).toEqual(["가 안내", "다 모집", "나 안내"]);
  expect(await popups("sort: STARTS, descending: false")).toEqual(["다 모집", "나 안내", "가 안내"]);
  expect((await popups("filter: {}"))[0]).toBe("가 안내");
});

test("files are sorted by size and name, and narrowed to the days they were uploaded on", async () => {
  const file = (name: string, size: number, createdAt: string) => ({
    key: name,
    name,
    size,
    createdAt: new Date(createdAt),
    mimeType: "application/pdf",
  });
  await db.file.createMany({
    data: [
      // Half an hour before midnight in Seoul.
      file("나.pdf", 300, "2026-03-01T14:30:00Z"),
      file("가.pdf", 100, "2026-03-01T15:00:00Z"),
      file("다.pdf", 200, "2026-03-02T15:00:00Z"),
    ],
  });
  const files = (args: string) =>
    column(`managedFiles(${args}) { totalCount items { name } }`, "managedFiles", "name");
  expect(await files("sort: SIZE")).toEqual(["나.pdf", "다.pdf", "가.pdf"]);
  expect(await files("sort: NAME, descending: false")).toEqual(["가.pdf", "나.pdf", "다.pdf"]);
  const day = 'created: { from: "2026-03-02", to: "2026-03-02" }';
  expect(await files(`filter: { ${day} }`)).toEqual(["가.pdf"]);
  expect(await files('filter: { created: { to: "2026-03-01" } }')).toEqual(["나.pdf"]);
});

test("the trash is searched in both languages and sorted by title", async () => {
  await createPost({ titleKo: "나 공지", titleEn: "Notice", deletedAt: at(-HOUR) });
  await createPost({ titleKo: "가 공지", titleEn: "Call 100%", deletedAt: at(-2 * HOUR) });
  const titles = async (args: string) =>
    (
      await column(`trash(${args}) { totalCount items { title(language: KO) { text } } }`, "trash", "title")
    ).map((title: { text: string }) => title.text);
  expect(await titles("sort: TITLE, descending: false")).toEqual(["가 공지", "나 공지"]);
  expect(await titles("sort: DELETED")).toEqual(["나 공지", "가 공지"]);
  expect(await titles('filter: { search: "call 100%" }')).toEqual(["가 공지"]);
  // A sign of patterns is a sign like any other.
  expect(await titles('filter: { search: "%" }')).toEqual(["가 공지"]);
});

test("the office's people stand by name, the other way round too", async () => {
  await createSignedIn({ roles: ["CONTENT"], name: "나 직원" });
  const names = (args: string) => column(`staff(${args}) { totalCount items { name } }`, "staff", "name");
  expect(await names("page: 1")).toEqual(["가 관리자", "나 직원"]);
  expect(await names("descending: true")).toEqual(["나 직원", "가 관리자"]);
});
