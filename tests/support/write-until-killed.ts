// A process for the tests of the embedded database: opens a data folder, says so, and adds rows as fast as
// they are acknowledged, until it is killed. Usage: node write-until-killed.ts <data folder>
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const embedded = await openEmbedded(process.argv[2] ?? "");
  const client = new pg.Client(driverConfig(embedded.connection));
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS kept (id int PRIMARY KEY)");
  say("open");
  for (let id = 1; ; id += 1) {
    await client.query("INSERT INTO kept VALUES ($1)", [id]);
    say(String(id));
  }
} catch (error) {
  say(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
}
