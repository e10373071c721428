// A post as the office writes it (docs/site.md#posts). The mutations and the form check it by this one schema: a draft may lack
// anything, what is published or scheduled has a title and a text in at least one language and a description of every image.

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { content, NO_TEXT } from "#schema/validation/core/content.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { id, optionalId } from "#schema/validation/core/ids.ts";
import {
  CAPTION_MAX_LENGTH,
  GALLERY_FILES_MAX,
  POST_FILES_MAX,
  TAG_NAME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { translationAnswers } from "#schema/validation/core/translation-answers.ts";
import { z } from "#schema/validation/zod.ts";
import { audienceShape, settledAudience } from "./post-audience.ts";

export const BOARDS = ["NOTICE", "NEWS", "GALLERY", "PUBLICATION", "SEMINAR_ARCHIVE"] as const;
export type BoardName = (typeof BOARDS)[number];

/** Files that may hang on a post of a board. */
export function filesMaxOf(board: BoardName): number {
  return board === "GALLERY" ? GALLERY_FILES_MAX : POST_FILES_MAX;
}

const board = z.enum(BOARDS, { error: "CHOICE_UNKNOWN" });
/** What a post says in one language; null where it says nothing in it. */
const inOneLanguage = z
  .strictObject({ title: optionalLine(TITLE_MAX_LENGTH), content })
  .nullish()
  .transform((text) => (text && (text.title !== null || text.content !== null) ? text : null));

const file = z.strictObject({
  fileId: id,
  captionKo: optionalLine(CAPTION_MAX_LENGTH),
  captionEn: optionalLine(CAPTION_MAX_LENGTH),
  altKo: optionalLine(CAPTION_MAX_LENGTH),
  altEn: optionalLine(CAPTION_MAX_LENGTH),
});

const shape = z.strictObject({
  board,
  tagId: optionalId,
  pinned: z.boolean({ error: "TYPE_INVALID" }).default(false),
  pinnedUntil: optionalMoment,
  thumbnailId: optionalId,
  files: z.array(file).default([]),
  picturesDecorative: z.boolean({ error: "TYPE_INVALID" }).default(false),
  publishedAt: optionalMoment,
  unpublishAt: optionalMoment,
  publishNow: z.boolean({ error: "TYPE_INVALID" }).default(false),
  answers: translationAnswers,
  ...audienceShape,
  ko: inOneLanguage,
  en: inOneLanguage,
});

/** The input of `createPost` and `savePost`: codes by field, all languages and files normalised. */
export const postInput = shape
  .transform((post) => {
    // A gallery says what it has to say in pictures; its text may be empty.
    const inPictures = post.board === "GALLERY" && post.files.length > 0;
    const whole = (text: typeof post.ko) =>
      text && inPictures ? { ...text, content: text.content ?? NO_TEXT } : text;
    const picturesDecorative = post.board === "GALLERY" && post.picturesDecorative;
    const isDescribed = post.board === "GALLERY" && !picturesDecorative;
    return {
      ...post,
      ...settledAudience(post),
      picturesDecorative,
      files: isDescribed ? post.files : post.files.map((one) => ({ ...one, altKo: null, altEn: null })),
      pinnedUntil: post.pinned ? post.pinnedUntil : null,
      ko: whole(post.ko),
      en: whole(post.en),
    };
  })
  .superRefine((post, context) => {
    const issue = (path: (string | number)[], code: FieldCode) =>
      context.addIssue({ code: "custom", path, message: code });
    if (post.files.length > filesMaxOf(post.board)) issue(["files"], "TOO_MANY_FILES");
    const ids = post.files.map(({ fileId }) => fileId);
    if (new Set(ids).size !== ids.length) issue(["files"], "CHOICE_UNKNOWN");
    const { audience, readerGrades, publishedAt, unpublishAt, publishNow } = post;
    if (audience === "GRADES" && readerGrades.length === 0) issue(["readerGrades"], "REQUIRED");
    if (publishedAt === null && !publishNow) return;
    if (!publishNow && publishedAt !== null && unpublishAt !== null && unpublishAt <= publishedAt) {
      issue(["unpublishAt"], "DATES_REVERSED");
    }
    if (post.ko === null && post.en === null) issue(["ko", "title"], "LANGUAGE_REQUIRED");
    for (const language of ["ko", "en"] as const) {
      const text = post[language];
      if (text === null) continue;
      if (text.title === null) issue([language, "title"], "TITLE_REQUIRED");
      if (text.content === null) issue([language, "content"], "CONTENT_REQUIRED");
      else if (figuresOf(text.content).some(({ attrs }) => attrs.alt.trim() === "")) {
        issue([language, "content"], "ALT_REQUIRED");
      }
    }
  });

/**
 * The fields of a gallery's pictures that lack the text they need before it is published, in each language it is written in
 * (docs/site.md#posts). What may also hang on a gallery and is no picture needs none.
 */
export function missingAlts(
  { board: on, picturesDecorative, publishedAt, publishNow, ko, en, files }: CheckedPost,
  isPicture: (fileId: number) => boolean,
): (readonly ["files", number, "altKo" | "altEn"])[] {
  const isDue = on === "GALLERY" && !picturesDecorative && (publishNow || publishedAt !== null);
  if (!isDue) return [];
  return files.flatMap(({ fileId, altKo, altEn }, index) => {
    if (!isPicture(fileId)) return [];
    const missing: (readonly ["files", number, "altKo" | "altEn"])[] = [];
    if (ko !== null && altKo === null) missing.push(["files", index, "altKo"]);
    if (en !== null && altEn === null) missing.push(["files", index, "altEn"]);
    return missing;
  });
}

/** `postInput` as a form checks it, which knows which of its files are pictures. */
export const postInputWith = (isPicture: (fileId: number) => boolean) =>
  postInput.superRefine((post, context) => {
    for (const path of missingAlts(post, isPicture)) {
      context.addIssue({ code: "custom", path: [...path], message: "ALT_REQUIRED" satisfies FieldCode });
    }
  });

export type PostInput = z.input<typeof postInput>;
/** A checked post. Whether its tag and files exist only the database knows. */
export type CheckedPost = z.output<typeof postInput>;
export type CheckedText = NonNullable<CheckedPost["ko"]>;

/** Posts whose last change one call undoes. */
export const UNDONE_MAX = 200;
export const undoneIds = z
  .array(id)
  .min(1, { error: "REQUIRED" })
  .max(UNDONE_MAX, { error: "TOO_MANY_ROWS" });

/** The input of `createTag`. */
export const tagInput = z.strictObject({
  board,
  nameKo: requiredLine(TAG_NAME_MAX_LENGTH),
  nameEn: requiredLine(TAG_NAME_MAX_LENGTH),
});
export type CheckedTag = z.output<typeof tagInput>;
