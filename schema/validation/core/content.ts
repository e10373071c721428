// A formatted text as a field of a form.

import { z } from "#schema/validation/zod.ts";
import { type FieldCode, isFieldCode } from "./codes.ts";
import { type RichTextDocument, richTextDocument } from "./document.ts";
import { isBlank } from "./document-nodes.ts";

/** One code for each issue of a document. It says what is wrong; no form could point at the place. */
function documentCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.path.at(-1) === "href") return "HREF_INVALID";
  return isFieldCode(issue.message) ? issue.message : "DOCUMENT_INVALID";
}

/** A document, or null where there is nothing to read. */
export const content = z
  .unknown()
  .optional()
  .transform((value, context): RichTextDocument | null => {
    if (value === undefined || value === null) return null;
    const result = richTextDocument.safeParse(value);
    if (result.success) return isBlank(result.data) ? null : result.data;
    for (const code of new Set(result.error.issues.map(documentCode))) {
      context.addIssue({ code: "custom", message: code });
    }
    return z.NEVER;
  });

/** What is where a text is needed and there is nothing to say. */
export const NO_TEXT: RichTextDocument = { type: "doc", content: [{ type: "paragraph" }] };
