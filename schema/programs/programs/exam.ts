// The parts, the languages and the sites of an exam.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, toLocalizedText } from "#schema/core/shared/localized.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";

export const ExamPartRef = builder.enumType("ExamPart", { values: EXAM_PARTS });

export const LanguagePairRef = builder.enumType("LanguagePair", {
  description: "The languages of an exam, both ways.",
  values: LANGUAGE_PAIRS,
});

builder.prismaObject("ProgramSite", {
  select: { id: true },
  description: "A place an exam can be taken at.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      name: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { nameKo: true, nameEn: true },
        resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
      }),
      address: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        select: { addressKo: true, addressEn: true },
        resolve: ({ addressKo, addressEn }, { language }) => lineIn(addressKo, addressEn, language),
      }),
    };
  },
});

export const SiteForEditingRef = builder.prismaObject("ProgramSite", {
  variant: "ProgramSiteForEditing",
  select: { id: true },
  description: "A site as it is written down.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    addressKo: t.exposeString("addressKo", { nullable: true }),
    addressEn: t.exposeString("addressEn", { nullable: true }),
  }),
});
