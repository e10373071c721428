import { startDatabase } from "#prisma/start-database.ts";
import type { SiteDatabase } from "#tests/support/site-database.ts";

/** Works on the database of a site that is down. */
export async function opened<Result>(
  { options: { dataDir, env } }: SiteDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  const { close } = await startDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  try {
    return await work();
  } finally {
    await close();
  }
}
