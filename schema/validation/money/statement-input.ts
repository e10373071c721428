// Defines what comes with a statement that is to be stored: the columns that somebody has seen in its preview.
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { HEADINGS_WITHIN, statementFields } from "./statement-columns.ts";

const NAME_MAX_LENGTH = 200;

export const storedStatementInput = z.object({
  /** Of the file. */
  name: z
    .string()
    .transform((name) => name.normalize("NFC").replace(/\p{C}/gu, "").slice(0, NAME_MAX_LENGTH)),
  head: z
    .int({ error: "NUMBER_INVALID" })
    .min(0, { error: "NUMBER_INVALID" })
    .max(HEADINGS_WITHIN, { error: "NUMBER_INVALID" }),
  fields: statementFields,
  /** Why a closed month is opened again for it. */
  reopen: optionalLines(CAPTION_MAX_LENGTH),
});
