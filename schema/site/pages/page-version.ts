// A page of the association in one of its versions. Versions are never edited, so consents can point at them.
import { PageKey } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { inLanguage, LanguageRef, languagesOf } from "#schema/core/shared/language.ts";
import { LocalizedRichTextRef, LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { rows, STATEMENT } from "#schema/cost.ts";
import { writePage } from "#schema/policies/site/pages.ts";
import { PageChangesRef, readChanges } from "./page-changes.ts";
import { place, previousIdOf, versionWith } from "./previous-versions.ts";

export const PageKeyRef = builder.enumType("PageKey", {
  description:
    "The pages of the association; schema/validation/site/page-kinds.ts says what each is made of.",
  values: Object.values(PageKey),
});

/** Of a long page; the most there may be is read once a version of the content. */
const ITEMS = 30;
/** Two whole texts are read and compared. */
const COMPARED = 10 * STATEMENT;

export const PageVersionRef = builder.prismaObject("PageVersion", {
  select: { id: true },
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      key: t.expose("key", { type: PageKeyRef }),
      number: t.exposeInt("number"),
      effectiveAt: t.expose("effectiveAt", { type: "DateTime" }),
      createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
      author: t.string({
        nullable: true,
        description:
          "The name of the person who saved it, for those who write the page only; null for others, and when that account is gone.",
        select: { key: true, createdBy: { select: NAME_COLUMNS } },
        resolve: ({ createdBy, key }, _args, context) =>
          writePage(context.viewer, key) ? nameFor(context, createdBy) : null,
      }),
      languages: t.field({
        type: [LanguageRef],
        description: "The languages it is written in, Korean first.",
        select: { titleKo: true, titleEn: true },
        resolve: languagesOf,
      }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      content: t.field({
        type: LocalizedRichTextRef,
        args: { language },
        select: { contentKo: true, contentEn: true },
        resolve: ({ contentKo, contentEn }, { language }) => {
          const content = inLanguage({ ko: toDocument(contentKo), en: toDocument(contentEn) }, language);
          if (!content) throw new Error("A page version without content");
          return { document: content.value, language: content.language };
        },
      }),
      figures: t.field({
        type: [FileRef],
        description: "The images in its text, in either language: a figure names its image by key.",
        select: (_args, _context, nestedSelection) => ({
          figures: { select: { file: nestedSelection() }, orderBy: { fileId: "asc" } },
        }),
        resolve: (version) => version.figures.map(({ file }) => file),
      }),
      note: t.field({
        type: LocalizedTextRef,
        nullable: true,
        description: "What changed and why.",
        args: { language },
        select: { noteKo: true, noteEn: true },
        resolve: ({ noteKo, noteEn }, { language }) => {
          const note = inLanguage({ ko: noteKo, en: noteEn }, language);
          return note && { text: note.value, language: note.language };
        },
      }),
      entries: t.relation("entries", { complexity: rows(ITEMS), query: { orderBy: { position: "asc" } } }),
      people: t.relation("people", { complexity: rows(ITEMS), query: { orderBy: { position: "asc" } } }),
      previous: t.prismaField({
        type: "PageVersion",
        nullable: true,
        description: "The version that was in force before; null when the viewer may not read it.",
        complexity: STATEMENT,
        select: place,
        resolve: async (query, version, _args, context) => {
          const columns = { ...query };
          const id = await previousIdOf(version, context);
          return id === null ? null : await versionWith(id, context, columns);
        },
      }),
      changes: t.field({
        type: PageChangesRef,
        nullable: true,
        description: "What it changed in `previous`; null when there is none.",
        args: { language },
        complexity: COMPARED,
        select: place,
        resolve: (version, { language }, context) => readChanges(version, language, context),
      }),
    };
  },
});
