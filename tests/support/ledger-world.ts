// What happens to the books without anybody of the site: time passes, statements come, the card service does
// its part. And how the office gets everything to an end, whatever happened before.
import { expect } from "vitest";
import { createToss } from "#gateway/cards/toss.ts";
import { db } from "#prisma/client.ts";
import { storeStatement } from "#schema/money/bank/store-statement.ts";
import { askDueOrders } from "#schema/money/cards/ask-orders.ts";
import { sendDueRefunds } from "#schema/money/cards/send-refunds.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/programs/applications/lapse-offers.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { balanceOf, canBook, refundDueOf, surplusOf } from "#schema/validation/money/payment-state.ts";
import { answered, type Person } from "./applying.ts";
import { BOOK_CASH, BOOK_LINE, FEE, LINE_ASIDE, LINE_RETURN, type Machine } from "./ledger-operations.ts";
import { expectSoundPayment, NOT_FOUND, REFUND } from "./paying.ts";
import { TOSS_KEY } from "./toss.ts";

export const EVENTS = ["TIME", "STATEMENT", "MONEY_OUT", "CARD_TURN", "SENT_BACK_THERE"] as const;
export interface Happening {
  readonly event: (typeof EVENTS)[number];
  readonly at: number;
  readonly amount: number;
}

/** Deadlines pass, offers end, seats are offered again. */
async function timePasses(): Promise<void> {
  const later = new Date(Date.now() + 8 * DAY);
  await expirePayments(later);
  await lapseOffers(later);
  await offerWaitingSeats(later);
}

let turns = 0;
/** The task of the cards, later each time. */
async function cardTurn({ desk: { toss } }: Machine): Promise<void> {
  turns += 1;
  const now = new Date(Date.now() + turns * 7 * HOUR);
  const tools = {
    provider: createToss({
      secretKey: TOSS_KEY,
      baseUrl: toss.url,
      returnUrl: "http://site.example/back",
      givesAccounts: true,
    }),
    clock: { now: () => now },
  };
  await askDueOrders(tools);
  await sendDueRefunds(tools);
}

let minute = 0;
/** A statement with one line more; the lines of before are in it again. */
async function readStatement(
  { officeId }: Machine,
  line: { readonly sender: string; readonly amount: number },
): Promise<void> {
  const now = new Date();
  minute += 1;
  const known = await db.bankRow.findMany({ where: { partOfId: null }, orderBy: { id: "desc" }, take: 3 });
  const fresh = { ...line, at: new Date(now.getTime() - DAY + minute * 1_000), note: "" };
  const rows = [...known.map((row) => ({ ...row, amount: Number(row.amount) })), fresh].map((row) => ({
    ...row,
    balance: null,
    raw: JSON.stringify([row.at, row.sender, row.note, row.amount]),
  }));
  const statement = { name: "거래내역.csv", rows, reopen: null };
  const stored = await db.$transaction((tx) => storeStatement(tx, statement, { memberId: officeId, now }));
  expect(stored).toMatchObject({ added: 1, known: known.length, changed: 0 });
}

export async function happen(machine: Machine, { event, at, amount }: Happening): Promise<void> {
  if (event === "TIME") await timePasses();
  else if (event === "CARD_TURN") await cardTurn(machine);
  else if (event === "STATEMENT") {
    const payments = await db.payment.findMany({ orderBy: { id: "desc" }, take: 4 });
    const sender = at % 3 === 0 ? "모르는 이" : (payments[at % payments.length]?.depositorName ?? "누구");
    await readStatement(machine, {
      sender,
      amount: at % 5 === 4 ? 2 * FEE : Math.max(1, Math.min(amount, FEE + 5)),
    });
  } else if (event === "MONEY_OUT") {
    const row = await db.bankRow.findFirst({
      where: { amount: { gt: 0 } },
      orderBy: { id: "desc" },
      skip: at % 2,
    });
    await readStatement(machine, { sender: "돌려보냄", amount: -Number(row?.amount ?? FEE) });
  } else {
    // Somebody of the office sends a part back on the service's own pages, and the service gives a hint.
    const order = await db.cardOrder.findFirst({
      where: { state: "DONE", paymentId: { gt: machine.since.payment } },
      orderBy: { id: "desc" },
    });
    if (!order) return;
    const held = machine.desk.toss.order(order.orderId);
    held.balanceAmount = Math.floor(held.balanceAmount / 2);
    held.status = held.balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED";
    await machine.desk.gateway.send("/api/v1/card/webhook", { data: { orderId: order.orderId } });
    await cardTurn(machine);
  }
}

/** Anyone of the office who is not the payer: nobody decides alone about the own money. */
type Desk = (payerId: number | null) => Pick<Person, "ask">;
const TURNS = 12;

