// Says what a program's editor starts from: the program as it is now and what its writer left unsaved.
import { useClient } from "urql";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import {
  NewProgramEditorDocument,
  ProgramEditorDocument,
  type ProgramEditorQuery,
} from "#web/gql/program-office.ts";
import type { EditedDraftFragment } from "#web/gql/server-drafts.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { PageError } from "#web/page/page-error.ts";

export type EditedProgram = NonNullable<ProgramEditorQuery["programForEditing"]>;

export interface EditedStart {
  /** Null for a new one. */
  readonly program: EditedProgram | null;
  readonly draft: EditedDraftFragment | null;
}

/**
 * Null while it is read. An id that is no program of the office's part is 404.
 * @param draft the one that a new program is offered; else the latest
 */
export function useEditedProgram(office: ProgramOffice, id: number | null, draft: number | null) {
  const client = useClient();
  return useEditorStart(`${office.id} ${id} ${draft}`, async (): Promise<EditedStart> => {
    if (id === null) {
      const kinds = [...office.kinds];
      const { newProgramDraft } = await loadQuery(client, NewProgramEditorDocument, { kinds, draft });
      return { program: null, draft: newProgramDraft };
    }
    const { programForEditing: program } = await loadQuery(client, ProgramEditorDocument, { id });
    if (!program || !office.kinds.includes(program.kind)) throw new PageError(404);
    return { program, draft: program.draft };
  });
}
