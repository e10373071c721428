// Views of the office's lists: one's own, and those of the roles one holds (docs/core.md#lists).
import type { Prisma } from "#prisma/generated/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { holds, isSuper, openAdmin } from "#schema/policies/viewer.ts";

/** Has views of its own over the lists it may open. */
export const manageListViews = openAdmin;

/** Those that are over the lists of somebody. */
export const viewsOf = ({ memberId, roles }: Viewer): Prisma.ListViewWhereInput =>
  roles.has("SUPER")
    ? { OR: [{ ownerId: memberId }, { role: { not: null } }] }
    : { OR: [{ ownerId: memberId }, { role: { in: [...roles] } }] };

/** Gives a view to everybody of a role: users with that role. */
export const shareView = (viewer: Viewer | null, role: StaffRole): boolean => holds(viewer, role);

/** Renames, changes and takes away a view. */
export const changeView = (viewer: Viewer | null, { ownerId }: { readonly ownerId: number }): boolean =>
  viewer?.memberId === ownerId || isSuper(viewer);
