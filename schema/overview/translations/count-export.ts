// The count of words of texts that are being translated, as a table: one row a text, the words and the characters
// of each band in a column: a contract goes by one of them.
import { db } from "#prisma/client.ts";
import type { TranslationTask } from "#prisma/generated/client.ts";
import type { ExportSource } from "#schema/core/lists/export-source.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { COUNTED_TEXTS_MAX, sumOf } from "#schema/validation/core/translation/word-count.ts";
import { COUNT_COLUMNS } from "#schema/validation/overview/translation-work.ts";
import { countWords, type TextCount } from "./count-words.ts";
import { ownPlaces } from "./translated.ts";

/** Tasks that are chosen from. */
const TASKS_MAX = 1_000;

const textOf = ({ postId, programId, pageKey }: TranslationTask) =>
  postId !== null ? { postId } : programId !== null ? { programId } : pageKey !== null ? { pageKey } : null;

function cellsOf({ titleKo, titleEn, bands }: TextCount) {
  const { segments, words, characters } = sumOf(Object.values(bands));
  return {
    title: titleKo ?? titleEn,
    segments,
    words,
    characters,
    translated: bands.TRANSLATED.words,
    repeated: bands.REPEATED.words,
    exact: bands.EXACT.words,
    near: bands.NEAR.words,
    high: bands.HIGH.words,
    middle: bands.MIDDLE.words,
    low: bands.LOW.words,
    fresh: bands.NEW.words,
    translatedCharacters: bands.TRANSLATED.characters,
    repeatedCharacters: bands.REPEATED.characters,
    exactCharacters: bands.EXACT.characters,
    nearCharacters: bands.NEAR.characters,
    highCharacters: bands.HIGH.characters,
    middleCharacters: bands.MIDDLE.characters,
    lowCharacters: bands.LOW.characters,
    freshCharacters: bands.NEW.characters,
  } satisfies Record<(typeof COUNT_COLUMNS)[number], string | number | null>;
}

/** Rows are tasks, by the ids that were chosen; as many as are counted at once. */
export const countExport: ExportSource = {
  may: translate,
  columns: COUNT_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ viewer }) => ({
    ok: true,
    value: async () => {
      const tasks = await db.translationTask.findMany({
        where: { OR: ownPlaces(viewer) },
        orderBy: { id: "asc" },
        take: TASKS_MAX,
        select: { id: true },
      });
      return tasks.map(({ id }) => id);
    },
  }),
  count: () => Promise.resolve(null),
  read: async (ids, { viewer, now }) => {
    const tasks = await db.translationTask.findMany({
      where: { id: { in: ids.slice(0, COUNTED_TEXTS_MAX) } },
      orderBy: { id: "asc" },
    });
    const rows: { id: number; cells: ReturnType<typeof cellsOf> }[] = [];
    const texts = tasks.flatMap((task) => {
      const of = textOf(task);
      return of === null ? [] : [{ id: task.id, of }];
    });
    const counts = await countWords(
      texts.map(({ of }) => of),
      viewer,
      now,
    );
    for (const count of counts) {
      const task = texts.find(({ of }) => of === count.of);
      if (task) rows.push({ id: task.id, cells: cellsOf(count) });
    }
    return rows;
  },
};
