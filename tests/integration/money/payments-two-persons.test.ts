// @module-tag both
// Acts on payments that one person may not do alone: the own payment, and much money given back or given up (decision 88).
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { requestRefund } from "#schema/money/payments/request-refund.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSession, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  APPROVE,
  BOOK,
  createPayment,
  DECLARE,
  EXEMPT,
  expectSoundPayment,
  MOVE_BOOKING,
  NOT_FOUND,
  REFUND,
  REFUSE,
  TAKE_BACK,
  VOID,
  WAIVE,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let first: Person;
let second: Person;
let member: Person;
beforeAll(async () => {
  first = await createPerson(gateway(), { roles: ["FINANCE"], name: "첫째" });
  second = await createPerson(gateway(), { roles: ["SUPER"], name: "둘째" });
  member = await createPerson(gateway());
  await createSettings();
});
beforeEach(() => twoPersonsAbove(30_000));

const twoPersonsAbove = (amount: number | null) =>
  db.setting.update({ where: { id: 1 }, data: { twoPersonsAbove: amount } });

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
const at = async (id: number) => ({ id, version: (await rowOf(id)).version });
const waiting = (paymentId: number) =>
  db.paymentProposal.findFirst({ where: { paymentId }, orderBy: { id: "desc" } });

/** Proposes it, and answers the proposal's number. */
async function propose(
  person: Person,
  operation: string,
  variables: { id: number; [name: string]: unknown },
): Promise<number> {
  const before = await rowOf(variables.id);
  const reply = await person.ask(operation, { reason: "확인", ...(await at(variables.id)), ...variables });
  expect(reply.errors).toEqual([]);
  expect(await rowOf(variables.id)).toEqual(before);
  return (await waiting(variables.id))?.id ?? 0;
}

/** A payment that came in whole, of 50,000 won. */
async function paid(memberId: number | null) {
  const { id } = await createPayment({ memberId });
  const desk = memberId === first.id ? await createPerson(gateway(), { roles: ["FINANCE"] }) : first;
  answered(await desk.ask(BOOK, { ...(await at(id)), amount: 50_000 }), "bookPayment");
  return id;
}

/** One of which all is to go back. */
async function refunding(memberId: number) {
  const id = await paid(memberId);
  const whole = { refundDue: 50_000, refundAccount: null, actorId: null, reason: "OFFICE" } as const;
  await db.$transaction((tx) => requestRefund(tx, id, whole, new Date()));
  return id;
}

describe("the own payment", () => {
  const open = async () => (await createPayment({ memberId: first.id })).id;
  const ownPaid = () => paid(first.id);
  const declared = async () => {
    const id = await open();
    answered(await first.ask(DECLARE, await at(id)), "declarePayment");
    return id;
  };
  const ownRefunding = () => refunding(first.id);
  test.each([
    ["booked", BOOK, open, { amount: 50_000 }, "PAID"],
    ["exempted", EXEMPT, open, {}, "PAID"],
    ["said not to be in the bank", NOT_FOUND, declared, {}, "PENDING"],
    ["given back", REFUND, ownPaid, { amount: 10 }, "PARTLY_REFUNDED"],
    ["not given back whole", WAIVE, ownRefunding, {}, "PAID"],
    ["taken back", TAKE_BACK, ownPaid, {}, "PENDING"],
    ["voided", VOID, open, {}, "VOID"],
  ])("is %s by two persons, and the history has both names", async (_what, operation, make, more, state) => {
    const id = await make();
    const proposal = await propose(first, operation, { id, ...more });
    expect((await first.ask(APPROVE, { id: proposal })).code).toBe("SECOND_PERSON_NEEDED");
    expect((await second.ask(APPROVE, { id: proposal })).errors).toEqual([]);
    expect((await rowOf(id)).state).toBe(state);
    const move = await db.paymentMove.findFirst({ where: { paymentId: id }, orderBy: { id: "desc" } });
    expect(move).toMatchObject({ actorId: first.id, approvedById: second.id });
    await expectSoundPayment(id);
  });

  test("money that is moved to it needs two, too", async () => {
    const from = await paid(member.id);
    const to = await open();
    const target = { toId: to, toVersion: (await rowOf(to)).version };
    const proposal = await propose(first, MOVE_BOOKING, { id: from, ...target });
    expect((await second.ask(APPROVE, { id: proposal })).errors).toEqual([]);
    for (const paymentId of [from, to]) {
      const last = await db.paymentMove.findFirst({ where: { paymentId }, orderBy: { id: "desc" } });
      expect(last).toMatchObject({ actorId: first.id, approvedById: second.id });
    }
    expect((await rowOf(to)).state).toBe("PAID");
  });

  test("nobody asks themselves for money, and the payer of it does not approve", async () => {
    const MAKE =
      'mutation ($id: Id!) { createPayment(input: { memberId: $id, type: DONATION, nameKo: "가", amountDue: 1 }) { id } }';
    expect((await first.ask(MAKE, { id: first.id })).code).toBe("SECOND_PERSON_NEEDED");
    expect((await second.ask(MAKE, { id: first.id })).errors).toEqual([]);
    const id = await paid(second.id);
    const proposal = await propose(first, REFUND, { id, amount: 40_000 });
    expect((await second.ask(APPROVE, { id: proposal })).code).toBe("SECOND_PERSON_NEEDED");
  });
});

