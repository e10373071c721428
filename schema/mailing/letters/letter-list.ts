// The office's list of letters.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { whereSql } from "#schema/core/lists/where-sql.ts";
import { writeLetters, writtenBy } from "#schema/policies/mailing/letters.ts";
import {
  LETTER_FILTERS,
  LETTER_SHOWS,
  LETTER_SORTS,
  type LetterFilter,
  type LetterSort,
} from "#schema/validation/mailing/letter-filters.ts";
import { LetterRef } from "./letter.ts";
import { LetterPurposeRef } from "./letter-input.ts";

const LetterShowRef = builder.enumType("LetterShow", {
  description:
    "SENT: its mails are being written or are written; FAILED: one of them could not be delivered.",
  values: LETTER_SHOWS,
});
export const LetterFilterRef = filterInput("LetterFilter", LETTER_FILTERS, {
  show: LetterShowRef,
  purpose: LetterPurposeRef,
});
const LetterSortRef = builder.enumType("LetterSort", {
  description: "What the office's list of letters is sorted by.",
  values: LETTER_SORTS,
});

/** With its reader: the list holds only what they may write. */
interface WritersFilter extends LetterFilter {
  readonly reader: { readonly viewer: Viewer | null };
}

const SHOWN = {
  DRAFT: Prisma.sql`state = 'DRAFT'`,
  READY: Prisma.sql`state = 'READY'`,
  STOPPED: Prisma.sql`state = 'STOPPED'`,
  SENT: Prisma.sql`state IN ('WRITING', 'WRITTEN')`,
  FAILED: Prisma.sql`id IN (SELECT letter_id FROM mails WHERE state = 'FAILED' AND letter_id IS NOT NULL)`,
};

export const letterSource: ListSource<WritersFilter, LetterSort> = {
  table: Prisma.sql`letters`,
  sorts: { CREATED: Prisma.sql`created_at`, SUBJECT: Prisma.sql`subject_ko` },
  conditions: {
    show: (show) => SHOWN[show],
    search: inEveryColumn,
    purpose: oneOf("purpose", "letter_purpose"),
    reader: ({ viewer }) => whereSql(writtenBy(viewer)),
  },
};

const ManagedLettersPageRef = builder
  .objectRef<ListQuery<WritersFilter, LetterSort>>("ManagedLettersPage")
  .implement({
    description: "One page of the letters that the viewer may write.",
    authScopes: { can: writeLetters },
    fields: (t) => ({
      items: t.prismaField({
        type: [LetterRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(letterSource, listQuery)).ids, (ids) =>
            db.letter.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, letterSource),
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
    resolve: (_root, { filter, ...part }, { viewer, clock }) => ({
      filter: { ...filter, reader: { viewer } },
      now: clock.now(),
      ...part,
    }),
  }),
);
