// Defines what is wrong with the rows of a roster, by its cause: a column that says it otherwise is one
// cause, however many rows it has.
import { builder } from "#schema/builder.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { isRosterWarning } from "#schema/validation/people/rosters.ts";
import { RosterFieldRef } from "./member-import.ts";
import type { PlannedRow, RowProblem } from "./plan-rows.ts";

interface Example {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export interface RosterCause extends Pick<RowProblem, "field" | "code"> {
  /** Its rows are not imported; else they come without the value, or with it where it is a warning. */
  readonly isRefusal: boolean;
  readonly isWarning: boolean;
  readonly count: number;
  readonly examples: readonly Example[];
}

const EXAMPLES_SHOWN = 20;

/** Refusals first, the most frequent first. */
export function groupProblems(planned: readonly PlannedRow[]): readonly RosterCause[] {
  const all = planned.flatMap(({ line, name, becomes, problems }) =>
    problems.map((problem) => ({ ...problem, line: line + 1, name, isRefusal: becomes === "REFUSED" })),
  );
  const groups = Map.groupBy(all, ({ field, code, isRefusal }) => `${isRefusal} ${field} ${code}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { field, code, isRefusal } = first;
      const examples = group.slice(0, EXAMPLES_SHOWN).map(({ line, name, value }) => ({ line, name, value }));
      const isWarning = isRosterWarning(code);
      return [{ field, code, isRefusal, isWarning, count: group.length, examples }];
    })
    .sort((one, other) => Number(other.isRefusal) - Number(one.isRefusal) || other.count - one.count);
}

const ExampleRef = builder.objectRef<Example>("RosterExample").implement({
  description: "A row of a cause.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Of the file, counted from 1." }),
    name: t.exposeString("name"),
    value: t.exposeString("value", { description: "What its cell says." }),
  }),
});

export const RosterCauseRef = builder.objectRef<RosterCause>("RosterCause").implement({
  description: "What is wrong with some rows.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    field: t.expose("field", { type: RosterFieldRef }),
    code: t.exposeString("code"),
    isRefusal: t.exposeBoolean("isRefusal", {
      description: "The rows are not imported; else they come without the value.",
    }),
    isWarning: t.exposeBoolean("isWarning", { description: "The rows come with the value." }),
    count: t.exposeInt("count"),
    examples: t.field({
      type: [ExampleRef],
      description: "The first twenty.",
      resolve: ({ examples }) => [...examples],
    }),
  }),
});
