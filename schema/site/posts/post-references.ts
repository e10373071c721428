// What a post points at has to be there: its tag, its files, the images in its texts.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import { validationError } from "#schema/errors.ts";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { type CheckedPost, type CheckedText, missingAlts } from "#schema/validation/site/posts.ts";

/** Rows to be written with a post. */
export interface PostReferences {
  readonly thumbnailId: number | null;
  readonly attachments: Prisma.AttachmentCreateManyPostInput[];
  readonly figures: Prisma.PostFigureCreateManyPostInput[];
}

const figureKeys = (text: CheckedText | null): string[] =>
  text?.content ? figuresOf(text.content).map(({ attrs }) => attrs.fileKey) : [];

/**
 * Finds everything a post refers to.
 * @throws DomainError VALIDATION with the fields whose tag or file is not there, and those of pictures that nobody described
 */
export async function readReferences(tx: Tx, post: CheckedPost): Promise<PostReferences> {
  const keys = { ko: figureKeys(post.ko), en: figureKeys(post.en) };
  const ids = post.files.map(({ fileId }) => fileId);
  const wanted = post.thumbnailId === null ? ids : [...ids, post.thumbnailId];
  const found = await lockFiles(tx, wanted, [...keys.ko, ...keys.en]);
  const byId = new Map(found.map((file) => [file.id, file]));
  const images = new Map(found.filter(({ kind }) => kind === "IMAGE").map((file) => [file.key, file]));
  const fields: FieldErrors = {};
  if (!(await tagExists(tx, post))) fields.tagId = ["CHOICE_UNKNOWN"];
  if (ids.some((id) => !byId.has(id))) fields.files = ["FILE_UNKNOWN"];
  if (post.thumbnailId !== null && byId.get(post.thumbnailId)?.kind !== "IMAGE") {
    fields.thumbnailId = ["FILE_UNKNOWN"];
  }
  for (const language of ["ko", "en"] as const) {
    if (keys[language].some((key) => !images.has(key))) fields[`${language}.content`] = ["FILE_UNKNOWN"];
  }
  for (const path of missingAlts(post, (id) => byId.get(id)?.kind === "IMAGE")) {
    fields[path.join(".")] = ["ALT_REQUIRED"];
  }
  if (Object.keys(fields).length > 0) throw validationError(fields);

  const figures = new Set([...keys.ko, ...keys.en].flatMap((key) => images.get(key)?.id ?? []));
  const firstPicture = ids.find((id) => byId.get(id)?.kind === "IMAGE") ?? null;
  return {
    thumbnailId: post.thumbnailId ?? (post.board === "GALLERY" ? firstPicture : null),
    attachments: post.files.map((file, position) => ({ ...file, position })),
    figures: [...figures].map((fileId) => ({ fileId })),
  };
}

async function tagExists(tx: Tx, { tagId, board }: CheckedPost): Promise<boolean> {
  if (tagId === null) return true;
  return (await tx.tag.count({ where: { id: tagId, board } })) > 0;
}
