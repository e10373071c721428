// The pool of connections under the Prisma client, with four guards that `pg` does not have. A connection
// whose server has stopped answering is dropped in time to tell the visitor. A query that is sent past an
// open transaction is refused. So is one that nobody waits for any more; if it runs, it is cancelled. And so
// is one that comes after the end of its transaction.
import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import pg from "pg";
import { cancelStatement } from "./cancel-statement.ts";
import { watchStatements } from "./watch-statements.ts";

/** A query was sent past the transaction it is in. It would not be part of it, and on the embedded database it would
 * wait for that transaction, which waits for it. */
class StrayQueryError extends Error {
  override readonly name = "StrayQueryError";

  constructor() {
    super("A query inside a transaction must use the transaction's own client (tx), not db.");
  }
}

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the body of a transaction; until it settles, whatever it starts can't take another connection. */
export async function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await openTransaction.run(state, body);
  } finally {
    state.open = false;
  }
}

/** Nobody waits for the answer any more. The code is PostgreSQL's for a statement that was cancelled. */
class UnwantedQueryError extends Error {
  override readonly name = "UnwantedQueryError";
  readonly code = "57014";

  constructor() {
    super("The request has gone: its queries are not begun any more.");
  }
}

const wanting = new AsyncLocalStorage<AbortSignal>();

/**
 * Does the work of a request. Once it has gone, no further query is begun, a server cancels the statement
 * that runs, and what waits for a connection gives its place up. A transaction that runs is finished.
 */
export function whileWanted<T>(gone: AbortSignal, work: () => Promise<T>): Promise<T> {
  // Awaited in here: a query of Prisma begins when somebody waits for it.
  return wanting.run(gone, async () => await work());
}

/** What was asked for after COMMIT or ROLLBACK. The code is PostgreSQL's for a statement that was cancelled. */
class EndedTransactionError extends Error {
  override readonly name = "EndedTransactionError";
  readonly code = "57014";

  constructor() {
    super("The transaction has ended: nothing more is done in its name.");
  }
}

const END = /^(COMMIT|ROLLBACK)$/;

/**
 * A connection for one transaction. Prisma rolls one back that takes too long, while a step of several
 * statements runs; the statements left of that step would each be stored by itself, or be part of the
 * transaction of the one who has the connection next (docs/storage.md#database).
 */
function endingWithTransaction(client: pg.PoolClient): pg.PoolClient {
  let ended = false;
  const query = (...args: unknown[]): unknown => {
    if (ended) return Promise.reject(new EndedTransactionError());
    const [asked] = args;
    const text = typeof asked === "object" && asked !== null ? Reflect.get(asked, "text") : asked;
    ended = typeof text === "string" && END.test(text);
    return Reflect.apply(client.query, client, args);
  };
  return new Proxy(client, {
    get: (target, key) => (key === "query" ? query : Reflect.get(target, key, target)),
  });
}

/**
 * A connection for one statement of a request, which is cancelled when the request goes. The cancelling may
 * come too late; then it must not strike the statement of another, so the connection is closed (decision
 * 221).
 */
function endingWithRequest(client: pg.PoolClient, gone: AbortSignal): pg.PoolClient {
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
    cancelStatement(client);
  };
  gone.addEventListener("abort", cancel, { once: true });
  const release = (error?: Error | boolean) => {
    gone.removeEventListener("abort", cancel);
    client.release(error ?? cancelled);
  };
  return new Proxy(client, {
    get: (target, key) => (key === "release" ? release : Reflect.get(target, key, target)),
  });
}

/** True while the server owes an answer on this connection. `pg` keeps this in a field its types leave out. */
function isWaiting(client: pg.ClientBase): boolean {
  return "readyForQuery" in client && client.readyForQuery !== true;
}

/** Drops a connection when a running query gets no sign of life for so many milliseconds. An idle connection stays. */
function dropWhenSilent(client: pg.PoolClient, milliseconds: number): void {
  if (!("connection" in client) || !(client.connection instanceof pg.Connection)) return;
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(milliseconds, () => {
    if (isWaiting(client)) stream.destroy(new Error("Connection terminated: the database does not answer"));
  });
}

/** Puts a beginning before the name of each prepared statement of a connection. */
function nameWith(prefix: string, client: pg.PoolClient): void {
  const { query } = client;
  const named = (...[asked, ...more]: unknown[]): unknown => {
    const name: unknown =
      typeof asked === "object" && asked !== null ? Reflect.get(asked, "name") : undefined;
    const mine = typeof name === "string" && name !== "" ? { ...Object(asked), name: prefix + name } : asked;
    return Reflect.apply(query, client, [mine, ...more]);
  };
  Reflect.set(client, "query", named);
}

/** What the two databases differ in. */
interface PoolLimits {
  /** Milliseconds for a free connection, new or returned. */
  readonly connect: number;
  /** Milliseconds for any sign of life of a running query. */
  readonly silence: number;
  /** A statement that runs can be cancelled. */
  readonly cancels: boolean;
  /** What the names of prepared statements begin with: on the embedded database several pools share one session. */
  readonly prefix: string;
}

type Callback = Parameters<pg.Pool["connect"]>[0];

/** pg.Pool with the guards above. A connection that breaks, idle or in use, is replaced; the process goes on. */
export class SitePool extends pg.Pool {
  readonly #limits: PoolLimits;

  constructor(config: pg.PoolConfig, limits: PoolLimits) {
    super({ ...config, connectionTimeoutMillis: limits.connect });
    this.#limits = limits;
    this.on("connect", (client) => {
      dropWhenSilent(client, limits.silence);
      if (limits.prefix !== "") nameWith(limits.prefix, client);
      watchStatements(client);
      // A broken connection also emits `error`, which ends the process when nobody listens. The pool listens
      // only while the connection is idle. Anyone who uses the connection learns of it from the query.
      client.on("error", () => undefined);
    });
    // The pool emits the same for an idle connection, which it has already dropped.
    this.on("error", () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const refused = refusal();
    if (callback === undefined)
      return refused ? Promise.reject(refused) : super.connect().then(ifWanted).then(endingWithTransaction);
    if (refused) callback(refused, undefined, () => undefined);
    else this.#connectForStatement(callback);
    return undefined;
  }

  #connectForStatement(callback: Callback): void {
    const gone = wanting.getStore();
    super.connect((error, client, release) => {
      if (error || !client || !gone) return callback(error, client, release);
      if (gone.aborted) {
        release();
        return callback(new UnwantedQueryError(), undefined, () => undefined);
      }
      if (!this.#limits.cancels) return callback(undefined, client, release);
      const asked = endingWithRequest(client, gone);
      callback(undefined, asked, asked.release);
    });
  }
}

function refusal(): Error | null {
  if (openTransaction.getStore()?.open === true) return new StrayQueryError();
  return wanting.getStore()?.aborted === true ? new UnwantedQueryError() : null;
}

function ifWanted(client: pg.PoolClient): pg.PoolClient {
  if (!wanting.getStore()?.aborted) return client;
  client.release();
  throw new UnwantedQueryError();
}
