// A post as its form holds it, and the way to the server's input and back. Times are typed in Seoul's (decision 10).
import { z } from "zod";
import type { BoardName, PostInput } from "#schema/validation/posts.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { EMPTY_DOCUMENT, editedDocument } from "#web/components/editor/written-texts.ts";
import type { PostEditorQuery } from "#web/gql/post-editing.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export type EditedPost = NonNullable<PostEditorQuery["postForEditing"]>;

const hangingFile = z.object({ file: editedFile, captionKo: z.string(), captionEn: z.string() });
export type HangingFile = z.output<typeof hangingFile>;

/** Also what a kept draft is read with: anything may stand there. */
const postValues = z.object({
  koTitle: z.string(),
  enTitle: z.string(),
  koContent: editedDocument,
  enContent: editedDocument,
  tagId: z.number().nullable(),
  pinned: z.boolean(),
  /** As `<input type="datetime-local">` writes it, in Seoul; empty for none. */
  pinnedUntil: z.string(),
  thumbnail: editedFile.nullable(),
  files: z.array(hangingFile),
  publish: z.enum(["draft", "now", "at"]),
  publishAt: z.string(),
  /** By what the server knows this form's new post when it is sent again; kept with the draft. */
  requestKey: z.string().catch(newRequestKey),
});
export type PostValues = z.output<typeof postValues>;

export const newPost = (): PostValues => ({
  koTitle: "",
  enTitle: "",
  koContent: EMPTY_DOCUMENT,
  enContent: EMPTY_DOCUMENT,
  tagId: null,
  pinned: false,
  pinnedUntil: "",
  thumbnail: null,
  files: [],
  publish: "draft",
  publishAt: "",
  requestKey: newRequestKey(),
});

/** The form of a stored post. */
export function toPostValues(post: EditedPost): PostValues {
  return {
    koTitle: post.ko?.title ?? "",
    enTitle: post.en?.title ?? "",
    koContent: post.ko?.content ?? EMPTY_DOCUMENT,
    enContent: post.en?.content ?? EMPTY_DOCUMENT,
    tagId: post.tag?.id ?? null,
    pinned: post.pinned,
    pinnedUntil: toSeoul(post.pinnedUntil),
    thumbnail: post.thumbnail,
    files: post.files.map((hanging) => ({
      file: hanging.file,
      captionKo: hanging.captionKo ?? "",
      captionEn: hanging.captionEn ?? "",
    })),
    publish: post.publishedAt === null ? "draft" : "at",
    publishAt: toSeoul(post.publishedAt),
    requestKey: newRequestKey(),
  };
}

/** A draft that was kept, here or by the server; null when it is none of this form's. */
export function readKeptValues(kept: unknown): PostValues | null {
  return postValues.safeParse(kept).data ?? null;
}

/**
 * What is sent. A time that cannot be read is sent as it is typed and comes back as an error of its field.
 * @param publishedAt the stored time, which is kept to the millisecond while its minute is not changed
 */
export function toPostInput(board: BoardName, values: PostValues, publishedAt: string | null) {
  const kept = publishedAt !== null && toSeoul(publishedAt) === values.publishAt;
  return {
    board,
    tagId: values.tagId,
    pinned: values.pinned,
    pinnedUntil: values.pinned && values.pinnedUntil !== "" ? fromSeoul(values.pinnedUntil) : null,
    thumbnailId: values.thumbnail?.id ?? null,
    files: values.files.map(({ file: { id }, captionKo, captionEn }) => ({
      fileId: id,
      captionKo,
      captionEn,
    })),
    publishNow: values.publish === "now",
    publishedAt: values.publish !== "at" ? null : kept ? publishedAt : fromSeoul(values.publishAt),
    ko: { title: values.koTitle, content: values.koContent },
    en: { title: values.enTitle, content: values.enContent },
  } satisfies PostInput;
}
