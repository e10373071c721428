// An image of a gallery with the words under it.
import { builder } from "#schema/builder.ts";
import { inLanguage, LanguageRef } from "#schema/shared/language.ts";
import { LocalizedTextRef } from "#schema/shared/localized.ts";

export const PictureRef = builder.prismaObject("Attachment", {
  name: "Picture",
  select: { postId: true, fileId: true },
  description: "An image of a gallery.",
  fields: (t) => ({
    file: t.relation("file"),
    caption: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Null where nothing was written.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { captionKo: true, captionEn: true },
      resolve: ({ captionKo, captionEn }, { language }) => {
        const caption = inLanguage({ ko: captionKo, en: captionEn }, language);
        return caption && { text: caption.value, language: caption.language };
      },
    }),
  }),
});
