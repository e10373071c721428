// Clients of different rank share the embedded database's one session. Each has a lane, on a socket of its
// own. The statements of one lane stay together from the first message to the last, and so do its
// transactions; between them the lane of the lowest rank goes first. The socket server knows nothing of
// lanes: each gets the database through one.
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** The site's own statements go before those of anonymous visitors (decision 222). */
export const RANKS = { site: 0, visitors: 1 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

interface Lane {
  /** The database as this lane may use it. */
  readonly db: PGlite;
  /** Ends the lane, with the prepared statements whose names begin like this. */
  close(prefix: string): Promise<void>;
}

/** Messages of PostgreSQL's extended protocol that others follow: Parse, Bind, Describe, Execute, Close, Flush. */
const FOLLOWED: ReadonlySet<number | undefined> = new Set(
  [..."PBDECH"].map((letter) => letter.charCodeAt(0)),
);
/** The message that ends them. */
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
/** Messages of one statement arrive together. A client that is silent for so many milliseconds between them has died. */
const SILENT_MS = 1_000;
const RUNS_CHECKED_MS = 5;

class LaneEndedError extends Error {
  override readonly name = "LaneEndedError";

  constructor() {
    super("The lane has ended: its client has gone.");
  }
}

/**
 * Who may use the session now. PostgreSQL runs on the thread that reads the sockets, so what came while a
 * statement ran is unread when it ends: a visitor's turn begins once the sockets have been read.
 */
class Turns {
  #isTaken = false;
  readonly #waiting: { readonly rank: Rank; readonly begin: () => void }[] = [];

  async take(rank: Rank): Promise<void> {
    if (!this.#isTaken && rank === RANKS.site) {
      this.#isTaken = true;
      return;
    }
    const begun = new Promise<void>((begin) => {
      const behind = this.#waiting.findIndex((other) => other.rank > rank);
      this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, { rank, begin });
    });
    if (!this.#isTaken) this.#beginOnceRead();
    await begun;
  }

  give(): void {
    const [next] = this.#waiting;
    if (next?.rank === RANKS.visitors) this.#beginOnceRead();
    else this.#begin();
  }

  /** The socket server passes on what it has read at the end of a round of the event loop: it takes two. */
  #beginOnceRead(): void {
    this.#isTaken = true;
    setImmediate(() => setImmediate(() => this.#begin()));
  }

  #begin(): void {
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    next?.begin();
  }
}

/** Makes the function that opens lanes to a database. Nothing else may send it statements then. */
export function createLanes(db: PGlite): (rank: Rank) => Lane {
  const turns = new Turns();
  return (rank) => openLane(db, turns, rank);
}

function openLane(db: PGlite, turns: Turns, rank: Rank): Lane {
  let hasTurn = false;
  let isRunning = false;
  let isClosed = false;
  let heardAt = 0;

  const end = () => {
    if (!hasTurn || db.isInTransaction()) return;
    hasTurn = false;
    turns.give();
  };
  const send = async (...[message, options]: Parameters<PGlite["execProtocolRawStream"]>) => {
    try {
      await db.execProtocolRawStream(message, options);
    } finally {
      heardAt = performance.now();
      if (!FOLLOWED.has(message[0])) end();
    }
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new LaneEndedError();
    if (!hasTurn) {
      await turns.take(rank);
      if (isClosed) {
        // Its client has gone while it waited.
        turns.give();
        throw new LaneEndedError();
      }
      hasTurn = true;
    }
    isRunning = true;
    try {
      return await db.runExclusive(work);
    } finally {
      isRunning = false;
    }
  };
  const watch = setInterval(() => {
    if (!hasTurn || isRunning || db.isInTransaction() || performance.now() - heardAt < SILENT_MS) return;
    inTurn(() => send(SYNC, { onRawData: () => undefined })).catch(() => undefined);
  }, SILENT_MS);

  const own: Readonly<Record<PropertyKey, unknown>> = {
    runExclusive: inTurn,
    execProtocolRawStream: send,
    isInTransaction: () => hasTurn && db.isInTransaction(),
    // Of the socket server itself: the ROLLBACK for a client that has gone.
    exec: async (sql: string) => {
      await db.exec(sql);
      if (!isClosed) end();
    },
  };
  return {
    db: new Proxy(db, {
      get: (target, key) => {
        const value: unknown = own[key] ?? Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    close: async (prefix) => {
      clearInterval(watch);
      // What runs gives the turn back when it has run.
      while (isRunning) await sleep(RUNS_CHECKED_MS);
      const isMine = hasTurn;
      isClosed = true;
      if (!isMine) await turns.take(rank);
      await db.runExclusive(() => db.execProtocolRawStream(SYNC, { onRawData: () => undefined }));
      if (db.isInTransaction()) await db.exec("ROLLBACK");
      const { rows } = await db.query<{ name: string }>(
        "SELECT name FROM pg_prepared_statements WHERE starts_with(name, $1)",
        [prefix],
      );
      await db.exec(rows.map(({ name }) => `DEALLOCATE "${name}"`).join(";"));
      hasTurn = false;
      turns.give();
    },
  };
}
