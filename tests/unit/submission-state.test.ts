// The moves of manuscripts and reviews (docs/manuscripts.md#manuscripts), walked over: whatever is not in the tables is refused.
import fc from "fast-check";
import { expect, it } from "vitest";
import { mayReviewMove, REVIEW_MOVES, REVIEW_STATES } from "#schema/validation/journal/review-state.ts";
import {
  AUTHOR_STATES,
  EDITOR_STATES,
  isSubmissionOver,
  maySubmissionMove,
  mayWithdraw,
  OVER_STATES,
  SUBMISSION_MOVES,
  SUBMISSION_STATES,
  type SubmissionStateName,
} from "#schema/validation/journal/submission-state.ts";

/** A walk that takes some way on at each step: what `steps` says, counted around. */
function walk<State extends string>(
  begin: State,
  moves: Readonly<Record<State, readonly State[]>>,
  steps: readonly number[],
): readonly State[] {
  const path = [begin];
  for (const step of steps) {
    const ways = moves[path.at(-1) ?? begin];
    const next = ways[step % Math.max(1, ways.length)];
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}
const steps = fc.array(fc.nat(100), { maxLength: 40 });
/** Where each of `states` first is in a path; -1: it doesn't. */
const at = (path: readonly SubmissionStateName[], state: SubmissionStateName) => path.indexOf(state);

it("begins as a draft, and nothing becomes one again", () => {
  expect(SUBMISSION_STATES.filter((to) => maySubmissionMove(null, to))).toEqual(["DRAFT"]);
  for (const from of SUBMISSION_STATES) expect(maySubmissionMove(from, "DRAFT")).toBe(false);
});

it("waits for the author, for the editors, or is over: one of them", () => {
  const all = [...AUTHOR_STATES, ...EDITOR_STATES, ...OVER_STATES];
  expect(all.toSorted()).toEqual(SUBMISSION_STATES.toSorted());
  for (const state of SUBMISSION_STATES)
    expect(SUBMISSION_MOVES[state].length === 0).toBe(isSubmissionOver(state));
});

it("is never printed without having been accepted and approved as a proof, nor accepted unseen", () => {
  fc.assert(
    fc.property(steps, (choices) => {
      const path = walk("DRAFT", SUBMISSION_MOVES, choices);
      if (at(path, "PUBLISHED") >= 0) expect(path.at(-2)).toBe("READY");
      if (at(path, "READY") >= 0) expect(path[at(path, "READY") - 1]).toBe("PROOF");
      if (at(path, "PROOF") >= 0) expect(path[at(path, "PROOF") - 1]).toBe("ACCEPTED");
      const accepted = at(path, "ACCEPTED");
      if (accepted >= 0) expect(path.slice(0, accepted)).toContain("IN_REVIEW");
    }),
  );
});

it("can be withdrawn from its receipt until it is set for printing, and never afterwards", () => {
  fc.assert(
    fc.property(steps, (choices) => {
      const path = walk("DRAFT", SUBMISSION_MOVES, choices);
      const set = at(path, "PROOF");
      for (const [index, state] of path.entries())
        if (!isSubmissionOver(state)) expect(mayWithdraw(state)).toBe(index > 0 && (set < 0 || index < set));
    }),
  );
});

it("lets a reviewer say yes or no once, and send once", () => {
  expect(REVIEW_STATES.filter((to) => mayReviewMove(null, to))).toEqual(["INVITED"]);
  fc.assert(
    fc.property(steps, (choices) => {
      const path = walk("INVITED", REVIEW_MOVES, choices);
      if (path.includes("SENT")) {
        expect(path.at(-1)).toBe("SENT");
        expect(path.at(-2)).toBe("ACCEPTED");
      }
      // Anyone who said no or nothing comes back by a new invitation only.
      for (const [index, state] of path.entries())
        if (index > 0 && ["DECLINED", "LAPSED", "CANCELLED"].includes(path[index - 1] ?? ""))
          expect(state).toBe("INVITED");
    }),
  );
});
