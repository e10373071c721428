// The words of a mailing as the office types them.
import { MailingPurpose } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { mailingInput } from "#schema/validation/mailing/mailings.ts";

export const MailingPurposeRef = builder.enumType("MailingPurpose", {
  description: "SERVICE is about what people belong to; PROMOTION advertises and goes to who agreed to that.",
  values: Object.values(MailingPurpose),
});

export const MailingInputRef = builder
  .inputType("MailingInput", {
    description:
      "The words of a mailing. PLACEHOLDER_UNKNOWN where something is in braces that its readers do not have; WORDS_FOR_SOME where somebody without a known name would get no paragraph.",
    fields: (t) => ({
      purpose: t.field({ type: MailingPurposeRef, required: true }),
      subjectKo: t.string({ required: true }),
      textKo: t.string({ required: true, description: "An empty line ends a paragraph." }),
      subjectEn: t.string(),
      textEn: t.string({ description: "Null: anyone who reads English gets the Korean." }),
    }),
  })
  // With every placeholder that there is; `checkedWords` knows the audience.
  .validate(mailingInput("ANY"));
