// The lines of a statement are stored once, however often and in whatever files they come (decision 218).
import type { Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { openMonth } from "#schema/money/month-ends/close-month.ts";
import { lockBooks } from "#schema/money/month-ends/month-lock.ts";
import type { StatementRow } from "#schema/validation/money/statements.ts";
import { type ComparedStatement, compareStatement } from "./compare-statement.ts";
import { applyRules } from "./mark-bank-row.ts";

/** Lines of one statement of SQL: it is made in some milliseconds, and others are answered before the next. */
const AT_ONCE = 100;

interface StoredStatement {
  /** Null where the file brought no new line. */
  readonly uploadId: number | null;
  readonly added: number;
  /** Were there already. */
  readonly known: number;
  /** Of these, replaced by what the columns say now. */
  readonly changed: number;
  /** Of these, read otherwise now and left: something was done with them. */
  readonly inUse: number;
}

interface Statement {
  /** Of the file. */
  readonly name: string;
  readonly rows: readonly StatementRow[];
  /** Why a closed month is opened again for it; null: it is not. Only for users who may open months. */
  readonly reopen: string | null;
}

/**
 * Stores what is new and replaces what reads otherwise now, and records in the audit log that a statement was read.
 * @throws DomainError MONTH_CLOSED for lines of a closed month without a reason to open it
 */
export async function storeStatement(
  tx: Tx,
  { name, rows, reopen }: Statement,
  author: Author,
): Promise<StoredStatement> {
  await lockBooks(tx);
  const compared = await compareStatement(tx, rows);
  await openMonths(tx, compared.closedMonths, reopen, author);
  const { uploadId, added } = await addRows(tx, name, compared.added, author);
  await replaceRows(tx, compared);
  await applyRules(tx, await tx.bankRule.findMany(), {
    OR: [{ uploadId: uploadId ?? 0 }, { id: { in: compared.changed.map(({ id }) => id) } }],
  });
  const { known, changed, inUse } = compared;
  const counts = {
    added,
    known: known + compared.added.length - added,
    changed: changed.length,
    inUse,
  };
  await recordAudit(tx, author, { action: "readStatement", subject: "bank", after: { name, ...counts } });
  return { uploadId, ...counts };
}

async function openMonths(
  tx: Tx,
  months: readonly string[],
  reason: string | null,
  author: Author,
): Promise<void> {
  if (months.length === 0) return;
  if (reason === null) throw new DomainError("MONTH_CLOSED");
  for (const month of months) {
    const { lines } = await openMonth(tx, { month, note: reason });
    await recordAudit(
      tx,
      author,
      ...lines.map((line) => ({ ...line, action: "openMonth", subject: "bank" as const })),
    );
  }
}

async function addRows(
  tx: Tx,
  name: string,
  rows: ComparedStatement["added"],
  { memberId: uploadedById, now: createdAt }: Author,
): Promise<Pick<StoredStatement, "uploadId" | "added">> {
  if (rows.length === 0) return { uploadId: null, added: 0 };
  const { id: uploadId } = await tx.statementUpload.create({ data: { name, uploadedById, createdAt } });
  let added = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const data = rows.slice(from, from + AT_ONCE).map(({ hash, at, sender, note, amount, balance }) => ({
      hash,
      at,
      sender,
      note,
      amount,
      balance,
      uploadId,
      uploadedById,
      createdAt,
    }));
    const { count } = await tx.bankRow.createMany({ data, skipDuplicates: true });
    added += count;
  }
  // The same file, sent twice at once.
  if (added === 0) await tx.statementUpload.delete({ where: { id: uploadId } });
  return { uploadId: added === 0 ? null : uploadId, added };
}

async function replaceRows(
  tx: Tx,
  { changed, rehashed }: Pick<ComparedStatement, "changed" | "rehashed">,
): Promise<void> {
  if (rehashed.length > 0) {
    await tx.$executeRaw`UPDATE bank_rows SET hash = fresh.hash
      FROM unnest(${rehashed.map(({ id }) => id)}::int[], ${rehashed.map(({ hash }) => hash)}::text[]) AS fresh (id, hash)
      WHERE bank_rows.id = fresh.id`;
  }
  if (changed.length === 0) return;
  await tx.$executeRaw`UPDATE bank_rows SET at = fresh.at, sender = fresh.sender, note = fresh.note,
      amount = fresh.amount, balance = fresh.balance
    FROM unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ at }) => at)}::timestamptz[],
      ${changed.map(({ sender }) => sender)}::text[], ${changed.map(({ note }) => note)}::text[],
      ${changed.map(({ amount }) => amount)}::bigint[], ${changed.map(({ balance }) => balance)}::bigint[]
    ) AS fresh (id, at, sender, note, amount, balance)
    WHERE bank_rows.id = fresh.id AND move_id IS NULL AND split_at IS NULL AND returned_by_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM bank_rows AS other WHERE other.returned_by_id = bank_rows.id)`;
  // What a rule marked by its former name is looked at again.
  await tx.bankRow.updateMany({
    where: { id: { in: changed.map(({ id }) => id) }, ruleId: { not: null } },
    data: { outsideKind: null, ruleId: null },
  });
}
