// Defines how the journal takes manuscripts: as authors read it, and as its editors set it.
import { db } from "#prisma/client.ts";
import { JournalFlow, MembershipAsked, PledgeKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import type { Criterion } from "#schema/validation/journal/journal-settings.ts";
import { ASKED_OF_AUTHORS, REQUIREMENTS } from "#schema/validation/journal/requirements.ts";
import { type CurrentPledge, readJournalSettings, readPledges } from "./journal-settings.ts";
import { type JournalSetup, readJournalSetup } from "./save-journal-settings.ts";

export const JournalFlowRef = builder.enumType("JournalFlow", {
  description: "Whether manuscripts are sent here, or at JAMS.",
  values: Object.values(JournalFlow),
});
export const MembershipAskedRef = builder.enumType("MembershipAsked", {
  description: "When an author has to be a member whose membership counts.",
  values: Object.values(MembershipAsked),
});
export const PledgeKindRef = builder.enumType("PledgeKind", {
  description: "What an author affirms when a manuscript is sent, or consents to as a co-author.",
  values: Object.values(PledgeKind),
});

export const RequirementRef = builder.enumType("Requirement", {
  description:
    "What a manuscript or an article needs before it is accepted, assigned to an issue or published.",
  values: REQUIREMENTS,
});

const CriterionRef = builder.objectRef<Criterion>("JournalCriterion").implement({
  description: "What a review scores from 1 to 5.",
  fields: (t) => ({
    key: t.exposeString("key"),
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
  }),
});

export const PledgeRef = builder.objectRef<CurrentPledge>("JournalPledge").implement({
  description: "The words of a pledge that is asked for now.",
  fields: (t) => ({
    kind: t.expose("kind", { type: PledgeKindRef }),
    version: t.exposeInt("version"),
    textKo: t.exposeString("textKo"),
    textEn: t.exposeString("textEn"),
  }),
});

const NUMBERS = [
  "reviewersPerManuscript",
  "agreeingVerdicts",
  "answerDays",
  "reviewDays",
  "revisionDays",
  "proofDays",
  "consentDays",
  "reviewFee",
  "publicationFee",
] as const;

export const JournalSettingsForEditingRef = builder
  .objectRef<JournalSetup>("JournalSettingsForEditing")
  .implement({
    description: "Everything the editors may set. Fees are whole won, 0 none.",
    authScopes: { can: manageJournal },
    fields: (t) => ({
      version: t.exposeInt("version"),
      flow: t.expose("flow", { type: JournalFlowRef }),
      jamsUrl: t.exposeString("jamsUrl", { nullable: true }),
      guidanceKo: t.exposeString("guidanceKo", { nullable: true }),
      guidanceEn: t.exposeString("guidanceEn", { nullable: true }),
      membershipAsked: t.expose("membershipAsked", { type: MembershipAskedRef }),
      ...(Object.fromEntries(NUMBERS.map((name) => [name, t.exposeInt(name)])) as Record<
        (typeof NUMBERS)[number],
        ReturnType<typeof t.exposeInt<"version", false>>
      >),
      requirements: t.field({
        type: [RequirementRef],
        description: "What is needed before acceptance, issue and publication.",
        resolve: ({ requirements }) => [...requirements],
      }),
      requirementsBlock: t.exposeBoolean("requirementsBlock", {
        description: "Whether what is missing blocks; otherwise an editor goes on with a reason.",
      }),
      criteria: t.field({ type: [CriterionRef], resolve: ({ criteria }) => [...criteria] }),
      pledges: t.field({ type: [PledgeRef], resolve: ({ pledges }) => [...pledges] }),
    }),
  });

const JournalGuideRef = builder.objectRef<JournalSetup>("JournalGuide").implement({
  description: "What an author has to know before a manuscript is sent.",
  fields: (t) => ({
    flow: t.expose("flow", { type: JournalFlowRef }),
    jamsUrl: t.exposeString("jamsUrl", { nullable: true }),
    guidance: t.string({
      description: "Plain text; an empty line ends a paragraph. Empty: none was written.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ guidanceKo, guidanceEn }, { language }) =>
        textIn({ ko: guidanceKo, en: guidanceEn }, language),
    }),
    membershipAsked: t.expose("membershipAsked", { type: MembershipAskedRef }),
    reviewFee: t.exposeInt("reviewFee", { description: "Whole won; 0: none." }),
    publicationFee: t.exposeInt("publicationFee", { description: "Whole won; 0: none." }),
    pledges: t.field({
      type: [PledgeRef],
      resolve: ({ pledges }) => pledges.filter(({ kind }) => kind !== "CO_AUTHOR_CONSENT"),
    }),
    requirements: t.field({
      type: [RequirementRef],
      description: "What the journal asks of authors with the manuscript.",
      resolve: ({ requirements }) => ASKED_OF_AUTHORS.filter((one) => requirements.includes(one)),
    }),
    asksCopyright: t.boolean({
      description:
        "Whether authors transfer their rights by a form before an article is assigned to an issue.",
      resolve: ({ requirements }) => requirements.includes("COPYRIGHT"),
    }),
  }),
});

builder.queryFields((t) => ({
  journalGuide: t.field({
    type: JournalGuideRef,
    description: "How the journal takes manuscripts.",
    authScopes: { public: true },
    resolve: async () => ({ ...(await readJournalSettings(db)), pledges: await readPledges(db) }),
  }),
  journalSettingsForEditing: t.field({
    type: JournalSettingsForEditingRef,
    description: "The same as its form needs it.",
    authScopes: { can: manageJournal },
    resolve: () => readJournalSetup(db),
  }),
}));
