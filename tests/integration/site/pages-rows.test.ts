// Rows of a page keep a key from version to version: by it two writers' changes meet.
import { beforeAll, expect, test } from "vitest";
import { useGateway } from "#tests/support/gateway.ts";
import { pageInput, SAVE_PAGE, savePageThrough } from "#tests/support/page-writing.ts";
import { type Ask, createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
});

const entry = (titleKo: string, rowKey?: string) => ({ year: 2019, titleKo, ...(rowKey ? { rowKey } : {}) });
const history = (baseNumber: number | null, ...entries: object[]) => ({
  key: "HISTORY",
  baseNumber,
  entries,
});
const rowsOf = async (list: "entries" | "people", key: "HISTORY" | "BOARD_MEMBERS") => {
  const name = list === "entries" ? "titleKo" : "nameKo";
  const { data } = await ask(`{ pageForEditing(key: ${key}) { ${list} { rowKey ${name} } } }`);
  const rows: Record<string, string>[] = Object(data).pageForEditing[list];
  return rows.map((row) => [row[name], row.rowKey]);
};

test("a row that is moved and changed keeps its key, a new one gets one", async () => {
  await savePageThrough(ask, history(null, entry("창립"), entry("총회", "mine")));
  const [[, first] = [], second] = await rowsOf("entries", "HISTORY");
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual(["총회", "mine"]);
  await savePageThrough(ask, history(1, entry("정기 총회", "mine"), entry("학술지"), entry("창립", first)));
  const [moved, added, last] = await rowsOf("entries", "HISTORY");
  expect([moved, last]).toEqual([
    ["정기 총회", "mine"],
    ["창립", first],
  ]);
  expect(added?.[1]).not.toBe(first);
});

test("an old version that is restored brings its keys", async () => {
  const before = await rowsOf("entries", "HISTORY");
  await savePageThrough(ask, history(2, entry("다른 것")));
  await ask("mutation { restorePage(key: HISTORY, number: 2, baseNumber: 3) { id } }");
  expect(await rowsOf("entries", "HISTORY")).toEqual(before);
});

test("people keep theirs, too", async () => {
  const board = (baseNumber: number | null, ...people: object[]) => ({
    key: "BOARD_MEMBERS",
    baseNumber,
    people,
  });
  await savePageThrough(ask, board(null, { nameKo: "한가람", roleKo: "회장" }));
  const [[, key] = []] = await rowsOf("people", "BOARD_MEMBERS");
  await savePageThrough(ask, board(1, { rowKey: key, nameKo: "한가람", roleKo: "고문" }));
  expect(await rowsOf("people", "BOARD_MEMBERS")).toEqual([["한가람", key]]);
});

test.each([
  [[entry("가", "a"), entry("나", "a")], { entries: ["CHOICE_UNKNOWN"] }],
  [[entry("가", "a".repeat(41))], { "entries.0.rowKey": ["TOO_LONG"] }],
])("no two rows have one key, and none a long one: %j", async (entries, fields) => {
  const answer = await ask(SAVE_PAGE, { input: pageInput(history(4, ...entries)) });
  expect(answer.errors[0]?.extensions?.fields).toEqual(fields);
});
