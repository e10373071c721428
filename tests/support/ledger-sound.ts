// What must hold of the books at any moment: the ledger beside the bank's lines, the cards, the memberships and the seats.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { validBookings } from "#schema/validation/money/payment-bookings.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import type { Person } from "./applying.ts";
import type { Machine } from "./ledger-operations.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const readPayments = ({ since }: Pick<Machine, "since">) =>
  db.payment.findMany({
    where: { id: { gt: since.payment } },
    include: {
      moves: { orderBy: { id: "asc" }, include: { bankRow: true } },
      cardOrders: true,
      membership: true,
      application: true,
    },
  });
type Read = Awaited<ReturnType<typeof readPayments>>[number];

/** Of each line of the bank one thing is true, and parts are their whole. */
async function expectSoundLines({ since }: Pick<Machine, "since">): Promise<void> {
  const lines = await db.bankRow.findMany({
    where: { id: { gt: since.row } },
    include: { parts: true, returnedBy: true },
  });
  for (const { amount, moveId, setAsideAt, splitAt, partOfId, parts, returnedBy } of lines) {
    if (splitAt !== null) {
      expect([moveId, setAsideAt, partOfId, returnedBy]).toEqual([null, null, null, null]);
      expect(sum(parts.map((part) => Number(part.amount)))).toBe(Number(amount));
    } else expect(parts).toEqual([]);
    if (moveId !== null) expect([setAsideAt, returnedBy, amount > 0]).toEqual([null, null, true]);
    if (returnedBy) expect(returnedBy.amount).toBe(-amount);
  }
  // What went back stays tied until somebody says otherwise.
  const said = async (action: string) =>
    await db.auditEntry.count({ where: { action, subjectId: { gt: since.row } } });
  const tied = lines.filter(({ returnedBy }) => returnedBy !== null).length;
  expect(tied).toBe((await said("returnBankRow")) - (await said("untieBankRow")));
}

/**
 * The desk shows each line once, and proposes only what waits for money, may still get it late, or was paid
 * and may be paid twice.
 */
async function expectShownOnce(office: Pick<Person, "ask">): Promise<void> {
  const shown = Object(
    (
      await office.ask(`{ bankRows(state: OPEN) { counts { state count } items { id amount candidates { id outstanding } } }
        payments { totals { paid } } }`)
    ).data,
  ).bankRows;
  const counted = Object.fromEntries(
    shown.counts.map(({ state, count }: { state: string; count: number }) => [state, count]),
  );
  const { OPEN, SET_ASIDE, BOOKED, RETURNED, OUT } = counted;
  expect(OPEN + SET_ASIDE + BOOKED + RETURNED).toBe(
    await db.bankRow.count({
      where: { splitAt: null, OR: [{ amount: { gt: 0 } }, { moveId: { not: null } }] },
    }),
  );
  expect(OUT).toBe(
    await db.bankRow.count({ where: { amount: { lt: 0 }, moveId: null, returns: { is: null } } }),
  );
  const ids = shown.items.flatMap(({ candidates }: { candidates: { id: number }[] }) =>
    candidates.map(({ id }) => id),
  );
  const waiting = await db.payment.count({
    where: { id: { in: ids }, state: { in: [...OPEN_STATES, "EXPIRED", "CANCELLED", "PAID"] } },
  });
  expect(waiting).toBe(new Set(ids).size);
}

/** Bookings that came by the bank and stand without a line of it. */
export const withoutLine = (payment: Read) =>
  validBookings(payment.moves).filter(
    ({ method, bankRow }) => (method ?? payment.method) === "BANK_TRANSFER" && bankRow === null,
  );

/** What came by the bank is what its lines say, and what somebody booked without one. */
function expectBankMoney(payment: Read): void {
  const valid = validBookings(payment.moves);
  for (const { bankRow, ...move } of payment.moves) {
    // Of a refund and its return the line says how much went and came.
    if (!bankRow || move.amount < 0 || move.reversesId !== null) continue;
    expect(valid.map(({ id }) => id)).toContain(move.id);
    expect([move.amount, move.method]).toEqual([Number(bankRow.amount), "BANK_TRANSFER"]);
  }
  const byBank = payment.moves.filter(
    ({ method, amount, isCorrection, reversesId }) =>
      (method ?? payment.method) === "BANK_TRANSFER" && (amount > 0 || isCorrection) && reversesId === null,
  );
  const lines = valid.flatMap(({ bankRow }) => (bankRow ? [Number(bankRow.amount)] : []));
  const others = withoutLine(payment).map(({ amount }) => amount);
  expect(sum(byBank.map(({ amount }) => amount)), `bank money of ${payment.id}`).toBe(
    sum(lines) + sum(others),
  );
}

/** What cards paid is what their service has taken, as far as it was heard of. */
function expectCardMoney({ desk }: Machine, { moves, cardOrders }: Read): void {
  const byCard = moves.filter(({ method, amount }) => method === "CARD" && amount !== 0);
  const taken = cardOrders.flatMap(({ moveId }) => moves.find(({ id }) => id === moveId)?.amount ?? []);
  expect(byCard.filter(({ amount }) => amount > 0).map(({ amount }) => amount)).toEqual(taken);
  expect(sum(byCard.filter(({ amount }) => amount < 0).map(({ amount }) => Math.abs(amount)))).toBe(
    sum(cardOrders.map(({ sentBack }) => sentBack)),
  );
  for (const { orderId, state, sentBack, amount } of cardOrders) {
    const { status, balanceAmount, totalAmount } = desk.toss.order(orderId);
    expect(totalAmount).toBe(amount);
    expect(sentBack).toBeLessThanOrEqual(totalAmount - balanceAmount);
    if (state === "DONE") expect(["DONE", "CANCELED", "PARTIAL_CANCELED"]).toContain(status);
  }
}

/** Dues that are paid make a member of their year, and nothing else does; anyone who paid for a seat does not wait for it. */
function expectWhatWasPaidFor({ type, state, memberId, membership, application }: Read): void {
  if (membership) expect(["PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"]).toContain(state);
  if (type === "ANNUAL" && state === "PAID" && memberId !== null) expect(membership).not.toBeNull();
  if (state === "PAID") expect(application?.state).not.toBe("AWAITING_PAYMENT");
  // Nothing that came in is forgotten with what it was for.
  if (state === "PARTIAL") expect(["WITHDRAWN", "CANCELLED"]).not.toContain(application?.state);
}

/** The ledger beside the bank's lines, of a database that nobody works on. */
export async function expectSoundLedger(): Promise<void> {
  const since = { payment: 0, row: 0 };
  for (const payment of await readPayments({ since })) expectBankMoney(payment);
  await expectSoundLines({ since });
}

/** All of it. @returns how many bookings came by the bank and have no line of it */
export async function expectSoundBooks(machine: Machine, office: Pick<Person, "ask">): Promise<number> {
  const payments = await readPayments(machine);
  for (const payment of payments) {
    expectBankMoney(payment);
    expectCardMoney(machine, payment);
    expectWhatWasPaidFor(payment);
  }
  await expectSoundLines(machine);
  await expectShownOnce(office);
  return payments.flatMap(withoutLine).length;
}

/** Seats that are confirmed, by application. */
export const readSeats = async ({ programId }: Machine): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.application.findMany({ where: { programId, state: "CONFIRMED" }, select: { id: true } })).map(
      ({ id }) => id,
    ),
  );
