// What a program points at has to be there: its tag, its files, the images in its texts.
import type { Tx } from "#prisma/client.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import { validationError } from "#schema/errors.ts";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import type { CheckedProgram } from "#schema/validation/programs/programs.ts";

const figureKeys = (content: RichTextDocument | null | undefined): string[] =>
  content ? figuresOf(content).map(({ attrs }) => attrs.fileKey) : [];

/**
 * Finds everything a program refers to, and holds its files until the transaction ends.
 * @returns ids of the images in its texts
 * @throws DomainError VALIDATION with the fields whose tag or file is not there
 */
export async function readProgramReferences(tx: Tx, program: CheckedProgram): Promise<number[]> {
  const { tagId, thumbnailId, speakers, sessions, files } = program;
  const keys = { ko: figureKeys(program.ko.content), en: figureKeys(program.en?.content) };
  const portraits = speakers.map(({ portraitId }) => portraitId);
  const handouts = sessions.map(({ fileId }) => fileId);
  const ids = [...files, thumbnailId, ...portraits, ...handouts].filter((id) => id !== null);
  const found = await lockFiles(tx, ids, [...keys.ko, ...keys.en]);
  const known = new Set(found.map(({ id }) => id));
  const images = found.filter(({ kind }) => kind === "IMAGE");
  const imageIds = new Set(images.map(({ id }) => id));
  const idByKey = new Map(images.map(({ key, id }) => [key, id]));

  const fields: FieldErrors = {};
  const lost = (path: string, isThere: boolean) => {
    if (!isThere) fields[path] = ["FILE_UNKNOWN"];
  };
  if (tagId !== null && (await tx.programTag.count({ where: { id: tagId } })) === 0) {
    fields.tagId = ["CHOICE_UNKNOWN"];
  }
  lost("thumbnailId", thumbnailId === null || imageIds.has(thumbnailId));
  lost(
    "files",
    files.every((id) => known.has(id)),
  );
  for (const [i, id] of portraits.entries()) {
    lost(`speakers.${i}.portraitId`, id === null || imageIds.has(id));
  }
  for (const [i, id] of handouts.entries()) lost(`sessions.${i}.fileId`, id === null || known.has(id));
  for (const language of ["ko", "en"] as const) {
    lost(
      `${language}.content`,
      keys[language].every((key) => idByKey.has(key)),
    );
  }
  if (Object.keys(fields).length > 0) throw validationError(fields);
  return [...new Set([...keys.ko, ...keys.en].flatMap((key) => idByKey.get(key) ?? []))];
}
