// The parts of an article as readers have them. What its authors' mail addresses are, no type of the public schema says.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { latinName } from "#schema/core/shared/person-name.ts";
import type { CitationPart } from "./citation.ts";
import { isoDate } from "./day.ts";

builder.prismaObject("ArticleAuthor", {
  description: "The authors of the article, as the title page names them.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    familyName: t.exposeString("familyName", { nullable: true }),
    latinName: t.string({
      nullable: true,
      description: "Given name first: Seo-yeon Kim.",
      select: { nameKo: true, givenName: true, familyName: true },
      resolve: latinName,
    }),
    affiliation: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { affiliationKo: true, affiliationEn: true },
      resolve: ({ affiliationKo, affiliationEn }, { language }) =>
        lineIn(affiliationKo, affiliationEn, language),
    }),
    orcid: t.exposeString("orcid", { nullable: true, description: "Without an address before it." }),
    corresponding: t.exposeBoolean("corresponding"),
  }),
});

export const CitationPartRef = builder.objectRef<CitationPart>("CitationPart").implement({
  description: "A piece of a citation, and whether it is set in italics.",
  fields: (t) => ({ text: t.exposeString("text"), isItalic: t.exposeBoolean("isItalic") }),
});

export const FormerFileRef = builder.prismaObject("ArticleFormerFile", {
  description: "A PDF of an article that readers could open until it was corrected.",
  fields: (t) => ({
    replacedOn: t.string({ select: { replacedOn: true }, resolve: ({ replacedOn }) => isoDate(replacedOn) }),
    file: t.relation("file"),
  }),
});
