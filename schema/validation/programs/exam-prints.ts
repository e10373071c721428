// The requests for printed documents of an exam: an admission slip, and the lists of a session.
import { id, optionalId } from "#schema/validation/core/ids.ts";
import { missing, optionalLine } from "#schema/validation/core/lines.ts";
import { printPart } from "#schema/validation/core/print-parts.ts";
import { z } from "#schema/validation/zod.ts";

/** Characters of the token in a link. */
const LINK_MAX_LENGTH = 100;

/** A slip by its application, for a signed-in person, or by the link of its mail. */
export const slipRequest = z
  .strictObject({
    application_id: optionalId,
    link: optionalLine(LINK_MAX_LENGTH),
    language: z.enum(["KO", "EN"], missing("CHOICE_UNKNOWN")),
  })
  .refine(({ application_id, link }) => (application_id === null) !== (link === null), {
    error: "REQUIRED",
    path: ["application_id"],
  });

/** Room lists for the doors, cards for the desks, and sheets to sign with photos. */
export const EXAM_LISTS = ["ROOMS", "CARDS", "ATTENDANCE"] as const;
export type ExamListKind = (typeof EXAM_LISTS)[number];

export const examListRequest = z.strictObject({
  program_id: id,
  kind: z.enum(EXAM_LISTS, missing("CHOICE_UNKNOWN")),
  part: printPart,
});

/** People of one file. */
export const EXAM_LIST_MAX = 2_000;
