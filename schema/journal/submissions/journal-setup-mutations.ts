import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { journalSettingsInput } from "#schema/validation/journal/journal-settings.ts";
import {
  JournalFlowRef,
  JournalSettingsForEditingRef,
  MembershipAskedRef,
  PledgeKindRef,
  RequirementRef,
} from "./journal-setup.ts";
import { readJournalSetup, saveJournalSettings } from "./save-journal-settings.ts";

const CriterionInput = builder.inputType("JournalCriterionInput", {
  fields: (t) => ({ key: t.string({ required: true }), ko: t.string(), en: t.string() }),
});

const PledgeInput = builder.inputType("JournalPledgeInput", {
  fields: (t) => ({
    kind: t.field({ type: PledgeKindRef, required: true }),
    textKo: t.string(),
    textEn: t.string(),
  }),
});

const JournalSettingsInputRef = builder
  .inputType("JournalSettingsInput", {
    description: "All settings: what is left out or null is emptied.",
    fields: (t) => ({
      flow: t.field({ type: JournalFlowRef, required: true }),
      jamsUrl: t.string(),
      guidanceKo: t.string(),
      guidanceEn: t.string(),
      reviewersPerManuscript: t.int(),
      agreeingVerdicts: t.int({ description: "So many reviewers with the same verdict propose it." }),
      answerDays: t.int(),
      reviewDays: t.int(),
      revisionDays: t.int(),
      proofDays: t.int(),
      consentDays: t.int(),
      reviewFee: t.int({ description: "Whole won; 0: none." }),
      publicationFee: t.int({ description: "Whole won; 0: none." }),
      membershipAsked: t.field({ type: MembershipAskedRef, required: true }),
      requirements: t.field({ type: [RequirementRef] }),
      requirementsBlock: t.boolean(),
      criteria: t.field({ type: [CriterionInput], required: true }),
      pledges: t.field({
        type: [PledgeInput],
        required: true,
        description: "Another text is another version.",
      }),
    }),
  })
  .validate(journalSettingsInput);

action("saveJournalSettings", {
  who: "office",
  can: manageJournal,
  subject: "journal",
  visitorsSee: true,
  type: JournalSettingsForEditingRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, all of it as it is now, when it was saved since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: JournalSettingsInputRef, required: true }),
  })),
  run: (tx, { version, input }, { now }) => saveJournalSettings(tx, { version, settings: input }, now),
  answer: () => readJournalSetup(db),
});
