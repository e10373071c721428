// What the office asks about the outbox.
import { db } from "#prisma/client.ts";
import type { MailState } from "#prisma/generated/enums.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { manageMails } from "#schema/policies/members.ts";
import { authorOf } from "#schema/shared/author.ts";
import { OUTBOX_PAGE_SIZE, PAGE_MAX } from "#schema/validation/limits.ts";
import { MailRef, MailStateRef } from "./mail.ts";

interface Outbox {
  /** Null: all. */
  readonly state: MailState | null;
  readonly page: number;
}

const inState = ({ state }: Outbox) => (state === null ? {} : { state });

const OutboxRef = builder.objectRef<Outbox>("Outbox").implement({
  description:
    "One page of the outbox, newest first. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [MailRef],
      resolve: async (query, outbox, _args, context) => {
        const columns = { ...query };
        const { state } = outbox;
        const view = { action: "viewOutbox", subject: "mail", subjectId: null, filter: { state } } as const;
        await recordView(view, authorOf(context));
        if (outbox.page < 1 || outbox.page > PAGE_MAX) return [];
        return db.mail.findMany({
          ...columns,
          where: inState(outbox),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: OUTBOX_PAGE_SIZE,
          skip: (outbox.page - 1) * OUTBOX_PAGE_SIZE,
        });
      },
    }),
    totalCount: t.int({ resolve: (outbox) => db.mail.count({ where: inState(outbox) }) }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => OUTBOX_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (outbox) =>
        Math.ceil((await db.mail.count({ where: inState(outbox) })) / OUTBOX_PAGE_SIZE),
    }),
    isSent: t.boolean({
      description: "Whether a mail server is set; otherwise mails stay here.",
      resolve: (_outbox, _args, { mail }) => mail.isSent,
    }),
  }),
});

builder.queryField("outbox", (t) =>
  t.field({
    type: OutboxRef,
    description: "The mails of the association, of one state or of all.",
    authScopes: { can: manageMails },
    args: { state: t.arg({ type: MailStateRef }), page: t.arg.int({ required: true, defaultValue: 1 }) },
    resolve: (_root, { state, page }) => ({ state: state ?? null, page }),
  }),
);