describe("above the amount of the settings", () => {
  test("a refund waits, and small ones count together", async () => {
    const id = await refunding(member.id);
    const small = { amount: 20_000, reason: "가" };
    answered(await first.ask(REFUND, { ...(await at(id)), ...small }), "refundPayment");
    expect((await rowOf(id)).amountRefunded).toBe(20_000);
    const proposal = await propose(first, REFUND, { id, ...small });
    expect(await waiting(id)).toMatchObject({ id: proposal, amount: 40_000, state: "WAITS", act: "REFUND" });
  });

  test.each([
    ["an exemption", EXEMPT],
    ["a write-off", VOID],
  ])("%s waits, and without an amount in the settings it does not", async (_what, operation) => {
    const { id } = await createPayment({ memberId: member.id });
    await propose(first, operation, { id });
    await twoPersonsAbove(null);
    const { id: other } = await createPayment({ memberId: member.id });
    expect((await first.ask(operation, { id: other, version: 1, reason: "가" })).errors).toEqual([]);
    expect((await rowOf(other)).state).not.toBe("PENDING");
    expect(await waiting(other)).toBeNull();
  });
});

describe("what was proposed", () => {
  const proposed = async () => {
    const id = await refunding(member.id);
    return { id, proposal: await propose(first, REFUND, { id, amount: 50_000 }) };
  };

  test("is refused now where it could not be done", async () => {
    const id = await paid(member.id);
    const much = { ...(await at(id)), amount: 60_000, reason: "가" };
    expect((await first.ask(REFUND, much)).code).toBe("VALIDATION");
    expect((await first.ask(REFUND, { ...much, amount: 50_000, version: 1 })).code).toBe("CONFLICT");
    expect(await waiting(id)).toBeNull();
  });

  test("waits alone, falls when the payment is moved, and may then be proposed anew", async () => {
    const { id, proposal } = await proposed();
    expect((await first.ask(REFUND, { ...(await at(id)), amount: 50_000, reason: "가" })).code).toBe(
      "PROPOSAL_WAITS",
    );
    answered(await second.ask(REFUND, { ...(await at(id)), amount: 1_000, reason: "가" }), "refundPayment");
    const stale = await second.ask(APPROVE, { id: proposal });
    expect([stale.code, (await rowOf(id)).amountRefunded]).toEqual(["CONFLICT", 1_000]);
    const again = await propose(first, REFUND, { id, amount: 49_000 });
    expect(again).not.toBe(proposal);
    expect(await db.paymentProposal.findUnique({ where: { id: proposal } })).toMatchObject({
      state: "FALLEN",
    });
  });

  test("falls after two weeks", async () => {
    const { id, proposal } = await proposed();
    const old = new Date(Date.now() - PROPOSAL_MS - MINUTE);
    await db.paymentProposal.update({ where: { id: proposal }, data: { createdAt: old } });
    expect((await second.ask(APPROVE, { id: proposal })).code).toBe("CONFLICT");
    const reply = await second.ask("{ payments(filter: { proposed: true }, size: 100) { items { id } } }");
    expect(Object(reply.data).payments.items).not.toContainEqual({ id });
  });

  test("is in the list, on the dashboard and in the log, and is refused with a word of why", async () => {
    const { id, proposal } = await proposed();
    const ASK = `query ($id: Id!) {
      payments(filter: { proposed: true }, size: 100) { items { id } }
      dashboard { payments { proposals { count since } } }
      payment(id: $id) { proposals { state act amount proposedByName decidedByName answer viewerCanApprove isViewers } secondPerson { isOwn above isThere } }
    }`;
    const seen = Object((await second.ask(ASK, { id })).data);
    expect(seen.payments.items).toContainEqual({ id });
    expect(seen.dashboard.payments.proposals.count).toBe(seen.payments.items.length);
    expect(seen.payment).toMatchObject({
      proposals: [
        {
          state: "WAITS",
          act: "REFUND",
          amount: 50_000,
          proposedByName: "첫째",
          viewerCanApprove: true,
          isViewers: false,
        },
      ],
      secondPerson: { isOwn: false, above: 30_000, isThere: true },
    });
    answered(await second.ask(REFUSE, { id: proposal, answer: "영수증 없음" }), "refusePaymentProposal");
    expect((await second.ask(APPROVE, { id: proposal })).code).toBe("CONFLICT");
    const after = Object((await first.ask(ASK, { id })).data).payment.proposals;
    expect(after).toMatchObject([{ state: "REFUSED", decidedByName: "둘째", answer: "영수증 없음" }]);
    const log = await db.auditEntry.findMany({
      where: { subject: "payment", subjectId: id, action: "refusePaymentProposal" },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["refusePaymentProposal", second.id],
    ]);
  });

  test("is approved with a proof of the last five minutes, and both names are in the log", async () => {
    const { id, proposal } = await proposed();
    const sixAgo = { now: () => new Date(gateway().clock.now().getTime() - 6 * MINUTE) };
    const { headers } = await createSession(second.id, sixAgo);
    const old = await askGraphql(gateway(), APPROVE, { variables: { id: proposal }, headers });
    expect(old.code).toBe("REAUTH_REQUIRED");
    answered(await second.ask(APPROVE, { id: proposal }), "approvePaymentProposal");
    const log = await db.auditEntry.findMany({
      where: { subject: "payment", subjectId: id, action: { not: "viewPayment" } },
      orderBy: { id: "asc" },
    });
    expect(
      log.slice(1).map(({ action, actorId, after }) => [action, actorId, Object(after).proposedBy]),
    ).toEqual([
      ["proposePaymentAct", first.id, undefined],
      ["approvePaymentProposal", second.id, first.id],
      ["refundPayment", second.id, first.id],
    ]);
  });
});

test("anyone who is alone is not locked out: it is done at once, and the log says that nobody else was there", async () => {
  const others = { memberId: { not: second.id } };
  const roles = await db.staffAssignment.findMany({ where: others });
  await db.staffAssignment.deleteMany({ where: others });
  const { id } = await createPayment({ memberId: second.id });
  answered(await second.ask(EXEMPT, { ...(await at(id)), reason: "가" }), "exemptPayment");
  await db.staffAssignment.createMany({ data: roles });
  expect((await rowOf(id)).state).toBe("PAID");
  const line = await db.auditEntry.findFirst({ where: { subjectId: id, action: "exemptPayment" } });
  expect(line?.after).toMatchObject({ alone: true });
});
