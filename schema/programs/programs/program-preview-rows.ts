// The rows of a program in a preview, as somebody is typing them: they have no ids of their own.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { previewedFile } from "#schema/core/previews/previewed-files.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, otherLine, toLocalizedText } from "#schema/core/shared/localized.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import type { TypedProgram } from "./typed-program.ts";

type Row<Name extends "prices" | "speakers" | "sessions" | "sites"> = TypedProgram[Name][number];

export const PreviewedPriceRef = builder.objectRef<Row<"prices">>("PreviewedPrice").implement({
  description: "A price of a program in a preview.",
  fields: (t) => ({
    label: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ labelKo, labelEn }, { language }) => toLocalizedText(labelKo, labelEn, language),
    }),
    grades: t.expose("grades", { type: [MemberGradeRef] }),
    until: t.expose("until", { type: "DateTime", nullable: true }),
    amount: t.exposeInt("amount"),
  }),
});

export const PreviewedSpeakerRef = builder.objectRef<Row<"speakers">>("PreviewedSpeaker").implement({
  description: "Somebody who speaks or teaches, in a preview.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    return {
      name: t.field({
        type: LocalizedTextRef,
        args,
        resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
      }),
      otherName: t.string({
        nullable: true,
        args,
        resolve: ({ nameKo, nameEn }, { language }) => otherLine(nameKo, nameEn, language),
      }),
      affiliation: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ affiliationKo, affiliationEn }, { language }) =>
          lineIn(affiliationKo, affiliationEn, language),
      }),
      talk: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ talkKo, talkEn }, { language }) => lineIn(talkKo, talkEn, language),
      }),
      portrait: t.prismaField({
        type: FileRef,
        nullable: true,
        resolve: (query, { fileId }, _args, context) => previewedFile(context, query, fileId),
      }),
    };
  },
});

export const PreviewedSessionRef = builder.objectRef<Row<"sessions">>("PreviewedSession").implement({
  description: "A part of the programme in a preview.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    return {
      startsAt: t.expose("startsAt", { type: "DateTime" }),
      endsAt: t.expose("endsAt", { type: "DateTime" }),
      isBreak: t.exposeBoolean("isBreak"),
      title: t.field({
        type: LocalizedTextRef,
        args,
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      by: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ byKo, byEn }, { language }) => lineIn(byKo, byEn, language),
      }),
      file: t.prismaField({
        type: FileRef,
        nullable: true,
        resolve: (query, { fileId }, _args, context) => previewedFile(context, query, fileId),
      }),
    };
  },
});

export const PreviewedSiteRef = builder.objectRef<Row<"sites">>("PreviewedSite").implement({
  description: "A place an exam can be taken at, in a preview.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    return {
      name: t.field({
        type: LocalizedTextRef,
        args,
        resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
      }),
      address: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args,
        resolve: ({ addressKo, addressEn }, { language }) => lineIn(addressKo, addressEn, language),
      }),
    };
  },
});
