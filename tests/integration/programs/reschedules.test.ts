// @module-tag long
// @module-tag both
// The date of a program moves while people have applied: each is asked by mail, answers by the link or in the account, and gets everything
// back who declines.
import { beforeAll, expect, test } from "vitest";
import { mailedCalendar } from "#gateway/calendar/mailed-calendar.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import { notifyReschedules } from "#schema/programs/reschedules/notify-reschedules.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
let office: Person;
let people: Person[];

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  people = [await createPerson(gateway()), await createPerson(gateway())];
});

const SAVE = `mutation ($id: Id!, $version: Int!, $input: ProgramInput!) {
  saveProgram(id: $id, version: $version, input: $input) { id }
}`;
const ASKED = `query ($link: String!) {
  linkedReschedule(link: $link) { startsAtBefore reply refund needsRefundAccount program { startsAt } note(language: EN) { text } }
}`;
const ANSWER = `mutation ($link: String!, $accepts: Boolean!, $account: String) {
  answerLinkedReschedule(link: $link, accepts: $accepts, refundAccount: $account)
}`;
const now = Date.now();
const input = (days: number, more: object = {}) => ({
  kind: "SEMINAR",
  ko: { title: "옮긴 세미나" },
  startsAt: new Date(now + days * DAY),
  endsAt: new Date(now + days * DAY + 2 * HOUR),
  applyFrom: new Date(now - HOUR),
  applyTo: new Date(now + DAY),
  fee: 30_000,
  publishedAt: new Date(now - DAY),
  ...more,
});
const WORDS = { moveNoteKo: "강연장 사정으로 미룹니다.", moveNoteEn: "The hall is closed." };
const asVisitor = (query: string, variables: object) => askGraphql(gateway(), query, { variables });

/** A seminar that the people have applied for, the first of whom has paid. */
async function appliedFor() {
  const { id } = await createOpenProgram({
    startsAt: new Date(now + 10 * DAY),
    endsAt: new Date(now + 10 * DAY + 2 * HOUR),
    publishedAt: new Date(now - DAY),
    refundRules: [],
  });
  const applications: number[] = [];
  for (const person of people) applications.push(answered(await person.apply(id)).id);
  const [first = 0, second = 0] = applications;
  await db.payment.updateMany({
    where: { applicationId: first },
    data: { state: "PAID", amountPaid: 30_000, paidAt: new Date() },
  });
  await db.application.updateMany({ where: { id: first }, data: { state: "CONFIRMED" } });
  await db.applicationMove.create({
    data: { applicationId: first, from: "AWAITING_PAYMENT", to: "CONFIRMED", createdAt: new Date() },
  });
  return { id, first, second };
}

/** The token of the mail that asks about an application. */
async function linkOf(applicationId: number): Promise<string> {
  const token = await db.oneTimeToken.findFirstOrThrow({
    where: { kind: "RESCHEDULE", rescheduleAnswer: { applicationId } },
  });
  return new URL(links.linkTo("RESCHEDULE", token.id, "KO")).hash.slice(1);
}

const saved = async (id: number, version: number, days: number, words: object = WORDS) => {
  const reply = await office.ask(SAVE, { id, version, input: input(days, words) });
  expect(reply.errors).toEqual([]);
};

test("a new date needs words to the applicants, and each gets them once with the calendar file", async () => {
  const { id, first } = await appliedFor();
  const silent = await office.ask(SAVE, { id, version: 1, input: input(20) });
  expect(silent.errors[0]?.extensions?.fields).toEqual({ moveNoteKo: ["REQUIRED"] });
  await saved(id, 1, 20);
  await notifyReschedules({ links, now: new Date() });
  const mails = await db.mail.findMany({ where: { kind: "PROGRAM_RESCHEDULED", calendarOfId: id } });
  expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(mails[0]?.text).toContain(WORDS.moveNoteKo);
  const asked = await asVisitor(ASKED, { link: await linkOf(first) });
  expect(Object(asked.data).linkedReschedule).toEqual({
    startsAtBefore: new Date(now + 10 * DAY).toISOString(),
    reply: null,
    refund: 30_000,
    needsRefundAccount: true,
    program: { startsAt: new Date(now + 20 * DAY).toISOString() },
    note: { text: WORDS.moveNoteEn },
  });
});

test("the same date, a draft and an event without applicants ask nobody", async () => {
  const { id } = await appliedFor();
  await saved(id, 1, 10, {});
  const empty = await createOpenProgram({ publishedAt: new Date(now - DAY) });
  await saved(empty.id, 1, 30, {});
  const asked = { rescheduleAnswers: { some: {} }, programId: { in: [id, empty.id] } };
  expect(await db.application.count({ where: asked })).toBe(0);
});

