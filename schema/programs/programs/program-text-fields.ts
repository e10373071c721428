// What a program says in a language: title, text and place, and why it is cancelled.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef, languagesOf } from "#schema/core/shared/language.ts";
import {
  LocalizedRichTextRef,
  LocalizedTextRef,
  lineIn,
  otherLine,
  toLocalizedText,
} from "#schema/core/shared/localized.ts";
import { ProgramRef } from "./program.ts";
import { isProgramEnglishOutdated, programContentOf } from "./program-texts.ts";

builder.prismaObjectFields(ProgramRef, (t) => {
  const language = t.arg({ type: LanguageRef, required: true });
  return {
    title: t.field({
      type: LocalizedTextRef,
      args: { language },
      select: { titleKo: true, titleEn: true },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    otherTitle: t.string({
      nullable: true,
      description:
        "The title in the other language than `title` of the same argument; null when there is none.",
      args: { language },
      select: { titleKo: true, titleEn: true },
      resolve: ({ titleKo, titleEn }, { language }) => otherLine(titleKo, titleEn, language),
    }),
    description: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "One paragraph.",
      args: { language },
      select: { descriptionKo: true, descriptionEn: true },
      resolve: ({ descriptionKo, descriptionEn }, { language }) =>
        lineIn(descriptionKo, descriptionEn, language),
    }),
    content: t.field({
      type: LocalizedRichTextRef,
      nullable: true,
      args: { language },
      select: { contentKo: true, contentEn: true },
      resolve: (program, { language }) => programContentOf(program, language),
    }),
    figures: t.field({
      type: [FileRef],
      description: "The images in its text, in either language: a figure names its image by key.",
      select: (_args, _context, nestedSelection) => ({
        figures: { select: { file: nestedSelection() }, orderBy: { fileId: "asc" } },
      }),
      resolve: (program) => program.figures.map(({ file }) => file),
    }),
    languages: t.field({
      type: [LanguageRef],
      description: "The languages the program is written in, Korean first.",
      select: { titleKo: true, titleEn: true },
      resolve: languagesOf,
    }),
    englishOutdated: t.boolean({
      description: "The Korean changed after the English did.",
      select: { titleEn: true, koUpdatedAt: true, enUpdatedAt: true },
      resolve: isProgramEnglishOutdated,
    }),
    location: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language },
      select: { locationKo: true, locationEn: true },
      resolve: ({ locationKo, locationEn }, { language }) => lineIn(locationKo, locationEn, language),
    }),
    cancelNote: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What is said to everybody who looks at a cancelled program.",
      args: { language },
      select: { cancelNoteKo: true, cancelNoteEn: true, cancelledAt: true },
      resolve: ({ cancelNoteKo, cancelNoteEn, cancelledAt }, { language }) =>
        cancelledAt === null ? null : lineIn(cancelNoteKo, cancelNoteEn, language),
    }),
  };
});
