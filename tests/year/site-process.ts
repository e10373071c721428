// The gateway of a year: gateway/main.ts as it is, on a moved clock, with a line to the run that moves the
// clock and asks what must hold.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { db, pool } from "#prisma/client.ts";
import { type AcknowledgedActions, lostActions } from "./acknowledged-actions.ts";
import { endDatabaseThread, watchThreads } from "./database-thread.ts";
import { type DatabaseTrouble, setTrouble, tapDriver } from "./database-trouble.ts";
import { readHiddenThings } from "./hidden-things.ts";
import { brokenInvariants, readFigures } from "./invariants.ts";
import { readTotals, type Totals } from "./totals.ts";

export type YearRequest =
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "settle" }
  | { readonly kind: "check"; readonly deep: boolean }
  | { readonly kind: "figures" }
  | { readonly kind: "totals" }
  | { readonly kind: "certificates" }
  | { readonly kind: "hidden" }
  | { readonly kind: "files" }
  | { readonly kind: "end database" }
  | { readonly kind: "trouble"; readonly trouble: DatabaseTrouble | null }
  | {
      readonly kind: "found";
      readonly rows: readonly AcknowledgedRow[];
      readonly actions: AcknowledgedActions;
      /** When the year began. */
      readonly since: string;
    };

/** A row that was acknowledged to somebody: it is there, and not older than they know it. */
export interface AcknowledgedRow {
  readonly table: "applications" | "payments" | "posts" | "programs" | "members" | "submissions" | "popups";
  readonly id: number;
  readonly version: number;
}

const SETTLES_WITHIN_MS = 120_000;
const LOOK_MS = 50;
/** What has its turn is written down a moment after the clock was moved. */
const QUIET_LOOKS = 3;

/**
 * Jobs that could be worked on now, in words. The texts of files that were there before the year are read
 * when there is time: nobody waits for them.
 */
async function openJobs(): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ what: string }[]>`
    SELECT concat_ws(' ', name, singleton_key, state) AS what FROM pgboss.job
    WHERE name IN ('tasks', 'mail', 'texts') AND state IN ('created', 'retry', 'active') AND start_after <= now()
      AND NOT (name = 'texts' AND EXISTS (SELECT 1 FROM files WHERE id::text = singleton_key AND created_at < '2027-01-01'))
    LIMIT 5`;
  return rows.map(({ what }) => what);
}

/** Waits until what came due has been done. Answers what was not. */
async function settle(): Promise<readonly string[]> {
  let quiet = 0;
  for (let waited = 0; ; waited += LOOK_MS) {
    const open = await openJobs();
    quiet = open.length === 0 ? quiet + 1 : 0;
    if (quiet === QUIET_LOOKS || waited >= SETTLES_WITHIN_MS) return open;
    callClock("look");
    await sleep(LOOK_MS);
  }
}

async function lostRows(rows: readonly AcknowledgedRow[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, known] of Map.groupBy(rows, (row) => row.table)) {
    const stored = await db.$queryRawUnsafe<{ id: number; version: number }[]>(
      `SELECT id, version FROM ${table} WHERE id = ANY($1)`,
      known.map(({ id }) => id),
    );
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    for (const { id, version } of known) {
      const is = versions.get(id);
      if (is === undefined) found.push(`${table} ${id} was acknowledged and is not there`);
      else if (is < version) found.push(`${table} ${id} was acknowledged as version ${version} and is ${is}`);
    }
  }
  return found;
}

async function totals(): Promise<Totals> {
  const client = await pool.connect();
  try {
    return await readTotals(client);
  } finally {
    client.release();
  }
}

/** A certificate as the database has it. */
export interface IssuedCertificate {
  readonly code: string;
  readonly isRevoked: boolean;
}

const certificates = () => db.$queryRaw<IssuedCertificate[]>`
  SELECT code, revoked_at IS NOT NULL AS "isRevoked" FROM issued_documents
  WHERE kind IN ('EXAM_CERTIFICATE', 'COMPLETION') ORDER BY id`;

/** Where the store has the bytes of each file. */
async function fileKeys(): Promise<readonly string[]> {
  const files = await db.file.findMany({ select: { key: true, storedKey: true } });
  return files.map(({ key, storedKey }) => storedKey ?? key);
}

/** Calls what moved-clock.mjs left in this process. */
function callClock(name: "moveClock" | "look", ...given: readonly number[]): void {
  const work: unknown = Reflect.get(globalThis, Symbol.for(`clock.${name}`));
  if (typeof work !== "function") throw new Error("The moved clock was not loaded");
  work(...given);
}

async function answer(request: YearRequest): Promise<unknown> {
  switch (request.kind) {
    case "move":
      callClock("moveClock", request.to);
      return true;
    case "settle":
      return await settle();
    case "check":
      return await brokenInvariants(request.deep);
    case "figures":
      return { ...(await readFigures()), memory: process.memoryUsage.rss() };
    case "totals":
      return await totals();
    case "certificates":
      return await certificates();
    case "hidden":
      return await readHiddenThings();
    case "files":
      return await fileKeys();
    case "end database":
      await endDatabaseThread();
      return true;
    case "trouble":
      setTrouble(request.trouble);
      return true;
    case "found":
      return [
        ...(await lostRows(request.rows)),
        ...(await lostActions(request.actions, new Date(request.since))),
      ];
  }
}

process.on("message", ({ id, request }: { id: number; request: YearRequest }) => {
  answer(request).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
// The connection alone does not keep a gateway alive that was asked to stop.
process.channel?.unref();

tapDriver();
watchThreads();
await import("#gateway/main.ts");
