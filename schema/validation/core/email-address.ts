// An email address as somebody types it.
import { z } from "#schema/validation/zod.ts";
import { EMAIL_MAX_LENGTH } from "./limits.ts";
import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS, missing } from "./lines.ts";

/** An address as it is stored: trimmed and NFKC, upper and lower case as typed. */
export const emailAddress = z
  .string(missing("EMAIL_REQUIRED"))
  .trim()
  .normalize("NFKC")
  .superRefine((value, context) => {
    const issue = (code: string) => context.addIssue({ code: "custom", message: code });
    if (value === "") issue("EMAIL_REQUIRED");
    else if (value.length > EMAIL_MAX_LENGTH || CONTROL_CHARACTERS.test(value)) issue("EMAIL_INVALID");
    else if (INVISIBLE_CHARACTERS.test(value)) issue("EMAIL_INVALID");
    else if (!z.regexes.unicodeEmail.test(value) || !/\.[^.\s@]{2,}$/u.test(value)) issue("EMAIL_INVALID");
  });
