// A post as the holder of a link reads it. It has the fields of a post, so that the page of a post shows both.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedRichTextRef, LocalizedTextRef, lineIn, titleOf } from "#schema/core/shared/localized.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { excerptOf } from "./excerpt.ts";
import { PostAudienceRef } from "./post-lock.ts";
import { contentOf, isEnglishOutdated } from "./post-texts.ts";
import { figureKeys, filesOfPreviewedPost, type PreviewedPost } from "./read-post-preview.ts";
import { TagRef } from "./tag.ts";

type Hanging = PreviewedPost["attachments"][number];

/** The files that hang on it and are there, in order. */
async function hanging(post: PreviewedPost): Promise<(Hanging & { isPicture: boolean })[]> {
  const found = await db.file.findMany({
    where: {
      AND: [filesOfPreviewedPost(post), { id: { in: post.attachments.map(({ fileId }) => fileId) } }],
    },
    select: { id: true, kind: true },
  });
  return post.attachments.flatMap((one) => {
    const file = found.find(({ id }) => id === one.fileId);
    return file ? [{ ...one, isPicture: post.board === "GALLERY" && file.kind === "IMAGE" }] : [];
  });
}

const PreviewedPictureRef = builder.objectRef<Hanging>("PreviewedPicture").implement({
  description: "A picture of a gallery in a preview.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      file: t.prismaField({
        type: FileRef,
        resolve: (query, { fileId }) => db.file.findUniqueOrThrow({ ...query, where: { id: fileId } }),
      }),
      alt: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ altKo, altEn }, { language }: { language: Language }) => lineIn(altKo, altEn, language),
      }),
      caption: t.field({
        type: LocalizedTextRef,
        nullable: true,
        args: { language },
        resolve: ({ captionKo, captionEn }, { language }: { language: Language }) =>
          lineIn(captionKo, captionEn, language),
      }),
    };
  },
});

export const PreviewedPostRef = builder.objectRef<PreviewedPost>("PreviewedPost").implement({
  description: "A post as the holder of a link reads it before it is published.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      board: t.expose("board", { type: BoardRef }),
      expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
      audience: t.expose("audience", { type: PostAudienceRef }),
      readerGrades: t.expose("readerGrades", { type: [MemberGradeRef] }),
      isListed: t.exposeBoolean("isListed", { description: "Lists name it." }),
      isUnsaved: t.exposeBoolean("isUnsaved", { description: "It shows something that is not saved yet." }),
      publishedAt: t.field({
        type: "DateTime",
        description: "Of what is not published, when it was saved.",
        resolve: ({ publishedAt, updatedAt }) => publishedAt ?? updatedAt,
      }),
      tag: t.field({
        type: TagRef,
        nullable: true,
        resolve: async ({ board, tagId }, _args, { clock, contentCache }) => {
          if (tagId === null) return null;
          return (
            (await tagsOf(board, { contentCache, now: clock.now() })).find(({ id }) => id === tagId) ?? null
          );
        },
      }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: (post, { language }) => titleOf(post, language),
      }),
      content: t.field({
        type: LocalizedRichTextRef,
        args: { language },
        resolve: (post, { language }) => contentOf(post, language),
      }),
      excerpt: t.field({
        type: LocalizedTextRef,
        args: { language },
        resolve: (post, { language }) => {
          const content = contentOf(post, language);
          return { text: excerptOf(content.document), language: content.language };
        },
      }),
      englishOutdated: t.boolean({ resolve: (post) => !post.isUnsaved && isEnglishOutdated(post) }),
      thumbnail: t.prismaField({
        type: FileRef,
        nullable: true,
        resolve: (query, post) => {
          const columns = { ...query };
          if (post.thumbnailId === null) return null;
          return db.file.findFirst({
            ...columns,
            where: { AND: [{ id: post.thumbnailId }, filesOfPreviewedPost(post)] },
          });
        },
      }),
      figures: t.prismaField({
        type: [FileRef],
        description: "The images in its text, in either language: a figure names its image by key.",
        resolve: (query, post) =>
          db.file.findMany({
            ...query,
            where: { AND: [filesOfPreviewedPost(post), { key: { in: figureKeys(post) } }] },
          }),
      }),
      attachments: t.prismaField({
        type: [FileRef],
        resolve: async (query, post) => {
          const ids = (await hanging(post)).filter(({ isPicture }) => !isPicture).map(({ fileId }) => fileId);
          const files = await db.file.findMany({ ...query, where: { id: { in: ids } } });
          return files.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        },
      }),
      images: t.field({
        type: [PreviewedPictureRef],
        resolve: async (post) => (await hanging(post)).filter(({ isPicture }) => isPicture),
      }),
    };
  },
});
