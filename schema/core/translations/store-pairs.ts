// What is saved in two languages is remembered paragraph by paragraph, in the transaction of the save
// (decision 111). What was known of the thing before says which paragraphs wait for their English.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { codedPairOf } from "#schema/validation/core/translation/coded-pair.ts";
import { type Paragraph, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { type SegmentedText, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { readWriters } from "./handed-in.ts";
import { newlyTranslated, recordWords } from "./record-words.ts";

/** Whose paragraphs they are. */
export type Translated =
  | { readonly postId: number }
  | { readonly programId: number }
  | { readonly pageKey: PageKey };

/** A thing in both languages; null where one says nothing. */
export interface BothTexts {
  readonly ko: SegmentedText | null;
  readonly en: SegmentedText | null;
}

interface SavedTexts {
  readonly before: BothTexts | null;
  readonly after: BothTexts;
  /** What was said to be right so. */
  readonly answers: readonly string[];
  /** The version that was saved. */
  readonly number: number;
  /** Who saves: the words are theirs, but those that somebody else handed in. */
  readonly saverId: number;
  readonly now: Date;
}

interface Row {
  readonly ko: string;
  readonly en: string | null;
  readonly koNow: string | null;
  readonly since: number | null;
  /** Both lines with their codes (`storedPair`). */
  readonly coded: string | null;
}

/** What translators made of a pair in the memory, and who wrote it. */
const IN_MEMORY = {
  correctedEn: true,
  correctedAt: true,
  correctedById: true,
  deletedAt: true,
  writtenById: true,
} as const;

/**
 * Remembers the paragraphs of what was saved, and forgets those that are not there any more.
 * @returns how many wait for their English
 */
export async function storePairs(tx: Tx, of: Translated, saved: SavedTexts): Promise<number> {
  const { before, after, saverId, now } = saved;
  const stored = await tx.translationPair.findMany({
    where: of,
    select: { id: true, ko: true, en: true, koNow: true, since: true, coded: true, ...IN_MEMORY },
    orderBy: { id: "asc" },
  });
  if (after.ko === null || after.en === null) {
    await tx.translationPair.deleteMany({ where: of });
    return 0;
  }
  // What was written before there was a memory counts as translated until its Korean changes.
  const known = stored.length > 0 ? stored : before?.ko && before.en ? firstRows(before.ko, before.en) : [];
  const both = { ko: after.ko, en: after.en };
  const oldKorean = before?.ko && before.en ? new Set(segmentsOf(before.ko).map(({ text }) => text)) : null;
  const rows = paragraphsOf(both, known, new Set(saved.answers)).flatMap((one) =>
    rowOf(one, { known, oldKorean, number: saved.number }),
  );
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const stays = new Set<string>();
  const gone: number[] = [];
  const recoded: { readonly id: number; readonly coded: string | null }[] = [];
  for (const { id, ...row } of stored) {
    const again = wanted.get(keyOf(row));
    if (again === undefined || stays.has(keyOf(row))) {
      gone.push(id);
      continue;
    }
    stays.add(keyOf(row));
    if (again.coded !== row.coded) recoded.push({ id, coded: again.coded });
  }
  // A pair that waits now, or waits no more, is as it was in the memory.
  const marks = new Map(
    stored.map(({ id: _id, koNow: _now, since: _since, coded: _coded, ko, en, ...mark }) => [
      pairKey({ ko, en }),
      mark,
    ]),
  );
  const { writerOf, translatorOf } = await readWriters(tx, of, { ko: both.ko, known, saverId });
  // English that is still right for another Korean is of who wrote it.
  const writers = new Map(stored.map(({ en, writtenById }) => [en, writtenById]));
  const fresh = [...wanted].flatMap(([key, row]) => {
    if (stays.has(key)) return [];
    const writtenById = row.en === null ? null : (writers.get(row.en) ?? writerOf(row.en));
    return [{ ...of, ...row, writtenById, ...marks.get(pairKey(row)), updatedAt: now }];
  });
  await recordWords(tx, of, newlyTranslated(fresh, known), { translatorOf, now });
  if (gone.length > 0) await tx.translationPair.deleteMany({ where: { id: { in: gone } } });
  if (fresh.length > 0) await tx.translationPair.createMany({ data: fresh });
  if (recoded.length > 0) await writeCodes(tx, recoded);
  return [...wanted.values()].filter(({ since }) => since !== null).length;
}

/** The words are as they were, and so is who wrote them and when. */
const writeCodes = (tx: Tx, rows: readonly { readonly id: number; readonly coded: string | null }[]) =>
  tx.$executeRaw(Prisma.sql`
    UPDATE translation_pairs SET coded = changed.coded
    FROM unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ coded }) => coded)}::text[]) AS changed(id, coded)
    WHERE translation_pairs.id = changed.id`);

const pairKey = ({ ko, en }: Pick<Row, "ko" | "en">): string => JSON.stringify([ko, en]);
const keyOf = (row: Row): string => JSON.stringify([row.ko, row.en, row.koNow, row.since]);

const firstRows = (ko: SegmentedText, en: SegmentedText): Row[] =>
  paragraphsOf({ ko, en }, [], new Set()).flatMap((one) =>
    one.state === "DONE" ? rowOf(one, { known: [], oldKorean: null, number: 0 }) : [],
  );

interface Known {
  readonly known: readonly Row[];
  /** What the Korean said when there was an English beside it; null: there was none. */
  readonly oldKorean: ReadonlySet<string> | null;
  readonly number: number;
}

/** What is remembered of a paragraph; nothing of one that says nothing about a translation. */
function rowOf({ ko, en, state, was }: Paragraph, { known, oldKorean, number }: Known): Row[] {
  const waiting = known.find(
    (row) => row.since !== null && row.en === (en?.text ?? null) && row.ko === (was ?? ko?.text),
  );
  const since = waiting?.since ?? number;
  if (state === "DONE" && ko && en) {
    return [{ ko: ko.text, en: en.text, koNow: null, since: null, coded: codedPairOf(ko, en) }];
  }
  // The codes of a Korean that is another one now are those that were remembered with it.
  const coded = known.find((row) => row.en === en?.text && row.ko === was)?.coded ?? null;
  // Which Korean it was made from is not known after a merge: the one of now, which is asked about.
  if (state === "CHANGED" && ko && en)
    return [{ ko: was ?? ko.text, en: en.text, koNow: ko.text, since, coded }];
  if (state === "GONE" && en) return was === null ? [] : [{ ko: was, en: en.text, koNow: "", since, coded }];
  // What was left untranslated from the start may be meant so; what came later waits.
  const isLeft = oldKorean === null || (waiting === undefined && oldKorean.has(ko?.text ?? ""));
  if (state !== "UNTRANSLATED" || !ko || isLeft) return [];
  return [{ ko: ko.text, en: null, koNow: null, since, coded: null }];
}
