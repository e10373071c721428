// What the demo's applications cost, and how it was paid: who has a seat at a price has paid it, and what was
// paid for a cancelled program went back. Needs the demo applications as they are in the end.
import type { Tx } from "#prisma/client.ts";
import type { Application, Prisma, Program } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";
import { seoulTime } from "./dates.ts";

const PAYMENT_DAYS = 7;
const REFUND_DAYS = 3;
/** Invented people paid by card: the demo has no statements, and the month would wait for a line of each transfer. */
const methodOf = ({ memberId }: Pick<Application, "memberId">) =>
  memberId === null ? ("CARD" as const) : ("BANK_TRANSFER" as const);

type Paying = Application & { readonly program: Program };
type Move = Omit<Prisma.PaymentMoveCreateManyInput, "paymentId">;

/** Writes a payment for each application that asks for one, with its history. */
export async function createDemoFees(tx: Tx, now: Date): Promise<void> {
  const finance = await tx.member.findFirst({ where: { isDemo: true, email: { startsWith: "finance@" } } });
  const applications = await tx.application.findMany({
    where: {
      amount: { gt: 0 },
      OR: [
        { state: { in: ["AWAITING_PAYMENT", "CONFIRMED", "ATTENDED", "NO_SHOW"] } },
        { cancelReason: "PROGRAM_CANCELLED" },
      ],
    },
    include: { program: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const ids = await reserveIds(tx, applications.length);
  const made = applications.map((application, index) => {
    const id = ids[index] ?? 0;
    const moves = movesOf(application, depositorNameOf(application.name, id), finance?.id ?? null, now);
    return { moves, payment: paymentOf(id, application, moves) };
  });
  await tx.payment.createMany({ data: made.map(({ payment }) => payment) });
  await tx.paymentMove.createMany({
    data: made.flatMap(({ payment, moves }) => moves.map((move) => ({ ...move, paymentId: payment.id }))),
  });
}

async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id FROM generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => id);
}

function movesOf(
  { state, amount, memberId, createdAt, program }: Paying,
  depositorName: string,
  officeId: number | null,
  now: Date,
): Move[] {
  const byPayer = { actorId: memberId, createdAt };
  const byOffice = { actorId: officeId, createdAt };
  const asked: Move = { from: null, to: "PENDING", ...byPayer, reason: "ASKED" };
  if (state === "AWAITING_PAYMENT") return [asked];
  const method = methodOf({ memberId });
  const money = { amount, method, receivedAt: createdAt };
  const paid: Move[] = [
    asked,
    { from: "PENDING", to: "DECLARED", ...byPayer, reason: depositorName },
    { from: "DECLARED", to: "PAID", ...money, ...byOffice, reason: "RECEIVED" },
  ];
  if (state !== "CANCELLED") return paid;
  const at =
    program.cancelledAt !== null && program.cancelledAt > createdAt ? program.cancelledAt : createdAt;
  const sentAt = new Date(Math.min(at.getTime() + REFUND_DAYS * DAY, now.getTime()));
  const reason = "PROGRAM_CANCELLED";
  const back = { amount: -amount, method, receivedAt: sentAt, createdAt: sentAt };
  return [
    ...paid,
    { from: "PAID", to: "REFUND_REQUESTED", actorId: officeId, createdAt: at, reason },
    { from: "REFUND_REQUESTED", to: "REFUNDED", actorId: officeId, ...back, reason },
  ];
}

function paymentOf(
  id: number,
  { id: applicationId, memberId, amount, name, email, createdAt, program }: Paying,
  moves: readonly Move[],
) {
  const { kind, titleKo, titleEn } = program;
  const has = (to: Move["to"]) => moves.some((move) => move.to === to);
  return {
    id,
    memberId,
    applicationId,
    type: kind === "SEMINAR" || kind === "KITEC" ? kind : "PROGRAM",
    state: moves.at(-1)?.to ?? "PENDING",
    method: methodOf({ memberId }),
    nameKo: titleKo,
    nameEn: titleEn ?? titleKo,
    amountDue: amount,
    amountPaid: has("PAID") ? amount : 0,
    amountRefunded: has("REFUNDED") ? amount : 0,
    payerName: name,
    payerEmail: email,
    depositorName: depositorNameOf(name, id),
    dueAt: seoulTime(createdAt, -1 - PAYMENT_DAYS, 0),
    declaredAt: has("DECLARED") ? createdAt : null,
    paidAt: has("PAID") ? createdAt : null,
    version: moves.length,
    createdAt,
    updatedAt: createdAt,
  } as const satisfies Prisma.PaymentCreateManyInput;
}
