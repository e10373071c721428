// The words of a letter as the office types them.
import { LetterPurpose } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { letterInput } from "#schema/validation/mailing/letters.ts";

export const LetterPurposeRef = builder.enumType("LetterPurpose", {
  description: "SERVICE is about what people belong to; PROMOTION advertises and goes to who agreed to that.",
  values: Object.values(LetterPurpose),
});

export const LetterInputRef = builder
  .inputType("LetterInput", {
    description:
      "The words of a letter. PLACEHOLDER_UNKNOWN where something is in braces that its readers do not have; WORDS_FOR_SOME where somebody without a known name would get no paragraph.",
    fields: (t) => ({
      purpose: t.field({ type: LetterPurposeRef, required: true }),
      subjectKo: t.string({ required: true }),
      textKo: t.string({ required: true, description: "An empty line ends a paragraph." }),
      subjectEn: t.string(),
      textEn: t.string({ description: "Null: anyone who reads English gets the Korean." }),
    }),
  })
  // With every placeholder that there is; `checkedWords` knows the audience.
  .validate(letterInput("ANY"));
