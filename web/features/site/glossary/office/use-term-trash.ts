// Moves a term to the trash and back; a toast says so and undoes it. A refusal is said and changes nothing.
import { useAction } from "#web/components/toasts/use-action.ts";
import { useDeleteGlossaryTermMutation, useRestoreGlossaryTermMutation } from "#web/gql/glossary-office.ts";

export interface TrashedTerm {
  readonly id: number;
  readonly title: string;
}

/** `onChanged` is called after each move, the undoing too. Both answer whether it moved. */
export function useTermTrash(onChanged: () => void) {
  const act = useAction(onChanged);
  const [, deleteTerm] = useDeleteGlossaryTermMutation();
  const [, restoreTerm] = useRestoreGlossaryTermMutation();
  const undone = "glossary-office.restored";
  return {
    restore: ({ id, title: text }: TrashedTerm) => act(restoreTerm({ id }), undone, { text }),
    remove: ({ id, title: text }: TrashedTerm) =>
      act(deleteTerm({ id }), "glossary-office.deleted", {
        text,
        undo: () => ({ undo: () => restoreTerm({ id }), undone }),
      }),
  };
}
