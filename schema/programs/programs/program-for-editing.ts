// A program as its editor needs it: both languages as they are, nothing filled in from the other.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { ownDraft } from "#schema/core/drafts/own-draft.ts";
import { ownRefundRules } from "#schema/core/settings/read-all-settings.ts";
import { RefundRuleRef } from "#schema/core/settings/refund-rule.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { TranslationPairRef } from "#schema/core/translations/translation-pair.ts";
import { SavedVersionRef } from "#schema/core/versions/saved-version.ts";
import { readVersions } from "#schema/core/versions/stored-versions.ts";
import { versionsOf } from "#schema/cost.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { isBlindTo } from "#schema/policies/programs/exam-rating.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { programFieldsOf } from "#schema/validation/programs/program-fields.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { ProgramKindRef, ProgramStageRef, ProgramStateRef } from "./program-kind.ts";
import { stageOf } from "./program-stage.ts";
import { stateColumns } from "./program-state.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { allProgramTags } from "./program-tags.ts";
import { programVersions } from "./program-versions.ts";

interface ProgramText {
  readonly title: string | null;
  readonly description: string | null;
  readonly content: RichTextDocument | null;
  readonly location: string | null;
}

const ProgramTextRef = builder.objectRef<ProgramText>("ProgramText").implement({
  description: "A program in one language, as it is.",
  fields: (t) => ({
    title: t.exposeString("title", { nullable: true }),
    description: t.exposeString("description", { nullable: true }),
    content: t.expose("content", { type: "RichText", nullable: true }),
    location: t.exposeString("location", { nullable: true }),
  }),
});

/** Null where the language says nothing. */
function toText(
  title: string | null,
  description: string | null,
  stored: Prisma.JsonValue,
  location: string | null,
): ProgramText | null {
  const text = { title, description, content: toDocument(stored), location };
  return Object.values(text).some((part) => part !== null) ? text : null;
}

export const ProgramForEditingRef = builder.prismaObject("Program", {
  variant: "ProgramForEditing",
  select: { id: true },
  description: "A program as its editor needs it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: ProgramKindRef }),
    number: t.exposeInt("number", { nullable: true }),
    version: t.exposeInt("version", { description: "What saveProgram has to carry." }),
    stage: t.field({
      type: ProgramStageRef,
      select: { publishedAt: true, deletedAt: true },
      resolve: (program, _args, { clock }) => stageOf(program, clock.now()),
    }),
    state: t.field({
      type: ProgramStateRef,
      select: stateColumns,
      resolve: (program, _args, { clock }) => stateAt(program, clock.now()),
    }),
    tag: t.field({
      type: ProgramTagRef,
      nullable: true,
      select: { tagId: true },
      resolve: async ({ tagId }, _args, { clock, contentCache }) => {
        const tags = await allProgramTags({ contentCache, now: clock.now() });
        return tags.find(({ id }) => id === tagId) ?? null;
      },
    }),
    thumbnail: t.relation("thumbnail", { nullable: true }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    fee: t.exposeInt("fee"),
    ...Object.fromEntries([
      ...programFieldsOf("moment").map((name) => [
        name,
        t.expose(name, { type: "DateTime", nullable: true }),
      ]),
      ...programFieldsOf("line").map((name) => [name, t.exposeString(name, { nullable: true })]),
      ...programFieldsOf("number").map((name) => [name, t.exposeInt(name, { nullable: true })]),
      ...programFieldsOf("box").map((name) => [name, t.exposeBoolean(name)]),
    ]),
    seatsTaken: t.exposeInt("seatsTaken", { description: "The capacity can't be lower." }),
    refundRules: t.field({
      type: [RefundRuleRef],
      nullable: true,
      description: "Refund steps of its own; null: those of the settings.",
      select: { refundRules: true },
      resolve: (program) => ownRefundRules(program),
    }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    cancelledAt: t.expose("cancelledAt", { type: "DateTime", nullable: true }),
    cancelNoteKo: t.exposeString("cancelNoteKo", { nullable: true }),
    cancelNoteEn: t.exposeString("cancelNoteEn", { nullable: true }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", nullable: true }),
    resultsReleasedAt: t.expose("resultsReleasedAt", {
      type: "DateTime",
      nullable: true,
      description: "Of an exam: when examinees may read their results; null while nobody has said so.",
    }),
    resultsAreReleased: t.boolean({
      select: { resultsReleasedAt: true },
      resolve: (program, _args, { clock }) => areResultsReleased(program, clock.now()),
    }),
    isBlind: t.boolean({
      description:
        "The viewer rates this session of the exam, whose results are not released: its people are not answered.",
      resolve: ({ id }, _args, { viewer }) => isBlindTo(viewer, id),
    }),
    hasComputedResults: t.boolean({
      description: "Of an exam: results come from the scores of papers, and nobody types them.",
      select: { examPapers: { select: { id: true }, take: 1 } },
      resolve: ({ examPapers }) => examPapers.length > 0,
    }),
    areScoresLocked: t.boolean({
      description: "Of an exam: somebody locked the results, and nobody changes scores.",
      select: { examReleases: { where: { withdrawnAt: null }, select: { id: true }, take: 1 } },
      resolve: ({ examReleases }) => examReleases.length > 0,
    }),
    ko: t.field({
      type: ProgramTextRef,
      nullable: true,
      select: { titleKo: true, descriptionKo: true, contentKo: true, locationKo: true },
      resolve: ({ titleKo, descriptionKo, contentKo, locationKo }) =>
        toText(titleKo, descriptionKo, contentKo, locationKo),
    }),
    en: t.field({
      type: ProgramTextRef,
      nullable: true,
      select: { titleEn: true, descriptionEn: true, contentEn: true, locationEn: true },
      resolve: ({ titleEn, descriptionEn, contentEn, locationEn }) =>
        toText(titleEn, descriptionEn, contentEn, locationEn),
    }),
    koUpdatedAt: t.expose("koUpdatedAt", { type: "DateTime", nullable: true }),
    enUpdatedAt: t.expose("enUpdatedAt", { type: "DateTime", nullable: true }),
    answers: t.exposeStringList("answers", {
      description: "What was said to be right so about its translation.",
    }),
    unchecked: t.exposeStringList("unchecked", {
      description: "Of a copy: fields that could not be computed and that nobody has looked at.",
    }),
    pairs: t.field({
      type: [TranslationPairRef],
      description: "Its paragraphs as they were translated.",
      select: { pairs: { orderBy: { id: "asc" } } },
      resolve: ({ pairs }) => pairs,
    }),
    versions: t.field({
      type: [SavedVersionRef],
      description: "Each save of it, newest first; with `number` that one alone.",
      complexity: versionsOf,
      args: { number: t.arg.int() },
      select: { id: true },
      resolve: ({ id }, { number }) => readVersions(programVersions, id, number ?? undefined),
    }),
    draft: t.prismaField({
      type: DraftRef,
      nullable: true,
      description: "What the viewer was typing about it and has not saved.",
      select: { id: true },
      resolve: (query, { id }, _args, { viewer }) => ownDraft(query, viewer, { programId: id }),
    }),
  }),
});
