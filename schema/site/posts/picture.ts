// An image of a gallery with the words under it.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";

export const PictureRef = builder.prismaObject("Attachment", {
  name: "Picture",
  select: { postId: true, fileId: true },
  description: "An image of a gallery.",
  fields: (t) => ({
    file: t.relation("file"),
    alt: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What it shows, for anyone who does not see it; null where it is decoration.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { altKo: true, altEn: true },
      resolve: ({ altKo, altEn }, { language }) => lineIn(altKo, altEn, language),
    }),
    caption: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Null where nothing was written.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { captionKo: true, captionEn: true },
      resolve: ({ captionKo, captionEn }, { language }) => lineIn(captionKo, captionEn, language),
    }),
  }),
});
