// Defines the inputs of the settings of a session. The rules are in validation/exam-session.ts: they are the form's too.
import { builder } from "#schema/builder.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { examSessionInput } from "#schema/validation/programs/exam-session.ts";

const ROW_ID = "Of a row that is there already. Null: a new one.";

const ExamCriterionInput = builder.inputType("ExamCriterionInput", {
  description: "What raters give points for.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    nameKo: t.string(),
    nameEn: t.string(),
    maxPoints: t.int(),
  }),
});

const ExamPaperInput = builder.inputType("ExamPaperInput", {
  description: "What is written or spoken in one sitting.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    part: t.field({ type: ExamPartRef, required: true }),
    nameKo: t.string(),
    nameEn: t.string(),
    startsAt: t.field({ type: "DateTime" }),
    minutes: t.int(),
    minimum: t.int({ description: "The least score that does not fail the part, in points." }),
    criteria: t.field({ type: [ExamCriterionInput], required: true }),
  }),
});

const ExamRoomInput = builder.inputType("ExamRoomInput", {
  description: "A room of a site.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: ROW_ID }),
    nameKo: t.string(),
    nameEn: t.string(),
    seats: t.int(),
  }),
});

const ExamSeatsInput = builder.inputType("ExamSeatsInput", {
  description: "How many can take a part in a language pair at a site.",
  fields: (t) => ({
    part: t.field({ type: ExamPartRef, required: true }),
    pair: t.field({ type: LanguagePairRef, required: true }),
    seats: t.int({ description: "Null: it can't be taken there." }),
  }),
});

const ExamSiteInput = builder.inputType("ExamSiteInput", {
  description: "A site of the program, with its rooms and its seats.",
  fields: (t) => ({
    id: t.field({ type: "Id", required: true }),
    rooms: t.field({ type: [ExamRoomInput], required: true }),
    seats: t.field({ type: [ExamSeatsInput], required: true }),
  }),
});

export const ExamSessionInputRef = builder
  .inputType("ExamSessionInput", {
    description: "The settings of a session as a whole; what is left out is gone.",
    fields: (t) => ({
      registrationNumber: t.string({ description: "Of the private qualification." }),
      holderKo: t.string({ description: "Who runs the qualification." }),
      holderEn: t.string(),
      gradeKo: t.string(),
      gradeEn: t.string(),
      showsGrade: t.boolean({ description: "Certificates state the grade; null: they do." }),
      contact: t.string(),
      costNoteKo: t.string({ description: "What the total cost consists of." }),
      costNoteEn: t.string(),
      rulesKo: t.string({ description: "What an examinee has to know on the day." }),
      rulesEn: t.string(),
      photoUntil: t.field({ type: "DateTime", description: "Applicants replace their photo until then." }),
      slipFrom: t.field({ type: "DateTime", description: "Admission slips are open from then on." }),
      passAverage: t.int({ description: "Per cent of the greatest score; null: none." }),
      ratersPerScript: t.int({ required: true }),
      ratersAgreeing: t.int({ required: true, description: "How many have to pass a script; 0: the mean." }),
      thirdRaterAbove: t.int({ description: "A difference in points that asks a third rater; null: none." }),
      showsCriteria: t.boolean({ required: true }),
      objectionDays: t.int({ required: true }),
      papers: t.field({ type: [ExamPaperInput], required: true }),
      sites: t.field({
        type: [ExamSiteInput],
        required: true,
        description: "Without any seats the capacity of the program alone counts.",
      }),
    }),
  })
  .validate(examSessionInput);
