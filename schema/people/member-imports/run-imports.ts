// A task imports rosters, and undoes imports, in parts. A process that dies leaves each row done or not; the
// next continues where it stopped.
import { db, type Tx } from "#prisma/client.ts";
import type { MemberImport } from "#prisma/generated/client.ts";
import { startDuplicateSearch } from "#schema/people/duplicates/search-duplicates.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { planRows } from "./plan-rows.ts";
import { columnsOf } from "./roster-columns.ts";
import { takeRows } from "./take-rows.ts";
import { undoRows } from "./undo-rows.ts";

/** Rows of one transaction: a statement has two seconds, and others are answered between the parts. */
const AT_ONCE = 75;
/** Addresses read at once, where another process had come far. */
const READ_AT_ONCE = 2_000;

/** Does all that was begun. @param onPart notified of each part */
export async function runImports(now: Date, onPart: (importId: number) => void = () => {}): Promise<void> {
  const begun = await db.memberImport.findMany({
    where: { state: { in: ["RUNNING", "UNDOING"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of begun) {
    const met: Met = { line: -1, addresses: new Set() };
    for (let goesOn = true; goesOn; ) {
      goesOn = await db.$transaction((tx) => runPart(tx, { id, met }, now));
      if (goesOn) onPart(id);
    }
  }
}

/** The addresses of the rows down to a line: they are read once, and not again with each part. */
interface Met {
  line: number;
  readonly addresses: Set<string>;
}

/** @returns whether something may be left */
async function runPart(tx: Tx, { id, met }: { id: number; met: Met }, now: Date): Promise<boolean> {
  // Another gateway may be at it: one part after the other.
  await tx.$queryRaw`SELECT 1 FROM member_imports WHERE id = ${id} FOR UPDATE`;
  const found = await tx.memberImport.findUniqueOrThrow({ where: { id } });
  if (found.createdById === null) return false;
  const step = { ...found, createdById: found.createdById };
  if (found.state === "RUNNING") return await takePart(tx, step, met, now);
  return found.state === "UNDOING" && (await undoPart(tx, step, now));
}

type Step = MemberImport & { readonly createdById: number };

async function takePart(tx: Tx, step: Step, met: Met, now: Date): Promise<boolean> {
  const { id, head, reached, createdById: actorId } = step;
  const where = { importId: id, line: { gt: Math.max(head, reached) } };
  const rows = await tx.memberImportRow.findMany({ where, orderBy: { line: "asc" }, take: AT_ONCE });
  const last = rows.at(-1)?.line;
  if (last === undefined) {
    await tx.memberImport.update({ where: { id }, data: { state: "DONE", finishedAt: now } });
    // Who was on the roster may have had an account.
    await startDuplicateSearch(tx, now);
    return false;
  }
  const columns = await columnsOf(tx, step);
  await readAddresses(tx, step, columns.fields.indexOf("EMAIL"), met);
  // Those of these rows count once their part is there: it may be tried again.
  const planned = await planRows(tx, rows, columns, new Set(met.addresses), now);
  const { created, updated } = await takeRows(tx, planned, { importId: id, actorId, now });
  await tx.memberImport.update({
    where: { id },
    data: {
      reached: last,
      created: { increment: created },
      updated: { increment: updated },
      skipped: { increment: rows.length - created - updated },
    },
  });
  return true;
}

/** Adds the addresses of the rows that were done since: a second row with one is refused, as in the dry run. */
async function readAddresses(tx: Tx, { id, head, reached }: Step, at: number, met: Met): Promise<void> {
  for (let from = Math.max(head, met.line); from < reached; from = met.line) {
    const to = Math.min(reached, from + READ_AT_ONCE);
    const rows = await tx.$queryRaw<{ email: string | null }[]>`
      SELECT cells[${at + 1}::int] AS email FROM member_import_rows
      WHERE import_id = ${id} AND line > ${from} AND line <= ${to}`;
    for (const { email } of rows) met.addresses.add(emailKey(email ?? ""));
    met.line = to;
  }
}

async function undoPart(tx: Tx, { id, reached, createdById: actorId }: Step, now: Date): Promise<boolean> {
  const rows = await tx.memberImportRow.findMany({
    where: { importId: id, line: { gt: reached }, outcome: { not: null } },
    orderBy: { line: "asc" },
    take: AT_ONCE,
  });
  const last = rows.at(-1)?.line;
  if (last === undefined) {
    await tx.memberImport.update({ where: { id }, data: { state: "UNDONE", undoneAt: now } });
    return false;
  }
  const notUndone = await undoRows(tx, rows, { importId: id, actorId, now });
  await tx.memberImport.update({
    where: { id },
    data: { reached: last, notUndone: { increment: notUndone } },
  });
  return true;
}
