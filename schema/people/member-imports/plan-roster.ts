// The dry run: all rows of a roster, as they would be taken now.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { type Author, authorOf } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { isRosterWarning, type RosterField, rosterFields } from "#schema/validation/people/rosters.ts";
import { z } from "#schema/validation/zod.ts";
import { RosterFieldRef } from "./member-import.ts";
import { type PlannedRow, planRows } from "./plan-rows.ts";
import { groupProblems, type RosterCause } from "./roster-causes.ts";
import { RosterPlanRef } from "./roster-plan.ts";
import { warnOfSimilar } from "./similar-members.ts";

export interface RosterPlan {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
  readonly refused: number;
  readonly periods: number;
  /** Of the periods, those that are exempt. */
  readonly exempt: number;
  readonly payments: number;
  /** Rows that come without some of their values. */
  readonly noted: number;
  /** New people whose country or day of joining the roster does not say. */
  readonly withoutCountry: number;
  readonly withoutJoined: number;
  readonly causes: readonly RosterCause[];
  readonly changes: readonly {
    readonly line: number;
    readonly memberId: number;
    readonly name: string;
    readonly before: object;
    readonly after: object;
  }[];
}

/** Rows read and looked up at once: a part takes some milliseconds, and others are answered before the next. */
const AT_ONCE = 250;
const CHANGES_SHOWN = 100;

interface RosterColumns {
  readonly id: number;
  readonly head: number;
  readonly fields: readonly (RosterField | null)[];
}

/** What would become of each row. @throws DomainError NOT_FOUND */
export async function planAllRows(
  { id, head, fields }: RosterColumns,
  now: Date,
): Promise<readonly PlannedRow[]> {
  const read = (after: number, take: number) =>
    db.memberImportRow.findMany({
      where: { importId: id, line: { gt: after } },
      select: { line: true, cells: true, outcome: true, memberId: true },
      orderBy: { line: "asc" },
      take,
    });
  const [first] = await read(head - 1, 1);
  if (!first || first.line !== head) throw new DomainError("NOT_FOUND");
  const met = new Set<string>();
  const planned: PlannedRow[] = [];
  for (let last: number | undefined = head; last !== undefined; ) {
    const part = await read(last, AT_ONCE);
    const made = part.flatMap(({ line, outcome, memberId }) =>
      outcome === "CREATED" && memberId !== null ? [[line, memberId] as const] : [],
    );
    const rows = await planRows(db, part, { headings: first.cells, fields }, met, now);
    planned.push(...(await warnOfSimilar(db, rows, new Map(made))));
    last = part.at(-1)?.line;
  }
  return planned;
}

function summed(planned: readonly PlannedRow[]): RosterPlan {
  const count = (becomes: PlannedRow["becomes"]) => planned.filter((row) => row.becomes === becomes).length;
  const people = planned.flatMap((row) => (row.becomes === "CREATED" ? [row.person] : []));
  const members = planned.flatMap((row) => (row.becomes === "UPDATED" ? (row.membership ?? []) : []));
  const paying = [...people, ...members];
  const dues = paying.flatMap((person) => person.dues);
  const periods = paying.flatMap(({ grade, dues: years }) =>
    (grade ?? "GENERAL") === "GENERAL" ? [] : years,
  );
  return {
    created: count("CREATED"),
    updated: count("UPDATED"),
    same: count("SAME"),
    refused: count("REFUSED"),
    periods: periods.length,
    exempt: periods.filter(({ isExempt }) => isExempt).length,
    payments: dues.filter(({ amount }) => amount !== null).length,
    noted: planned.filter(
      ({ becomes, problems }) => becomes !== "REFUSED" && problems.some(({ code }) => !isRosterWarning(code)),
    ).length,
    withoutCountry: people.filter(({ hasCountry }) => !hasCountry).length,
    withoutJoined: people.filter(({ joined }) => joined === null).length,
    causes: groupProblems(planned),
    changes: planned
      .flatMap((row) => (row.becomes === "UPDATED" ? [{ ...row, ...changeOf(row), line: row.line + 1 }] : []))
      .slice(0, CHANGES_SHOWN),
  };
}

/** What is shown of a change: the grade of somebody without a membership, too. */
function changeOf({ before, after, membership }: Extract<PlannedRow, { becomes: "UPDATED" }>) {
  if (membership === null) return { before, after };
  return { before: { ...before, grade: "GENERAL" }, after: { ...after, grade: membership.grade } };
}

/** Looking at a roster is recorded. */
export const recordRosterView = (id: number, author: Author) =>
  recordView(
    { action: "viewMemberImport", subject: "member", subjectId: null, filter: { import: id } },
    author,
  );

builder.queryField("rosterPlan", (t) =>
  t.field({
    type: RosterPlanRef,
    description: "The dry run of a roster, with its columns as they are said here.",
    authScopes: { can: importMembers },
    args: {
      id: t.arg({ type: "Id", required: true }),
      head: t.arg.int({ required: true, validate: z.int().min(0) }),
      fields: t.arg({
        type: [RosterFieldRef],
        required: { list: true, items: false },
        validate: rosterFields,
      }),
    },
    resolve: async (_root, { id, head, fields }, context) => {
      await recordRosterView(id, authorOf(context));
      const asked = { id, head, fields: fields.map((field) => field ?? null) };
      return summed(await planAllRows(asked, context.clock.now()));
    },
  }),
);