test("who declines is withdrawn and gets everything back; who accepts can still decline", async () => {
  const { id, first, second } = await appliedFor();
  await saved(id, 1, 20);
  const link = await linkOf(first);
  expect((await asVisitor(ANSWER, { link, accepts: true })).errors).toEqual([]);
  expect(Object((await asVisitor(ASKED, { link })).data).linkedReschedule.reply).toBe("ACCEPTED");
  const unsaid = await asVisitor(ANSWER, { link, accepts: false });
  expect(unsaid.errors[0]?.extensions?.fields).toEqual({ refundAccount: ["REQUIRED"] });
  expect((await asVisitor(ANSWER, { link, accepts: false, account: "가나은행 1" })).errors).toEqual([]);
  expect(await db.application.findUniqueOrThrow({ where: { id: first } })).toMatchObject({
    state: "WITHDRAWN",
  });
  // The program's own rules give nothing back: the new date does.
  expect(await db.payment.findUniqueOrThrow({ where: { applicationId: first } })).toMatchObject({
    state: "REFUND_REQUESTED",
    refundDue: 30_000,
    refundAccount: "가나은행 1",
  });
  expect((await asVisitor(ANSWER, { link, accepts: true })).code).toBe("LINK_ENDED");
  expect(Object((await asVisitor(ASKED, { link })).data).linkedReschedule).toBeNull();
  const WITHDRAW = `mutation { withdrawApplication(id: ${second}, version: 1) { state } }`;
  expect((await people[1]?.ask(WITHDRAW))?.errors).toEqual([]);
  const counted = await office.ask(
    `{ programForEditing(id: ${id}) { expectedCount rescheduleAnswers { accepted declined open } }
       applicants(programId: ${id}, filter: { newDate: [DECLINED] }) { items { id } } }`,
  );
  expect(counted.data).toEqual({
    programForEditing: { expectedCount: 0, rescheduleAnswers: { accepted: 0, declined: 2, open: 0 } },
    applicants: { items: expect.arrayContaining([{ id: first }, { id: second }]) },
  });
  await expectSound(id);
});

test("a date that moves again is asked about again, and the links of the former one end", async () => {
  const { id, first } = await appliedFor();
  await saved(id, 1, 20);
  const old = await linkOf(first);
  await saved(id, 2, 10, { moveNoteKo: "잘못 안내했습니다. 원래 일정대로 합니다." });
  expect((await asVisitor(ANSWER, { link: old, accepts: true })).code).toBe("LINK_ENDED");
  const link = await linkOf(first);
  expect(link).not.toBe(old);
  const answer = `mutation { answerReschedule(id: ${first}, accepts: true) { reschedule { reply canAnswer } } }`;
  expect((await people[1]?.ask(answer))?.code).toBe("NOT_FOUND");
  expect(answered((await people[0]?.ask(answer)) ?? Object(null), "answerReschedule")).toEqual({
    reschedule: { reply: "ACCEPTED", canAnswer: true },
  });
  const ics = await (await gateway().request(`/programs/${id}.ics`)).text();
  expect(ics).toContain("SEQUENCE:3");
  expect(ics).toContain("METHOD:PUBLISH");
});

test("an older version with another date is not restored behind the applicants' backs", async () => {
  const { id } = await appliedFor();
  await saved(id, 1, 20);
  const restored = await office.ask(
    `mutation { restoreProgramVersion(id: ${id}, number: 1, version: 2) { id } }`,
  );
  expect(restored.code).toBe("DATE_MOVES");
});

test("a cancelled program tells everybody the office's words in their language, all money goes back, and the calendar strikes it out", async () => {
  const { id, first, second } = await appliedFor();
  await db.member.update({ where: { id: people[1]?.id ?? 0 }, data: { language: "EN" } });
  await db.mail.deleteMany();
  const cancel = `mutation ($id: Id!) {
    cancelProgram(id: $id, version: 1, noteKo: "강연자가 오지 못합니다.", noteEn: "The speaker cannot come.") { id }
  }`;
  expect((await office.ask(cancel, { id })).errors).toEqual([]);
  await cancelApplicationsOfPrograms(id, new Date());
  const mails = await db.mail.findMany({ where: { kind: "APPLICATION_CANCELLED", calendarOfId: id } });
  const textTo = (person: Person | undefined) =>
    mails.find(({ toAddress }) => toAddress === person?.email)?.text ?? "";
  expect(mails).toHaveLength(2);
  expect(textTo(people[0])).toContain("강연자가 오지 못합니다.");
  expect(textTo(people[0])).toContain("30,000원");
  expect(textTo(people[1])).toContain("The speaker cannot come.");
  expect(await db.payment.findUniqueOrThrow({ where: { applicationId: first } })).toMatchObject({
    refundDue: 30_000,
  });
  expect(await db.payment.findUniqueOrThrow({ where: { applicationId: second } })).toMatchObject({
    state: "CANCELLED",
  });
  const site = { publicUrl: "https://association.example", language: "EN", now: new Date() } as const;
  const calendar = await mailedCalendar(id, site);
  expect(calendar?.method).toBe("CANCEL");
  for (const line of [
    "METHOD:CANCEL",
    "STATUS:CANCELLED",
    "SEQUENCE:2",
    `UID:program-${id}@association.example`,
  ]) {
    expect(calendar?.content).toContain(line);
  }
  await db.member.update({ where: { id: people[1]?.id ?? 0 }, data: { language: "KO" } });
});
