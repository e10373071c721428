// The password of the demo accounts is in the repository. A server that others reach must not run on a
// database with such accounts, unless DEMO=1 says that this is wanted. A server behind a proxy is such a
// server too, even when its HOST is loopback.
import { db } from "#prisma/client.ts";
import { type Config, ConfigError } from "./config.ts";

/** @throws ConfigError */
export async function refuseDemoAccounts(config: Config): Promise<void> {
  if (config.demoAccountsRefusedFor === null) return;
  const demo = await db.member.findFirst({ where: { isDemo: true }, select: { id: true } });
  if (!demo) return;
  throw new ConfigError(
    `${config.demoAccountsRefusedFor}, and this database holds demo accounts whose password is ` +
      "public: use another database (DATA_DIR, DATABASE_URL), or set DEMO=1 if that is what you want",
  );
}
