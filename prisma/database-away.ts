// Tells a database that can't be reached from a query that is wrong: the first is a 503 that passes by itself, the second a defect.

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

/** Of PostgreSQL: connection exceptions (08), too many connections, statement given up, shutting down, starting up, read-only standby. */
const sqlStates = /^(08...|53300|57014|57P0[1-5]|25006)$/;

/** Of Prisma: can't reach, timed out, closed, no free connection, no transaction in time. */
const prismaCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2037"]);

/** Of Prisma's adapter: the same, before the client has given it a code. */
const adapterKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);

/** Of `pg` and Prisma, which give these no code. */
const words =
  /timeout exceeded when trying to connect|Connection terminated|Connection ended|Client was closed|Client has encountered a connection error|not queryable|Unable to start a transaction in the given time|does not answer|Server has closed the connection|Can't reach database server/i;

function read(error: object, key: string): unknown {
  return key in error ? Reflect.get(error, key) : undefined;
}

function isAway(error: unknown, depth: number): boolean {
  if (typeof error !== "object" || error === null || depth > 5) return false;
  for (const key of ["code", "originalCode"]) {
    const code = read(error, key);
    if (
      typeof code === "string" &&
      (systemCodes.has(code) || sqlStates.test(code) || prismaCodes.has(code))
    ) {
      return true;
    }
  }
  const kind = read(error, "kind");
  if (typeof kind === "string" && adapterKinds.has(kind)) return true;
  const message = read(error, "message");
  if (typeof message === "string" && words.test(message)) return true;
  const meta = read(error, "meta");
  const inner = [read(error, "cause"), read(error, "originalError")];
  if (typeof meta === "object" && meta !== null) inner.push(read(meta, "driverAdapterError"));
  return inner.some((cause) => isAway(cause, depth + 1));
}

/** True when the error, or anything that caused it, says that the database is away for now. */
export function isDatabaseAway(error: unknown): boolean {
  return isAway(error, 0);
}
