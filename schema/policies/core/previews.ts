// Links by which posts, programs and pages are read before they are published (decision 195): the holder opens it, while
// its noun is there and its maker still writes it.
import type { Prisma } from "#prisma/generated/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, holds } from "#schema/policies/viewer.ts";
import { JOURNAL_PAGES } from "#schema/validation/site/page-kinds.ts";

/** Everybody with a link that is good. */
export const openPreviews = anyone;

const postsThere = { post: { deletedAt: null } } satisfies Prisma.PreviewWhereInput;
const programsThere = { program: { deletedAt: null } } satisfies Prisma.PreviewWhereInput;
const pages = { pageKey: { not: null } } satisfies Prisma.PreviewWhereInput;
const journalRules = { pageKey: { in: [...JOURNAL_PAGES] } } satisfies Prisma.PreviewWhereInput;

/** Links to what is not in the trash. */
export const listedPreviews: Prisma.PreviewWhereInput = { OR: [postsThere, programsThere, pages] };

const madeBy = (role: StaffRole): Prisma.PreviewWhereInput => ({
  createdBy: { staffRoles: { some: { role: { in: [role, "SUPER"] } } } },
});

/** Links that open. */
export const openingPreviews: Prisma.PreviewWhereInput = {
  OR: [
    { ...postsThere, ...madeBy("CONTENT") },
    { ...programsThere, ...madeBy("PROGRAM") },
    { ...pages, ...madeBy("CONTENT") },
    { ...journalRules, ...madeBy("JOURNAL") },
  ],
};

/** The links of a noun that somebody who writes it may revoke. */
export const PREVIEWS_OF = {
  Post: (): Prisma.PreviewWhereInput => ({ postId: { not: null } }),
  Program: (): Prisma.PreviewWhereInput => ({ programId: { not: null } }),
  Page: (viewer: Viewer | null): Prisma.PreviewWhereInput =>
    holds(viewer, "CONTENT") ? pages : journalRules,
} as const;
