// Says where a place of a file is changed.
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { PageKey } from "#web/gql/enums.ts";
import type { FilePlaceWordsFragment } from "#web/gql/managed-file.ts";
import {
  articlePath,
  editPath,
  PAGE_PATHS,
  pageEditPath,
  popupEditPath,
  programEditPath,
  SETTINGS_PATH,
} from "#web/paths.ts";

const isPageKey = (key: string): key is PageKey => Object.hasOwn(PAGE_PATHS, key);

/** Null for what has no address of its own, such as somebody else's unsaved text. */
export function placePath({ noun, id, board, programKind, pageKey }: FilePlaceWordsFragment): string | null {
  if (noun === "SETTINGS") return SETTINGS_PATH;
  if (noun === "PAGE") return pageKey !== null && isPageKey(pageKey) ? pageEditPath(pageKey) : null;
  if (id === null) return null;
  if (noun === "POST") return board && editPath(board, id);
  if (noun === "PROGRAM") return programKind && programEditPath(officeOfKind(programKind), id);
  if (noun === "ARTICLE") return articlePath(id);
  return noun === "POPUP" ? popupEditPath(id) : null;
}
