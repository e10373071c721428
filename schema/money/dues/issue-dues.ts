// The dues of a year are asked for: a run is started by the office, and worked off by a task in parts, each a
// transaction. A process that dies leaves each member asked or not; the next continues where it stopped,
// because a member who was asked is not asked again.
import { db, type Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { NAMES_OF_MEMBER } from "#schema/core/shared/person-name.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { type Sender, senderNameOf } from "#schema/money/payments/sender-name.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { endOfSeoulDay, seoulMidnight, seoulYear } from "#schema/validation/core/seoul.ts";
import { depositorNameOf } from "#schema/validation/money/payments.ts";
import { writeDuesMails } from "./dues-mails.ts";
import { owed } from "./owed-dues.ts";
import { yearlyAmount } from "./yearly-amount.ts";

/** Members of one transaction. */
const AT_ONCE = 200;

interface Starting {
  readonly year: number;
  /** The last day on which they are in time, such as 2027-02-28. */
  readonly dueOn: string;
  /** How many somebody has seen that it asks. */
  readonly expectedCount: number;
}

/**
 * Starts the run of a year, or starts it again for members who owe dues since.
 * @throws DomainError VALIDATION for a year that is over or far away, and a day that has passed;
 * COUNT_CHANGED; CONFLICT where nobody is to be asked
 */
export async function startDues(tx: Tx, starting: Starting, author: Author): Promise<ActionResult> {
  const { year, dueOn, expectedCount } = starting;
  const { now, memberId: startedById } = author;
  const thisYear = seoulYear(now);
  if (year < thisYear || year > thisYear + 1) throw validationError({ year: ["DATE_INVALID"] });
  const dueAt = endOfSeoulDay(seoulMidnight(dueOn));
  if (dueAt <= now) throw validationError({ dueOn: ["DATE_INVALID"] });
  await tx.$queryRaw`SELECT 1 FROM dues_runs WHERE year = ${year} FOR UPDATE`;
  const [row] = await tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${owed(year)}`;
  const count = row?.count ?? 0;
  if (count !== expectedCount) throw new DomainError("COUNT_CHANGED", { conflict: { count } });
  if (count === 0) throw new DomainError("CONFLICT");
  const before = await tx.duesRun.findUnique({ where: { year } });
  const expected = (before?.issued ?? 0) + count;
  const begun = { dueAt, expected, completedAt: null };
  await tx.duesRun.upsert({
    where: { year },
    create: { year, ...begun, startedById, startedAt: now },
    update: begun,
  });
  await enqueue(tx, "tasks", ["dues"]);
  return { result: year, lines: [{ subjectId: year, after: { year, dueAt: dueAt.toISOString(), count } }] };
}

/** Works off every run that has some left. @param onPart notified of each part that is written @returns how many were asked */
export async function issueDues(
  now: Date,
  onPart: (part: { readonly year: number; readonly asked: number }) => void = () => {},
): Promise<number> {
  let issued = 0;
  const runs = await db.duesRun.findMany({ where: { completedAt: null }, orderBy: { year: "asc" } });
  for (const { year } of runs) {
    for (let part = AT_ONCE; part > 0; issued += part) {
      part = await db.$transaction((tx) => issuePart(tx, year, now));
      if (part > 0) onPart({ year, asked: part });
    }
  }
  return issued;
}

interface Owing extends Sender {
  readonly id: number;
  readonly email: string;
  readonly grade: MemberGrade;
  readonly amount: number;
  readonly joinedOn: string;
}

/** @returns how many were asked; 0: none are left, and the run is complete */
async function issuePart(tx: Tx, year: number, now: Date): Promise<number> {
  // Another gateway may be at it: one part after the other.
  await tx.$queryRaw`SELECT 1 FROM dues_runs WHERE year = ${year} FOR UPDATE`;
  const run = await tx.duesRun.findUniqueOrThrow({ where: { year } });
  if (run.completedAt !== null) return 0;
  const members = await tx.$queryRaw<Owing[]>`
    SELECT members.id, ${NAMES_OF_MEMBER}, members.country, members.email, members.grade, grade_dues.amount, coalesce((
      SELECT min(from_day)::text FROM memberships
      WHERE member_id = members.id AND (to_day IS NULL OR to_day > from_day)), '') AS "joinedOn" ${owed(year)}
    ORDER BY members.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF members`;
  if (members.length === 0) {
    await tx.duesRun.update({ where: { year }, data: { completedAt: now } });
    return 0;
  }
  const settings = await readSettings(tx);
  const ids = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('payments', 'id'))::int AS id FROM generate_series(1, ${members.length}::int)`;
  const shared = { type: "ANNUAL", year, nameKo: `${year}년 연회비`, nameEn: `Dues for ${year}` } as const;
  const made = members.map((member, index) => {
    const id = ids[index]?.id ?? 0;
    return {
      ...shared,
      id,
      memberId: member.id,
      amountDue: yearlyAmount(member.amount, { year, joinedOn: member.joinedOn }, settings),
      payerName: member.name,
      payerEmail: member.email,
      depositorName: depositorNameOf(senderNameOf(member), id),
      dueAt: run.dueAt,
      createdAt: now,
    };
  });
  // All is known that the emails say, so that no row is read back.
  await tx.payment.createMany({ data: made });
  const asked = { to: "PENDING" as const, actorId: run.startedById, reason: "ASKED", createdAt: now };
  await tx.paymentMove.createMany({ data: made.map(({ id }) => ({ ...asked, paymentId: id })) });
  const untouched = { state: "PENDING", language: "KO", amountPaid: 0, amountRefunded: 0 } as const;
  const owing = made.map((payment) => ({ ...payment, ...untouched }));
  await writeDuesMails(tx, "PAYMENT_ASKED", owing, now);
  await tx.duesRun.update({ where: { year }, data: { issued: { increment: made.length } } });
  return made.length;
}
