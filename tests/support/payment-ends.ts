// How payments end, whatever happened to them before: all that was recorded is taken back, or all money goes back.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import {
  type BookedMove,
  reversibleBooking,
  reversibleRefunds,
} from "#schema/validation/money/payment-bookings.ts";
import { balanceOf } from "#schema/validation/money/payment-state.ts";
import { answered, type Person } from "./applying.ts";
import { REFUND, REVERSE, TAKE_BACK } from "./paying.ts";

const withMoves = (id: number) =>
  db.payment.findUniqueOrThrow({ where: { id }, include: { moves: { orderBy: { id: "asc" } } } });

/** The office sends all money of payments back. */
export async function refundAll({ ask }: Pick<Person, "ask">, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const payment = await withMoves(id);
    const amount = balanceOf(payment);
    const { version } = payment;
    if (amount > 0) answered(await ask(REFUND, { id, version, amount, reason: "환불" }), "refundPayment");
    expect(balanceOf(await withMoves(id)), `${payment.state} of ${id}`).toBe(0);
  }
}

/** What makes a booking stay: after it the rest was exempted or waived. */
const isSettled = ({ from, to, method, reversesId }: BookedMove) =>
  method === "EXEMPT" || (from === "REFUND_REQUESTED" && to === "PAID" && reversesId === null);

/**
 * The office takes back what was recorded of payments: refunds first, then bookings, the newest first; a
 * surplus goes back to the payment it came from. Where that is not offered, because the rest was exempted or
 * waived since, the money is refunded.
 */
export async function undoAll(office: Pick<Person, "ask">, ids: readonly number[]): Promise<void> {
  const { ask } = office;
  const reason = "잘못 등록";
  for (;;) {
    const payments = await Promise.all(ids.map(withMoves));
    const refunded = payments.find(({ moves }) => reversibleRefunds(moves).length > 0);
    if (refunded) {
      const { id, version, moves } = refunded;
      const moveId = reversibleRefunds(moves).at(-1)?.id;
      answered(await ask(REVERSE, { id, version, moveId, cause: "MISTAKE", reason }), "reverseRefund");
      continue;
    }
    const booked = payments.find((payment) => reversibleBooking(payment, payment.moves) !== null);
    if (!booked) break;
    const { id, version } = booked;
    answered(await ask(TAKE_BACK, { id, version, reason }), "reverseBooking");
  }
  const left = await Promise.all(ids.map(withMoves));
  if (!left.some(({ moves }) => moves.some(isSettled)))
    expect(left.map(({ amountPaid, amountRefunded }) => [amountPaid, amountRefunded])).toEqual(
      ids.map(() => [0, 0]),
    );
  await refundAll(office, ids);
}
