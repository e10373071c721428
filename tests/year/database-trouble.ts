// Trouble between a site and its database, made in the driver of the gateway's main thread: statements wait,
// or the database refuses some of them. On a full disk it refuses every write, and the folder of the files
// has no room.
import { createRequire, syncBuiltinESMExports } from "node:module";
import pg from "pg";

/**
 * SLOW: every statement waits. DEADLOCKS: one in so many is given up as the victim of a deadlock.
 * OUT_OF_MEMORY: one in so many fails by itself. DISK_FULL: whatever would make a file grow fails.
 */
export type DatabaseTrouble = "SLOW" | "DEADLOCKS" | "OUT_OF_MEMORY" | "DISK_FULL";

const WAIT_MS = 60;
/** The longest transactions have some thirty statements: most of them go through. */
const ONE_IN = 60;
const CODES: Readonly<Record<Exclude<DatabaseTrouble, "SLOW">, readonly [code: string, words: string]>> = {
  DEADLOCKS: ["40P01", "deadlock detected"],
  OUT_OF_MEMORY: ["53200", "out of memory"],
  DISK_FULL: ["53100", "could not extend file: No space left on device"],
};
/** What ends or begins a transaction is never refused: a server that refuses it closes the connection. */
const CONTROL = /^\s*(?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|DEALLOCATE|START)/i;

/** Takes room on the disk. */
const GROWS = /\bINSERT INTO\b|(?<!\bFOR |\bNO KEY )\bUPDATE\b/i;
/** Only what waits for a lock is ended because of one. */
const LOCKS = /\b(?:INSERT|UPDATE|DELETE|FOR SHARE|FOR KEY SHARE)\b/i;

let trouble: DatabaseTrouble | null = null;
let statements = 0;

/** From now on; null: all is well. */
export function setTrouble(next: DatabaseTrouble | null): void {
  trouble = next;
}

function refusal(text: string): pg.DatabaseError | null {
  if (trouble === null || trouble === "SLOW" || CONTROL.test(text)) return null;
  const [code, words] = CODES[trouble];
  const refused = Object.assign(new pg.DatabaseError(words, words.length, "error"), {
    code,
    severity: "ERROR",
  });
  if (trouble === "DISK_FULL") return GROWS.test(text) ? refused : null;
  if (trouble === "DEADLOCKS" && !LOCKS.test(text)) return null;
  statements += 1;
  return statements % ONE_IN === 0 ? refused : null;
}

/** Where the database has no room, uploaded files have none. */
function tapDisk(): void {
  const disk: typeof import("node:fs/promises") = createRequire(import.meta.url)("node:fs/promises");
  const plain = disk.statfs;
  Reflect.set(disk, "statfs", async (...given: Parameters<typeof plain>) => {
    const read = await Reflect.apply(plain, disk, given);
    return trouble === "DISK_FULL" ? Object.assign(read, { bavail: 0 }) : read;
  });
  syncBuiltinESMExports();
}

const textOf = (config: unknown) => (typeof config === "string" ? config : String(Object(config).text ?? ""));

/** Has the driver and the disk meet what `setTrouble` says. To be called before the first connection. */
export function tapDriver(): void {
  tapDisk();
  const plain = pg.Client.prototype.query;
  const query = function (this: pg.Client, ...given: unknown[]): unknown {
    const send = () => Reflect.apply(plain, this, given);
    if (trouble === null) return send();
    const refused = refusal(textOf(given[0]));
    const answer = given.at(-1);
    if (refused && typeof answer === "function") return void setImmediate(() => answer(refused));
    if (refused) return Promise.reject(refused);
    if (trouble !== "SLOW" || typeof answer === "function" || typeof Object(given[0]).submit === "function")
      return send();
    return new Promise((resolve) => setTimeout(resolve, WAIT_MS)).then(send);
  };
  Reflect.set(pg.Client.prototype, "query", query);
}
