// Undoes a decision about somebody's grade, while nobody has read it (decision 149).

import type { UndoAction } from "#web/components/toasts/use-action.ts";
import { useTakeBackGradeDecisionMutation } from "#web/gql/member-office.ts";

/** @returns takes whether the server would undo it; null where not */
export function useDecisionBack(
  memberId: number,
): (canBack: boolean | null | undefined) => UndoAction | null {
  const [, takeBack] = useTakeBackGradeDecisionMutation();
  return (canBack) =>
    canBack ? { undo: () => takeBack({ memberId }), undone: "member-office.decisionUndone" } : null;
}
