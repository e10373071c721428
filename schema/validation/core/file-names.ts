// The names of a file for readers of each language, as the office types them (docs/texts.md#files).

import { z } from "#schema/validation/zod.ts";
import { FILE_NAME_MAX_LENGTH } from "./files.ts";
import { optionalLine } from "./lines.ts";

/** The input of `nameFile`; empty: as it was uploaded. */
export const fileNamesInput = z.strictObject({
  nameKo: optionalLine(FILE_NAME_MAX_LENGTH),
  nameEn: optionalLine(FILE_NAME_MAX_LENGTH),
});
export type CheckedFileNames = z.output<typeof fileNamesInput>;
