// Defines what the office asks about the outbox.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { asEditor } from "#schema/policies/journal/journal.ts";
import { manageMails } from "#schema/policies/people/members.ts";
import { MAIL_FILTERS } from "#schema/validation/core/mail-filters.ts";
import { MailKindRef, MailRef, MailStateRef } from "./mail.ts";
import { mailSource, type OutboxFilter } from "./mail-list.ts";

export const MailFilterRef = filterInput("MailFilter", MAIL_FILTERS, {
  state: MailStateRef,
  kind: MailKindRef,
});

const OutboxRef = builder.objectRef<ListQuery<OutboxFilter, "CREATED">>("Outbox").implement({
  description: "One page of the outbox. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [MailRef],
      resolve: async (query, listQuery, _args, context) => {
        const columns = { ...query };
        const { editorId: _editor, ...filter } = listQuery.filter;
        const view = { action: "viewOutbox", subject: "mail", subjectId: null, filter } as const;
        await recordView(view, authorOf(context));
        const { ids } = await readListPage(mailSource, listQuery);
        return await readInOrder(ids, (some) =>
          db.mail.findMany({ ...columns, where: { id: { in: some } } }),
        );
      },
    }),
    ...listNumbers(t, mailSource),
    isSent: t.boolean({
      description: "Whether a mail server is set; otherwise mails stay here.",
      resolve: (_listQuery, _args, { mail }) => mail.isSent,
    }),
  }),
});

builder.queryField("outbox", (t) =>
  t.field({
    type: OutboxRef,
    description: "The mails of the association, newest first.",
    authScopes: { can: manageMails },
    args: { filter: t.arg({ type: MailFilterRef }), ...listArgs(t.arg) },
    resolve: (_root, { filter, ...listQuery }, { clock, viewer }) => ({
      filter: { ...filter, editorId: asEditor(viewer) },
      sort: "CREATED" as const,
      now: clock.now(),
      ...listQuery,
    }),
  }),
);
