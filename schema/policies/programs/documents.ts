// Documents about applications.
import type { Viewer } from "#schema/context.ts";
import { isOwner, manageApplications } from "./applications.ts";

/** The owner, and the office of programs. */
export const getApplicationDocument = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null },
): boolean => isOwner(viewer, application) || issueApplicationDocuments(viewer);

/** Issues certificates to others, and revokes them. */
export const issueApplicationDocuments = manageApplications;
