// The office's list of letters.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import type { ListQuery } from "#schema/core/lists/list-source.ts";
import { writeLetters, writtenBy } from "#schema/policies/mailing/letters.ts";
import {
  LETTER_FILTERS,
  LETTER_SHOWS,
  LETTER_SORTS,
  type LetterFilter,
  type LetterSort,
} from "#schema/validation/mailing/letter-filters.ts";
import { LetterPurposeRef, LetterRef } from "./letter.ts";

const LetterShowRef = builder.enumType("LetterShow", {
  description:
    "SENT: its mails are being written or are written; FAILED: one of them could not be delivered.",
  values: LETTER_SHOWS,
});
const LetterFilterRef = filterInput("LetterFilter", LETTER_FILTERS, {
  show: LetterShowRef,
  purpose: LetterPurposeRef,
});
const LetterSortRef = builder.enumType("LetterSort", {
  description: "What the office's list of letters is sorted by.",
  values: LETTER_SORTS,
});

const COLUMNS = { CREATED: "createdAt", SUBJECT: "subjectKo" } as const satisfies Record<LetterSort, string>;

/** The letters of a tab; none is said: all of them. */
function shownIn(show: LetterFilter["show"]): Prisma.LetterWhereInput {
  switch (show) {
    case null:
    case undefined:
      return {};
    case "DRAFT":
    case "READY":
    case "STOPPED":
      return { state: show };
    case "SENT":
      return { state: { in: ["WRITING", "WRITTEN"] } };
    case "FAILED":
      return { mails: { some: { state: "FAILED" } } };
  }
}

/** The letters that a list is narrowed to, of those that the viewer may write. An empty choice narrows nothing. */
function lettersIn(filter: LetterFilter, viewer: Viewer | null): Prisma.LetterWhereInput {
  const words = filter.search?.normalize("NFC").trim() ?? "";
  const contains = { contains: words, mode: "insensitive" } as const;
  return {
    AND: [
      writtenBy(viewer),
      shownIn(filter.show),
      words === "" ? {} : { OR: [{ subjectKo: contains }, { subjectEn: contains }] },
      filter.purpose?.length ? { purpose: { in: filter.purpose } } : {},
    ],
  };
}

const ManagedLettersPageRef = builder
  .objectRef<ListQuery<LetterFilter, LetterSort>>("ManagedLettersPage")
  .implement({
    description: "One page of the letters that the viewer may write.",
    authScopes: { can: writeLetters },
    fields: (t) => ({
      items: t.prismaField({
        type: [LetterRef],
        resolve: (query, { filter, sort, descending, page, size }, _args, { viewer }) => {
          const columns = { ...query };
          const order = descending ? "desc" : "asc";
          return db.letter.findMany({
            ...columns,
            where: lettersIn(filter, viewer),
            orderBy: [{ [COLUMNS[sort]]: order }, { id: order }],
            take: size,
            skip: (page - 1) * size,
          });
        },
      }),
      totalCount: t.int({
        resolve: ({ filter }, _args, { viewer }) => db.letter.count({ where: lettersIn(filter, viewer) }),
      }),
    }),
  });

builder.queryField("managedLetters", (t) =>
  t.field({
    type: ManagedLettersPageRef,
    description: "The office's list of letters.",
    authScopes: { can: writeLetters },
    args: {
      filter: t.arg({ type: LetterFilterRef }),
      sort: t.arg({ type: LetterSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { clock }) => ({ filter: filter ?? {}, now: clock.now(), ...part }),
  }),
);
