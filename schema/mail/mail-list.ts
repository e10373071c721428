// The office's list of mails: what narrows it, as schema/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import type { ListSource } from "#schema/lists/list-source.ts";
import { mailsShownTo } from "#schema/policies/reviews.ts";
import type { MailFilter } from "#schema/validation/mail-filters.ts";

/** With whoever looks, as far as the journal's letters go. */
export interface OutboxFilter extends MailFilter {
  readonly editorId: number | null;
}

export const mailSource: ListSource<OutboxFilter, "CREATED"> = {
  table: Prisma.sql`mails`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: {
    state: (state) => Prisma.sql`state = ${state}::text::mail_state`,
    editorId: () => Prisma.sql`TRUE`,
  },
  always: ({ editorId }) => mailsShownTo(editorId),
};
