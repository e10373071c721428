// The process of a first start. Making the embedded database, its tables and the demo's pictures takes some
// hundred megabytes, most of which the system would not get back: they go with this process. first-content.ts
// starts it and waits for its one answer.
import process from "node:process";
import { hashPassword } from "#gateway/auth/passwords.ts";
import { createArticleTypesetter } from "#gateway/documents/article-typesetter.ts";
import { createFileStore } from "#gateway/files/create-file-store.ts";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { seedEmptyDatabase } from "#prisma/seed/seed.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { whileDatabaseAway } from "#prisma/while-database-away.ts";
import { isGuessable } from "#schema/validation/people/guessable-passwords.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createLogger } from "./logger.ts";
import type { FromSeeding } from "./seed-database.ts";
import { describeStartFailure } from "./start-failure.ts";

const config = readConfig();
const log = createLogger(config.logLevel);
const stopped = new AbortController();
const onAway = (reason: string) => log.warn({ reason }, "The database is away; the start tries again");

async function fill(): Promise<FromSeeding> {
  const { databaseUrl, dataDir, demo, adminEmail, adminPassword } = config;
  // Here, where it is used; the lists that it is held to go with this process.
  if (adminPassword !== null && isGuessable(adminPassword, adminEmail ? [adminEmail] : [])) {
    throw new ConfigError("ADMIN_PASSWORD is among the passwords an attacker tries first");
  }
  const database = await startDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir });
  try {
    if (database.migrated.length > 0) log.info({ migrations: database.migrated }, "Migrations applied");
    const files = await createFileStore(config);
    const given = {
      demo,
      adminEmail,
      adminPassword,
      files,
      hashPassword,
      articlePdf: createArticleTypesetter(),
      log,
      now: new Date(),
    };
    return { seeded: await seedEmptyDatabase(given) };
  } finally {
    await database.close();
  }
}

// A terminal sends its signals to this process, too. What is begun is finished; the waiting for a database ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopped.abort());
process.on("message", (said) => {
  if (said === "stop") stopped.abort();
});
// The request waits for it. When the site is gone, the process ends at once: anyone who starts it again needs the folder.
await answerParent<null, FromSeeding>(
  async () =>
    await whileDatabaseAway(fill, { onAway, stopped: stopped.signal }).catch((error: unknown) => ({
      failed: describeStartFailure(error),
    })),
  { isInHurry: true },
);
