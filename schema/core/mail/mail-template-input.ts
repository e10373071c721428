// The words of an automatic mail as the office types them: to be saved, or only to be looked at.
import { builder } from "#schema/builder.ts";
import { mailTemplateInput } from "#schema/validation/core/mail-templates.ts";

export const MailTemplateInputRef = builder
  .inputType("MailTemplateInput", {
    description:
      "Words in both languages. PLACEHOLDER_UNKNOWN where something is in braces that the mail does not know.",
    fields: (t) => ({
      subjectKo: t.string({ required: true }),
      textKo: t.string({ required: true, description: "An empty line ends a paragraph." }),
      subjectEn: t.string({ required: true }),
      textEn: t.string({ required: true }),
    }),
  })
  // Its caller knows the kind, and checks the placeholders.
  .validate(mailTemplateInput(null));
