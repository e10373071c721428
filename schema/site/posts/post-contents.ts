// Defines what of a post is for its readers alone: its text, its pictures and its files. Anyone who may not
// read it gets nothing of them (docs/site.md#posts-for-members).
import type { Board, FileKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedRichTextRef, LocalizedTextRef } from "#schema/core/shared/localized.ts";
import { excerptOf } from "./excerpt.ts";
import { PictureRef } from "./picture.ts";
import { PostRef } from "./post.ts";
import { ifReadable } from "./post-lock.ts";
import { contentOf } from "./post-texts.ts";

const inOrder = [{ position: "asc" as const }, { fileId: "asc" as const }];

/** On a gallery the images that hang on a post are what it shows. */
const isPicture = (board: Board, { kind }: { readonly kind: FileKind }): boolean =>
  board === "GALLERY" && kind === "IMAGE";

builder.prismaObjectFields(PostRef, (t) => {
  const language = t.arg({ type: LanguageRef, required: true });
  return {
    content: t.field({
      type: LocalizedRichTextRef,
      nullable: true,
      description: "Null for anyone who may not read it.",
      args: { language },
      select: { contentKo: true, contentEn: true },
      resolve: (post, { language }, context) =>
        ifReadable(post, context, () => contentOf(post, language), null),
    }),
    excerpt: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description:
        "The first 160 characters or so of the text, without formatting; null for anyone who may not read it.",
      args: { language },
      select: { contentKo: true, contentEn: true },
      resolve: (post, { language }, context) => {
        const read = () => {
          const content = contentOf(post, language);
          return { text: excerptOf(content.document), language: content.language };
        };
        return ifReadable(post, context, read, null);
      },
    }),
    thumbnail: t.field({
      type: FileRef,
      nullable: true,
      select: (_args, _context, nestedSelection) => ({ thumbnail: nestedSelection() }),
      resolve: (post, _args, context) => ifReadable(post, context, () => post.thumbnail, null),
    }),
    figures: t.field({
      type: [FileRef],
      description: "The images in its text, in either language: a figure names its image by key.",
      select: (_args, _context, nestedSelection) => ({
        figures: { select: { file: nestedSelection() }, orderBy: { fileId: "asc" } },
      }),
      resolve: (post, _args, context) =>
        ifReadable(post, context, () => post.figures.map(({ file }) => file), []),
    }),
    attachments: t.field({
      type: [FileRef],
      description: "What is there to download, in order; a gallery's pictures are not among it.",
      select: (_args, _context, nestedSelection) => ({
        attachments: {
          select: { file: nestedSelection({ select: { id: true, kind: true } }) },
          orderBy: inOrder,
        },
      }),
      resolve: (post, _args, context) => {
        const { board, attachments } = post;
        const read = () => attachments.filter(({ file }) => !isPicture(board, file)).map(({ file }) => file);
        return ifReadable(post, context, read, []);
      },
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
      resolve: (post, _args, context) => {
        const { board, attachments } = post;
        return ifReadable(post, context, () => attachments.filter(({ file }) => isPicture(board, file)), []);
      },
    }),
    hasAttachments: t.boolean({
      description: "Whether there is something to download.",
      select: {
        attachments: { select: { fileId: true, file: { select: { kind: true } } }, orderBy: inOrder },
      },
      resolve: (post, _args, context) => {
        const { board, attachments } = post;
        return ifReadable(
          post,
          context,
          () => attachments.some(({ file }) => !isPicture(board, file)),
          false,
        );
      },
    }),
    filePass: t.string({
      nullable: true,
      description:
        "What opens its files for the viewer, for an hour or two (`?t=`); null where everybody may have them, and for anyone who may not read it.",
      resolve: (post, _args, context) => {
        const { viewer, passes, clock } = context;
        if (post.audience === "EVERYONE" || viewer === null) return null;
        const pass = () => passes.issueForPost(viewer.sessionId, post.id, clock.now());
        return ifReadable(post, context, pass, null);
      },
    }),
  };
});
