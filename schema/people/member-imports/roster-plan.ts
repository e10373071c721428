// Defines what would become of a roster, as the office sees it before it is begun (docs/people.md#adding-and-merging).
import { builder } from "#schema/builder.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import type { RosterPlan } from "./plan-roster.ts";
import { RosterCauseRef } from "./roster-causes.ts";

const PlanChangeRef = builder.objectRef<RosterPlan["changes"][number]>("RosterChange").implement({
  description: "What a row would change about somebody.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Of the file, counted from 1." }),
    memberId: t.expose("memberId", { type: "Id" }),
    name: t.exposeString("name"),
    before: t.field({ type: "Json", resolve: ({ before }) => before }),
    after: t.field({ type: "Json", resolve: ({ after }) => after }),
  }),
});

export const RosterPlanRef = builder.objectRef<RosterPlan>("RosterPlan").implement({
  description: "What would become of a roster. Nothing is changed by asking.",
  authScopes: { can: importMembers },
  fields: (t) => ({
    created: t.exposeInt("created"),
    updated: t.exposeInt("updated"),
    same: t.exposeInt("same"),
    refused: t.exposeInt("refused"),
    periods: t.exposeInt("periods", { description: "Years of dues of those who are new." }),
    exempt: t.exposeInt("exempt", { description: "Of the periods, those that are exempt." }),
    payments: t.exposeInt("payments", { description: "Old payments of those who are new." }),
    noted: t.exposeInt("noted", { description: "Rows that come without some of their values." }),
    withoutCountry: t.exposeInt("withoutCountry", {
      description: "New people whose country the roster does not say: it becomes Korea.",
    }),
    withoutJoined: t.exposeInt("withoutJoined", {
      description:
        "New people whose day of joining the roster does not say: it becomes the day of the import.",
    }),
    causes: t.field({ type: [RosterCauseRef], resolve: ({ causes }) => [...causes] }),
    changes: t.field({
      type: [PlanChangeRef],
      description: "The first hundred.",
      resolve: ({ changes }) => [...changes],
    }),
  }),
});
