// Drafts: anyone who may write a thing keeps drafts of it and sees the own ones. That there are others',
// SUPER sees (docs/texts.md#drafts).
import type { Viewer } from "#schema/context.ts";
import { writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { writePage, writeSomePage } from "#schema/policies/site/pages.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { isSuper } from "#schema/policies/viewer.ts";
import type { DraftPlace } from "#schema/validation/overview/drafts.ts";
import { PAGE_KEYS, type PageKeyName } from "#schema/validation/site/page-kinds.ts";

/** Writing something that has drafts; what, `writeDraft` says. */
export const writeSomeDraft = (viewer: Viewer | null): boolean =>
  writePosts(viewer) || writePrograms(viewer) || writeSomePage(viewer) || writeSubmissions(viewer);

/** Keeping a draft, and going on with it. */
export function writeDraft(viewer: Viewer | null, place: DraftPlace): boolean {
  if (place.noun === "POST") return writePosts(viewer);
  if (place.noun === "SUBMISSION") return writeSubmissions(viewer);
  return place.noun === "PROGRAM" ? writePrograms(viewer) : writePage(viewer, place.key);
}

/**
 * What of the office's list of drafts somebody is shown. Those of manuscripts are in none: they tell who
 * writes what (docs/journal.md#roles-and-issues).
 */
export interface ListedDrafts {
  readonly posts: boolean;
  readonly programs: boolean;
  readonly pages: readonly PageKeyName[];
  /** Those of other people, too. */
  readonly all: boolean;
}

export const listedDrafts = (viewer: Viewer | null): ListedDrafts => ({
  posts: writePosts(viewer),
  programs: writePrograms(viewer),
  pages: PAGE_KEYS.filter((key) => writePage(viewer, key)),
  all: isSuper(viewer),
});
