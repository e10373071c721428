// The journal's settings as their form holds them: everything as it is typed.

import {
  AGREED_TEXTS,
  JOURNAL_FLOWS,
  MEMBERSHIP_ASKED,
} from "#schema/validation/journal/journal-settings.ts";
import { REQUIREMENTS } from "#schema/validation/journal/requirements.ts";
import { z } from "#schema/validation/zod.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { savedTexts } from "#web/components/forms/saved-texts.ts";
import type { EditedJournalSettingsFragment } from "#web/gql/journal-settings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const NUMBER_LABELS = {
  reviewersPerManuscript: "journal-settings.field.reviewersPerManuscript",
  agreeingVerdicts: "journal-settings.field.agreeingVerdicts",
  answerDays: "journal-settings.field.answerDays",
  reviewDays: "journal-settings.field.reviewDays",
  revisionDays: "journal-settings.field.revisionDays",
  proofDays: "journal-settings.field.proofDays",
  consentDays: "journal-settings.field.consentDays",
  reviewFee: "journal-settings.field.reviewFee",
  publicationFee: "journal-settings.field.publicationFee",
} as const satisfies Record<string, MessageId>;
export type NumberName = keyof typeof NUMBER_LABELS;

const LINE_LABELS = {
  jamsUrl: "journal-settings.field.jamsUrl",
  guidanceKo: "journal-settings.field.guidanceKo",
  guidanceEn: "journal-settings.field.guidanceEn",
  ...NUMBER_LABELS,
} as const satisfies Record<string, MessageId>;

const TEXT_LABELS = {
  textKo: "journal-settings.field.textKo",
  textEn: "journal-settings.field.textEn",
} as const satisfies Record<string, MessageId>;

const CRITERION_LABELS = {
  ko: "journal-settings.field.criterionKo",
  en: "journal-settings.field.criterionEn",
} as const satisfies Record<string, MessageId>;

/** Every field in the order of the screen. */
export const JOURNAL_LABELS = {
  flow: "journal-settings.section.flow",
  ...LINE_LABELS,
  membershipAsked: "journal-settings.section.membership",
  requirements: "journal-settings.section.requirements",
  requirementsBlock: "journal-settings.field.requirementsBlock",
  criteria: "journal-settings.section.criteria",
  ...rowLabels("criteria", "journal-settings.criterion.row", CRITERION_LABELS),
  pledges: "journal-settings.section.pledges",
  ...rowLabels("pledges", "journal-settings.pledge.row", TEXT_LABELS),
} as const;

const criterionRow = z.object({ key: z.string(), ko: z.string(), en: z.string() });
export type CriterionRow = z.output<typeof criterionRow>;
const pledgeRow = z.object({ kind: z.enum(AGREED_TEXTS), textKo: z.string(), textEn: z.string() });

/** Also what a saved draft is read with: anything may be in it. */
const journalValues = z.object({
  ...savedTexts(LINE_LABELS).shape,
  flow: z.enum(JOURNAL_FLOWS),
  membershipAsked: z.enum(MEMBERSHIP_ASKED),
  requirements: z.array(z.enum(REQUIREMENTS)),
  requirementsBlock: z.boolean(),
  criteria: z.array(criterionRow),
  pledges: z.array(pledgeRow),
});
export type JournalValues = z.output<typeof journalValues>;

const typed = (value: string | number | null) => String(value ?? "");

export function toJournalValues(stored: EditedJournalSettingsFragment): JournalValues {
  return {
    flow: stored.flow,
    membershipAsked: stored.membershipAsked,
    requirements: [...stored.requirements],
    requirementsBlock: stored.requirementsBlock,
    jamsUrl: typed(stored.jamsUrl),
    guidanceKo: typed(stored.guidanceKo),
    guidanceEn: typed(stored.guidanceEn),
    reviewersPerManuscript: typed(stored.reviewersPerManuscript),
    agreeingVerdicts: typed(stored.agreeingVerdicts),
    answerDays: typed(stored.answerDays),
    reviewDays: typed(stored.reviewDays),
    revisionDays: typed(stored.revisionDays),
    proofDays: typed(stored.proofDays),
    consentDays: typed(stored.consentDays),
    reviewFee: typed(stored.reviewFee),
    publicationFee: typed(stored.publicationFee),
    criteria: stored.criteria.map(({ key, ko, en }) => ({ key, ko, en })),
    pledges: stored.pledges.map(({ kind, textKo, textEn }) => ({ kind, textKo, textEn })),
  };
}

export const newCriterion = (): CriterionRow => ({ key: newRowKey(), ko: "", en: "" });

/** What was stored of the form on this device. */
export const restoreJournal = (saved: unknown): JournalValues | null =>
  journalValues.safeParse(saved).data ?? null;
