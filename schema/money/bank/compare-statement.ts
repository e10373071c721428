// Defines what a statement brings: lines that are new, lines that are stored already, and among these the
// ones that its columns read otherwise than before (decision 218).
import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import type { StatementRow } from "#schema/validation/money/statements.ts";

/** Lines that are hashed or compared between two turns of the event loop: some milliseconds. */
const AT_ONCE = 1_000;

interface HashedRow extends StatementRow {
  readonly hash: string;
}

/** A stored line that reads otherwise now. */
interface ChangedRow extends HashedRow {
  readonly id: number;
}

export interface ComparedStatement {
  readonly added: readonly HashedRow[];
  /** How many are stored already, whether or not they change. */
  readonly known: number;
  readonly changed: readonly ChangedRow[];
  /** Read otherwise, too, and left as they are: they are booked, split or returned. */
  readonly inUse: number;
  /** Lines from before files were remembered, with the hash they get. */
  readonly rehashed: readonly { readonly id: number; readonly hash: string }[];
  /** Months that are closed and would change, such as 2026-10. */
  readonly closedMonths: readonly string[];
}

/** Lines of one file that say the same are numbered, so that two transfers alike stay two. */
async function hashRows(rows: readonly StatementRow[]): Promise<readonly HashedRow[]> {
  const met = new Map<string, number>();
  const hashed: HashedRow[] = [];
  for (const row of rows) {
    if (hashed.length % AT_ONCE === 0) await nextTurn();
    const number = met.get(row.raw) ?? 0;
    met.set(row.raw, number + 1);
    const hash = createHash("sha256").update(row.raw).update(`#${number}`).digest("base64url");
    hashed.push({ ...row, hash });
  }
  return hashed;
}

const STORED = {
  id: true,
  hash: true,
  at: true,
  sender: true,
  note: true,
  amount: true,
  balance: true,
  moveId: true,
  splitAt: true,
  returnedById: true,
  returns: { select: { id: true } },
} as const satisfies Prisma.BankRowSelect;
type Stored = Prisma.BankRowGetPayload<{ select: typeof STORED }>;

const isInUse = ({ moveId, splitAt, returnedById, returns }: Stored): boolean =>
  moveId !== null || splitAt !== null || returnedById !== null || returns !== null;

type Read = Pick<StatementRow, "at" | "sender" | "note"> & {
  readonly amount: number | bigint;
  readonly balance: number | bigint | null;
};

const sayAll = ({ at, sender, note, amount, balance }: Read): string =>
  JSON.stringify([at.getTime(), sender, note, String(amount), balance === null ? null : String(balance)]);

/** How a line from before files were remembered is found: the day, the amount and the balance, else all it says. */
const sayMoney = (row: Read): string =>
  row.balance === null ? sayAll(row) : `${row.at.getTime()} ${row.amount} ${row.balance}`;

async function readFormer(tx: Tx, rows: readonly HashedRow[]): Promise<Map<string, Stored[]>> {
  const times = rows.map(({ at }) => at.getTime());
  const former = new Map<string, Stored[]>();
  if (times.length === 0) return former;
  const at = {
    gte: new Date(times.reduce((a, b) => Math.min(a, b))),
    lte: new Date(times.reduce((a, b) => Math.max(a, b))),
  };
  const lines = await tx.bankRow.findMany({ where: { uploadId: null, partOfId: null, at }, select: STORED });
  for (const line of lines) former.set(sayMoney(line), [...(former.get(sayMoney(line)) ?? []), line]);
  return former;
}

/** Compares a statement with what is stored. Writes nothing. */
export async function compareStatement(tx: Tx, read: readonly StatementRow[]): Promise<ComparedStatement> {
  const rows = await hashRows(read);
  const lines = await tx.bankRow.findMany({
    where: { hash: { in: rows.map(({ hash }) => hash) } },
    select: STORED,
  });
  const byHash = new Map(lines.map((line) => [line.hash, line]));
  const former = await readFormer(
    tx,
    rows.filter(({ hash }) => !byHash.has(hash)),
  );
  const added: HashedRow[] = [];
  const changed: (ChangedRow & { readonly from: Stored })[] = [];
  const rehashed: { id: number; hash: string }[] = [];
  let inUse = 0;
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    const old = byHash.get(row.hash) ?? former.get(sayMoney(row))?.shift();
    if (!old) {
      added.push(row);
      continue;
    }
    if (old.hash !== row.hash) rehashed.push({ id: old.id, hash: row.hash });
    if (sayAll(old) === sayAll(row)) continue;
    if (isInUse(old)) inUse += 1;
    else changed.push({ ...row, id: old.id, from: old });
  }
  await nextTurn();
  const moved = changed.filter(({ from, at, amount }) => sayMoved(from) !== sayMoved({ at, amount }));
  const days = [...added.map(({ at }) => at), ...moved.flatMap(({ at, from }) => [at, from.at])];
  const closedMonths = await readClosed(tx, days);
  return { added, known: rows.length - added.length, changed, inUse, rehashed, closedMonths };
}

const sayMoved = ({ at, amount }: Pick<Read, "at" | "amount">): string => `${at.getTime()} ${amount}`;

async function readClosed(tx: Tx, days: readonly Date[]): Promise<readonly string[]> {
  const months = [...new Set(days.map((day) => monthOf(day)))];
  const closed = await tx.closedMonth.findMany({
    where: { month: { in: months } },
    select: { month: true },
    orderBy: { month: "asc" },
  });
  return closed.map(({ month }) => month);
}
