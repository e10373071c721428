// Somebody who applies, says that it was sent, has it booked in parts, and then voided; or with a surplus,
// which is refunded, and then all of it with the seat. Again and again, until the site dies, and remembers
// every answer.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { expectSound } from "#tests/support/applying.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";
import { programInput } from "#tests/support/program-writing.ts";
import type { Crew } from "./lives.ts";
import { ADMIN, askOffice, type Office, openOffice } from "./office.ts";

interface Acknowledged {
  programId: number;
  /** The last version of each payment that was acknowledged. */
  readonly payments: Map<number, number>;
  steps: number;
}

/** People at once, at different steps. */
const PAYERS = 3;
const FEWEST_STEPS = 2;
/** Of one payment, from the application to its end. */
const STEPS = 6;
const FEE = 30_000;
const SURPLUS = 500;
const CREATE = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const APPLY =
  'mutation ($programId: Id!) { apply(input: { programId: $programId, form: { name: "신청인" } }) { payment { id version } } }';
const DECLARE = `mutation ($id: Id!, $version: Int!) {
  declarePayment(id: $id, version: $version, depositorName: "보낸 이") { id version }
}`;
const BOOK = `mutation ($id: Id!, $version: Int!, $amount: Int!) {
  bookPayment(id: $id, version: $version, amount: $amount, acceptSurplus: true) { payment { id version } }
}`;
const REFUND = `mutation ($id: Id!, $version: Int!, $amount: Int!) {
  refundPayment(id: $id, version: $version, amount: $amount, reason: "못 옴", seat: FREE, noAccount: SENDER) { id version }
}`;
const VOID = `mutation ($id: Id!, $version: Int!) {
  voidPayment(id: $id, version: $version, reason: "시험") { id version }
}`;

interface Row {
  readonly id: number;
  readonly version: number;
}

/** Pays until the site is gone. @param surplusFirst whether the first payment has a surplus; then every other has */
async function keepPaying(office: Office, seen: Acknowledged, surplusFirst: boolean): Promise<void> {
  const made = await ask(office, CREATE, { input: openProgram() });
  if (!made) return;
  seen.programId = made.createProgram.id;
  const acknowledge = ({ id, version }: Row): Row => {
    seen.payments.set(id, version);
    seen.steps += 1;
    return { id, version };
  };
  for (let surplus = surplusFirst ? SURPLUS : 0; ; surplus = SURPLUS - surplus) {
    const applied = await ask(office, APPLY, { programId: seen.programId });
    if (!applied) return;
    const declared = await ask(office, DECLARE, acknowledge(applied.apply.payment));
    if (!declared) return;
    let payment = acknowledge(declared.declarePayment);
    for (const amount of [FEE - 1, 1 + surplus]) {
      const booked = await ask(office, BOOK, { ...payment, amount });
      if (!booked) return;
      payment = acknowledge(booked.bookPayment.payment);
    }
    for (const amount of surplus === 0 ? [] : [surplus, FEE]) {
      const refunded = await ask(office, REFUND, { ...payment, amount });
      if (!refunded) return;
      payment = acknowledge(refunded.refundPayment);
    }
    if (surplus > 0) continue;
    const voided = await ask(office, VOID, payment);
    if (!voided) return;
    acknowledge(voided.voidPayment);
  }
}

function openProgram(): object {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  return programInput({
    startsAt: at(10),
    endsAt: at(11),
    applyFrom: at(-1),
    applyTo: at(5),
    fee: FEE,
    capacity: 3,
    publishNow: true,
  });
}

/** What was answered; null when the site is gone. */
async function ask(office: Office, query: string, variables: object) {
  const seen = await askOffice(office, query, variables);
  if (!seen) return null;
  if (!seen.data) throw new Error(JSON.stringify(seen));
  return Object(seen.data);
}

/** What an application must be when its payment is in a state. */
const APPLICATION_OF: Readonly<Record<string, string>> = {
  PENDING: "AWAITING_PAYMENT",
  DECLARED: "AWAITING_PAYMENT",
  PARTIAL: "AWAITING_PAYMENT",
  PAID: "CONFIRMED",
  REFUNDED: "CANCELLED",
  VOID: "CANCELLED",
};

/** Of each step (apply, declare, book, refund, void) all is there, with its seat, history, email and audit entry, or nothing. */
export function createPayers(): Crew {
  const seen: Acknowledged[] = [];
  return {
    begin: async ({ url }, round) => {
      const office = await openOffice(url);
      const own = Array.from(
        { length: PAYERS },
        (): Acknowledged => ({ programId: 0, payments: new Map(), steps: 0 }),
      );
      seen.push(...own);
      const ended = Promise.all(
        own.map((telling, index) => keepPaying(office, telling, index === PAYERS - 1)),
      );
      const wanted = (index: number) => FEWEST_STEPS + ((round + 2 * index) % STEPS);
      return { isEnough: () => own.every(({ steps }, index) => steps >= wanted(index)), ended };
    },
    expectStored: async () => {
      const { id: memberId } = await db.member.findFirstOrThrow({ where: { email: ADMIN.ADMIN_EMAIL } });
      const payments = await db.payment.findMany({
        where: { memberId },
        include: { application: true, moves: true },
      });
      expect(payments.length).toBeGreaterThanOrEqual(seen.length / PAYERS);
      for (const { id, state, version, declaredAt, application } of payments) {
        await expectSoundPayment(id);
        expect(application?.state).toBe(APPLICATION_OF[state]);
        const audited = await db.auditEntry.count({ where: { subject: "payment", subjectId: id } });
        // What the payer declares is in the history only.
        expect(audited).toBe(version - 1 - (declaredAt === null ? 0 : 1));
      }
      for (const { programId, payments: acknowledged } of seen) {
        if (programId > 0) await expectSound(programId);
        for (const [id, version] of acknowledged) {
          const row = payments.find((payment) => payment.id === id);
          expect(row?.version).toBeGreaterThanOrEqual(version);
        }
      }
      expect(await db.application.count({ where: { memberId } })).toBe(payments.length);
      // An email for each that was paid and each that went back, and none for what was not.
      const paid = payments.filter(({ paidAt }) => paidAt !== null).length;
      const refunded = await db.auditEntry.count({ where: { action: "refundPayment" } });
      expect(await db.mail.count({ where: { kind: "PAYMENT_PAID" } })).toBe(paid);
      expect(await db.mail.count({ where: { kind: "PAYMENT_REFUNDED" } })).toBe(refunded);
      // The blows met every step.
      const steps = new Set(payments.flatMap(({ moves }) => moves.map(({ to }) => to)));
      expect([...steps].sort()).toEqual([
        "DECLARED",
        "PAID",
        "PARTIAL",
        "PENDING",
        "REFUNDED",
        "REFUND_REQUESTED",
        "VOID",
      ]);
      expect(refunded).toBeGreaterThan(0);
    },
  };
}
