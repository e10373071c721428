// Rows of a roster become members: part by part, each a transaction with its lines in the audit log.
import type { Tx } from "#prisma/client.ts";
import type { Membership, Prisma } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { type ImportedPayment, onDuesImported } from "./import-events.ts";
import { WITHOUT_MEMBERSHIP } from "./known-membership.ts";
import { paidOn } from "./paid-on.ts";
import type { PlannedRow } from "./plan-rows.ts";
import type { RosterPerson } from "./read-row.ts";

interface Taking {
  readonly importId: number;
  readonly actorId: number;
  readonly now: Date;
}

interface ImportedRows {
  readonly created: number;
  readonly updated: number;
}

const IMPORTED = "importMember";

/** Imports new and changed rows. It skips members who registered or were changed at that very moment. */
export async function takeRows(tx: Tx, rows: readonly PlannedRow[], taking: Taking): Promise<ImportedRows> {
  const created = await createMembers(
    tx,
    rows.flatMap((row) => (row.becomes === "CREATED" ? [row] : [])),
    taking,
  );
  const changed = await updateMembers(
    tx,
    rows.flatMap((row) => (row.becomes === "UPDATED" ? [row] : [])),
    taking,
  );
  await addMemberships(tx, changed, taking);
  return { created, updated: changed.length };
}

type NewRow = Extract<PlannedRow, { becomes: "CREATED" }>;
type ChangedRow = Extract<PlannedRow, { becomes: "UPDATED" }>;

interface Joining {
  readonly id: number;
  readonly line: number;
  readonly person: RosterPerson;
}

/** Periods of membership, with a payment for each year whose amount the roster says. */
async function grant(tx: Tx, joining: readonly Joining[], { actorId, now }: Taking) {
  const dues = joining.flatMap(({ id, person }) => duesOf(id, person, now));
  const imported = (await onDuesImported.happen(tx, { dues, actorId })).flat();
  const payments = Map.groupBy(imported, ({ memberId }) => memberId);
  const paid = (id: number, year: number) => payments.get(id)?.find((one) => one.year === year)?.id ?? null;
  const data = joining.flatMap((one) => periodsOf(one, (year) => paid(one.id, year), now));
  const select = { id: true, memberId: true } as const;
  const made = data.length === 0 ? [] : await tx.membership.createManyAndReturn({ data, select });
  return { payments, memberships: Map.groupBy(made, ({ memberId }) => memberId) };
}

/** Numbers of rows as one text, because a parameter cannot hold lists of different lengths. */
const idsOf = (rows: readonly Pick<ImportedPayment | Membership, "id">[] | undefined): string =>
  `{${(rows ?? []).map(({ id }) => id).join(",")}}`;

async function createMembers(tx: Tx, rows: readonly NewRow[], taking: Taking): Promise<number> {
  if (rows.length === 0) return 0;
  const { importId, actorId, now } = taking;
  const made = await tx.member.createManyAndReturn({
    data: rows.map(({ person }) => columnsOf(person, now)),
    skipDuplicates: true,
    select: { id: true, emailKey: true },
  });
  const idOf = new Map(made.map(({ id, emailKey }) => [emailKey, id]));
  const members = rows.flatMap(({ person, line }) => {
    const id = idOf.get(person.emailKey);
    return id === undefined ? [] : [{ id, person, line }];
  });
  const { payments } = await grant(tx, members, taking);
  await tx.$executeRaw`
    UPDATE member_import_rows AS rows SET outcome = 'CREATED', member_id = made.id, member_version = 1, payment_ids = made.payments::int[]
    FROM unnest(${members.map(({ line }) => line)}::int[], ${members.map(({ id }) => id)}::int[],
      ${members.map(({ id }) => idsOf(payments.get(id)))}::text[]) AS made(line, id, payments)
    WHERE rows.import_id = ${importId} AND rows.line = made.line`;
  const lines = members.map(({ id, person: { name, email, grade } }) => ({
    action: IMPORTED,
    subject: "member" as const,
    subjectId: id,
    after: { name, email, grade: grade ?? "GENERAL" },
  }));
  await recordAudit(tx, { memberId: actorId, now }, ...lines);
  return members.length;
}

const duesOf = (memberId: number, { name, email, dues }: RosterPerson, now: Date) =>
  dues.flatMap(({ year, amount }) =>
    amount === null ? [] : [{ memberId, name, email, year, amount, paidAt: paidOn(year, now) }],
  );

