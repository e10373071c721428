// A word the posts of a board are filtered by.
import type { Tag } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";

export const TagRef = builder.objectRef<Tag>("Tag").implement({
  description: "A word the posts of a board are filtered by.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    slug: t.exposeString("slug", { description: "As it is in the address: `?tag=kitec`." }),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: (tag, { language }) => textIn({ ko: tag.nameKo, en: tag.nameEn }, language),
    }),
  }),
});
