// The office's list of mails: what narrows it, as schema/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import type { ListSource } from "#schema/lists/list-source.ts";
import type { MailFilter } from "#schema/validation/mail-filters.ts";

export const mailSource: ListSource<MailFilter, "CREATED"> = {
  table: Prisma.sql`mails`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: { state: (state) => Prisma.sql`state = ${state}::text::mail_state` },
};
