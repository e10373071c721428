// The office's list of mails: what narrows it, as schema/core/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import { inDays, oneOf } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/core/text-search/matching.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { mailsShownTo } from "#schema/policies/journal/reviews.ts";
import type { MailFilter } from "#schema/validation/core/mail-filters.ts";

/** With the viewer, as far as the journal's emails go. */
export interface OutboxFilter extends MailFilter {
  readonly editorId: number | null;
}

/** Mails to members who are found by the words, or to the address itself. */
function toWhom(typed: string): Prisma.Sql {
  const { terms } = toTextSearch(typed);
  const byAddress = Prisma.sql`lower(to_address) = ${typed.trim().toLowerCase()}`;
  if (terms.length === 0) return byAddress;
  return Prisma.sql`(${byAddress} OR member_id IN (
    SELECT id FROM members WHERE ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)}))`;
}

export const mailSource: ListSource<OutboxFilter, "CREATED"> = {
  table: Prisma.sql`mails`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: {
    state: (state) => Prisma.sql`state = ${state}::text::mail_state`,
    who: toWhom,
    kind: oneOf("kind", "mail_kind"),
    days: inDays("created_at"),
    editorId: () => Prisma.sql`TRUE`,
  },
  always: ({ editorId }) => mailsShownTo(editorId),
};
