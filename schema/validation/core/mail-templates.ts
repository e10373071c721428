// The office's words for an automatic mail (docs/core.md#mail), in both languages; the mail decides what may be in braces.

import { z } from "#schema/validation/zod.ts";
import { MAIL_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from "./limits.ts";
import { requiredLine, requiredLines } from "./lines.ts";
import { placeholderFaults } from "./placeholders.ts";

export interface MailMarks {
  /** What is known of each such mail. */
  readonly subject: readonly string[];
  /** A paragraph with one that is not there is left out. */
  readonly text: readonly string[];
}

/** Placeholder for the link, in a paragraph of its own. */
const LINK_MARK = "link";

const UNKNOWN = { error: "PLACEHOLDER_UNKNOWN" };
const holds = (known: readonly string[] | null) => (text: string) =>
  known === null || placeholderFaults(text, known).length === 0;

/** @param marks null: the mail is not known here */
export function mailTemplateInput(marks: MailMarks | null) {
  const subject = () => requiredLine(TITLE_MAX_LENGTH).refine(holds(marks?.subject ?? null), UNKNOWN);
  const text = () =>
    requiredLines(MAIL_TEXT_MAX_LENGTH)
      .refine(holds(marks?.text ?? null), UNKNOWN)
      .refine((words) => !marks?.text.includes(LINK_MARK) || words.split("\n\n").includes(`{${LINK_MARK}}`), {
        error: "LINK_REQUIRED",
      });
  return z.strictObject({ subjectKo: subject(), textKo: text(), subjectEn: subject(), textEn: text() });
}
export type CheckedMailTemplate = z.output<ReturnType<typeof mailTemplateInput>>;
