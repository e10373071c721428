// The search for accounts that may belong to one person: the same telephone; the same mailbox, or its name at
// another provider; nearly the same name at the same place (docs/people.md#adding-and-merging; decision 226).
// A task does it in parts: the database finds whom to compare, and between the parts the requests have their
// turn. A process that dies leaves each part done or not; the next continues.
import { setImmediate as nextTurn } from "node:timers/promises";
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { DuplicateSign } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";
import type { Clock } from "#schema/context.ts";
import { jamoDistance } from "./jamo-distance.ts";
import { keysOf } from "./search-keys.ts";

/** The name of its task and of its job. */
export const DUPLICATES_TASK = "duplicates";
/** Members of one transaction. */
const AT_ONCE = 50;
/** Earlier members with one key that somebody is compared with: a switchboard's number says nothing about its hundredth owner. */
const SHARING_MAX = 50;
/** Pairs of one member by the name alone. */
const BY_NAME_MAX = 5;
/** Comparisons of names between two turns of the event loop: some milliseconds. */
const COMPARED_AT_ONCE = 200;
/** Letters by which names may differ: one that was mistyped; with the mailbox's name the same, a name that was spelled again. */
const FAR: Readonly<Record<DuplicateSign, number>> = { PHONE: Number.POSITIVE_INFINITY, ADDRESS: 3, NAME: 1 };

/** Starts a search, and drops what the last one found. @returns false where one is still running */
export async function startDuplicateSearch(tx: Tx, now: Date): Promise<boolean> {
  await enqueue(tx, "tasks", [DUPLICATES_TASK]);
  const last = await tx.duplicateSearch.findUnique({ where: { id: 1 } });
  if (last?.finishedAt === null) return false;
  await tx.$executeRaw`TRUNCATE duplicate_pairs, duplicate_keys`;
  const total = await tx.member.count({ where: { status: { not: "WITHDRAWN" } } });
  const begun = { reached: 0, done: 0, total, startedAt: now, finishedAt: null };
  await tx.duplicateSearch.upsert({ where: { id: 1 }, create: begun, update: begun });
  return true;
}

/** Does a search that was started, to its end. */
export async function searchDuplicates(clock: Clock): Promise<void> {
  while (await db.$transaction((tx) => searchPart(tx, clock.now()))) await nextTurn();
}

/** @returns whether something may be left */
async function searchPart(tx: Tx, now: Date): Promise<boolean> {
  // Another gateway may be at it: one part after the other.
  await tx.$queryRaw`SELECT 1 FROM duplicate_searches FOR UPDATE`;
  const search = await tx.duplicateSearch.findUnique({ where: { id: 1 } });
  if (!search || search.finishedAt !== null) return false;
  const members = await tx.member.findMany({
    where: { id: { gt: search.reached }, status: { not: "WITHDRAWN" } },
    orderBy: { id: "asc" },
    take: AT_ONCE,
    select: { id: true },
  });
  const reached = members.at(-1)?.id;
  if (reached === undefined) {
    await tx.$executeRaw`TRUNCATE duplicate_keys`;
    await tx.duplicateSearch.update({ where: { id: 1 }, data: { finishedAt: now } });
    return false;
  }
  const ids = members.map(({ id }) => id);
  await tx.duplicatePair.createMany({ data: await pairsWith(tx, ids), skipDuplicates: true });
  await tx.duplicateSearch.update({
    where: { id: 1 },
    data: { reached, done: { increment: ids.length } },
  });
  return true;
}

interface Shared {
  readonly oneId: number;
  readonly otherId: number;
  readonly sign: DuplicateSign;
  readonly oneName: string;
  readonly otherName: string;
}

/** Writes the keys of some members down. @returns with whom of the earlier ones, and of each other, they share one */
async function sharedBy(tx: Tx, ids: readonly number[]): Promise<readonly Shared[]> {
  const some = Prisma.sql`SELECT unnest(${[...ids]}::int[]) AS id`;
  await tx.$executeRaw`INSERT INTO duplicate_keys (member_id, key) ${keysOf(some)} ON CONFLICT DO NOTHING`;
  return await tx.$queryRaw<Shared[]>`
    SELECT DISTINCT ON (1, 2, 3) one.id AS "oneId", other.id AS "otherId", split_part(own.key, ' ', 1) AS sign,
      one.name AS "oneName", other.name AS "otherName"
    FROM duplicate_keys AS own
    CROSS JOIN LATERAL (SELECT member_id FROM duplicate_keys WHERE key = own.key AND member_id < own.member_id
      ORDER BY member_id DESC LIMIT ${SHARING_MAX}) AS earlier
    JOIN members AS one ON one.id = earlier.member_id JOIN members AS other ON other.id = own.member_id
    WHERE own.member_id = ANY(${[...ids]}::int[]) ORDER BY 1, 2, 3`;
}

async function pairsWith(tx: Tx, ids: readonly number[]): Promise<Prisma.DuplicatePairCreateManyInput[]> {
  const pairs = new Map<string, { oneId: number; otherId: number; signs: DuplicateSign[] }>();
  for (const [at, { oneId, otherId, sign, oneName, otherName }] of (await sharedBy(tx, ids)).entries()) {
    if (at % COMPARED_AT_ONCE === 0) await nextTurn();
    if (jamoDistance(oneName, otherName) > FAR[sign]) continue;
    const key = `${oneId} ${otherId}`;
    const pair = pairs.get(key) ?? { oneId, otherId, signs: [] };
    pair.signs.push(sign);
    pairs.set(key, pair);
  }
  const byName = new Map<number, number>();
  return [...pairs.values()].filter(({ otherId, signs }) => {
    if (signs.join() !== "NAME") return true;
    byName.set(otherId, (byName.get(otherId) ?? 0) + 1);
    return (byName.get(otherId) ?? 0) <= BY_NAME_MAX;
  });
}
