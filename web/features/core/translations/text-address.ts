// Says where a text is translated: the editor of a page, a post or a program.
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { TranslationTasksQuery } from "#web/gql/translations.ts";
import { editPath, pageEditPath, programEditPath } from "#web/paths.ts";

type Translated = Pick<
  TranslationTasksQuery["translationTasks"]["items"][number]["work"],
  "id" | "page" | "board" | "kind"
>;

export function addressOfText({ id, page, board, kind }: Translated): string {
  if (page !== null) return pageEditPath(page);
  if (board !== null && id !== null) return editPath(board, id);
  return kind !== null && id !== null ? programEditPath(officeOfKind(kind), id) : "";
}
