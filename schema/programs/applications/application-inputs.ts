// Inputs of GraphQL about applications. The program decides which fields are needed, so the use cases check them by
// schema/validation/programs/applications.ts once they know the program.
import { builder } from "#schema/builder.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { anyApplicationForm } from "#schema/validation/programs/applications.ts";

export const OwnAnswerInputRef = builder.inputType("OwnAnswerInput", {
  description: "An answer to a field of the program.",
  fields: (t) => ({
    key: t.string({ required: true }),
    value: t.string({ description: "Of a choice its Korean text; of a consent `true`." }),
  }),
});

export const ApplicationFormRef = builder
  .inputType("ApplicationFormInput", {
    description: "The form as a whole: what is left out or null is emptied.",
    fields: (t) => ({
      name: t.string(),
      nameEn: t.string(),
      phoneNumber: t.string(),
      affiliation: t.string(),
      note: t.string({ description: "What the applicant wants the office to know." }),
      ownAnswers: t.field({ type: [OwnAnswerInputRef] }),
      examPart: t.field({ type: ExamPartRef }),
      languagePair: t.field({ type: LanguagePairRef }),
      siteId: t.field({ type: "Id" }),
      photoId: t.field({ type: "Id", description: "A photo that this person has uploaded." }),
    }),
  })
  .validate(anyApplicationForm);

export const ApplyInputRef = builder.inputType("ApplyInput", {
  fields: (t) => ({
    programId: t.field({ type: "Id", required: true }),
    form: t.field({ type: ApplicationFormRef, required: true }),
    expectedTotal: t.int({
      description: "The total that the person has seen: PRICE_CHANGED when it is another now.",
    }),
  }),
});