/** No card is charged and no refund is on its way any more. */
async function untilCardsRest(machine: Machine): Promise<void> {
  const isMoving = async () =>
    (await db.cardOrder.count({ where: { state: "CONFIRMING" } })) +
      (await db.cardRefund.count({ where: { state: "ASKED" } })) >
    0;
  for (let turn = 0; turn < TURNS && (await isMoving()); turn += 1) await cardTurn(machine);
  expect(await isMoving()).toBe(false);
}

/** Every line that waits is booked on something, or goes back. */
async function workThroughLines(machine: Machine, desk: Desk): Promise<void> {
  const { since } = machine;
  const lines = await db.bankRow.findMany({
    where: { id: { gt: since.row }, amount: { gt: 0 }, moveId: null, splitAt: null, returnedById: null },
    orderBy: { id: "asc" },
  });
  for (const [index, { id, amount }] of lines.entries()) {
    const payments = await db.payment.findMany({
      where: { id: { gt: since.payment } },
      orderBy: { id: "asc" },
    });
    const takes = payments.filter(canBook);
    const to = takes[index % Math.max(1, takes.length)];
    if (to) {
      const booking = { id, paymentId: to.id, version: to.version };
      answered(await desk(to.memberId).ask(BOOK_LINE, booking), "bookBankRow");
      continue;
    }
    answered(await desk(null).ask(LINE_ASIDE, { id, aside: true }), "setBankRowAside");
    await readStatement(machine, { sender: "돌려보냄", amount: -Number(amount) });
    const out = await db.bankRow.findFirstOrThrow({ where: { amount: -amount }, orderBy: { id: "desc" } });
    answered(await desk(null).ask(LINE_RETURN, { id, outId: out.id }), "returnBankRow");
  }
}

/** Each payment, a step at a time: what was said to be sent is looked for, what is missing comes, what is due goes back. */
async function settle(machine: Machine, desk: Desk): Promise<number> {
  const payments = await db.payment.findMany({ where: { id: { gt: machine.since.payment } } });
  let steps = 0;
  for (const payment of payments) {
    const { id, version, state, amountDue, amountPaid, amountRefunded } = payment;
    const { ask } = desk(payment.memberId);
    const at = { id, version, reason: "정리" };
    const back = refundDueOf(payment) || surplusOf(payment);
    if (state === "DECLARED") answered(await ask(NOT_FOUND, at), "markPaymentNotFound");
    else if (state === "PARTIAL") {
      answered(
        await ask(BOOK_CASH, { ...at, amount: amountDue - amountPaid + amountRefunded }),
        "bookPayment",
      );
    } else if (back > 0) {
      answered(await ask(REFUND, { ...at, amount: back, seat: "KEEP" }), "refundPayment");
    } else continue;
    steps += 1;
    await untilCardsRest(machine);
  }
  return steps;
}

/** Wherever money lies, also after a part went back, the office can send it back. */
async function sendEverythingBack(machine: Machine, desk: Desk): Promise<void> {
  for (let round = 0; round < TURNS; round += 1) {
    const payments = await db.payment.findMany({ where: { id: { gt: machine.since.payment } } });
    const held = payments.filter((payment) => balanceOf(payment) > 0);
    if (held.length === 0) return;
    for (const payment of held) {
      const { id, version, memberId } = payment;
      // In two parts.
      const amount = round === 0 ? Math.ceil(balanceOf(payment) / 2) : balanceOf(payment);
      const back = { id, version, amount, reason: "정리", seat: "KEEP" };
      answered(await desk(memberId).ask(REFUND, back), "refundPayment");
      await untilCardsRest(machine);
      await expectSoundPayment(id);
    }
  }
  expect("money").toBe("gone");
}

/** No state of the books is a dead end: each can be left by somebody of the office until nothing waits, and no money is there. */
export async function expectWaysOut(machine: Machine, desk: Desk): Promise<void> {
  await untilCardsRest(machine);
  await workThroughLines(machine, desk);
  let rounds = 0;
  while ((await settle(machine, desk)) > 0) {
    rounds += 1;
    expect(rounds).toBeLessThan(TURNS);
  }
  await timePasses();
  const left = await db.payment.findMany({ where: { id: { gt: machine.since.payment } } });
  for (const payment of left) {
    expect(["DECLARED", "PARTIAL", "REFUND_REQUESTED"]).not.toContain(payment.state);
    expect([refundDueOf(payment), surplusOf(payment)]).toEqual([0, 0]);
    if (payment.state === "PENDING" && payment.type !== "ANNUAL") {
      // The office gave the seat before the money, which is owed without a deadline.
      const given = { paymentId: payment.id, reason: "CONFIRMED_UNPAID" };
      expect(await db.paymentMove.count({ where: given })).toBeGreaterThan(0);
    }
  }
  await sendEverythingBack(machine, desk);
}
