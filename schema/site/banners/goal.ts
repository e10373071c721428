// One goal of the association, numbered on the home page.
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";

builder.prismaObject("Goal", {
  select: { id: true },
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      title: t.string({
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: (goal, { language }) => textIn({ ko: goal.titleKo, en: goal.titleEn }, language),
      }),
      body: t.string({
        args: { language },
        select: { bodyKo: true, bodyEn: true },
        resolve: (goal, { language }) => textIn({ ko: goal.bodyKo, en: goal.bodyEn }, language),
      }),
    };
  },
});
