// What belongs to a person goes from one account to another, and back (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { MEMBER_REFERENCES } from "#schema/people/members/member-references.ts";
import { z } from "#schema/validation/zod.ts";

/** Ids of rows by table and column. */
export const movedRows = z.record(z.string(), z.array(z.string()));
type MovedRows = z.output<typeof movedRows>;

const LIVE = Prisma.raw("('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED')");
const OVER = Prisma.raw("('EXPIRED', 'CANCELLED', 'VOID', 'REFUNDED')");

/**
 * What a row of `rows` must not meet at the account that stays; where it does, it stays where it is. The
 * unique indexes say the same.
 */
const FREE: Readonly<Record<string, (survivorId: number) => Prisma.Sql>> = {
  "applications.member_id": (survivorId) => Prisma.sql`(rows.state NOT IN ${LIVE} OR NOT EXISTS (
    SELECT 1 FROM applications AS own WHERE own.member_id = ${survivorId} AND own.program_id = rows.program_id AND own.state IN ${LIVE}))`,
  // With its application, which has moved before or has not.
  "payments.member_id": (survivorId) => Prisma.sql`(rows.application_id IS NULL OR EXISTS (
      SELECT 1 FROM applications AS own WHERE own.id = rows.application_id AND own.member_id = ${survivorId}))
    AND (rows.year IS NULL OR rows.state IN ${OVER} OR NOT EXISTS (
      SELECT 1 FROM payments AS own WHERE own.member_id = ${survivorId} AND own.type = rows.type AND own.year = rows.year
        AND own.state NOT IN ${OVER}))`,
  "grade_requests.member_id": (survivorId) => Prisma.sql`(rows.status <> 'PENDING' OR NOT EXISTS (
    SELECT 1 FROM grade_requests AS own WHERE own.member_id = ${survivorId} AND own.status = 'PENDING'))`,
  "opening_notices.member_id": (survivorId) => Prisma.sql`NOT EXISTS (
    SELECT 1 FROM opening_notices AS own WHERE own.member_id = ${survivorId} AND own.program_id = rows.program_id)`,
  "subscriptions.member_id": (survivorId) => Prisma.sql`NOT EXISTS (
    SELECT 1 FROM subscriptions AS own WHERE own.member_id = ${survivorId} AND own.topic = rows.topic)`,
  "memberships.member_id": (
    survivorId,
  ) => Prisma.sql`(rows.to_day IS NULL OR rows.to_day > rows.from_day) AND NOT EXISTS (
    SELECT 1 FROM memberships AS own WHERE own.member_id = ${survivorId} AND (own.to_day IS NULL OR own.to_day > own.from_day)
      AND own.from_day < coalesce(rows.to_day, DATE '2500-01-01') AND rows.from_day < coalesce(own.to_day, DATE '2500-01-01'))`,
};

const placeOf = (reference: string) => {
  const [table = "", column = ""] = reference.split(".");
  return { table: Prisma.raw(table), column: Prisma.raw(column) };
};

/** Applications first: payments go along with theirs. */
const MOVING = Object.entries(MEMBER_REFERENCES)
  .filter(([, rule]) => rule === "MOVES" || rule === "PERIODS")
  .map(([reference]) => reference)
  .sort();

/** @returns what moved; both members are locked by the caller */
export async function moveRows(tx: Tx, goneId: number, survivorId: number): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const reference of MOVING) {
    const { table, column } = placeOf(reference);
    const free = FREE[reference]?.(survivorId) ?? Prisma.sql`TRUE`;
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE ${table} AS rows SET ${column} = ${survivorId} WHERE rows.${column} = ${goneId} AND ${free} RETURNING rows.id::text AS id`;
    if (rows.length > 0) moved[reference] = rows.map(({ id }) => id);
  }
  return moved;
}

/** What still belongs to the account that stayed goes back. */
export async function moveBack(
  tx: Tx,
  moved: MovedRows,
  { goneId, survivorId }: { readonly goneId: number; readonly survivorId: number },
): Promise<void> {
  for (const [reference, ids] of Object.entries(moved)) {
    const { table, column } = placeOf(reference);
    await tx.$executeRaw`
      UPDATE ${table} AS rows SET ${column} = ${goneId} WHERE rows.${column} = ${survivorId} AND rows.id::text = ANY(${ids})`;
  }
}
