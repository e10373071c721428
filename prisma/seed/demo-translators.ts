// What the demo's translators have done in its last year: each text in both languages was translated in the
// month it came out, and most months have their hours (docs/translators.md#hours-and-words). Needs the demo's
// posts and programs.
import type { Tx } from "#prisma/client.ts";
import { paragraphHash } from "#prisma/paragraph-hash.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { countOf } from "#schema/validation/core/translation/word-count.ts";
import { z } from "#schema/validation/zod.ts";

const TRANSLATORS = { POST: "content@example.org", PROGRAM: "program@example.org" } as const;
const SINCE_DAYS = 365;
/** Of the Korean. */
const WORDS_AN_HOUR = 180;
const QUARTER = 15;

const blocks = z.object({ content: z.array(z.custom<object>((value) => typeof value === "object")) });

interface Text {
  readonly name: string;
  readonly translator: string;
  readonly month: string;
  readonly paragraphs: readonly string[];
}

const columns = { id: true, titleKo: true, contentKo: true, publishedAt: true } as const;

async function readTexts(tx: Tx, now: Date): Promise<Text[]> {
  const where = {
    titleEn: { not: null },
    publishedAt: { gt: new Date(now.getTime() - SINCE_DAYS * DAY), lte: now },
  };
  const orderBy = { publishedAt: "asc" } as const;
  const [posts, programs] = [
    await tx.post.findMany({ where, orderBy, select: columns }),
    await tx.program.findMany({ where, orderBy, select: columns }),
  ];
  const textsOf = (place: keyof typeof TRANSLATORS, rows: typeof posts) =>
    rows.map(({ id, titleKo, contentKo, publishedAt }) => ({
      name: `${place} ${id}`,
      translator: TRANSLATORS[place],
      month: seoulDay(publishedAt ?? now).slice(0, 7),
      paragraphs: segmentsOf({
        title: titleKo ?? "",
        content: contentKo === null ? null : blocks.parse(contentKo),
      }).map(({ text }) => text),
    }));
  return [...textsOf("POST", posts), ...textsOf("PROGRAM", programs)];
}

/** To the quarter of an hour. This month is not over, and nobody has entered it. */
const minutesOf = (words: number, month: string, now: Date): number | null =>
  month === seoulDay(now).slice(0, 7) ? null : Math.ceil((words / WORDS_AN_HOUR) * 4) * QUARTER;

export async function createDemoTranslators(tx: Tx, now: Date): Promise<void> {
  const members = await tx.member.findMany({
    where: { emailKey: { in: Object.values(TRANSLATORS) } },
    select: { id: true, emailKey: true },
  });
  const texts = await readTexts(tx, now);
  for (const { id: memberId, emailKey } of members) {
    const own = Map.groupBy(
      texts.filter(({ translator }) => translator === emailKey),
      ({ month }) => month,
    );
    for (const [month, written] of own) {
      const minutes = minutesOf(countOf(written.flatMap(({ paragraphs }) => paragraphs)).words, month, now);
      const { id: monthId } = await tx.translatorMonth.create({
        data: { memberId, month: new Date(`${month}-01`), minutes },
      });
      await tx.translatedParagraph.createMany({
        skipDuplicates: true,
        data: written.flatMap(({ name, paragraphs }) =>
          paragraphs.map((ko) => {
            const { words, characters } = countOf([ko]);
            return { text: name, hash: paragraphHash(ko), monthId, words, characters, isRepeated: false };
          }),
        ),
      });
    }
  }
}