/** Nobody signs in before the owner has chosen a password (docs/people.md#adding-and-merging). */
function columnsOf(person: RosterPerson, now: Date): Prisma.MemberCreateManyInput {
  const { grade: _grade, dues: _dues, joined, hasCountry: _said, language, ...columns } = person;
  const createdAt = joined === null ? now : seoulMidnight(joined);
  return { ...columns, language: language ?? "KO", passwordHash: "", isAdded: true, createdAt };
}

/** A year each where the roster has dues; else from joining on, without an end. */
function periodsOf(
  { id, person: { grade, dues, joined } }: Joining,
  paymentOf: (year: number) => number | null,
  now: Date,
): Prisma.MembershipCreateManyInput[] {
  if (grade === null || grade === "GENERAL") return [];
  const shared = { memberId: id, grade, createdAt: now };
  if (dues.length === 0) {
    const fromDay = new Date(joined ?? seoulDay(now));
    return [{ ...shared, source: "DECISION", fromDay }];
  }
  return dues.map(({ year, isExempt }) => {
    const toDay = new Date(`${year + 1}-01-01`);
    const days = { fromDay: new Date(`${year}-01-01`), toDay, grantedTo: toDay };
    if (isExempt) return { ...shared, ...days, source: "EXEMPTION" };
    return { ...shared, ...days, source: "PAYMENT", paymentId: paymentOf(year) };
  });
}

/** @returns the rows whose members were changed */
async function updateMembers(
  tx: Tx,
  rows: readonly ChangedRow[],
  taking: Taking,
): Promise<readonly ChangedRow[]> {
  const changed: ChangedRow[] = [];
  for (const row of rows) if (await updateMember(tx, row, taking)) changed.push(row);
  return changed;
}

/**
 * Members who got a membership, or asked for one, since the rows were planned get none. The rows of members
 * are locked by their change.
 */
async function addMemberships(tx: Tx, rows: readonly ChangedRow[], taking: Taking): Promise<void> {
  const asked = rows.flatMap(({ memberId: id, line, membership }) =>
    membership ? [{ id, line, person: membership }] : [],
  );
  if (asked.length === 0) return;
  const { importId, actorId, now } = taking;
  const without = await tx.member.findMany({
    where: { id: { in: asked.map(({ id }) => id) }, ...WITHOUT_MEMBERSHIP },
    select: { id: true },
  });
  const ids = new Set(without.map(({ id }) => id));
  const joining = asked.filter(({ id }) => ids.has(id));
  if (joining.length === 0) return;
  const { payments, memberships } = await grant(tx, joining, taking);
  await tx.$executeRaw`
    UPDATE member_import_rows AS rows SET payment_ids = made.payments::int[], membership_ids = made.memberships::int[]
    FROM unnest(${joining.map(({ line }) => line)}::int[], ${joining.map(({ id }) => idsOf(payments.get(id)))}::text[],
      ${joining.map(({ id }) => idsOf(memberships.get(id)))}::text[]) AS made(line, payments, memberships)
    WHERE rows.import_id = ${importId} AND rows.line = made.line`;
  const lines = joining.map(({ id, person: { grade } }) => ({
    action: IMPORTED,
    subject: "member" as const,
    subjectId: id,
    before: { grade: "GENERAL" },
    after: { grade },
  }));
  await recordAudit(tx, { memberId: actorId, now }, ...lines);
}

async function updateMember(tx: Tx, row: ChangedRow, { importId, actorId, now }: Taking): Promise<boolean> {
  const { line, memberId, version, before, after } = row;
  const { count } = await tx.member.updateMany({
    where: { id: memberId, version },
    data: { ...(after as Prisma.MemberUpdateManyMutationInput), version: { increment: 1 } },
  });
  if (count === 0) return false;
  await tx.memberImportRow.update({
    where: { importId_line: { importId, line } },
    data: { outcome: "UPDATED", memberId, before: { ...before }, memberVersion: version + 1 },
  });
  if (Object.keys(after).length === 0) return true;
  const entry = { action: IMPORTED, subject: "member" as const, subjectId: memberId };
  await recordAudit(tx, { memberId: actorId, now }, { ...entry, before: { ...before }, after: { ...after } });
  return true;
}
