// Defines what hangs on a program row by row: prices, speakers, sessions.
import { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, otherLine, toLocalizedText } from "#schema/core/shared/localized.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";

builder.prismaObject("ProgramPrice", {
  select: { id: true },
  description: "What some people pay, or all people until some moment.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    label: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { labelKo: true, labelEn: true },
      resolve: ({ labelKo, labelEn }, { language }) => toLocalizedText(labelKo, labelEn, language),
    }),
    grades: t.field({
      type: [MemberGradeRef],
      description: "For these grades; empty: for everybody.",
      select: { grades: true },
      resolve: ({ grades }) => Object.values(MemberGrade).filter((grade) => grades.includes(grade)),
    }),
    until: t.expose("until", {
      type: "DateTime",
      nullable: true,
      description: "Until this moment, excluded; null: to the end.",
    }),
    amount: t.exposeInt("amount", { description: "Whole won." }),
  }),
});

builder.prismaObject("ProgramSpeaker", {
  select: { id: true },
  description: "Somebody who speaks or teaches.",
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
        description: "The name in the other language than `name` of the same argument.",
        args: { language },
        select: { nameKo: true, nameEn: true },
        resolve: ({ nameKo, nameEn }, { language }) => otherLine(nameKo, nameEn, language),
      }),
      affiliation: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        select: { affiliationKo: true, affiliationEn: true },
        resolve: ({ affiliationKo, affiliationEn }, { language }) =>
          lineIn(affiliationKo, affiliationEn, language),
      }),
      talk: t.field({
        type: LocalizedTextRef,
        nullable: true,
        description: "What they speak about.",
        args: { language },
        select: { talkKo: true, talkEn: true },
        resolve: ({ talkKo, talkEn }, { language }) => lineIn(talkKo, talkEn, language),
      }),
      portrait: t.relation("portrait", { nullable: true }),
    };
  },
});

builder.prismaObject("ProgramSession", {
  select: { id: true },
  description: "A part of the programme: a talk, a class, a break.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      startsAt: t.expose("startsAt", { type: "DateTime" }),
      endsAt: t.expose("endsAt", { type: "DateTime" }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      isBreak: t.exposeBoolean("isBreak"),
      by: t.field({
        type: LocalizedTextRef,
        nullable: true,
        description: "Who gives it, as it is printed.",
        args: { language },
        select: { byKo: true, byEn: true },
        resolve: ({ byKo, byEn }, { language }) => lineIn(byKo, byEn, language),
      }),
      file: t.relation("file", { nullable: true, description: "The handout." }),
    };
  },
});
