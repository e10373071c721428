// The office changes the words of automatic mails.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { writeMailTemplates } from "#schema/policies/mail-templates.ts";
import { mailTemplateInput } from "#schema/validation/mail-templates.ts";
import { isWritten, type WrittenKind } from "./letters.ts";
import { MailKindRef } from "./mail.ts";
import { MailTemplateRef, readTemplate } from "./mail-template.ts";
import { restoreMailTemplate, saveMailTemplate } from "./save-mail-template.ts";

const MailTemplateInputRef = builder
  .inputType("MailTemplateInput", {
    description:
      "Words in both languages. PLACEHOLDER_UNKNOWN where something stands in braces that the mail is not told.",
    fields: (t) => ({
      subjectKo: t.string({ required: true }),
      textKo: t.string({ required: true, description: "An empty line ends a paragraph." }),
      subjectEn: t.string({ required: true }),
      textEn: t.string({ required: true }),
    }),
  })
  // `saveMailTemplate` knows the kind.
  .validate(mailTemplateInput(null));

const ofTemplates = {
  can: writeMailTemplates,
  subject: "mail",
  visitorsSee: false,
  type: MailTemplateRef,
} as const;

/** @throws DomainError NOT_FOUND for mails that bring their words along */
function written(kind: Parameters<typeof isWritten>[0]): WrittenKind {
  if (!isWritten(kind)) throw new DomainError("NOT_FOUND");
  return kind;
}

const answer = async (_query: object, id: number) => {
  const { kind } = await db.mailTemplate.findUniqueOrThrow({ where: { id } });
  return await readTemplate(written(kind));
};

officeMutation("saveMailTemplate", {
  ...ofTemplates,
  description: "Saves the office's words for a mail that was read at `version`, or those of the house again.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: MailKindRef, required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: MailTemplateInputRef, description: "Null: those of the house." }),
  })),
  run: (tx, { kind, version, input }, author) =>
    saveMailTemplate(tx, { kind: written(kind), version, words: input ?? null }, author),
  answer,
});

officeMutation("restoreMailTemplate", {
  ...ofTemplates,
  description: "Writes the words of an old version again as the newest.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: MailKindRef, required: true }),
    version: arg.int({ required: true }),
    number: arg.int({ required: true }),
  })),
  run: (tx, { kind, ...which }, author) => restoreMailTemplate(tx, { kind: written(kind), ...which }, author),
  answer,
});
