// What people ask for of applications and money, one by one and with random details: for the machine of
// tests/integration/money/ledger-machine.test.ts.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { issueDues } from "#schema/money/dues/issue-dues.ts";
import { owed } from "#schema/money/dues/owed-dues.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { OPEN_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import type { Person } from "./applying.ts";
import type { GraphqlReply } from "./graphql.ts";
import {
  APPROVE,
  DECLARE,
  EXEMPT,
  MOVE_BOOKING,
  NOT_FOUND,
  REFUND,
  REVERSE,
  TAKE_BACK,
  TRANSFER,
  TRANSFER_MINE,
  VOID,
  WAIVE,
} from "./paying.ts";
import { type CardDesk, comeBack, START } from "./paying-by-card.ts";

export const FEE = 30_000;

/** Which of these operations is whose (docs/people.md#permissions). */
export const WHOSE = {
  member: ["APPLY", "WITHDRAW", "ACCEPT", "DECLARE", "CARD", "TRANSFER_MINE"],
  program: ["CANCEL", "CONFIRM", "CANCEL_PROGRAM"],
  finance: [
    "CREATE",
    "BOOK",
    "BOOK_DECLARED",
    "EXEMPT",
    "REFUND",
    "REVERSE",
    "VOID",
    "TAKE_BACK",
    "MOVE_BOOKING",
    "TRANSFER",
    "NOT_FOUND",
    "WAIVE",
    "APPROVE",
    "LINE_BOOK",
    "LINE_BACK",
    "LINE_ASIDE",
    "LINE_SPLIT",
    "LINE_JOIN",
    "LINE_RETURN",
    "LINE_UNTIE",
    "DUES",
  ],
} as const;
export type Operation = (typeof WHOSE)[keyof typeof WHOSE][number];
export const OPERATIONS: readonly Operation[] = Object.values(WHOSE).flat();

export interface LedgerStep {
  readonly operation: Operation;
  /** Which of the rows there are. */
  readonly at: number;
  readonly amount: number;
  readonly stale: boolean;
}

export interface Machine {
  readonly desk: CardDesk;
  readonly programId: number;
  /** Who reads the statements. */
  readonly officeId: number;
  /** What was there before this machine: it works on what came since. */
  readonly since: Readonly<Record<"payment" | "row", number>>;
}

/** Money in cash: what comes by the bank comes by a line of it. */
export const BOOK_CASH = `mutation ($id: Id!, $version: Int!, $amount: Int!, $reason: String) {
  bookPayment(id: $id, version: $version, amount: $amount, method: ON_SITE, reason: $reason, acceptSurplus: true) { warning }
}`;
export const BOOK_LINE = `mutation ($id: Id!, $paymentId: Id!, $version: Int!) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version, acceptSurplus: true) { warning }
}`;
export const LINE_ASIDE = "mutation ($id: Id!, $aside: Boolean!) { setBankRowAside(id: $id, aside: $aside) }";
export const LINE_RETURN = "mutation ($id: Id!, $outId: Id!) { returnBankRow(id: $id, outId: $outId) }";
const ASK_DUES = `mutation ($year: Int!, $dueOn: String!, $count: Int!) {
  issueDues(year: $year, dueOn: $dueOn, expectedCount: $count) { year }
}`;
const PROPOSED = "{ bankRows(state: OPEN) { items { id candidates { id version } } } }";
const ON_APPLICATION = {
  APPLY:
    'mutation ($programId: Id!) { apply(input: { programId: $programId, form: { name: "신청인" } }) { id } }',
  WITHDRAW: `mutation ($id: Id!, $version: Int!, $sent: Boolean!) {
    withdrawApplication(id: $id, version: $version, refundAccount: "계좌", sent: $sent) { id }
  }`,
  ACCEPT: "mutation ($id: Id!) { acceptOffer(id: $id) { id } }",
  CANCEL: 'mutation ($id: Id!) { cancelApplication(id: $id, reason: "사정") { id } }',
  CONFIRM: "mutation ($id: Id!) { confirmApplication(id: $id) { id } }",
} as const;
const ON_PAYMENT = { DECLARE, BOOK: BOOK_CASH, EXEMPT, REFUND, VOID, TAKE_BACK, NOT_FOUND, WAIVE } as const;

const TO_ANOTHER = { MOVE_BOOKING, TRANSFER, TRANSFER_MINE } as const;

/** The one that is meant, or one that is not there. */
const pick = <Row extends { id: number }>(rows: readonly Row[], at: number) =>
  rows[at % Math.max(1, rows.length)];
const NOBODY = { id: 1_000_000, version: 2 };

