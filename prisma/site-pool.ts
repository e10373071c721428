// The pool of connections under the Prisma client, with two guards that `pg` does not have. A connection whose server has stopped answering
// is dropped in time to tell the visitor. And a query that is sent past an open transaction is refused.
import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import pg from "pg";

/** A query was sent past the transaction it stands in. It would not be part of it, and on the embedded database it would
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

/** What the two databases differ in, in milliseconds. */
export interface PoolWaits {
  /** For a free connection, new or returned. */
  readonly connect: number;
  /** For any sign of life of a running query. */
  readonly silence: number;
}

/** pg.Pool with the guards above. A connection that breaks, idle or in use, is replaced; the process goes on. */
export class SitePool extends pg.Pool {
  constructor(config: pg.PoolConfig, waits: PoolWaits) {
    super({ ...config, connectionTimeoutMillis: waits.connect });
    this.on("connect", (client) => {
      dropWhenSilent(client, waits.silence);
      // A broken connection also emits `error`, which ends the process when nobody listens. The pool listens only while the connection is idle.
      // Whoever uses the connection learns of it from the query.
      client.on("error", () => undefined);
    });
    // The pool emits the same for an idle connection, which it has already dropped.
    this.on("error", () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    const stray = openTransaction.getStore()?.open === true;
    if (callback === undefined) return stray ? Promise.reject(new StrayQueryError()) : super.connect();
    if (stray) callback(new StrayQueryError(), undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }
}
