// What a site and its restored backup have in common: rows of every table, and sums of money. The process of
// the gateway reads them, too.
import pg from "pg";
import { readSums, readTables } from "#prisma/backup/tables.ts";

export type Totals = Readonly<Record<string, string>>;

/** Rows of every table that is backed up, and the sums of money. */
export async function readTotals(client: pg.ClientBase): Promise<Totals> {
  const tables = await readTables(client);
  const totals: Record<string, string> = await readSums(client, tables);
  for (const table of tables) {
    const { rows } = await client.query(`SELECT count(*)::text AS rows FROM ${pg.escapeIdentifier(table)}`);
    totals[table] = String(rows[0]?.rows);
  }
  return totals;
}
