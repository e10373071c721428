// `npm run db:migrate`: brings the database to this version's schema without starting the site, for a site
// whose own role may not.
import process from "node:process";
import { migrate } from "#prisma/migrate.ts";
import { runOnDatabase } from "./database-command.ts";

await runOnDatabase(async (connection) => {
  const applied = await migrate(connection);
  process.stdout.write(`Migrations applied now: ${applied.join(", ") || "none"}\n`);
});
