// What a page points at has to be there: the images in its texts and the portraits of its people.
import type { Tx } from "#prisma/client.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import { validationError } from "#schema/errors.ts";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import type { CheckedPage } from "#schema/validation/site/pages.ts";

/**
 * The ids of the images that are in a page's texts, held like its portraits until the transaction ends.
 * @throws DomainError VALIDATION with the fields whose image is not there
 */
export async function readFigures(tx: Tx, { ko, en, people }: CheckedPage): Promise<number[]> {
  const keysOf = (content: typeof ko.content | null | undefined) =>
    content ? figuresOf(content).map(({ attrs }) => attrs.fileKey) : [];
  const keys = { ko: keysOf(ko.content), en: keysOf(en?.content) };
  const portraits = people.flatMap(({ portraitId }) => portraitId ?? []);
  const found = await lockFiles(tx, portraits, [...keys.ko, ...keys.en]);
  const images = found.filter(({ kind }) => kind === "IMAGE");
  const byKey = new Map(images.map(({ key, id }) => [key, id]));
  const ids = new Set(images.map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const language of ["ko", "en"] as const) {
    if (keys[language].some((key) => !byKey.has(key))) fields[`${language}.content`] = ["FILE_UNKNOWN"];
  }
  people.forEach(({ portraitId }, i) => {
    if (portraitId !== null && !ids.has(portraitId)) fields[`people.${i}.portraitId`] = ["FILE_UNKNOWN"];
  });
  if (Object.keys(fields).length > 0) throw validationError(fields);
  return [...new Set([...keys.ko, ...keys.en].flatMap((key) => byKey.get(key) ?? []))];
}
