// A page as the holder of a link reads it. It has the fields of a version, so that the page itself shows both.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { previewedFile } from "#schema/core/previews/previewed-files.ts";
import { inLanguage, LanguageRef } from "#schema/core/shared/language.ts";
import {
  LocalizedRichTextRef,
  LocalizedTextRef,
  lineIn,
  otherLine,
  toLocalizedText,
} from "#schema/core/shared/localized.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { rows } from "#schema/cost.ts";
import { NO_TEXT } from "#schema/validation/core/content.ts";
import { PageKeyRef } from "./page-version.ts";
import {
  figureKeysOf,
  filesOfPreviewedPage,
  type PreviewedEntry,
  type PreviewedPage,
  type PreviewedPerson,
} from "./read-page-preview.ts";

/** Of a long page. */
const ITEMS = 30;

/** Only what is typed may lack one: then it is empty. */
const titleOf = ({ titleKo, titleEn }: NonNullable<PreviewedPage["version"]>, language: Language) =>
  lineIn(titleKo, titleEn, language) ?? { text: "", language };

const PreviewedEntryRef = builder.objectRef<PreviewedEntry>("PreviewedEntry").implement({
  description: "An item of a page in a preview.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      rowKey: t.exposeString("rowKey"),
      year: t.exposeInt("year", { nullable: true }),
      month: t.exposeInt("month", { nullable: true }),
      day: t.exposeInt("day", { nullable: true }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      body: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ bodyKo, bodyEn }, { language }) => lineIn(bodyKo, bodyEn, language),
      }),
    };
  },
});

const PreviewedPersonRef = builder.objectRef<PreviewedPerson>("PreviewedPerson").implement({
  description: "Somebody on the board in a preview.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      rowKey: t.exposeString("rowKey"),
      name: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
      }),
      otherName: t.string({
        nullable: true,
        args: { language },
        resolve: ({ nameKo, nameEn }, { language }) => otherLine(nameKo, nameEn, language),
      }),
      role: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: ({ roleKo, roleEn }, { language }) => toLocalizedText(roleKo, roleEn, language),
      }),
      affiliation: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ affiliationKo, affiliationEn }, { language }) =>
          lineIn(affiliationKo, affiliationEn, language),
      }),
      termFrom: t.exposeInt("termFrom", { nullable: true }),
      termTo: t.exposeInt("termTo", { nullable: true }),
      portrait: t.prismaField({
        type: FileRef,
        nullable: true,
        resolve: (query, { portraitId }, _args, context) => previewedFile(context, query, portraitId),
      }),
    };
  },
});

export const PreviewedPageRef = builder.objectRef<PreviewedPage>("PreviewedPage").implement({
  description: "A page of the association as the holder of a link reads it before it is in force.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      key: t.expose("key", { type: PageKeyRef }),
      expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
      isUnsaved: t.exposeBoolean("isUnsaved", { description: "It shows something that is not saved yet." }),
      number: t.int({
        nullable: true,
        description:
          "Of the version, and what it will be of one that is not saved; null: nobody has written the page yet.",
        resolve: ({ version }) => version?.number ?? null,
      }),
      effectiveAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "Null: as soon as it is saved.",
        resolve: ({ version }) => version?.effectiveAt ?? null,
      }),
      title: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ version }, { language }) => version && titleOf(version, language),
      }),
      content: t.field({
        type: LocalizedRichTextRef,
        args: { language },
        resolve: ({ version }, { language }) => {
          const [ko, en] = [version?.contentKo ?? null, version?.contentEn ?? null].map(toDocument);
          const content = inLanguage({ ko: ko ?? null, en: en ?? null }, language);
          return { document: content?.value ?? NO_TEXT, language: content?.language ?? language };
        },
      }),
      figures: t.prismaField({
        type: [FileRef],
        resolve: (query, page) =>
          db.file.findMany({
            ...query,
            where: { AND: [filesOfPreviewedPage(page), { key: { in: figureKeysOf(page) } }] },
          }),
      }),
      entries: t.field({
        type: [PreviewedEntryRef],
        complexity: rows(ITEMS),
        resolve: ({ version }) => version?.entries ?? [],
      }),
      people: t.field({
        type: [PreviewedPersonRef],
        complexity: rows(ITEMS),
        resolve: ({ version }) => version?.people ?? [],
      }),
    };
  },
});
