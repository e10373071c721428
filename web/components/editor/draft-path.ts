// Says where a text that was not saved is continued.
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { SavedDraftsQuery } from "#web/gql/saved-drafts.ts";
import { BOARD_PATHS, DASHBOARD_PATH, DRAFT, editPath, pageEditPath, programEditPath } from "#web/paths.ts";

type Draft = SavedDraftsQuery["savedDrafts"][number];

/** The editor of what it is of; of something new, with the draft named. */
export function draftPath({ id, board, postId, programKind, programId, pageKey }: Draft): string {
  const begun = (create: string) => `${create}?${DRAFT}=${id}`;
  if (board) return postId === null ? begun(BOARD_PATHS[board].create) : editPath(board, postId);
  if (programKind) {
    const office = officeOfKind(programKind);
    return programId === null ? begun(office.create) : programEditPath(office, programId);
  }
  return pageKey ? pageEditPath(pageKey) : DASHBOARD_PATH;
}
