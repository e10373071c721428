// The moves of issues and of articles that are out (docs/journal.md#roles-and-issues), walked over: whatever
// is not in the tables is refused.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  ARTICLE_MOVES,
  ISSUE_MOVES,
  ISSUE_STATES,
  type IssueStateName,
  issueStateAt,
  mayArticleMove,
  mayIssueMove,
} from "#schema/validation/journal/issue-state.ts";
import { ARTICLE_STATES, type ArticleStateName } from "#schema/validation/journal/journal-kinds.ts";

const steps = fc.array(fc.nat(100), { maxLength: 40 });

/** A walk that takes some way on at each step. */
function walk<State extends string>(
  begin: State,
  moves: Readonly<Record<State, readonly State[]>>,
  choices: readonly number[],
): readonly State[] {
  const path = [begin];
  for (const step of choices) {
    const ways = moves[path.at(-1) ?? begin];
    const next = ways[step % Math.max(1, ways.length)];
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}

it("lets an issue come out once, and never takes it back", () => {
  fc.assert(
    fc.property(steps, (choices) => {
      const path = walk<IssueStateName>("DRAFT", ISSUE_MOVES, choices);
      const out = path.indexOf("PUBLISHED");
      if (out >= 0) expect(out).toBe(path.length - 1);
    }),
  );
  for (const to of ISSUE_STATES) expect(mayIssueMove("PUBLISHED", to)).toBe(false);
  expect(mayIssueMove("DRAFT", "DRAFT")).toBe(false);
});

it("is scheduled until the very moment at which it is out", () => {
  const moments = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(moments, moments, (publishedAt, now) => {
      expect(issueStateAt(publishedAt, now)).toBe(publishedAt <= now ? "PUBLISHED" : "SCHEDULED");
      expect(issueStateAt(publishedAt, publishedAt)).toBe("PUBLISHED");
      expect(issueStateAt(null, now)).toBe("DRAFT");
    }),
  );
});

it("never takes a notice back: what was corrected is not current again, and what was retracted stays so", () => {
  fc.assert(
    fc.property(steps, (choices) => {
      const path = walk<ArticleStateName>("CURRENT", ARTICLE_MOVES, choices);
      const weight = path.map((state) => ARTICLE_STATES.indexOf(state));
      expect(weight).toEqual(weight.toSorted((one, other) => one - other));
    }),
  );
  expect(mayArticleMove("RETRACTED", "CORRECTED")).toBe(false);
});
