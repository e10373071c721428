// What a program's editor starts from: the program as it is now.
import { useClient } from "urql";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { ProgramEditorDocument, type ProgramEditorQuery } from "#web/gql/program-office.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { PageError } from "#web/page/page-error.ts";

export type EditedProgram = NonNullable<ProgramEditorQuery["programForEditing"]>;

export interface EditedStart {
  /** Null for a new one. */
  readonly program: EditedProgram | null;
}

/** Null while it is read. An id that is no program of the office's part is 404. */
export function useEditedProgram(office: ProgramOffice, id: number | null) {
  const client = useClient();
  return useEditorStart(`${office.id} ${id}`, async (): Promise<EditedStart> => {
    if (id === null) return { program: null };
    const { programForEditing: program } = await loadQuery(client, ProgramEditorDocument, { id });
    if (!program || !office.kinds.includes(program.kind)) throw new PageError(404);
    return { program };
  });
}
