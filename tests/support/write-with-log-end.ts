// As write-until-killed.ts, and each line tells how far PostgreSQL's log was when the row was acknowledged:
// what a power cut leaves at least. Usage: node write-with-log-end.ts <data folder>
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";

const embedded = await openEmbedded(process.argv[2] ?? "");
const client = new pg.Client(driverConfig(embedded.connection));
await client.connect();
await client.query("CREATE TABLE IF NOT EXISTS kept (id int PRIMARY KEY)");
const { rows } = await client.query<{ last: number }>("SELECT coalesce(max(id), 0) AS last FROM kept");
for (let id = Number(rows[0]?.last) + 1; ; id += 1) {
  await client.query("INSERT INTO kept VALUES ($1)", [id]);
  const { rows: ends } = await client.query<{ end: string }>(
    "SELECT (pg_current_wal_flush_lsn() - '0/0')::text AS end",
  );
  process.stdout.write(`${id} ${ends[0]?.end}\n`);
}
