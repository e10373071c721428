// Pairs out of a file of another program: what each would come to, and the import into the memory.
import { db, type Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";

/** Pairs of one transaction. */
const AT_ONCE = 500;

interface FilePair {
  /** Its number in the file; the first is 1. */
  readonly at: number;
  readonly ko: string;
  readonly en: string;
  /** Both lines with their codes (`readPair`); null: they have none. */
  readonly coded: string | null;
}

interface ComparedPairs {
  readonly added: readonly FilePair[];
  /** The memory has the pair already. */
  readonly same: number;
  /** The file has it twice. */
  readonly doubled: number;
  /** It was deleted from the memory, and stays deleted. */
  readonly deleted: number;
}

const keyOf = ({ ko, en }: { readonly ko: string; readonly en: string | null }): string =>
  JSON.stringify([ko, en]);

/** Each pair once, the first one of the file. */
const onceOf = (pairs: readonly FilePair[]): FilePair[] =>
  [...new Map(pairs.toReversed().map((pair) => [keyOf(pair), pair])).values()].toReversed();

const partsOf = (pairs: readonly FilePair[]): FilePair[][] =>
  Array.from({ length: Math.ceil(pairs.length / AT_ONCE) }, (_, at) =>
    pairs.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

type Compared = Omit<ComparedPairs, "doubled">;

/** Compares pairs with the memory. @param part each of them once */
async function comparePart(tx: Pick<Tx, "$queryRaw">, part: readonly FilePair[]): Promise<Compared> {
  const found = await tx.$queryRaw<{ ko: string; en: string; isDeleted: boolean }[]>`
    SELECT pairs.ko, coalesce(corrected_en, en) AS en, bool_and(deleted_at IS NOT NULL) AS "isDeleted"
    FROM unnest(${[...new Set(part.map(({ ko }) => ko))]}::text[]) AS asked(ko)
    JOIN translation_pairs AS pairs ON pairs.ko = asked.ko
    WHERE en IS NOT NULL GROUP BY 1, 2`;
  const known = new Map(found.map(({ isDeleted, ...pair }) => [keyOf(pair), isDeleted]));
  const count = (isDeleted: boolean) => part.filter((pair) => known.get(keyOf(pair)) === isDeleted).length;
  return { added: part.filter((pair) => !known.has(keyOf(pair))), same: count(false), deleted: count(true) };
}

async function comparedBy(
  pairs: readonly FilePair[],
  compare: (part: readonly FilePair[]) => Promise<Compared>,
): Promise<ComparedPairs> {
  const once = onceOf(pairs);
  const parts: Compared[] = [];
  for (const part of partsOf(once)) parts.push(await compare(part));
  const sum = (count: (part: Compared) => number) => parts.reduce((all, part) => all + count(part), 0);
  return {
    added: parts.flatMap(({ added }) => added),
    same: sum(({ same }) => same),
    deleted: sum(({ deleted }) => deleted),
    doubled: pairs.length - once.length,
  };
}

/** Compares the pairs of a file with the memory. Nothing is stored. */
export const comparePairs = (pairs: readonly FilePair[]): Promise<ComparedPairs> =>
  comparedBy(pairs, (part) => comparePart(db, part));

/**
 * Imports what the memory does not have yet, part by part, each with a line in the log. Nobody waits long for
 * one part; a file that is sent again after a failure brings what is missing.
 */
export function importPairs(
  { name, pairs }: { readonly name: string; readonly pairs: readonly FilePair[] },
  author: Author,
): Promise<ComparedPairs> {
  const of = { source: name, importedById: author.memberId, updatedAt: author.now };
  return comparedBy(pairs, (part) =>
    db.$transaction(async (tx) => {
      // One file at a time: two would each think that a pair is new.
      await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext('translation memory'))) AS lock`;
      const compared = await comparePart(tx, part);
      const data = compared.added.map(({ ko, en, coded }) => ({ ...of, ko, en, coded }));
      if (data.length === 0) return compared;
      await tx.translationPair.createMany({ data });
      await recordAudit(tx, author, {
        action: "importTranslationPairs",
        subject: "translation",
        after: { name, rows: data.length },
      });
      return compared;
    }),
  );
}
