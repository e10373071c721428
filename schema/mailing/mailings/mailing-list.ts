// The office's list of mailings.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { whereSql } from "#schema/core/lists/where-sql.ts";
import { writeMailings, writtenBy } from "#schema/policies/mailing/mailings.ts";
import {
  MAILING_FILTERS,
  MAILING_SHOWS,
  MAILING_SORTS,
  type MailingFilter,
  type MailingSort,
} from "#schema/validation/mailing/mailing-filters.ts";
import { MailingRef } from "./mailing.ts";
import { MailingPurposeRef } from "./mailing-input.ts";

const MailingShowRef = builder.enumType("MailingShow", {
  description:
    "SENT: its mails are being written or are written; FAILED: one of them could not be delivered.",
  values: MAILING_SHOWS,
});
export const MailingFilterRef = filterInput("MailingFilter", MAILING_FILTERS, {
  show: MailingShowRef,
  purpose: MailingPurposeRef,
});
const MailingSortRef = builder.enumType("MailingSort", {
  description: "What the office's list of mailings is sorted by.",
  values: MAILING_SORTS,
});

/** With its reader: the list holds only what they may write. */
interface WritersFilter extends MailingFilter {
  readonly reader: { readonly viewer: Viewer | null };
}

const SHOWN = {
  DRAFT: Prisma.sql`state = 'DRAFT'`,
  READY: Prisma.sql`state = 'READY'`,
  STOPPED: Prisma.sql`state = 'STOPPED'`,
  SENT: Prisma.sql`state IN ('WRITING', 'WRITTEN')`,
  FAILED: Prisma.sql`id IN (SELECT letter_id FROM mails WHERE state = 'FAILED' AND letter_id IS NOT NULL)`,
};

export const mailingSource: ListSource<WritersFilter, MailingSort> = {
  table: Prisma.sql`letters`,
  sorts: { CREATED: Prisma.sql`created_at`, SUBJECT: Prisma.sql`subject_ko` },
  conditions: {
    show: (show) => SHOWN[show],
    search: inEveryColumn,
    purpose: oneOf("purpose", "letter_purpose"),
    reader: ({ viewer }) => whereSql(writtenBy(viewer)),
  },
};

const ManagedMailingsPageRef = builder
  .objectRef<ListQuery<WritersFilter, MailingSort>>("ManagedMailingsPage")
  .implement({
    description: "One page of the mailings that the viewer may write.",
    authScopes: { can: writeMailings },
    fields: (t) => ({
      items: t.prismaField({
        type: [MailingRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(mailingSource, listQuery)).ids, (ids) =>
            db.mailing.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, mailingSource),
    }),
  });

builder.queryField("managedMailings", (t) =>
  t.field({
    type: ManagedMailingsPageRef,
    description: "The office's list of mailings.",
    authScopes: { can: writeMailings },
    args: {
      filter: t.arg({ type: MailingFilterRef }),
      sort: t.arg({ type: MailingSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { viewer, clock }) => ({
      filter: { ...filter, reader: { viewer } },
      now: clock.now(),
      ...part,
    }),
  }),
);
