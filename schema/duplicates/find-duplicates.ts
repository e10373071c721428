// Accounts that may belong to one person: the same telephone; the same mailbox, or its name at another provider; nearly the same name at the
// same place (decision 176).
import { db } from "#prisma/client.ts";
import { jamoDistance } from "./jamo-distance.ts";

export const DUPLICATE_SIGNS = ["PHONE", "ADDRESS", "NAME"] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

export interface Pair {
  /** The older account. */
  readonly oneId: number;
  readonly otherId: number;
  readonly signs: readonly DuplicateSign[];
}

/** Pairs of one sign that are looked at, and pairs that are shown. */
const LOOKED_AT = 500;
const SHOWN = 50;
/** Members of one place that are compared with each other. */
const PLACE_MAX = 400;
/** A letter that was mistyped. */
const NEAR = 1;
/** With the mailbox's name the same: a name that was spelled anew. */
const SIMILAR = 3;

interface Row {
  readonly oneId: number;
  readonly otherId: number;
  readonly oneName: string;
  readonly otherName: string;
}

const samePhone = () => db.$queryRaw<Row[]>`
  WITH known AS (SELECT id, name, regexp_replace(regexp_replace(phone_number, '[^0-9]', '', 'g'), '^82', '0') AS phone
    FROM members WHERE status <> 'WITHDRAWN' AND phone_number IS NOT NULL)
  SELECT one.id AS "oneId", other.id AS "otherId", one.name AS "oneName", other.name AS "otherName"
  FROM known AS one JOIN known AS other ON other.phone = one.phone AND other.id > one.id
  WHERE length(one.phone) >= 9 ORDER BY one.id, other.id LIMIT ${LOOKED_AT}`;

const sameMailbox = () => db.$queryRaw<Row[]>`
  WITH known AS (SELECT id, name, replace(split_part(split_part(email_key, '@', 1), '+', 1), '.', '') AS box
    FROM members WHERE status <> 'WITHDRAWN')
  SELECT one.id AS "oneId", other.id AS "otherId", one.name AS "oneName", other.name AS "otherName"
  FROM known AS one JOIN known AS other ON other.box = one.box AND other.id > one.id
  WHERE length(one.box) >= 5 ORDER BY one.id, other.id LIMIT ${LOOKED_AT}`;

interface Placed {
  readonly place: string;
  readonly ids: readonly number[];
  readonly names: readonly string[];
}

/** Members of places that several have. */
const places = () => db.$queryRaw<Placed[]>`
  SELECT place, array_agg(id ORDER BY id) AS ids, array_agg(name ORDER BY id) AS names
  FROM (SELECT id, name, search_fold(affiliation) AS place FROM members
    WHERE status <> 'WITHDRAWN' AND affiliation IS NOT NULL) AS known
  GROUP BY place HAVING count(*) BETWEEN 2 AND ${PLACE_MAX} ORDER BY count(*), place LIMIT 2000`;

function nearNames({ ids, names }: Placed): readonly Row[] {
  const rows: Row[] = [];
  for (const [at, oneName] of names.entries()) {
    for (const [later, otherName] of names.slice(at + 1).entries()) {
      if (Math.abs(oneName.length - otherName.length) > 2 || jamoDistance(oneName, otherName) > NEAR)
        continue;
      const [oneId = 0, otherId = 0] = [ids[at], ids[at + 1 + later]];
      rows.push({ oneId, otherId, oneName, otherName });
    }
  }
  return rows;
}

/** Those with the most signs first; whom somebody said to be two people are not among them. */
export async function findDuplicates(): Promise<readonly Pair[]> {
  const [phones, mailboxes, placed] = await Promise.all([samePhone(), sameMailbox(), places()]);
  const found: readonly (readonly [DuplicateSign, readonly Row[]])[] = [
    ["PHONE", phones],
    ["ADDRESS", mailboxes.filter(({ oneName, otherName }) => jamoDistance(oneName, otherName) <= SIMILAR)],
    ["NAME", placed.flatMap(nearNames)],
  ];
  const pairs = new Map<string, { oneId: number; otherId: number; signs: DuplicateSign[] }>();
  for (const [sign, rows] of found) {
    for (const { oneId, otherId } of rows) {
      const key = `${oneId} ${otherId}`;
      const pair = pairs.get(key) ?? { oneId, otherId, signs: [] };
      pair.signs.push(sign);
      pairs.set(key, pair);
    }
  }
  const apart = await db.membersApart.findMany();
  for (const { oneId, otherId } of apart) pairs.delete(`${oneId} ${otherId}`);
  return [...pairs.values()]
    .sort((a, b) => b.signs.length - a.signs.length || b.otherId - a.otherId)
    .slice(0, SHOWN);
}
