// Tells three kinds of errors apart. A database that cannot be reached, or cannot do it now, comes back by
// itself. A full disk is for the administrator. A query that is wrong is a defect.
import { hasCodeOf, someCause } from "./error-causes.ts";

/** Of the system: nobody listens, the line broke, the name does not resolve, the socket is gone. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

/**
 * Of PostgreSQL: connection exceptions (08), a transaction given up because of another one, and every other
 * try, too (40001, 40P01), no memory (53000, 53200), too many connections, a lock not given in time,
 * statement given up, shutting down, starting up, read-only standby.
 */
const sqlStates = /^(08...|40001|40P01|53[023]00|55P03|57014|57P0[1-5]|25006)$/;

/**
 * Of Prisma: can't reach, timed out, closed, no free connection, a transaction given up because of another
 * one, no transaction in time.
 */
const prismaCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2034", "P2037"]);

const codes = {
  has: (code: string) => systemCodes.has(code) || sqlStates.test(code) || prismaCodes.has(code),
};

/** Of Prisma's adapter: the same, before the client has given it a code. */
const adapterKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionWriteConflict",
]);

/** Of `pg` and Prisma, which give these no code of their own. A transaction expires when the database is too slow for it. */
const words =
  /timeout exceeded when trying to connect|Connection terminated|Connection ended|Client was closed|Client has encountered a connection error|not queryable|Unable to start a transaction in the given time|expired transaction|does not answer|Server has closed the connection|Can't reach database server/i;

function isAway(error: object): boolean {
  const [kind, message]: unknown[] = [Reflect.get(error, "kind"), Reflect.get(error, "message")];
  return (
    hasCodeOf(error, codes) ||
    (typeof kind === "string" && adapterKinds.has(kind)) ||
    (typeof message === "string" && words.test(message))
  );
}

/** True when the error, or anything that caused it, says that the database is away for now. */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, isAway);
}

/** Of PostgreSQL: disk_full. What was asked for is undone; reading goes on. */
const full = new Set(["53100"]);

/** True when the error, or anything that caused it, says that the database's disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  return someCause(error, (cause) => hasCodeOf(cause, full));
}
