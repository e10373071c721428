// The one database client of the process. It speaks PostgreSQL's protocol over one `pg` pool, to a server and to the
// embedded database alike. `db`, `pool` and `connection` are live bindings: connect() sets them before anything asks.
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import {
  type DatabaseConnection,
  driverConfig,
  prepareSession,
  type SessionOwner,
  SITE_SESSION,
} from "./connection.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { insideTransaction, SitePool } from "./site-pool.ts";
import { createStatementNames } from "./statement-names.ts";

/**
 * Milliseconds after which an unused connection is closed. The turns of each minute need two; they are not made again each time.
 */
const IDLE_CONNECTION = 150_000;

/** The client inside a transaction: what every use case takes as its first argument. */
export type Tx = Prisma.TransactionClient;

export let db: PrismaClient;
export let pool: pg.Pool;
/** Where they are connected to. */
export let connection: DatabaseConnection;

/**
 * Milliseconds and connections. With a server, a request must be answered within two seconds even when the
 * database is away. The embedded database is one session: several connections would share it, and with it
 * their transactions. So it gets exactly one connection, and the pool is the queue, first come first served.
 * It cannot be away, so its queue may be longer.
 */
const limits = {
  server: {
    connect: 1500,
    silence: 1800,
    cancels: true,
    statement: 1700,
    maxWait: 1700,
    transaction: 15_000,
    connections: 10,
  },
  embedded: {
    connect: 10_000,
    silence: 30_000,
    cancels: false,
    statement: 0,
    maxWait: 10_000,
    transaction: 15_000,
    connections: 1,
  },
} as const;

/**
 * Marks the body of every interactive transaction, so that a stray query in it is refused instead of waiting
 * for ever. Runs the transaction again when PostgreSQL ended it because of another one.
 */
function guardTransactions(client: PrismaClient): PrismaClient {
  const original = client.$transaction.bind(client);
  const guarded = (work: unknown, options: unknown) =>
    typeof work === "function"
      ? retryConflicts(() =>
          Reflect.apply(original, client, [(tx: Tx) => insideTransaction(() => work(tx)), options]),
        )
      : Reflect.apply(original, client, [work, options]);
  return new Proxy(client, {
    get: (target, key) => (key === "$transaction" ? guarded : Reflect.get(target, key, target)),
  });
}

/**
 * Connects `db` and `pool`; nothing is sent until the first query.
 * @param options.maxConnections for a server, default 10; the embedded database always has one
 * @param options.owner whose statements these are; the site's own without it
 */
export async function connect(
  to: DatabaseConnection,
  options: { readonly maxConnections?: number; readonly owner?: SessionOwner } = {},
): Promise<void> {
  const { owner = SITE_SESSION, maxConnections } = options;
  const limit = limits[to.kind];
  const max = to.kind === "embedded" ? 1 : (maxConnections ?? limit.connections);
  const sitePool = new SitePool(
    {
      ...driverConfig(to),
      ...(owner === SITE_SESSION ? {} : { application_name: owner.name }),
      max,
      idleTimeoutMillis: IDLE_CONNECTION,
      onConnect: (client) => prepareSession(client, to, limit.statement, owner),
    },
    { ...limit, prefix: owner.prefix },
  );
  connection = to;
  pool = sitePool;
  db = guardTransactions(
    new PrismaClient({
      adapter: new PrismaPg(sitePool, { statementNameGenerator: createStatementNames() }),
      transactionOptions: { maxWait: limit.maxWait, timeout: limit.transaction },
    }),
  );
  await db.$connect();
}

/** Finishes what runs and closes every connection. */
export async function disconnect(): Promise<void> {
  await db.$disconnect();
  await pool.end();
}
