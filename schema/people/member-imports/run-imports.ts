// A task imports rosters, and undoes imports, in parts. A process that dies leaves each row done or not; the next continues where it stopped.
import { db, type Tx } from "#prisma/client.ts";
import type { MemberImport } from "#prisma/generated/client.ts";
import { startDuplicateSearch } from "#schema/people/duplicates/search-duplicates.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { planRows } from "./plan-rows.ts";
import { columnsOf } from "./roster-columns.ts";
import { takeRows } from "./take-rows.ts";
import { undoRows } from "./undo-rows.ts";

/** Rows of one transaction: a statement has two seconds. */
const AT_ONCE = 250;

/** Does all that was begun. @param onPart notified of each part */
export async function runImports(now: Date, onPart: (importId: number) => void = () => {}): Promise<void> {
  const begun = await db.memberImport.findMany({
    where: { state: { in: ["RUNNING", "UNDOING"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of begun) {
    for (let goesOn = true; goesOn; ) {
      goesOn = await db.$transaction((tx) => runPart(tx, id, now));
      if (goesOn) onPart(id);
    }
  }
}

/** @returns whether something may be left */
async function runPart(tx: Tx, id: number, now: Date): Promise<boolean> {
  // Another gateway may be at it: one part after the other.
  await tx.$queryRaw`SELECT 1 FROM member_imports WHERE id = ${id} FOR UPDATE`;
  const found = await tx.memberImport.findUniqueOrThrow({ where: { id } });
  if (found.createdById === null) return false;
  const step = { ...found, createdById: found.createdById };
  if (found.state === "RUNNING") return await takePart(tx, step, now);
  return found.state === "UNDOING" && (await undoPart(tx, step, now));
}

type Step = MemberImport & { readonly createdById: number };

async function takePart(tx: Tx, step: Step, now: Date): Promise<boolean> {
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
  const met = await addressesBefore(tx, step, columns.fields.indexOf("EMAIL"));
  const planned = await planRows(tx, rows, columns, met, now);
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

/** Addresses of the rows that were done: a second row with one is refused, as in the dry run. */
async function addressesBefore(tx: Tx, { id, head, reached }: Step, at: number): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ email: string | null }[]>`
    SELECT cells[${at + 1}::int] AS email FROM member_import_rows
    WHERE import_id = ${id} AND line > ${head} AND line <= ${reached}`;
  return new Set(rows.map(({ email }) => emailKey(email ?? "")));
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
  const notUndone = await undoRows(tx, rows, { actorId, now });
  await tx.memberImport.update({
    where: { id },
    data: { reached: last, notUndone: { increment: notUndone } },
  });
  return true;
}
