// The rules of the journal are written by its editors, too: these three pages, and no other.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { useGateway } from "#tests/support/gateway.ts";
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
  expect(await save("JOURNAL_ETHICS", { baseNumber: 1, effectiveAt: inAYear() })).toBeNull();
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
  const restore = "mutation { restorePage(key: JOURNAL_ETHICS, number: 1, baseNumber: 2) { number } }";
  expect((await editor.ask(restore)).code).toBeNull();
});

test("and no other page", async () => {
  for (const key of ["BYLAWS", "GREETING", "JOURNAL_INTRODUCTION"] as const) {
    expect(await save(key)).toBe("FORBIDDEN");
    expect((await editor.ask(`{ pageForEditing(key: ${key}) { number } }`)).code).toBe("FORBIDDEN");
    expect(
      (await editor.ask(`mutation { restorePage(key: ${key}, number: 1, baseNumber: 1) { number } }`)).code,
    ).toBe("FORBIDDEN");
    expect(await db.pageVersion.count({ where: { key } })).toBe(0);
  }
});
