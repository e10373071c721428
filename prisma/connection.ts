// Says where the database is, as settings of the `pg` driver, and the settings of a new connection before its first query.
import type { ClientBase, PoolConfig } from "pg";

/** A way of one thread for anonymous visitors into the embedded database (embedded-lanes.ts). */
export interface VisitorLane {
  readonly port: number;
  /** Also ends the prepared statements whose names begin like this. */
  end(prefix: string): Promise<void>;
}

/** An address of a database. The embedded one is a single session that all connections share (see embedded.ts). */
export type DatabaseConnection =
  | { readonly kind: "server"; readonly connectionString: string }
  | {
      readonly kind: "embedded";
      readonly host: string;
      readonly port: number;
      /** Absent: this is the address of a lane. */
      readonly openLane?: () => Promise<VisitorLane>;
    };

/** Whose statements a connection brings. */
export interface SessionOwner {
  /** As the server lists it (`application_name`). */
  readonly name: string;
  /** What the names of its prepared statements begin with; empty for the site's own. */
  readonly prefix: string;
}

export const SITE_SESSION: SessionOwner = { name: "site", prefix: "" };
const VISITORS = "visitors";

/** @param number of a thread for anonymous visitors: no two have the same */
export function visitorSession(number: number): SessionOwner {
  return { name: `site ${VISITORS}`, prefix: `${VISITORS} ${number} ` };
}

/** The driver's settings for an address. */
export function driverConfig(connection: DatabaseConnection): PoolConfig {
  if (connection.kind === "server") return { connectionString: connection.connectionString, keepAlive: true };
  const { host, port } = connection;
  return { host, port, user: "postgres", database: "postgres", password: "postgres", ssl: false };
}

/**
 * A wait for a row that another transaction holds ends before the statement does, so that it is distinguished and tried again.
 */
const LOCK_SHARE = 0.7;

/**
 * Prepares a session. The time zone must be UTC: Prisma's adapter reads every `timestamptz` as if it were.
 * @param statementTimeout milliseconds after which the server gives a statement up; 0 never
 */
export async function prepareSession(
  client: ClientBase,
  connection: DatabaseConnection,
  statementTimeout: number,
  owner: SessionOwner = SITE_SESSION,
): Promise<void> {
  // The embedded database's one session outlives its connections. A new connection must not find what an earlier one left.
  if (connection.kind === "embedded") await forgetStatements(client, owner.prefix);
  const lockTimeout = Math.round(statementTimeout * LOCK_SHARE);
  const settings = `SET TIME ZONE 'UTC'; SET statement_timeout = ${Math.round(statementTimeout)}; SET lock_timeout = ${lockTimeout}`;
  await client.query(connection.kind === "embedded" ? `RESET ALL; ${settings}` : settings);
}

/** Those of others in the same session stay. */
async function forgetStatements(client: ClientBase, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_prepared_statements WHERE CASE $1 WHEN '' THEN NOT starts_with(name, $2) ELSE starts_with(name, $1) END",
    [prefix, `${VISITORS} `],
  );
  if (rows.length > 0) await client.query(rows.map(({ name }) => `DEALLOCATE "${name}"`).join("; "));
}
