// A post as the values of its form, and the values as the server's input. Times are typed in Seoul's
// (docs/core.md#calls-and-limits).

import { ANSWERS_MAX } from "#schema/validation/core/translation-answers.ts";
import { POST_AUDIENCES, READER_GRADES, type ReaderGrade } from "#schema/validation/site/post-audience.ts";
import type { BoardName, PostInput } from "#schema/validation/site/posts.ts";
import { z } from "#schema/validation/zod.ts";
import { type EditedFile, editedFile } from "#web/components/editor/edited-files.ts";
import { toWrittenText, writtenText } from "#web/components/editor/written-texts.ts";
import type { PostEditorQuery } from "#web/gql/post-editing.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export type EditedPost = NonNullable<PostEditorQuery["postForEditing"]>;

/** Identified by the key of the upload. */
const hangingFile = z.object({
  key: z.string(),
  file: editedFile,
  captionKo: z.string(),
  captionEn: z.string(),
  /** Absent in drafts from before pictures were described. */
  altKo: z.string().default(""),
  altEn: z.string().default(""),
});
export type HangingFile = z.output<typeof hangingFile>;

/** Also what a saved draft is read with: anything may be in it. */
const postValues = z.object({
  ko: writtenText,
  en: writtenText,
  tagId: z.number().nullable(),
  pinned: z.boolean(),
  /** As `<input type="datetime-local">` writes it, in Seoul; empty for none. */
  pinnedUntil: z.string(),
  thumbnail: editedFile.nullable(),
  files: z.array(hangingFile),
  picturesDecorative: z.boolean().default(false),
  publish: z.enum(["draft", "now", "at"]),
  publishedAt: z.string(),
  /** Absent in drafts from before there was an end. */
  unpublishAt: z.string().default(""),
  /** Absent in drafts from before there were posts for members. */
  audience: z.enum(POST_AUDIENCES).default("EVERYONE"),
  readerGrades: z.array(z.enum(READER_GRADES)).default([]),
  isListed: z.boolean().default(true),
  /** What was said to be right so about its translation; absent in drafts from before there were checks. */
  answers: z.array(z.string()).default([]),
  /** Why it is saved again; absent in drafts from before that could be said. */
  why: z.string().default(""),
});
export type PostValues = z.output<typeof postValues>;

export const newPost = (): PostValues => ({
  ko: toWrittenText(null),
  en: toWrittenText(null),
  tagId: null,
  pinned: false,
  pinnedUntil: "",
  thumbnail: null,
  files: [],
  picturesDecorative: false,
  publish: "draft",
  publishedAt: "",
  unpublishAt: "",
  audience: "EVERYONE",
  readerGrades: [],
  isListed: true,
  answers: [],
  why: "",
});

/** A file that hangs on a post without a word. */
export const toHangingFile = (file: EditedFile): HangingFile => ({
  key: file.key,
  file,
  captionKo: "",
  captionEn: "",
  altKo: "",
  altEn: "",
});

/** What hangs there is a picture, of which a gallery is made. */
export const isPicture = ({ file }: HangingFile): boolean => file.width !== null;

/** The form of a stored post. */
export function toPostValues(post: EditedPost): PostValues {
  return {
    ko: toWrittenText(post.ko),
    en: toWrittenText(post.en),
    tagId: post.tag?.id ?? null,
    pinned: post.pinned,
    pinnedUntil: toSeoul(post.pinnedUntil),
    thumbnail: post.thumbnail,
    files: post.files.map(({ file, captionKo, captionEn, altKo, altEn }) => ({
      ...toHangingFile(file),
      captionKo: captionKo ?? "",
      captionEn: captionEn ?? "",
      altKo: altKo ?? "",
      altEn: altEn ?? "",
    })),
    picturesDecorative: post.picturesDecorative,
    publish: post.publishedAt === null ? "draft" : "at",
    publishedAt: toSeoul(post.publishedAt),
    unpublishAt: toSeoul(post.unpublishAt),
    audience: post.audience,
    readerGrades: post.readerGrades.filter(isReaderGrade),
    isListed: post.isListed,
    answers: [...post.answers],
    why: "",
  };
}

const isReaderGrade = (grade: string): grade is ReaderGrade => READER_GRADES.some((one) => one === grade);

/** A new post with the content of another one, such as last year's notice; without its times and its place. */
export const copyOf = (post: EditedPost): PostValues => ({
  ...toPostValues(post),
  pinned: false,
  pinnedUntil: "",
  publish: "draft",
  publishedAt: "",
  unpublishAt: "",
});

/** What was stored of the form, here or by the server. */
export const restorePost = (saved: unknown): PostValues | null => postValues.safeParse(saved).data ?? null;

/**
 * What is sent. A time that cannot be read is sent as it is typed and comes back as an error of its field.
 * @param stored its times, which are stored to the millisecond while their minutes are not changed
 */
export function toPostInput(board: BoardName, values: PostValues, stored: StoredTimes | null) {
  return {
    board,
    tagId: values.tagId,
    pinned: values.pinned,
    pinnedUntil: values.pinned && values.pinnedUntil !== "" ? fromSeoul(values.pinnedUntil) : null,
    thumbnailId: values.thumbnail?.id ?? null,
    files: values.files.map(({ file: { id }, captionKo, captionEn, altKo, altEn }) => ({
      fileId: id,
      captionKo,
      captionEn,
      altKo,
      altEn,
    })),
    picturesDecorative: values.picturesDecorative,
    publishNow: values.publish === "now",
    publishedAt: values.publish === "at" ? momentOf(values.publishedAt, stored?.publishedAt) : null,
    unpublishAt: values.unpublishAt === "" ? null : momentOf(values.unpublishAt, stored?.unpublishAt),
    audience: values.audience,
    readerGrades: values.readerGrades,
    isListed: values.isListed,
    answers: values.answers.slice(-ANSWERS_MAX),
    ko: values.ko,
    en: values.en,
  } satisfies PostInput;
}

type StoredTimes = Pick<EditedPost, "publishedAt" | "unpublishAt">;

const momentOf = (typed: string, stored: string | null | undefined): string =>
  stored && toSeoul(stored) === typed ? stored : fromSeoul(typed);
