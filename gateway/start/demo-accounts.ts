// Demo accounts have a password that stands in the README. A server that others can reach must not run on a database that
// holds them, unless DEMO=1 says that this is wanted (decisions, "Members").
import { db } from "#prisma/client.ts";
import { type Config, ConfigError } from "./config.ts";

/** @throws ConfigError */
export async function refuseDemoAccounts(config: Config): Promise<void> {
  if (config.demoAccountsAllowed) return;
  const demo = await db.member.findFirst({ where: { isDemo: true }, select: { id: true } });
  if (!demo) return;
  throw new ConfigError(
    `HOST ${config.host} can be reached from other machines, and this database holds demo accounts whose password is ` +
      "public: use another database (DATA_DIR, DATABASE_URL), or set DEMO=1 if that is what you want",
  );
}
