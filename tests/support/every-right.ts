import type { OfficeLinksQuery } from "#web/gql/layout.ts";

/** A viewer with every right of the office. */
export const EVERY_RIGHT = {
  id: 1,
  canWritePosts: true,
  canWritePages: true,
  canWritePrograms: true,
  canManageMembers: true,
  canManagePayments: true,
  canManageJournal: true,
  canManageSite: true,
  mailsAreSent: true,
} as const satisfies OfficeLinksQuery["viewer"];
