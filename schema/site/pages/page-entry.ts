// Defines what a page says item by item: a dated entry of the history, or one of the values.
import { builder } from "#schema/builder.ts";
import { inLanguage, LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";

const dateOf = "As exact as it is known; null where it is not, or on pages without dates.";

builder.prismaObject("PageEntry", {
  select: { id: true },
  description: "An item of a page.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      year: t.exposeInt("year", { nullable: true, description: dateOf }),
      month: t.exposeInt("month", { nullable: true, description: dateOf }),
      day: t.exposeInt("day", { nullable: true, description: dateOf }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
      }),
      body: t.field({
        type: LocalizedTextRef,
        nullable: true,
        description: "Plain text; an empty line ends a paragraph.",
        args: { language },
        select: { bodyKo: true, bodyEn: true },
        resolve: ({ bodyKo, bodyEn }, { language }) => {
          const body = inLanguage({ ko: bodyKo, en: bodyEn }, language);
          return body && { text: body.value, language: body.language };
        },
      }),
    };
  },
});

/** An item as its editor needs it: both languages as they are. */
export const PageEntryForEditingRef = builder.prismaObject("PageEntry", {
  variant: "PageEntryForEditing",
  select: { id: true },
  description: "An item of a page as its editor needs it.",
  fields: (t) => ({
    rowKey: t.exposeString("rowKey", { description: "The same in every version of the page." }),
    year: t.exposeInt("year", { nullable: true }),
    month: t.exposeInt("month", { nullable: true }),
    day: t.exposeInt("day", { nullable: true }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    bodyKo: t.exposeString("bodyKo", { nullable: true }),
    bodyEn: t.exposeString("bodyEn", { nullable: true }),
  }),
});
