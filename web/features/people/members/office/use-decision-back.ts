// Undoes a decision about somebody's grade, while nobody has read it (decision 149).

import type { UndoAction } from "#web/components/toasts/use-action.ts";
import { useUndoGradeDecisionMutation } from "#web/gql/member-office.ts";

/** @returns takes whether the server would undo it; null where not */
export function useDecisionBack(
  memberId: number,
): (canBack: boolean | null | undefined) => UndoAction | null {
  const [, undoDecision] = useUndoGradeDecisionMutation();
  return (canBack) =>
    canBack ? { undo: () => undoDecision({ memberId }), undone: "member-office.decisionUndone" } : null;
}
