// Defines the inputs of programs. The rules are in validation/: they are the form's too.
import { builder } from "#schema/builder.ts";
import { RefundRuleInputRef } from "#schema/core/settings/refund-rule.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { programInput } from "#schema/validation/programs/programs.ts";
import { ExamPartRef, LanguagePairRef } from "./exam.ts";
import { OwnFieldInputRef } from "./own-field-type.ts";
import { inputOfProgramFields } from "./program-field-inputs.ts";
import { ProgramKindRef } from "./program-kind.ts";

const ProgramTextInput = builder.inputType("ProgramTextInput", {
  description: "A program in one language. All of it empty means that the language is not there.",
  fields: (t) => ({
    title: t.string(),
    description: t.string({ description: "One paragraph." }),
    content: t.field({ type: "RichText" }),
    location: t.string(),
  }),
});

const ROW_ID = "Of a row that is there already. Null: a new one, as one that is gone by now.";

const ProgramPriceInput = builder.inputType("ProgramPriceInput", {
  description: "What some people pay, or all people until some moment.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    labelKo: t.string(),
    labelEn: t.string(),
    grades: t.field({ type: [MemberGradeRef], description: "Empty: everybody." }),
    until: t.field({ type: "DateTime", description: "Excluded. Null: to the end." }),
    amount: t.int({ description: "Whole won." }),
  }),
});

const ProgramSpeakerInput = builder.inputType("ProgramSpeakerInput", {
  description: "Somebody who speaks or teaches.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    nameKo: t.string(),
    nameEn: t.string(),
    affiliationKo: t.string(),
    affiliationEn: t.string(),
    talkKo: t.string(),
    talkEn: t.string(),
    portraitId: t.field({ type: "Id", description: "An image." }),
  }),
});

const ProgramSessionInput = builder.inputType("ProgramSessionInput", {
  description: "A part of the programme, within the event.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    startsAt: t.field({ type: "DateTime" }),
    endsAt: t.field({ type: "DateTime" }),
    titleKo: t.string(),
    titleEn: t.string(),
    isBreak: t.boolean(),
    byKo: t.string(),
    byEn: t.string(),
    fileId: t.field({ type: "Id", description: "The handout." }),
  }),
});

const ProgramSiteInput = builder.inputType("ProgramSiteInput", {
  description: "A place an exam can be taken at.",
  fields: (t) => ({
    id: t.field({
      type: "Id",
      description: "Of a site that is there already: applications name it. Null: a new one.",
    }),
    nameKo: t.string(),
    nameEn: t.string(),
    addressKo: t.string(),
    addressEn: t.string(),
  }),
});

export const ProgramInputRef = builder
  .inputType("ProgramInput", {
    description: "A whole program: what is left out or null is emptied.",
    fields: (t) => ({
      kind: t.field({
        type: ProgramKindRef,
        required: true,
        description: "Of an existing program it can change among the courses only.",
      }),
      number: t.int(),
      tagId: t.field({ type: "Id" }),
      thumbnailId: t.field({ type: "Id", description: "An image." }),
      startsAt: t.field({ type: "DateTime", description: "Needed, as the Korean title and the end are." }),
      endsAt: t.field({ type: "DateTime" }),
      fee: t.int({ description: "Whole won. Null: 0." }),
      ...inputOfProgramFields(t),
      refundRules: t.field({
        type: [RefundRuleInputRef],
        description: "Refund steps of its own. Null: those of the settings.",
      }),
      ownFields: t.field({
        type: [OwnFieldInputRef],
        description: "What applicants are asked beside the usual, in order.",
      }),
      prices: t.field({ type: [ProgramPriceInput], description: "In order." }),
      speakers: t.field({ type: [ProgramSpeakerInput], description: "In order." }),
      sessions: t.field({ type: [ProgramSessionInput], description: "In order." }),
      examParts: t.field({ type: [ExamPartRef], description: "Of an exam only, as the next two." }),
      languagePairs: t.field({ type: [LanguagePairRef] }),
      sites: t.field({
        type: [ProgramSiteInput],
        description: "In order. A site somebody has chosen cannot be left out (SITE_IN_USE).",
      }),
      files: t.field({ type: ["Id"], description: "Ids of files to download, in order." }),
      publishedAt: t.field({
        type: "DateTime",
        description: "Null: stays a draft. In the future: scheduled.",
      }),
      publishNow: t.boolean({
        description:
          "Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date.",
      }),
      moveNoteKo: t.string({
        description: "What applicants read when the date moves; needed then, and nowhere stored otherwise.",
      }),
      moveNoteEn: t.string(),
      unchecked: t.stringList({
        description: "Fields of a copy that nobody has looked at yet. Null: as they are stored.",
      }),
      answers: t.stringList({
        description:
          "What was said to be right so about paragraphs and their translation: a rule and the mark of the words.",
      }),
      ko: t.field({ type: ProgramTextInput }),
      en: t.field({ type: ProgramTextInput }),
    }),
  })
  .validate(programInput);
