// What becomes of a form that somebody else saved first: what only one of the two changed is taken from both (README, "Two editors").
import { judge, merge, type Part } from "#web/components/editor/merge.ts";

export interface Settled<Values> {
  /** Mine, with what only they changed. */
  readonly withMine: Values;
  /** The same, with theirs where both changed something. */
  readonly withTheirs: Values;
  /** The parts both changed, differently. */
  readonly asked: readonly string[];
}

export function settleConflict<Values extends object>(
  parts: readonly Part<Values>[],
  sides: { readonly base: Values | null; readonly mine: Values; readonly theirs: Values },
): Settled<Values> {
  const verdicts = judge(parts, sides);
  const asked = parts.flatMap(({ name }) => (verdicts.get(name) === "ask" ? [name] : []));
  return {
    withMine: merge(parts, sides, (name) => verdicts.get(name)),
    withTheirs: merge(parts, sides, (name) => (asked.includes(name) ? "theirs" : verdicts.get(name))),
    asked,
  };
}
