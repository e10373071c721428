// A post as readers see it. Fields ask only for their own columns, so a list never reads a content.
import type { Board, FileKind, Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/files/file.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { LanguageRef, languagesOf } from "#schema/shared/language.ts";
import { LocalizedRichTextRef, LocalizedTextRef } from "#schema/shared/localized.ts";
import { DAY } from "#schema/validation/durations.ts";
import { NEW_POST_DAYS } from "#schema/validation/limits.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { excerptOf } from "./excerpt.ts";
import { neighbourOf } from "./neighbours.ts";
import { PictureRef } from "./picture.ts";
import { contentOf, isEnglishOutdated, titleOf } from "./post-texts.ts";
import { TagRef } from "./tag.ts";

/** Where a post stands in its list: small columns, read with every post, that previous and next start from. */
const position = { id: true, board: true, pinned: true, publishedAt: true } as const;

const inOrder = [{ position: "asc" as const }, { fileId: "asc" as const }];

/** On a gallery the images that hang on a post are what it shows. */
const isPicture = (board: Board, { kind }: { readonly kind: FileKind }): boolean =>
  board === "GALLERY" && kind === "IMAGE";

export const PostRef = builder.prismaObject("Post", {
  select: position,
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.exposeInt("id"),
      board: t.expose("board", { type: BoardRef }),
      tag: t.field({
        type: TagRef,
        nullable: true,
        select: { tagId: true },
        resolve: async ({ board, tagId }, _args, { clock, contentCache }) => {
          if (tagId === null) return null;
          const tags = await tagsOf(board, { contentCache, now: clock.now() });
          return tags.find(({ id }) => id === tagId) ?? null;
        },
      }),
      pinned: t.exposeBoolean("pinned"),
      publishedAt: t.field({
        type: "DateTime",
        select: { publishedAt: true, createdAt: true },
        resolve: ({ publishedAt, createdAt }) => publishedAt ?? createdAt,
      }),
      title: t.field({
        type: LocalizedTextRef,
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: (post, { language }) => titleOf(post, language),
      }),
      content: t.field({
        type: LocalizedRichTextRef,
        args: { language },
        select: { contentKo: true, contentEn: true },
        resolve: (post, { language }) => contentOf(post, language),
      }),
      excerpt: t.field({
        type: LocalizedTextRef,
        description: "The first 160 characters or so of the text, without formatting.",
        args: { language },
        select: { contentKo: true, contentEn: true },
        resolve: (post, { language }) => {
          const content = contentOf(post, language);
          return { text: excerptOf(content.document), language: content.language };
        },
      }),
      languages: t.field({
        type: [LanguageRef],
        description: "The languages the post is written in, Korean first.",
        select: { titleKo: true, titleEn: true },
        resolve: (post): Language[] => languagesOf(post),
      }),
      isNew: t.boolean({
        description: "Published within the last seven days.",
        select: { publishedAt: true },
        resolve: ({ publishedAt }, _args, { clock }) =>
          publishedAt !== null && clock.now().getTime() - publishedAt.getTime() < NEW_POST_DAYS * DAY,
      }),
      englishOutdated: t.boolean({
        description: "The Korean changed after the English did.",
        select: { titleKo: true, titleEn: true, koUpdatedAt: true, enUpdatedAt: true },
        resolve: isEnglishOutdated,
      }),
      thumbnail: t.relation("thumbnail", { nullable: true }),
      attachments: t.field({
        type: [FileRef],
        description: "What is there to download, in order; a gallery's pictures are not among it.",
        select: (_args, _context, nestedSelection) => ({
          attachments: {
            select: { file: nestedSelection({ select: { id: true, kind: true } }) },
            orderBy: inOrder,
          },
        }),
        resolve: ({ board, attachments }) =>
          attachments.filter(({ file }) => !isPicture(board, file)).map(({ file }) => file),
      }),
      images: t.field({
        type: [PictureRef],
        description: "A gallery's pictures, in order; empty on every other board.",
        select: (_args, _context, nestedSelection) => ({
          attachments: {
            ...nestedSelection({ select: { postId: true, fileId: true, file: { select: { kind: true } } } }),
            orderBy: inOrder,
          },
        }),
        resolve: ({ board, attachments }) => attachments.filter(({ file }) => isPicture(board, file)),
      }),
      viewerCanEdit: t.boolean({
        description: "Whether whoever asks may change and delete it.",
        resolve: (_post, _args, { viewer }) => writePosts(viewer),
      }),
      previous: t.prismaField({
        type: "Post",
        nullable: true,
        description:
          "The visible post below this one in its board's list: the older one, unless it is pinned.",
        resolve: (query, { publishedAt, ...post }, _args, context) =>
          publishedAt && neighbourOf({ ...post, publishedAt }, "older", context, { ...query }),
      }),
      next: t.prismaField({
        type: "Post",
        nullable: true,
        description:
          "The visible post above this one in its board's list: the newer one, unless this is pinned.",
        resolve: (query, { publishedAt, ...post }, _args, context) =>
          publishedAt && neighbourOf({ ...post, publishedAt }, "newer", context, { ...query }),
      }),
      hasAttachments: t.boolean({
        description: "Whether there is something to download.",
        select: {
          attachments: { select: { fileId: true, file: { select: { kind: true } } }, orderBy: inOrder },
        },
        resolve: ({ board, attachments }) => attachments.some(({ file }) => !isPicture(board, file)),
      }),
    };
  },
});
