// The list of what translators did by month: all of it for the treasurer, the own months for a translator.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { NAME_COLUMNS, type NamedPerson } from "#schema/core/shared/person-name.ts";
import { readableMonthsSql } from "#schema/policies/overview/translator-months.ts";
import type {
  TranslatorMonthFilter,
  TranslatorMonthSort,
} from "#schema/validation/overview/translator-months.ts";

/** With its reader. */
export type ReadersMonthFilter = TranslatorMonthFilter & {
  readonly reader: { readonly viewer: Viewer | null };
};

export const translatorMonthSource: ListSource<ReadersMonthFilter, TranslatorMonthSort> = {
  table: Prisma.sql`translator_months`,
  sorts: { MONTH: Prisma.sql`month` },
  conditions: {
    month: (months) =>
      Prisma.sql`month IN (${Prisma.join(months.map((one) => Prisma.sql`${`${one}-01`}::date`))})`,
    reader: ({ viewer }) => readableMonthsSql(viewer),
  },
};

/** A month of a translator with what was counted in it. */
export interface TranslatorMonthRow {
  readonly id: number;
  readonly memberId: number | null;
  /** Null: the account is gone. */
  readonly member: NamedPerson | null;
  /** Such as "2026-11". */
  readonly month: string;
  /** Null: not entered. */
  readonly minutes: number | null;
  readonly words: number;
  readonly characters: number;
  readonly repeated: number;
  readonly texts: number;
}

interface Counted {
  readonly monthId: number;
  readonly words: number;
  readonly characters: number;
  readonly repeated: number;
  readonly texts: number;
}

const NOTHING = { words: 0, characters: 0, repeated: 0, texts: 0 } as const;

/** Months by their ids, in any order. */
export async function readTranslatorMonths(ids: readonly number[]): Promise<TranslatorMonthRow[]> {
  const [months, counts] = await Promise.all([
    db.translatorMonth.findMany({
      where: { id: { in: [...ids] } },
      include: { member: { select: NAME_COLUMNS } },
    }),
    db.$queryRaw<Counted[]>`
      SELECT month_id AS "monthId", count(DISTINCT text)::int AS texts,
        coalesce(sum(words) FILTER (WHERE NOT is_repeated), 0)::int AS words,
        coalesce(sum(characters) FILTER (WHERE NOT is_repeated), 0)::int AS characters,
        coalesce(sum(words) FILTER (WHERE is_repeated), 0)::int AS repeated
      FROM translated_paragraphs WHERE month_id = ANY(${[...ids]}) GROUP BY month_id`,
  ]);
  const countOf = new Map(counts.map(({ monthId, ...count }) => [monthId, count]));
  return months.map(({ id, memberId, member, month, minutes }) => ({
    id,
    memberId,
    member,
    minutes,
    month: month.toISOString().slice(0, 7),
    ...(countOf.get(id) ?? NOTHING),
  }));
}
