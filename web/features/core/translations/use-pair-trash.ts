// Deletes one pair from the translation memory, or restores it; a toast says so and undoes it. A refusal is
// said and changes nothing.
import { useAction } from "#web/components/toasts/use-action.ts";
import { useDeleteTranslationPairsMutation, useRestoreTranslationPairsMutation } from "#web/gql/memory.ts";

export interface TrashedPair {
  readonly id: number;
  readonly ko: string;
}

const only = (id: number) => ({ which: { ids: [id], expectedCount: 1, cursor: null }, filter: null });

/** `onChanged` is called after each move, the undoing too. */
export function usePairTrash(onChanged: () => void) {
  const act = useAction(onChanged);
  const [, deletePairs] = useDeleteTranslationPairsMutation();
  const [, restorePairs] = useRestoreTranslationPairsMutation();
  const undone = "memory.restored";
  return {
    restore: ({ id, ko: text }: TrashedPair) => act(restorePairs(only(id)), undone, { text }),
    remove: ({ id, ko: text }: TrashedPair) =>
      act(deletePairs(only(id)), "memory.deleted", {
        text,
        undo: () => ({ undo: () => restorePairs(only(id)), undone }),
      }),
  };
}
