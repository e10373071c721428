// Where the database is, as settings of the `pg` driver, and what a new connection is told before its first query.
import type { ClientBase, PoolConfig } from "pg";

/** An address of a database. The embedded one is a single session that all connections share (see embedded.ts). */
export type DatabaseConnection =
  | { readonly kind: "server"; readonly connectionString: string }
  | { readonly kind: "embedded"; readonly host: string; readonly port: number };

/** The driver's settings for an address. */
export function driverConfig(connection: DatabaseConnection): PoolConfig {
  if (connection.kind === "server") return { connectionString: connection.connectionString, keepAlive: true };
  const { host, port } = connection;
  return { host, port, user: "postgres", database: "postgres", password: "postgres", ssl: false };
}

/**
 * Prepares a session. The time zone must be UTC: Prisma's adapter reads every `timestamptz` as if it were.
 * @param statementTimeout milliseconds after which the server gives a statement up; 0 never
 */
export async function prepareSession(
  client: ClientBase,
  connection: DatabaseConnection,
  statementTimeout: number,
): Promise<void> {
  // The embedded database's one session outlives its connections. A new connection must not find what an earlier one left.
  if (connection.kind === "embedded") await client.query("DEALLOCATE ALL; RESET ALL");
  await client.query(`SET TIME ZONE 'UTC'; SET statement_timeout = ${Math.round(statementTimeout)}`);
}
