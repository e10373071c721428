// The journal's office: issues, articles, manuscripts and reviews are JOURNAL's (decision 130).
import type { Viewer } from "#schema/context.ts";
import { holds } from "./viewer.ts";

/** Everything the editors do with issues, articles, manuscripts and reviews of others. */
export const manageJournal = (viewer: Viewer | null): boolean => holds(viewer, "JOURNAL");

/** Whoever looks, as an editor: the id of the account; null for anybody else. */
export const asEditor = (viewer: Viewer | null): number | null =>
  viewer !== null && manageJournal(viewer) ? viewer.memberId : null;
