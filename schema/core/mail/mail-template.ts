// The words of an automatic mail, for the office: as they are, as they are read, and as they were.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { writeMailTemplates } from "#schema/policies/core/mail-templates.ts";
import type { CheckedMailTemplate } from "#schema/validation/core/mail-templates.ts";
import type { WrittenKind } from "./compose-mail.ts";
import { MailKindRef } from "./mail.ts";
import { MailPreviewRef } from "./mail-preview.ts";
import { MailTemplateInputRef } from "./mail-template-input.ts";
import { marksOf, newestTemplate, ownWordsOf, type TemplateOfKind } from "./mail-templates.ts";
import { checkedWords, sampleMail, wordsOf } from "./sample-mail.ts";

export const readTemplate = async (kind: WrittenKind): Promise<TemplateOfKind> => ({
  kind,
  newest: await newestTemplate(db, kind),
});

const MailTemplateVersionRef = builder.prismaObject("MailTemplate", {
  name: "MailTemplateVersion",
  description: "The words of a mail as they were saved once; without words: those of the house again.",
  authScopes: { can: writeMailTemplates },
  fields: (t) => ({
    number: t.exposeInt("number"),
    subjectKo: t.exposeString("subjectKo", { nullable: true }),
    textKo: t.exposeString("textKo", { nullable: true }),
    subjectEn: t.exposeString("subjectEn", { nullable: true }),
    textEn: t.exposeString("textEn", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    author: t.string({
      nullable: true,
      select: { createdBy: { select: NAME_COLUMNS } },
      resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy),
    }),
  }),
});

const previewIn = async (kind: WrittenKind, words: CheckedMailTemplate, language: Language) => ({
  language,
  ...(await db.$transaction((tx) => sampleMail(tx, kind, words, language))),
});

/** What a list says of one; its words, and what they were, are read one at a time. */
export const MailTemplateLineRef = builder.objectRef<TemplateOfKind>("MailTemplateLine").implement({
  description: "Whose words a kind of automatic mail has.",
  authScopes: { can: writeMailTemplates },
});

export const MailTemplateRef = builder.objectRef<TemplateOfKind>("MailTemplate").implement({
  description: "The words of an automatic mail in both languages.",
  authScopes: { can: writeMailTemplates },
  fields: (t) => ({
    subjectKo: t.string({ resolve: (template) => wordsOf(template).subjectKo }),
    textKo: t.string({ resolve: (template) => wordsOf(template).textKo }),
    subjectEn: t.string({ resolve: (template) => wordsOf(template).subjectEn }),
    textEn: t.string({ resolve: (template) => wordsOf(template).textEn }),
    subjectPlaceholders: t.stringList({
      description: "What may be in braces.",
      resolve: ({ kind }) => [...marksOf(kind).subject],
    }),
    textPlaceholders: t.stringList({ resolve: ({ kind }) => [...marksOf(kind).text] }),
    previews: t.field({
      type: [MailPreviewRef],
      description:
        "As it is read, with sample values; with `input` as it would be, if that were saved. VALIDATION as saving it.",
      args: { input: t.arg({ type: MailTemplateInputRef }) },
      resolve: async (template, { input }) => {
        const words = input ? checkedWords(template.kind, input) : wordsOf(template);
        return [await previewIn(template.kind, words, "KO"), await previewIn(template.kind, words, "EN")];
      },
    }),
    versions: t.prismaField({
      type: [MailTemplateVersionRef],
      description: "Newest first.",
      resolve: (query, { kind }) =>
        db.mailTemplate.findMany({ ...query, where: { kind }, orderBy: { number: "desc" } }),
    }),
  }),
});

for (const ref of [MailTemplateLineRef, MailTemplateRef]) {
  builder.objectFields(ref, (t) => ({
    kind: t.field({ type: MailKindRef, resolve: ({ kind }) => kind }),
    version: t.int({
      description: "0: they were never changed.",
      resolve: ({ newest }) => newest?.number ?? 0,
    }),
    isOwn: t.boolean({
      description: "The office's words, not those of the house.",
      resolve: ({ newest }) => newest !== null && ownWordsOf(newest) !== null,
    }),
  }));
}
