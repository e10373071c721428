// The association itself: its name, how it describes itself, how to reach it. Telephone and mail are the association's
// own, not a person's.
import { builder } from "#schema/builder.ts";
import { inLanguage, LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { internationalPhone } from "./international-phone.ts";

builder.prismaObject("Setting", {
  name: "Settings",
  select: { id: true },
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      name: t.string({
        args: { language },
        select: { nameKo: true, nameEn: true },
        resolve: (row, { language }) => textIn({ ko: row.nameKo, en: row.nameEn }, language),
      }),
      description: t.string({
        args: { language },
        select: { descriptionKo: true, descriptionEn: true },
        resolve: (row, { language }) => textIn({ ko: row.descriptionKo, en: row.descriptionEn }, language),
      }),
      address: t.string({
        nullable: true,
        args: { language },
        select: { addressKo: true, addressEn: true },
        resolve: (row, { language }) =>
          inLanguage({ ko: row.addressKo, en: row.addressEn }, language)?.value ?? null,
      }),
      entryFromMonth: t.exposeInt("entryFromMonth", {
        nullable: true,
        description: "Who becomes a member from this month on pays `entryPercent` of that year's dues.",
      }),
      entryPercent: t.exposeInt("entryPercent"),
      phone: t.string({
        nullable: true,
        description: "In English as it is dialled from abroad; without a language as it was written.",
        args: { language: t.arg({ type: LanguageRef }) },
        select: { phone: true },
        resolve: ({ phone }, { language }) =>
          phone !== null && language === "EN" ? internationalPhone(phone) : phone,
      }),
      email: t.exposeString("email", { nullable: true }),
      hours: t.string({
        nullable: true,
        description: "When somebody answers.",
        args: { language },
        select: { hoursKo: true, hoursEn: true },
        resolve: (row, { language }) =>
          inLanguage({ ko: row.hoursKo, en: row.hoursEn }, language)?.value ?? null,
      }),
      privacyOfficer: t.string({
        nullable: true,
        args: { language },
        select: { privacyOfficerKo: true, privacyOfficerEn: true },
        resolve: (row, { language }) =>
          inLanguage({ ko: row.privacyOfficerKo, en: row.privacyOfficerEn }, language)?.value ?? null,
      }),
    };
  },
});
