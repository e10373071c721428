// Demo payments in every state, over thirteen months, for the office's lists, sums and charts. Each is made
// from its moves, so that its sums agree with them.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import {
  type DemoCourse,
  type DemoPayer,
  demoPayers,
  demoThings,
  openCourses,
  pastCourses,
} from "#prisma/seed/content/payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { type PaymentStateName, paymentRoute } from "#schema/validation/money/payment-state.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";
import { seoulTime } from "./dates.ts";

const PAYMENT_DAYS = 7;
const MORNING = 10 * 60;
/** What is older than this is settled one way or another. */
const SETTLED_AFTER = 31;
const PAST = 105;
const FIRST_DAYS_AGO = 395;
/** How many days ago each was asked for, so that it has come as far as its course says. */
const OPEN_DAYS_AGO = [1, 2, 4, 5, 6, 9, 11, 3, 5, 6, 12, 2, 5, 8, 7, 4, 6];

type Move = Omit<Prisma.PaymentMoveCreateManyInput, "paymentId">;

interface Made {
  readonly payment: Prisma.PaymentCreateManyInput & { readonly id: number };
  readonly moves: readonly Move[];
}

/** Needs the demo accounts. */
export async function createDemoPayments(tx: Tx, now: Date): Promise<void> {
  const accounts = await tx.member.findMany({
    where: { isDemo: true },
    select: { id: true, name: true, email: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const actorId = accounts.find(({ email }) => email.startsWith("finance@"))?.id ?? null;
  const people = [
    ...demoPayers.map((person) => ({ ...person, createdAt: null })),
    ...accounts.map(({ id, ...person }) => ({ ...person, memberId: id })),
  ];
  // The demo member has something to pay.
  const member = people.find(({ email }) => email === "member@example.org");
  const asked = [...pastDays(), ...OPEN_DAYS_AGO];
  const ids = await reserveIds(tx, asked.length);
  const made = asked.map((daysAgo, index): Made => {
    const courses = daysAgo > SETTLED_AFTER ? pastCourses : openCourses;
    const place = daysAgo > SETTLED_AFTER ? index : index - PAST;
    const askedAt = seoulTime(now, daysAgo, MORNING + ((index * 37) % 420));
    // Nobody was asked before joining.
    const joined = people.filter(({ createdAt }) => createdAt === null || createdAt <= askedAt);
    return makePayment({
      id: ids[index] ?? 0,
      askedAt,
      dueAt: seoulTime(now, daysAgo - PAYMENT_DAYS - 1, 0),
      thing: at(demoThings, index),
      payer: (index === PAST ? member : null) ?? at(joined, index * 5 + Math.floor(index / 7)),
      course: at(courses, place),
      actorId,
      now,
    });
  });
  await tx.payment.createMany({ data: made.map(({ payment }) => payment) });
  await tx.paymentMove.createMany({
    data: made.flatMap(({ payment, moves }) => moves.map((move) => ({ ...move, paymentId: payment.id }))),
  });
}

/** More of them in spring and autumn, when conferences and exams are. */
function pastDays(): number[] {
  const span = FIRST_DAYS_AGO - SETTLED_AFTER - 1;
  return Array.from({ length: PAST }, (_, index) => {
    const even = (index * span) / PAST;
    return Math.round(FIRST_DAYS_AGO - even + 12 * Math.sin((even / span) * 4 * Math.PI) - 12);
  }).map((days) => Math.max(days, SETTLED_AFTER + 1));
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("An empty list of demo payments");
  return found;
};

async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id FROM generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => id);
}

interface Making {
  readonly id: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly thing: (typeof demoThings)[number];
  readonly payer: DemoPayer & { readonly memberId?: number };
  readonly course: DemoCourse;
  readonly actorId: number | null;
  readonly now: Date;
}

function makePayment({ id, askedAt, dueAt, thing, payer, course, actorId, now }: Making): Made {
  const { amount, ...named } = thing;
  const depositorName = depositorNameOf(payer.name, id);
  const moves = movesOf(course, amount, { askedAt, actorId, depositorName, now });
  const last = moves.at(-1);
  const declared = moves.find(({ to }) => to === "DECLARED");
  const paid = moves.find(({ to }) => to === "PAID");
  const total = (sign: 1 | -1) =>
    moves.reduce((sum, { amount: moved = 0 }) => sum + Math.max(0, sign * moved), 0);
  return {
    moves,
    payment: {
      id,
      ...named,
      memberId: payer.memberId ?? null,
      method: course.method ?? "BANK_TRANSFER",
      state: last?.to ?? "PENDING",
      amountDue: amount,
      amountPaid: total(1),
      amountRefunded: total(-1),
      refundDue: last?.to === "REFUND_REQUESTED" ? amount : null,
      refundAccount: last?.to === "REFUND_REQUESTED" ? "가온은행 000-00-000000" : null,
      payerName: payer.name,
      payerEmail: payer.email,
      depositorName,
      dueAt,
      declaredAt: declared?.createdAt ?? null,
      paidAt: paid?.createdAt ?? null,
      version: moves.length,
      createdAt: askedAt,
      updatedAt: last?.createdAt ?? askedAt,
    },
  };
}

/** Codes that the site writes itself. */
const USUAL_REASONS: Partial<Record<PaymentStateName, string>> = {
  PARTIAL: "RECEIVED",
  PAID: "RECEIVED",
  EXPIRED: "PAYMENT_EXPIRED",
};

/** The moves of a course, the last of them on its day; none of them in the future. */
function movesOf(
  { states, days, method = "BANK_TRANSFER", percent = 100, reason }: DemoCourse,
  amount: number,
  {
    askedAt,
    actorId,
    depositorName,
    now,
  }: Pick<Making, "askedAt" | "actorId" | "now"> & { readonly depositorName: string },
): Move[] {
  const moves: Move[] = [{ from: null, to: "PENDING", createdAt: askedAt, actorId: null, reason: "ASKED" }];
  let state: PaymentStateName = "PENDING";
  let balance = 0;
  states.forEach((to, index) => {
    if (paymentRoute(state, to)?.length !== 1) throw new Error(`No demo payment goes from ${state} to ${to}`);
    const step = askedAt.getTime() + (days * DAY * (index + 1)) / states.length;
    const createdAt = new Date(Math.min(step, now.getTime()));
    const moved = movedBy(to, { amount: Math.round((amount * percent) / 100), method, balance, percent });
    const byPayer = to === "DECLARED" || to === "REFUND_REQUESTED" || to === "EXPIRED";
    balance += moved;
    moves.push({
      from: state,
      to,
      amount: moved,
      createdAt,
      actorId: byPayer ? null : actorId,
      reason: to === "DECLARED" ? depositorName : (reason ?? USUAL_REASONS[to] ?? "OFFICE"),
      ...(moved > 0 ? { method, receivedAt: createdAt } : {}),
    });
    state = to;
  });
  return moves;
}

function movedBy(
  to: PaymentStateName,
  { amount, method, balance, percent }: { amount: number; method: string; balance: number; percent: number },
): number {
  if (to === "PARTIAL") return percent < 100 ? amount : Math.round(amount / 2);
  if (to === "PAID") return method === "EXEMPT" ? 0 : amount - balance;
  if (to === "REFUNDED") return -balance;
  if (to === "PARTLY_REFUNDED") return -Math.round(balance / 2);
  return 0;
}
