// @module-tag both
// The office's list of mailings: pages, tabs and words; who sees which.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const LIST = `query ($filter: MailingFilter, $page: Int! = 1, $sort: MailingSort! = CREATED, $descending: Boolean! = true) {
  managedMailings(filter: $filter, sort: $sort, descending: $descending, page: $page, size: 20) {
    totalCount hasMore exactCount items { subjectKo state } } }`;
const SUBJECT_COUNT = 230;

let members: Person;
let programs: Person;
beforeAll(async () => {
  await createSettings();
  members = await createPerson(gateway(), { roles: ["MEMBER"], name: "회원 담당" });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"], name: "행사 담당" });
  const at = gateway().clock.now().getTime();
  const audience = { kind: "MEMBERS", filter: {} };
  await db.mailing.createMany({
    data: Array.from({ length: SUBJECT_COUNT }, (_, index) => ({
      subjectKo: `안내 ${String(index).padStart(3, "0")}`,
      subjectEn: index === 7 ? "Seventh news" : "",
      audience,
      state: index % 100 === 0 ? ("WRITTEN" as const) : ("DRAFT" as const),
      createdAt: new Date(at + index),
    })),
  });
  const program = await createOpenProgram();
  await db.mailing.create({
    data: {
      subjectKo: "신청자 안내",
      audience: { kind: "PROGRAM", filter: {} },
      programId: program.id,
      createdAt: new Date(at),
    },
  });
  const [failed] = await db.mailing.findMany({ where: { subjectKo: "안내 100" } });
  await db.mail.create({
    data: {
      kind: "LETTER",
      mailingId: failed?.id ?? 0,
      toAddress: "nobody@example.org",
      language: "KO",
      subject: "안내",
      text: "안내",
      state: "FAILED",
    },
  });
});

const list = async (person: Person, variables: object = {}) =>
  answered(await person.ask(LIST, variables), "managedMailings");
const subjects = async (person: Person, variables: object) =>
  (await list(person, variables)).items.map(({ subjectKo }: { subjectKo: string }) => subjectKo);

test("every mailing is on a page, the newest first, and each is counted", async () => {
  expect(await list(members)).toMatchObject({
    totalCount: SUBJECT_COUNT,
    hasMore: false,
    exactCount: SUBJECT_COUNT,
  });
  expect((await subjects(members, {}))[0]).toBe("안내 229");
  expect(await subjects(members, { page: 12 })).toEqual(
    Array.from({ length: 10 }, (_, index) => `안내 ${String(9 - index).padStart(3, "0")}`),
  );
  expect((await subjects(members, { sort: "SUBJECT", descending: false }))[0]).toBe("안내 000");
});

test("tabs and words narrow it, in either language", async () => {
  expect(await subjects(members, { filter: { show: "SENT" } })).toEqual(["안내 200", "안내 100", "안내 000"]);
  expect(await subjects(members, { filter: { show: "FAILED" } })).toEqual(["안내 100"]);
  expect(await subjects(members, { filter: { search: "seventh" } })).toEqual(["안내 007"]);
  // As in every list of the office, spacing does not count.
  expect(await subjects(members, { filter: { search: "안내007" } })).toEqual(["안내 007"]);
  expect((await list(members, { filter: { show: "DRAFT", purpose: ["PROMOTION"] } })).totalCount).toBe(0);
});

test("chosen drafts are deleted, what was sent stays, and nobody deletes mailings of others", async () => {
  const DELETE = `mutation ($which: BulkSelection!, $filter: MailingFilter) {
    deleteMailings(which: $which, filter: $filter) { done skipped cursor } }`;
  const found = await db.mailing.findMany({
    where: { subjectKo: { in: ["안내 100", "안내 101", "안내 102"] } },
  });
  const ids = found.map(({ id }) => id);
  const which = { ids, expectedCount: 3, cursor: null };
  expect((await programs.ask(DELETE, { which })).code).toBe("COUNT_CHANGED");
  const step = answered(await members.ask(DELETE, { which }), "deleteMailings");
  expect(step).toEqual({ done: 2, skipped: 1, cursor: null });
  expect(await db.mailing.findMany({ where: { id: { in: ids } } })).toMatchObject([
    { subjectKo: "안내 100" },
  ]);
  const all = { ids: null, expectedCount: 1, cursor: null };
  const narrowed = await members.ask(DELETE, { which: all, filter: { search: "안내 103" } });
  expect(answered(narrowed, "deleteMailings")).toEqual({ done: 1, skipped: 0, cursor: null });
  expect(await db.auditEntry.count({ where: { action: "deleteLetter", subject: "letter" } })).toBe(3);
});

test("who writes to applicants alone sees those mailings alone", async () => {
  expect(await subjects(programs, {})).toEqual(["신청자 안내"]);
  expect(await subjects(members, { filter: { search: "신청자" } })).toEqual([]);
});
