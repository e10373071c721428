// The one who looks after a file names it, puts another in its place, and deletes it (docs/texts.md#files).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { askForText } from "#schema/core/files/ask-for-text.ts";
import { isReadable } from "#schema/core/files/file-text.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { managedFiles } from "#schema/policies/overview/files.ts";
import type { CheckedFileNames } from "#schema/validation/core/file-names.ts";
import { nameForFile } from "#schema/validation/core/files.ts";
import { type FilePlace, readFilePlaces } from "./file-places.ts";

/** Whose work it is, and when. */
export interface FileActor {
  readonly viewer: Viewer | null;
  readonly now: Date;
}

/** Locks a file: a save that is about to use it waits. @throws DomainError NOT_FOUND also for one of somebody else's work */
async function lockFile(tx: Tx, id: number, { viewer }: FileActor) {
  await tx.$queryRaw`SELECT id FROM files WHERE id = ${id} FOR UPDATE`;
  const file = await tx.file.findFirst({ where: { AND: [{ id }, managedFiles(viewer)] } });
  if (!file) throw new DomainError("NOT_FOUND");
  return file;
}

/** Names end as the file does. */
export async function nameFile(tx: Tx, id: number, names: CheckedFileNames, actor: FileActor): Promise<true> {
  const { name } = await lockFile(tx, id, actor);
  const [nameKo, nameEn] = [nameForFile(names.nameKo, name), nameForFile(names.nameEn, name)];
  await tx.file.update({ where: { id }, data: { nameKo, nameEn } });
  return true;
}

/**
 * Puts what was just uploaded in the place of a file, which keeps its address. The row of the upload goes;
 * the bytes that were there before are swept later.
 * @throws DomainError NOT_FOUND; CONFLICT when it was replaced since; VALIDATION for a file of another kind, or one that is used
 */
export async function replaceFile(
  tx: Tx,
  wanted: { readonly id: number; readonly revision: number; readonly withId: number },
  actor: FileActor,
): Promise<true> {
  const { id, revision, withId } = wanted;
  const file = await lockFile(tx, id, actor);
  if (file.revision !== revision) throw conflictError({ id, revision: file.revision });
  const memberId = actor.viewer?.memberId ?? 0;
  await tx.$queryRaw`SELECT id FROM files WHERE id = ${withId} FOR UPDATE`;
  const sent = await tx.file.findFirst({ where: { id: withId, uploadedById: memberId, kind: file.kind } });
  const isFree = sent !== null && sent.id !== id && (await readFilePlaces(tx, withId, actor)).length === 0;
  if (!isFree) throw validationError({ withId: ["FILE_UNKNOWN"] });
  const { mimeType, size, width, height, variants } = sent;
  await tx.file.delete({ where: { id: withId } });
  const name = endingAs(file.name, sent.name);
  const data = {
    storedKey: bytesOf(sent),
    revision: { increment: 1 },
    name,
    nameKo: file.nameKo && endingAs(file.nameKo, sent.name),
    nameEn: file.nameEn && endingAs(file.nameEn, sent.name),
    mimeType,
    size,
    width,
    height,
    variants: variants ?? [],
  } satisfies Prisma.FileUpdateInput;
  await tx.file.update({ where: { id }, data });
  // Words that are no longer in it are found no more, whenever it is read again.
  await tx.fileText.deleteMany({ where: { fileId: id } });
  if (isReadable({ kind: file.kind, mimeType })) await askForText(tx, [file]);
  return true;
}

/** The name goes on, with the ending of what is there now. */
const endingAs = (name: string, other: string): string =>
  `${name.replace(/\.\w{1,9}$/, "")}${/\.\w{1,9}$/.exec(other)?.[0] ?? ""}`;

/** @throws DomainError NOT_FOUND; FILE_IN_USE with all its places */
export async function deleteFile(tx: Tx, id: number, actor: FileActor): Promise<true> {
  await lockFile(tx, id, actor);
  const places: readonly FilePlace[] = await readFilePlaces(tx, id, actor);
  if (places.length > 0) throw new DomainError("FILE_IN_USE", { conflict: { id, places } });
  await tx.file.delete({ where: { id } });
  return true;
}
