// Looks at the server that DATABASE_URL names before the site relies on it.
import pg from "pg";
import { driverConfig } from "./connection.ts";
import { sharesSessions } from "./shares-sessions.ts";

/** The oldest PostgreSQL the site is tested for. */
const oldestMajor = 15;

/** DATABASE_URL leads to a server the site can't use, or to none. */
export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
}

/** Host, port and name of the database for messages: never the user or the password. */
function describeServer(connectionString: string): string {
  if (!URL.canParse(connectionString)) return "DATABASE_URL";
  const { host, pathname } = new URL(connectionString);
  return `the database ${pathname.slice(1)} at ${host}`;
}

/** A name that resolves to several addresses fails with an error that has a code and no words. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** Throws DatabaseStartError for a PostgreSQL older than the site is tested for. */
export function refuseOldMajor(major: number, place: string): void {
  if (major >= oldestMajor) return;
  throw new DatabaseStartError(
    `DATABASE_URL: ${place} is PostgreSQL ${major}; the site needs PostgreSQL ${oldestMajor} or newer.`,
  );
}

/** Milliseconds to connect, and for each of the few statements here: a pooler may let one wait for a session. */
const WITHIN = 5000;

/** Throws DatabaseStartError when the server can't be reached or is too old, or a pooler shares its sessions. */
export async function checkServer(connectionString: string): Promise<void> {
  const place = describeServer(connectionString);
  const settings = {
    ...driverConfig({ kind: "server", connectionString }),
    connectionTimeoutMillis: WITHIN,
    query_timeout: WITHIN,
  };
  const client = new pg.Client(settings);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseStartError(`DATABASE_URL: can't reach ${place}: ${explain(error)}`, { cause: error });
  }
  try {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS number");
    refuseOldMajor(Math.floor(Number(rows[0]?.number) / 10_000), place);
    if (!(await sharesSessions(client, settings))) return;
    throw new DatabaseStartError(
      `DATABASE_URL: ${place} is behind a pooler that shares sessions among connections (pool_mode=transaction). The site needs a session for each connection: set pool_mode=session for this database, or give the address of PostgreSQL itself.`,
    );
  } finally {
    await client.end();
  }
}
