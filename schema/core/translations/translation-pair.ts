// A remembered paragraph of a text, as the editor of the text needs it.
import type { TranslationPair } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";

export const TranslationPairRef = builder.objectRef<TranslationPair>("TranslationPair").implement({
  description: "A paragraph and the English that was made from it.",
  fields: (t) => ({
    ko: t.exposeString("ko"),
    en: t.exposeString("en", { nullable: true, description: "Null: it is new and waits for its English." }),
    since: t.exposeInt("since", {
      nullable: true,
      description: "The version since which its English waits; null: it follows the Korean.",
    }),
  }),
});
