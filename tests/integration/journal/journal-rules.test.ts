// The rules of the journal and its editorial board are written by its editors, too: these four pages, and no other.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { pageInput, SAVE_PAGE } from "#tests/support/page-writing.ts";

const gateway = useGateway();
let editor: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
});
const save = async (key: PageKey, more: object = {}) =>
  (await editor.ask(SAVE_PAGE, { input: pageInput({ key, ...more }) })).code;
const inAYear = () => new Date(gateway().clock.now().getTime() + 365 * 86_400_000).toISOString();

test("an editor writes them, ahead of their day as well, and restores an old one", async () => {
  expect(await save("JOURNAL_ETHICS")).toBeNull();
  expect(await save("JOURNAL_ETHICS", { baseNumber: 1, effectiveAt: inAYear(), noteKo: "개정" })).toBeNull();
  const read = await editor.ask(
    "{ pageForEditing(key: JOURNAL_ETHICS) { number } pageVersions(key: JOURNAL_ETHICS) { number author } }",
  );
  expect(read.data).toEqual({
    pageForEditing: { number: 2 },
    pageVersions: [
      { number: 2, author: "편집자" },
      { number: 1, author: "편집자" },
    ],
  });
  const restore =
    'mutation { restorePage(key: JOURNAL_ETHICS, number: 1, baseNumber: 2, noteKo: "개정 취소") { number } }';
  expect((await editor.ask(restore)).code).toBeNull();
});

test("and no other page", async () => {
  for (const key of ["BYLAWS", "GREETING", "JOURNAL_INTRODUCTION"] as const) {
    expect(await save(key)).toBe("FORBIDDEN");
    expect((await editor.ask(`{ pageForEditing(key: ${key}) { number } }`)).code).toBe("FORBIDDEN");
    expect(
      (
        await editor.ask(
          `mutation { restorePage(key: ${key}, number: 1, baseNumber: 1, noteKo: "되돌림") { number } }`,
        )
      ).code,
    ).toBe("FORBIDDEN");
    expect(await db.pageVersion.count({ where: { key } })).toBe(0);
  }
});

test("the editorial board is read in either language, with names in their order, and its people are found", async () => {
  const people = [
    {
      rowKey: "one",
      nameKo: "김서연",
      nameEn: "Seo-yeon Kim",
      roleKo: "편집위원장",
      roleEn: "Editor-in-Chief",
      affiliationKo: "가나대학교",
      affiliationEn: "Ganada University",
    },
  ];
  expect(await save("EDITORIAL_BOARD", { people })).toBeNull();
  const read = async (language: "KO" | "EN") => {
    const { data } = await askGraphql(
      gateway(),
      `{ page(key: EDITORIAL_BOARD) { people { name(language: ${language}) { text } role(language: ${language}) { text }
        affiliation(language: ${language}) { text } } } }`,
    );
    return Object(data).page.people;
  };
  const text = (name: string, role: string, affiliation: string) => [
    { name: { text: name }, role: { text: role }, affiliation: { text: affiliation } },
  ];
  expect(await read("KO")).toEqual(text("김서연", "편집위원장", "가나대학교"));
  expect(await read("EN")).toEqual(text("Seo-yeon Kim", "Editor-in-Chief", "Ganada University"));
  const found = await askGraphql(
    gateway(),
    '{ search(text: "편집위원장", language: KO) { groups { hits { type path } } } }',
  );
  expect(JSON.stringify(found.data)).toContain('{"type":"PERSON","path":"/journal/editorial-board"}');
});
