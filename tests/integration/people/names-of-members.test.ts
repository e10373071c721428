// The office in English reads members by their Latin names, with the Korean ones beside them
// (docs/people.md#names-and-addresses).
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let office: Somebody;

beforeEach(async () => {
  office = await createSomebody(gateway(), "김서연", { roles: ["SUPER"] });
});

const readIn = async (language: string, query: string, variables: object = {}) => {
  const headers = { ...office.headers, "accept-language": language };
  return (await askGraphql(gateway(), query, { variables: { ...variables }, headers })).data;
};

const named = async (name: string, familyName: string | null, givenName: string | null) => {
  const { id } = await createSomebody(gateway(), name);
  await db.member.update({ where: { id }, data: { familyName, givenName } });
  return id;
};

const readName = (language: string, id: number) =>
  readIn(language, "query ($id: Id!) { managedMember(id: $id) { name otherName } }", { id });

test("a member is named in the language of the page, with the other name beside it", async () => {
  const id = await named("한가온", "Han", "Gaon");
  expect(await readName("en", id)).toEqual({ managedMember: { name: "Gaon Han", otherName: "한가온" } });
  expect(await readName("ko", id)).toEqual({ managedMember: { name: "한가온", otherName: "Gaon Han" } });
});

test("who has one name is called by it in either language", async () => {
  const korean = await named("오직한글", null, null);
  const foreign = await named("Ada Lovelace", "Lovelace", "Ada");
  for (const language of ["ko", "en"]) {
    expect(await readName(language, korean)).toEqual({
      managedMember: { name: "오직한글", otherName: null },
    });
    const ada = { name: "Ada Lovelace", otherName: null };
    expect(await readName(language, foreign)).toEqual({ managedMember: ada });
  }
});

test("a family name alone takes the place of no name", async () => {
  const id = await named("가을비", "Ga", null);
  expect(await readName("en", id)).toEqual({ managedMember: { name: "가을비", otherName: "Ga" } });
  expect(await readName("ko", id)).toEqual({ managedMember: { name: "가을비", otherName: "Ga" } });
});

test("the list is in the order of the names that it shows", async () => {
  const ids = [await named("하나래", "Ha", "Anna"), await named("가온누리", "Ga", "Zoe")];
  await db.member.updateMany({ where: { id: { in: ids } }, data: { affiliation: "누구나대학교" } });
  const query = `{ members(filter: { affiliation: "누구나" }, sort: NAME, descending: false, page: 1, size: 20) {
    items { name } } }`;
  const names = (language: string) => readIn(language, query);
  expect(await names("en")).toEqual({ members: { items: [{ name: "Anna Ha" }, { name: "Zoe Ga" }] } });
  expect(await names("ko")).toEqual({ members: { items: [{ name: "가온누리" }, { name: "하나래" }] } });
});

test("payers are found and named in either letters", async () => {
  const id = await named("나리꽃", "Na", "Lily");
  const payer = "query ($id: Id!) { payer(id: $id) { name } }";
  expect(await readIn("en", payer, { id })).toEqual({ payer: { name: "Lily Na" } });
  const payers = "query ($name: String!) { payers(name: $name) { name } }";
  expect(await readIn("en", payers, { name: "Lily" })).toEqual({ payers: [{ name: "Lily Na" }] });
  expect(await readIn("ko", payers, { name: "나리꽃" })).toEqual({ payers: [{ name: "나리꽃" }] });
});

test("those who look at personal data and those who write are named in the language of the page", async () => {
  const id = await named("두루미", "Du", "Rumi");
  await db.draft.create({
    data: { memberId: id, board: "NOTICE", payload: { values: { ko: { title: "초안" } } } },
  });
  const drafts = "{ savedDrafts { writerName } }";
  expect(await readIn("en", drafts)).toEqual({ savedDrafts: [{ writerName: "Rumi Du" }] });
  expect(await readIn("ko", drafts)).toEqual({ savedDrafts: [{ writerName: "두루미" }] });
  // The list of drafts is no look at a person, and this is.
  await readIn("en", "query ($id: Id!) { managedMember(id: $id) { name } }", { id });
  await db.member.update({ where: { id: office.id }, data: { familyName: "Kim", givenName: "Seo-yeon" } });
  const month = seoulDay(new Date()).slice(0, 7);
  const review = `{ accessReview(month: "${month}") { people { actorId name } } }`;
  expect(await readIn("en", review)).toEqual({
    accessReview: { people: expect.arrayContaining([{ actorId: office.id, name: "Seo-yeon Kim" }]) },
  });
});
