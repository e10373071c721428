// A legal text that is coming: a save over it keeps its day, moves it or puts it in force; it is taken back and let come again.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { createMember, createSession, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { SAVE_PAGE, savePageThrough } from "#tests/support/page-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
const inDays = (days: number) => new Date(gateway().clock.now().getTime() + days * DAY).toISOString();
const save = (baseNumber: number | null, line: string, effectiveAt: string | null = null) =>
  savePageThrough(ask, {
    key: "BYLAWS",
    baseNumber,
    effectiveAt,
    noteKo: "개정",
    en: null,
    ko: { title: line, content: paragraph(line) },
  });
const inForce = async () =>
  Object((await askGraphql(gateway(), "{ page(key: BYLAWS) { number } }")).data).page.number;
const listed = async () =>
  Object((await ask("{ pageVersions(key: BYLAWS) { number } }")).data).pageVersions.map(
    ({ number }: { number: number }) => number,
  );
const edited = async () =>
  Object((await ask("{ pageForEditing(key: BYLAWS) { number shownNumber effectiveAt ko { title } } }")).data)
    .pageForEditing;
const act = (name: "withdrawPage" | "undoPageWithdrawal", number: number) =>
  ask(`mutation { ${name}(key: BYLAWS, number: ${number}) { number } }`);

/** Signs somebody of the office in at the gateway's time: a session lasts twelve hours. */
async function signIn(): Promise<void> {
  const { id } = await createMember({ roles: ["CONTENT"] });
  const { headers } = await createSession(id, gateway().clock);
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers: { ...headers } });
}

/** One in force, and a second that comes in thirty days. */
beforeEach(async () => {
  await db.pageVersion.deleteMany({ where: { key: "BYLAWS" } });
  await signIn();
  await save(null, "첫째", "2010-03-01T00:00:00Z");
  await save(1, "둘째", inDays(30));
});

test("a save without a day keeps the day of the version it is based on, and takes its place", async () => {
  const day = (await edited()).effectiveAt;
  expect(await edited()).toMatchObject({ number: 2, shownNumber: 2, ko: { title: "둘째" } });
  await save(2, "둘째, 고친 말");
  expect(await inForce()).toBe(1);
  expect(await edited()).toMatchObject({ number: 3, shownNumber: 3, effectiveAt: day });
  expect(await listed()).toEqual([3, 1]);
});

test("a save with another day moves it: the old day brings nothing", async () => {
  await save(2, "둘째, 나중에", inDays(60));
  gateway().clock.advance(31 * DAY);
  await signIn();
  expect(await inForce()).toBe(1);
  gateway().clock.advance(30 * DAY);
  await signIn();
  expect(await inForce()).toBe(3);
  expect(await listed()).toEqual([3, 1]);
});

test("a save for today is in force now, and what was to come does not undo it on its day", async () => {
  const today = seoulMidnight(seoulDay(gateway().clock.now())).toISOString();
  await save(2, "둘째, 오늘부터", today);
  expect(await inForce()).toBe(3);
  gateway().clock.advance(31 * DAY);
  expect(await inForce()).toBe(3);
});

test("the text in force is restored and mended while another is coming, which comes on its day", async () => {
  await ask('mutation { restorePage(key: BYLAWS, number: 1, baseNumber: 2, noteKo: "개정 취소") { id } }');
  await save(3, "첫째, 고친 말");
  expect(await inForce()).toBe(4);
  gateway().clock.advance(31 * DAY);
  expect(await inForce()).toBe(2);
});

test("an old version is restored for a day and with a reason, and not without one", async () => {
  const restore = (more: string) =>
    ask(`mutation { restorePage(key: BYLAWS, number: 1, baseNumber: 2${more}) { effectiveAt } }`);
  for (const empty of ["", ', noteKo: " "', ', noteEn: "Why"']) {
    const { code, errors } = await restore(empty);
    expect([code, errors[0]?.extensions?.fields]).toEqual(["VALIDATION", { noteKo: ["REQUIRED"] }]);
  }
  expect(await db.pageVersion.count({ where: { key: "BYLAWS" } })).toBe(2);
  const day = inDays(10);
  const { data } = await restore(`, effectiveAt: "${day}", noteKo: "총회 의결", noteEn: "By resolution"`);
  expect(data).toEqual({ restorePage: { effectiveAt: day } });
  const restored = await db.pageVersion.findFirstOrThrow({ where: { key: "BYLAWS", number: 3 } });
  expect(restored).toMatchObject({
    noteKo: "제1판으로 되돌렸습니다.\n총회 의결",
    noteEn: "Version 1 was restored.\nBy resolution",
  });
  expect(await inForce()).toBe(1);
  gateway().clock.advance(11 * DAY);
  expect(await inForce()).toBe(3);
});

test("a new version says why; the first one need not, and a page that is no legal text need not", async () => {
  const unexplained = async (key: string, baseNumber: number | null) => {
    const ko = { title: "회칙", content: paragraph("글") };
    const { code, errors } = await ask(SAVE_PAGE, { input: { key, baseNumber, ko, noteKo: "" } });
    return code === "VALIDATION" ? errors[0]?.extensions?.fields : code;
  };
  expect(await unexplained("BYLAWS", 2)).toEqual({ noteKo: ["REQUIRED"] });
  await db.pageVersion.deleteMany({ where: { key: { in: ["JOURNAL_ETHICS", "GREETING"] } } });
  expect(await unexplained("JOURNAL_ETHICS", null)).toBeNull();
  expect(await unexplained("JOURNAL_ETHICS", 1)).toEqual({ noteKo: ["REQUIRED"] });
  expect(await unexplained("GREETING", null)).toBeNull();
  expect(await unexplained("GREETING", 1)).toBeNull();
  const { code } = await ask("mutation { restorePage(key: GREETING, number: 1, baseNumber: 2) { id } }");
  expect(code).toBeNull();
});

test("taken back it never comes, keeps its words, and the editor begins from the one before", async () => {
  expect((await act("withdrawPage", 2)).data).toEqual({ withdrawPage: { number: 2 } });
  expect(await listed()).toEqual([1]);
  expect(await edited()).toMatchObject({ number: 2, shownNumber: 1, ko: { title: "첫째" } });
  expect((await ask("{ page(key: BYLAWS, number: 2) { number } }")).data).toEqual({ page: { number: 2 } });
  expect((await act("withdrawPage", 2)).code).toBe("NOT_FOUND");
  expect(await save(2, "셋째")).toBe(3);
  gateway().clock.advance(31 * DAY);
  expect(await inForce()).toBe(3);
});

test("it is let come again until its day; what is in force is not taken back", async () => {
  await act("withdrawPage", 2);
  expect((await act("undoPageWithdrawal", 2)).data).toEqual({ undoPageWithdrawal: { number: 2 } });
  expect(await listed()).toEqual([2, 1]);
  expect((await act("withdrawPage", 1)).code).toBe("NOT_FOUND");
  await act("withdrawPage", 2);
  gateway().clock.advance(31 * DAY);
  await signIn();
  expect((await act("undoPageWithdrawal", 2)).code).toBe("NOT_FOUND");
  const acts = await db.auditEntry.findMany({
    where: { action: { in: ["withdrawPage", "takeBackPageWithdrawal"] } },
    orderBy: { id: "desc" },
    take: 3,
  });
  expect(acts.map(({ action }) => action)).toEqual([
    "withdrawPage",
    "takeBackPageWithdrawal",
    "withdrawPage",
  ]);
});
