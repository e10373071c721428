// @module-tag both
// What happens to applications by time: offers end, programs are cancelled, money is refunded.

import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { sweepApplications } from "#gateway/tasks/sweep-applications.ts";
import { db } from "#prisma/client.ts";
import type { ContentCache } from "#schema/context.ts";
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
import { programInput, SAVE_PROGRAM } from "#tests/support/program-writing.ts";

const gateway = useGateway();
let people: Person[] = [];
let office: Person;
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 4 }, () => createPerson(gateway())));
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  await db.setting.create({
    data: { nameKo: "가", nameEn: "a", descriptionKo: "가", descriptionEn: "a", offerHours: 48 },
  });
});

const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const contentCache = {
  version: 1n,
  changed: async () => {},
  afterPendingUpdates: async () => {},
} satisfies ContentCache;
const sweepAfter = (milliseconds: number) =>
  sweepApplications({ clock: { now: () => new Date(Date.now() + milliseconds) }, contentCache, links });
const statesOf = async (programId: number) =>
  (await db.application.findMany({ where: { programId }, orderBy: { id: "asc" } })).map(({ state }) => state);
/** What must be there. */
function the<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index];
  if (thing === undefined) throw new Error(`There is no ${index}`);
  return thing;
}
/** They apply one after the other. */
async function applyAll(programId: number): Promise<number[]> {
  const ids: number[] = [];
  for (const person of people) ids.push(answered(await person.apply(programId)).id);
  return ids;
}
const withdraw = (person: Person, id: number) =>
  person.ask(`mutation { withdrawApplication(id: ${id}, version: 1) { id } }`);

test("an offer holds its hours, not a moment longer, and goes on to the next, once for several gateways", async () => {
  const { id } = await createOpenProgram({ capacity: 1, waitingList: true });
  const ids = await applyAll(id);
  await withdraw(the(people, 0), the(ids, 0));
  expect(await statesOf(id)).toEqual(["WITHDRAWN", "OFFERED", "WAITLISTED", "WAITLISTED"]);
  await sweepAfter(48 * HOUR - 60_000);
  expect(await statesOf(id)).toEqual(["WITHDRAWN", "OFFERED", "WAITLISTED", "WAITLISTED"]);
  await Promise.all([
    sweepAfter(48 * HOUR + 1_000),
    sweepAfter(48 * HOUR + 1_000),
    sweepAfter(48 * HOUR + 1_000),
  ]);
  expect(await statesOf(id)).toEqual(["WITHDRAWN", "CANCELLED", "OFFERED", "WAITLISTED"]);
  const late = await the(people, 1).ask(`mutation { acceptOffer(id: ${the(ids, 1)}) { id } }`);
  expect(late.code).toBe("OFFER_ENDED");
  const mails = await db.mail.findMany({ where: { memberId: the(people, 1).id }, orderBy: { id: "asc" } });
  expect(mails.map(({ kind }) => kind)).toEqual([
    "APPLICATION_WAITLISTED",
    "APPLICATION_OFFERED",
    "APPLICATION_CANCELLED",
  ]);
  await expectSound(id);
});

test("an offer ends with the beginning of the event, and none is made after it", async () => {
  const startsAt = new Date(Date.now() + 20 * HOUR);
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const { id } = await createOpenProgram({
    capacity: 1,
    waitingList: true,
    startsAt,
    endsAt,
    applyTo: startsAt,
  });
  const ids = await applyAll(id);
  await withdraw(the(people, 0), the(ids, 0));
  const offered = await db.application.findFirstOrThrow({ where: { programId: id, state: "OFFERED" } });
  expect(offered.offeredUntil).toEqual(startsAt);
  await sweepAfter(21 * HOUR);
  expect(await statesOf(id)).toEqual(["WITHDRAWN", "CANCELLED", "WAITLISTED", "WAITLISTED"]);
  await expectSound(id);
});

test("seats that a larger capacity brings are offered at once, in order", async () => {
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const dates = { applyFrom: at(-1), applyTo: at(5), startsAt: at(10), endsAt: at(10.1) };
  const { id } = await createOpenProgram({ ...dates, capacity: 1, waitingList: true });
  await applyAll(id);
  const saved = await office.ask(SAVE_PROGRAM, {
    id,
    version: 1,
    input: programInput({ ...dates, capacity: 3, waitingList: true }),
  });
  expect(saved.errors).toEqual([]);
  expect(await statesOf(id)).toEqual(["AWAITING_PAYMENT", "OFFERED", "OFFERED", "WAITLISTED"]);
  await expectSound(id);
});

