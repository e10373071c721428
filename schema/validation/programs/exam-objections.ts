// Defines what an examinee writes against a result, and what the office answers.
import { optionalLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

/** UTF-16 units. */
export const OBJECTION_MAX_LENGTH = 2_000;

export const objectionText = optionalLines(OBJECTION_MAX_LENGTH).transform((text, context): string => {
  if (text === null) context.addIssue({ code: "custom", message: "REQUIRED" });
  return text ?? "";
});

export const objectionInput = z.strictObject({ text: objectionText });