/** Where an operation can lead anywhere. */
const STATES: Readonly<Partial<Record<Operation, readonly PaymentStateName[]>>> = {
  DECLARE: ["PENDING"],
  CARD: ["PENDING", "PARTIAL"],
  EXEMPT: OPEN_STATES,
  REFUND: ["PARTIAL", "PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"],
  REVERSE: ["PARTIAL", "PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED", "REFUNDED"],
  VOID: ["PENDING", "DECLARED", "PARTIAL", "PAID", "REFUND_REQUESTED"],
  TAKE_BACK: ["PARTIAL", "PAID", "REFUND_REQUESTED"],
  MOVE_BOOKING: ["PARTIAL", "PAID", "REFUND_REQUESTED"],
  TRANSFER: ["PAID"],
  TRANSFER_MINE: ["PAID"],
  NOT_FOUND: ["DECLARED"],
  WAIVE: ["REFUND_REQUESTED"],
};
const OWN: readonly Operation[] = ["DECLARE", "CARD", "WITHDRAW", "ACCEPT", "TRANSFER_MINE"];
const AMONG = 4;

/**
 * Mostly one that fits what is asked, and of people who act for themselves the own; now and then any, as somebody saw it before.
 */
async function pickPayment(
  person: Partial<Person>,
  { operation, at, stale }: LedgerStep,
  since: number,
): Promise<typeof NOBODY> {
  const own = OWN.includes(operation) && person.id !== undefined ? { memberId: person.id } : {};
  const states = STATES[operation];
  const fitting = { ...own, ...(states ? { state: { in: [...states] } } : {}) };
  const where = { id: { gt: since }, ...(stale ? {} : fitting) };
  const found = await db.payment.findMany({ where, orderBy: { id: "desc" }, take: AMONG });
  const { id, version } = pick(found, at) ?? NOBODY;
  return { id, version: version - (stale ? 1 : 0) };
}

const LIVE = ["AWAITING_PAYMENT", "CONFIRMED", "WAITLISTED", "OFFERED"] as const;

/** The same of applications. */
async function pickApplication(
  person: Partial<Person>,
  { operation, at, stale }: LedgerStep,
  programId: number,
): Promise<typeof NOBODY> {
  const own = OWN.includes(operation) && person.id !== undefined ? { memberId: person.id } : {};
  const where = { programId, ...(stale ? {} : { ...own, state: { in: [...LIVE] } }) };
  const { id, version } =
    pick(await db.application.findMany({ where, orderBy: { id: "asc" } }), at) ?? NOBODY;
  return { id, version: version - (stale ? 1 : 0) };
}

const LINES: Readonly<Partial<Record<Operation, Prisma.BankRowWhereInput>>> = {
  LINE_BOOK: { amount: { gt: 0 }, moveId: null, splitAt: null },
  LINE_BACK: { moveId: { not: null } },
  LINE_ASIDE: { amount: { gt: 0 }, moveId: null, splitAt: null },
  LINE_SPLIT: { amount: { gt: 1 }, moveId: null, splitAt: null },
  LINE_JOIN: { OR: [{ splitAt: { not: null } }, { partOfId: { not: null } }] },
  LINE_RETURN: { amount: { gt: 0 }, moveId: null },
  LINE_UNTIE: { returnedById: { not: null } },
};

/** A line that fits what is asked; sometimes any. */
const pickLine = async ({ operation, at, stale }: LedgerStep, since: number) =>
  pick(
    await db.bankRow.findMany({
      where: { id: { gt: since }, ...(stale ? {} : LINES[operation]) },
      orderBy: { id: "desc" },
      take: 5,
    }),
    at,
  ) ?? { id: 1_000_000, amount: 2 };

async function onLine(
  person: Pick<Person, "ask">,
  asked: LedgerStep,
  { since }: Machine,
): Promise<GraphqlReply> {
  const { id, ...line } = await pickLine(asked, since.row);
  const amount = Number(line.amount);
  const { ask } = person;
  switch (asked.operation) {
    case "LINE_BOOK": {
      const proposed = Object((await ask(PROPOSED)).data).bankRows?.items ?? [];
      const line = proposed.find((one: { id: number }) => one.id === id);
      const to =
        (asked.at % 2 === 0 && line?.candidates[0]) || (await pickPayment(person, asked, since.payment));
      return await ask(BOOK_LINE, { id, paymentId: to.id, version: to.version });
    }
    case "LINE_BACK":
      return await ask('mutation ($id: Id!) { undoBankBooking(id: $id, reason: "사유") }', { id });
    case "LINE_ASIDE":
      return await ask(LINE_ASIDE, { id, aside: asked.at % 3 !== 0 });
    case "LINE_SPLIT": {
      const first = Math.floor(amount / 3);
      const amounts = [first, amount - first];
      return await ask(
        "mutation ($id: Id!, $amounts: [Won!]!) { splitBankRow(id: $id, amounts: $amounts) }",
        {
          id,
          amounts,
        },
      );
    }
    case "LINE_JOIN":
      return await ask("mutation ($id: Id!) { joinBankRow(id: $id) }", { id });
    case "LINE_RETURN": {
      const out = await db.bankRow.findFirst({ where: { amount: -amount }, orderBy: { id: "desc" } });
      return await ask(LINE_RETURN, { id, outId: out?.id ?? id });
    }
    default:
      return await ask("mutation ($id: Id!) { untieBankRow(id: $id) }", { id });
  }
}