test("a cancelled program ends every application and gives all money back; a stop in the middle is made good", async () => {
  const { id } = await createOpenProgram({ capacity: 2, waitingList: true });
  const ids = await applyAll(id);
  const [paid, owed] = [the(ids, 0), the(ids, 1)];
  const payment = { applicationId: paid };
  await db.payment.update({
    where: payment,
    data: { state: "PAID", amountPaid: 30_000, paidAt: new Date() },
  });
  await db.application.update({ where: { id: paid }, data: { state: "CONFIRMED", confirmedAt: new Date() } });
  await db.applicationMove.create({
    data: { applicationId: paid, from: "AWAITING_PAYMENT", to: "CONFIRMED", createdAt: new Date() },
  });
  // As after a stop between the cancelling and its consequences.
  await db.program.update({ where: { id }, data: { cancelledAt: new Date() } });
  await sweepAfter(0);
  expect(await statesOf(id)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED", "CANCELLED"]);
  expect(await db.payment.findUniqueOrThrow({ where: payment })).toMatchObject({
    state: "REFUND_REQUESTED",
    refundDue: 30_000,
  });
  expect((await db.payment.findUniqueOrThrow({ where: { applicationId: owed } })).state).toBe("CANCELLED");
  await expectSound(id);

  const next = await createOpenProgram({ capacity: 2, waitingList: true });
  await applyAll(next.id);
  const cancelled = await office.ask(
    `mutation { cancelProgram(id: ${next.id}, version: 1, noteKo: "사정") { id } }`,
  );
  expect(cancelled.errors).toEqual([]);
  expect(new Set(await statesOf(next.id))).toEqual(new Set(["CANCELLED"]));
  await expectSound(next.id);
});

test("what comes back is shown first and asked for with an account: all, then by the rules, then nothing", async () => {
  const now = Date.now();
  const { id } = await createOpenProgram({
    startsAt: new Date(now + 9 * DAY),
    endsAt: new Date(now + 10 * DAY),
  });
  const ids = await applyAll(id);
  await db.payment.updateMany({
    where: { application: { programId: id } },
    data: { state: "PAID", amountPaid: 30_000, paidAt: new Date() },
  });
  const REFUND = "{ myApplications { id refundIfWithdrawn viewerCanWithdraw viewerCanChange } }";
  const seen = async () => {
    const mine = answered(await the(people, 0).ask(REFUND), "myApplications");
    return mine.find((one: { id: number }) => one.id === the(ids, 0));
  };
  const withdrawing = (person: number, account: string | null) =>
    the(people, person).ask(
      `mutation ($account: String) { withdrawApplication(id: ${the(ids, person)}, version: 1, refundAccount: $account) { state payment { state refundDue } } }`,
      { account },
    );
  expect(await seen()).toMatchObject({
    refundIfWithdrawn: 30_000,
    viewerCanWithdraw: true,
    viewerCanChange: true,
  });
  const unsaid = await withdrawing(1, null);
  expect(unsaid.errors[0]?.extensions?.fields).toEqual({ refundAccount: ["REQUIRED"] });
  await withdrawing(1, "가나은행 1-2-3 홍길동");
  const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: the(ids, 1) } });
  expect(payment).toMatchObject({
    state: "REFUND_REQUESTED",
    refundDue: 30_000,
    refundAccount: "가나은행 1-2-3 홍길동",
  });
  // The dates are moved, not the clock: no session outlives days.
  await db.program.update({ where: { id }, data: { applyTo: new Date(now - HOUR / 2) } });
  expect(await seen()).toMatchObject({
    refundIfWithdrawn: 15_000,
    viewerCanWithdraw: true,
    viewerCanChange: false,
  });
  await withdrawing(2, "가나은행 1-2-3 홍길동");
  expect(await db.payment.findUniqueOrThrow({ where: { applicationId: the(ids, 2) } })).toMatchObject({
    refundDue: 15_000,
  });
  await db.program.update({ where: { id }, data: { startsAt: new Date(now + 2 * DAY) } });
  expect(await seen()).toMatchObject({ refundIfWithdrawn: 0 });
  await db.program.update({ where: { id }, data: { startsAt: new Date(now - 1_000) } });
  expect((await withdrawing(3, "가")).code).toBe("DEADLINE_PASSED");
  await expectSound(id);
});
