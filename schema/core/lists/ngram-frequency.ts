// Defines how many rows may hold a text, by the database's own statistics: how common each group of two or
// three characters is in the index of a search. It only decides how rows are looked for: a wrong number costs
// time and changes no answer.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** Statistics change as slowly as the table does. */
const CACHED_MS = 60_000;

interface Frequencies {
  readonly rows: number;
  /** Of all rows, by group of characters. */
  readonly common: ReadonlyMap<string, number>;
  /** At most this share holds any other group. */
  readonly others: number;
}

interface Row {
  readonly rows: number;
  readonly ngrams: readonly string[] | null;
  readonly shares: readonly number[] | null;
}

const cached = new Map<
  string,
  { readonly from: typeof db; readonly at: number; readonly frequencies: Promise<Frequencies> }
>();

async function readFrequencies(table: string): Promise<Frequencies> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT greatest(t.reltuples, 0)::float8 AS rows, s.most_common_elems::text::text[] AS ngrams,
      s.most_common_elem_freqs::float8[] AS shares
    FROM pg_class t LEFT JOIN pg_stats s
      ON s.schemaname = current_schema() AND s.tablename = t.relname || '_search_key_idx'
    WHERE t.oid = ${table}::text::regclass`;
  const { rows, ngrams, shares } = { rows: 0, ngrams: null, shares: null, ...row };
  const common = new Map(ngrams?.map((ngram, at) => [ngram, shares?.[at] ?? 1]));
  return { rows, common, others: common.size === 0 ? 0 : Math.min(...common.values()) };
}

function frequenciesOf(table: string): Promise<Frequencies> {
  const known = cached.get(table);
  if (known && known.from === db && Date.now() - known.at < CACHED_MS) return known.frequencies;
  const frequencies = readFrequencies(table);
  cached.set(table, { from: db, at: Date.now(), frequencies });
  frequencies.catch(() => cached.delete(table));
  return frequencies;
}

/** The largest groups that an index has of a term; all of a shorter one. */
function ngramsOf(term: string, size: number): string[] {
  const characters = [...term];
  const last = Math.max(0, characters.length - size);
  return Array.from({ length: last + 1 }, (_, at) => characters.slice(at, at + size).join(""));
}

/**
 * Rows of a table that may hold every term: not more than have its rarest group. 0 for a table that was never counted.
 * @param size characters of the largest groups in the index: three in those of the office, two in those of visitors
 */
export async function rowsAtMost(table: Prisma.Sql, terms: readonly string[], size: 2 | 3): Promise<number> {
  const { rows, common, others } = await frequenciesOf(table.sql);
  const ngrams = terms.flatMap((term) => ngramsOf(term, size));
  return rows * Math.min(...ngrams.map((ngram) => common.get(ngram) ?? others));
}
