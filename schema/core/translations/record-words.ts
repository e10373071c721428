// What a save translated is counted for the person who translated it, by month (docs/translators.md#hours-and-words).
import type { Tx } from "#prisma/client.ts";
import { paragraphHash } from "#prisma/paragraph-hash.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { countOf } from "#schema/validation/core/translation/word-count.ts";
import type { Writers } from "./handed-in.ts";
import type { Translated } from "./store-pairs.ts";

/** A paragraph whose English was written by this save. */
interface WrittenPair {
  readonly ko: string;
  readonly en: string;
}

/** What is remembered of a paragraph, as far as it says whether it is new. */
interface Remembered {
  readonly ko: string;
  readonly en: string | null;
  readonly koNow: string | null;
  readonly since: number | null;
}

/**
 * Pairs whose Korean had no English, or another Korean had another one: revised English and English that is
 * still right are not translated again.
 */
export const newlyTranslated = (fresh: readonly Remembered[], known: readonly Remembered[]): WrittenPair[] =>
  fresh.flatMap(({ ko, en, since }) => {
    // What a merge left to be asked about was never counted.
    const isKnown = known.some(
      (one) => one.en !== null && one.koNow !== one.ko && (one.ko === ko || one.en === en),
    );
    return en === null || since !== null || isKnown ? [] : [{ ko, en }];
  });

/** "POST 12": stays when the text is deleted. */
const nameOf = (of: Translated): string =>
  "postId" in of ? `POST ${of.postId}` : "programId" in of ? `PROGRAM ${of.programId}` : `PAGE ${of.pageKey}`;

/** The first day of a moment's month in Seoul. */
export const monthOf = (now: Date): Date => new Date(`${seoulDay(now).slice(0, 7)}-01`);

/**
 * Counts Korean paragraphs of a text, each once however often its English is revised. Called before the pairs
 * are stored: what the memory has with the same English is counted as repeated.
 * @param translatorOf for whom a paragraph is counted
 */
export async function recordWords(
  tx: Tx,
  of: Translated,
  written: readonly WrittenPair[],
  { translatorOf, now }: Pick<Writers, "translatorOf"> & { readonly now: Date },
): Promise<void> {
  if (written.length === 0) return;
  const known = await tx.$queryRaw<WrittenPair[]>`
    SELECT DISTINCT ko, en FROM translation_pairs
    WHERE ko = ANY(${written.map(({ ko }) => ko)}) AND en IS NOT NULL`;
  const memory = new Set(known.map(({ ko, en }) => JSON.stringify([ko, en])));
  const text = nameOf(of);
  for (const [memberId, own] of Map.groupBy(written, translatorOf)) {
    const monthId = await readMonth(tx, memberId, monthOf(now));
    await tx.translatedParagraph.createMany({
      data: own.map(({ ko, en }) => {
        const { words, characters } = countOf([ko]);
        const isRepeated = memory.has(JSON.stringify([ko, en]));
        return { text, hash: paragraphHash(ko), monthId, words, characters, isRepeated };
      }),
      skipDuplicates: true,
    });
  }
}

/** The id of a translator's month, which is made when something is counted in it first. */
async function readMonth(tx: Tx, memberId: number, month: Date): Promise<number> {
  await tx.translatorMonth.createMany({ data: [{ memberId, month }], skipDuplicates: true });
  const { id } = await tx.translatorMonth.findUniqueOrThrow({
    where: { memberId_month: { memberId, month } },
    select: { id: true },
  });
  return id;
}
