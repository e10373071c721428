// People of the board. Who they are is the association's own statement: no account, no address.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, otherLine, toLocalizedText } from "#schema/core/shared/localized.ts";

builder.prismaObject("BoardMember", {
  select: { id: true },
  description: "Somebody on the board.",
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
      otherName: t.string({
        nullable: true,
        description: "The name in the language that `name` is not in; null when there is none.",
        args: { language },
        select: { nameKo: true, nameEn: true },
        resolve: ({ nameKo, nameEn }, { language }) => otherLine(nameKo, nameEn, language),
      }),
      role: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { roleKo: true, roleEn: true },
        resolve: ({ roleKo, roleEn }, { language }) => toLocalizedText(roleKo, roleEn, language),
      }),
      affiliation: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        select: { affiliationKo: true, affiliationEn: true },
        resolve: ({ affiliationKo, affiliationEn }, { language }) =>
          lineIn(affiliationKo, affiliationEn, language),
      }),
      termFrom: t.exposeInt("termFrom", { nullable: true, description: "The first year of office." }),
      termTo: t.exposeInt("termTo", {
        nullable: true,
        description: "The last year of office, included; null: open.",
      }),
      portrait: t.relation("portrait", { nullable: true }),
    };
  },
});

/** Somebody as the editor needs it: both languages as they are. */
export const BoardMemberForEditingRef = builder.prismaObject("BoardMember", {
  variant: "BoardMemberForEditing",
  select: { id: true },
  description: "Somebody on the board, as the page's editor needs it.",
  fields: (t) => ({
    rowKey: t.exposeString("rowKey", { description: "The same in every version of the page." }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    roleKo: t.exposeString("roleKo"),
    roleEn: t.exposeString("roleEn", { nullable: true }),
    affiliationKo: t.exposeString("affiliationKo", { nullable: true }),
    affiliationEn: t.exposeString("affiliationEn", { nullable: true }),
    termFrom: t.exposeInt("termFrom", { nullable: true }),
    termTo: t.exposeInt("termTo", { nullable: true }),
    portrait: t.relation("portrait", { nullable: true }),
  }),
});
