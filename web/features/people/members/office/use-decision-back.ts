// The way back from a decision about somebody's grade, while nobody has read it (decision 149).
import { useTakeBackGradeDecisionMutation } from "#web/gql/member-office.ts";
import type { WayBack } from "./use-member-deed.ts";

/** @returns takes whether the server would take it back; null where not */
export function useDecisionBack(memberId: number): (canBack: boolean | null | undefined) => WayBack | null {
  const [, takeBack] = useTakeBackGradeDecisionMutation();
  return (canBack) =>
    canBack ? { undo: () => takeBack({ memberId }), undone: "member-office.decisionUndone" } : null;
}
