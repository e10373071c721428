// Defines what is missing before a step of the journal, as its editors see it, and their reason to go on all the same.
import { builder } from "#schema/builder.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import {
  type MissingRequirement,
  NEEDED_FROM,
  REQUIREMENT_STEPS,
} from "#schema/validation/journal/requirements.ts";
import { optionalReason } from "#schema/validation/journal/submissions.ts";
import { RequirementRef } from "./journal-setup.ts";

const RequirementStepRef = builder.enumType("RequirementStep", {
  description: "Acceptance, assignment to an issue, publication.",
  values: REQUIREMENT_STEPS,
});

export const MissingRequirementRef = builder.objectRef<MissingRequirement>("MissingRequirement").implement({
  description: "Something that the journal asks for and that is missing.",
  authScopes: { can: manageJournal },
  fields: (t) => ({
    requirement: t.expose("requirement", { type: RequirementRef }),
    neededFrom: t.field({
      type: RequirementStepRef,
      description: "The first step that needs it.",
      resolve: ({ requirement }) => NEEDED_FROM[requirement],
    }),
    names: t.stringList({
      description: "Of which authors it is missing; empty where it is nobody's.",
      resolve: ({ names }) => [...names],
    }),
  }),
});

/** The argument of a step by which an editor says why it is taken although something is missing. */
export const missingReasonArg = builder.args((arg) => ({
  missingReason: arg.string({
    validate: optionalReason,
    description:
      "Why, although something is missing, where the settings let it, or although no review was sent; for the audit log.",
  }),
}));
