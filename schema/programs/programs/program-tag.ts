// A word programs are filtered by, of whatever kind they are.
import type { ProgramTag } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";

export const ProgramTagRef = builder.objectRef<ProgramTag>("ProgramTag").implement({
  description: "A word programs are filtered by.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    slug: t.exposeString("slug", { description: "As it is in the address: `?tag=interpreting`." }),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: (tag, { language }) => textIn({ ko: tag.nameKo, en: tag.nameEn }, language),
    }),
  }),
});