/** Goes to the card service, agrees, and comes back; now and then the service is silent. */
async function payByCard({ desk }: Machine, person: Pick<Person, "ask">, id: number, amount: number) {
  const reply = await person.ask(START, { id });
  if (reply.code !== null) return reply;
  if (amount === 1) desk.toss.trouble("/confirm", "LOST");
  if (amount === 12_000) desk.toss.trouble("/confirm", "DROPPED");
  const { orderId } = await db.cardOrder.findFirstOrThrow({
    where: { paymentId: id },
    orderBy: { id: "desc" },
  });
  if (amount > 0) await comeBack(desk, desk.toss.agree(orderId));
  return reply;
}

/** The dues of this year, of everybody who owes them at this moment. */
async function askForDues({ desk }: Machine, person: Pick<Person, "ask">): Promise<GraphqlReply> {
  const year = seoulYear(desk.gateway.clock.now());
  const [owing] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${owed(year)}`;
  const reply = await person.ask(ASK_DUES, { year, dueOn: `${year}-12-31`, count: owing?.count ?? 0 });
  if (reply.code === null) await issueDues(desk.gateway.clock.now());
  return reply;
}

/** Somebody asks for something. */
export async function perform(
  machine: Machine,
  person: Pick<Person, "ask"> & Partial<Person>,
  asked: LedgerStep,
): Promise<GraphqlReply> {
  const { operation, amount, at } = asked;
  const { programId, since } = machine;
  const { ask } = person;
  switch (operation) {
    case "APPLY":
    case "WITHDRAW":
    case "ACCEPT":
    case "CANCEL":
    case "CONFIRM": {
      const which = { ...(await pickApplication(person, asked, programId)), programId, sent: amount > FEE };
      return await ask(ON_APPLICATION[operation], which);
    }
    case "CANCEL_PROGRAM": {
      const { version } = await db.program.findUniqueOrThrow({ where: { id: programId } });
      return await ask(`mutation { cancelProgram(id: ${programId}, version: ${version}) { id } }`);
    }
    case "CREATE":
      return await ask(
        'mutation ($amount: Int!) { createPayment(input: { type: OTHER, nameKo: "가", amountDue: $amount, payerName: "가", payerEmail: "a@example.org" }) { id } }',
        { amount },
      );
    case "BOOK_DECLARED":
      return await ask(
        "mutation ($count: Int!) { bookDeclaredPayments(which: { expectedCount: $count }, filter: {}) { done } }",
        { count: await db.payment.count() },
      );
    case "DUES":
      return await askForDues(machine, person);
    case "APPROVE": {
      const waiting = await db.paymentProposal.findFirst({
        where: { state: "WAITS" },
        orderBy: { id: "desc" },
      });
      return await ask(APPROVE, { id: waiting?.id ?? 0 });
    }
    default:
  }
  if (operation.startsWith("LINE_")) return await onLine(person, asked, machine);
  const payment = await pickPayment(person, asked, since.payment);
  if (operation === "CARD") return await payByCard(machine, person, payment.id, amount);
  const because = { ...payment, amount, reason: "사유", seat: at % 2 === 0 ? "FREE" : "KEEP" };
  if (operation === "REVERSE") {
    const moves = { paymentId: payment.id, amount: { lt: 0 } };
    const move = pick(await db.paymentMove.findMany({ where: moves, orderBy: { id: "desc" } }), at) ?? NOBODY;
    const cause = at % 2 === 0 ? "RETURNED" : "MISTAKE";
    return await ask(REVERSE, { ...because, moveId: move.id, cause });
  }
  if (operation in TO_ANOTHER) {
    const others = { id: { gt: since.payment, not: payment.id } };
    const to =
      pick(await db.payment.findMany({ where: others, orderBy: { id: "desc" }, take: 4 }), amount) ?? NOBODY;
    const document = TO_ANOTHER[operation as keyof typeof TO_ANOTHER];
    return await ask(document, { ...because, toId: to.id, toVersion: to.version });
  }
  return await ask(ON_PAYMENT[operation as keyof typeof ON_PAYMENT], because);
}
