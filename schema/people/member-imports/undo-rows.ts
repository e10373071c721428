// Undoes an import of a roster: new accounts are deleted, changed ones restored. A member who was changed since stays unchanged.
import type { Tx } from "#prisma/client.ts";
import type { MemberImportRow } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { endLinks } from "#schema/people/account/end-links.ts";
import { MEMBER_REFERENCES } from "#schema/people/members/member-references.ts";
import { onDuesImportUndone } from "./import-events.ts";
import { WITHOUT_MEMBERSHIP } from "./known-membership.ts";

interface Undoing {
  readonly importId: number;
  readonly actorId: number;
  readonly now: Date;
}

const UNDONE = "undoMemberImport";
/** Of a payment that nothing has moved since it was imported. */
const IMPORTED_VERSION = 3;

/** Rows that are undone lose their outcome: the ones that still have it name who stayed. @returns how many stay as they are */
export async function undoRows(tx: Tx, rows: readonly MemberImportRow[], undoing: Undoing): Promise<number> {
  const ids = rows.flatMap(({ memberId }) => memberId ?? []);
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  const made = rows.filter(({ outcome }) => outcome === "CREATED");
  const undone = [...(await removeMade(tx, made, undoing))];
  for (const row of rows) {
    if (row.outcome === "UPDATED" && (await restoreMember(tx, row, undoing))) undone.push(row);
  }
  const where = { importId: undoing.importId, line: { in: undone.map(({ line }) => line) } };
  await tx.memberImportRow.updateMany({ where, data: { outcome: null } });
  return rows.length - undone.length;
}

async function restoreMember(tx: Tx, row: MemberImportRow, { actorId, now }: Undoing): Promise<boolean> {
  const { memberId, memberVersion, before, membershipIds, paymentIds } = row;
  if (memberId === null || memberVersion === null) return false;
  const gotMembership = membershipIds.length > 0;
  if (gotMembership && !(await isMembershipUntouched(tx, memberId, row))) return false;
  const { count } = await tx.member.updateMany({
    where: { id: memberId, version: memberVersion },
    data: { ...(before as Prisma.MemberUpdateManyMutationInput), version: { increment: 1 } },
  });
  if (count === 0) return false;
  if (gotMembership) {
    const reason = UNDONE;
    await onDuesImportUndone.happen(tx, { paymentIds, actorId, reason, areAccountsGone: false });
    await tx.membership.deleteMany({ where: { memberId, id: { in: membershipIds } } });
  }
  const entry = { action: UNDONE, subject: "member" as const, subjectId: memberId };
  const grade = gotMembership ? { grade: "GENERAL" } : {};
  const after = { ...(before as Prisma.InputJsonObject), ...grade };
  await recordAudit(tx, { memberId: actorId, now }, { ...entry, after });
  return true;
}

/** Nothing was given, paid or asked for since. The caller locks the member. */
async function isMembershipUntouched(
  tx: Tx,
  memberId: number,
  { membershipIds, paymentIds }: Pick<MemberImportRow, "membershipIds" | "paymentIds">,
): Promise<boolean> {
  const { type, state } = WITHOUT_MEMBERSHIP.payments.none;
  const given = await tx.membership.count({ where: { memberId, id: { notIn: membershipIds } } });
  const isMoved = [{ id: { notIn: paymentIds } }, { version: { not: IMPORTED_VERSION } }];
  return given + (await tx.payment.count({ where: { memberId, type, state, OR: isMoved } })) === 0;
}

/** @returns the rows whose members are deleted */
async function removeMade(
  tx: Tx,
  rows: readonly MemberImportRow[],
  undoing: Undoing,
): Promise<readonly MemberImportRow[]> {
  const untouched = new Set(await untouchedOf(tx, rows));
  const going = rows.filter(({ memberId }) => memberId !== null && untouched.has(memberId));
  if (going.length === 0) return [];
  const ids = going.flatMap(({ memberId }) => memberId ?? []);
  const { actorId, now } = undoing;
  const payments = going.flatMap(({ paymentIds }) => paymentIds);
  await onDuesImportUndone.happen(tx, {
    paymentIds: payments,
    actorId,
    reason: UNDONE,
    areAccountsGone: true,
  });
  await endLinks(tx, { memberId: { in: ids } });
  await tx.mail.deleteMany({ where: { memberId: { in: ids } } });
  await tx.member.deleteMany({ where: { id: { in: ids } } });
  const lines = ids.map((subjectId) => ({ action: UNDONE, subject: "member" as const, subjectId }));
  await recordAudit(tx, { memberId: actorId, now }, ...lines);
  return going;
}

/** What a roster brings along itself, with what the search for duplicates found after it; payments are looked at one by one. */
const BROUGHT: ReadonlySet<string> = new Set([
  "duplicate_pairs.one_id",
  "duplicate_pairs.other_id",
  "memberships.member_id",
  "payments.member_id",
  "member_import_rows.member_id",
  "one_time_tokens.member_id",
  "mails.member_id",
]);

/** Those whom nothing else points to, who have not chosen a password, and whom nobody has changed. */
async function untouchedOf(tx: Tx, rows: readonly MemberImportRow[]): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const elsewhere = Object.keys(MEMBER_REFERENCES).flatMap((reference) => {
    const [table = "", column = ""] = reference.split(".");
    return BROUGHT.has(reference)
      ? []
      : [
          Prisma.sql`NOT EXISTS (SELECT 1 FROM ${Prisma.raw(table)} AS other WHERE other.${Prisma.raw(column)} = members.id)`,
        ];
  });
  const found = await tx.$queryRaw<{ id: number }[]>`
    SELECT members.id FROM members JOIN unnest(${rows.map(({ memberId }) => memberId)}::int[],
      ${rows.map(({ memberVersion }) => memberVersion)}::int[], ${rows.map(({ paymentIds }) => `{${paymentIds.join(",")}}`)}::text[])
      AS made(id, version, payments) ON made.id = members.id
    WHERE members.version = made.version AND password_hash = '' AND status = 'ACTIVE' AND ${Prisma.join(elsewhere, " AND ")}
      AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.member_id = members.id
        AND (payments.id <> ALL(made.payments::int[]) OR payments.version <> ${IMPORTED_VERSION}::int))`;
  return found.map(({ id }) => id);
}
