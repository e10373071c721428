// Prices, speakers and programme as the editor needs them: both languages as they are.
import { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";

export const PriceForEditingRef = builder.prismaObject("ProgramPrice", {
  variant: "ProgramPriceForEditing",
  select: { id: true },
  description: "A price as it is.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    labelKo: t.exposeString("labelKo"),
    labelEn: t.exposeString("labelEn", { nullable: true }),
    grades: t.field({
      type: [MemberGradeRef],
      select: { grades: true },
      resolve: ({ grades }) => Object.values(MemberGrade).filter((grade) => grades.includes(grade)),
    }),
    until: t.expose("until", { type: "DateTime", nullable: true }),
    amount: t.exposeInt("amount"),
  }),
});

export const SpeakerForEditingRef = builder.prismaObject("ProgramSpeaker", {
  variant: "ProgramSpeakerForEditing",
  select: { id: true },
  description: "A speaker as they are written down.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    affiliationKo: t.exposeString("affiliationKo", { nullable: true }),
    affiliationEn: t.exposeString("affiliationEn", { nullable: true }),
    talkKo: t.exposeString("talkKo", { nullable: true }),
    talkEn: t.exposeString("talkEn", { nullable: true }),
    portrait: t.relation("portrait", { nullable: true }),
  }),
});

export const SessionForEditingRef = builder.prismaObject("ProgramSession", {
  variant: "ProgramSessionForEditing",
  select: { id: true },
  description: "A part of the programme as it is written down.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    isBreak: t.exposeBoolean("isBreak"),
    byKo: t.exposeString("byKo", { nullable: true }),
    byEn: t.exposeString("byEn", { nullable: true }),
    file: t.relation("file", { nullable: true }),
  }),
});
