// Defines what is asked of the printed list of participants.
import { id } from "#schema/validation/core/ids.ts";
import { missing } from "#schema/validation/core/lines.ts";
import { printPart } from "#schema/validation/core/print-parts.ts";
import { z } from "#schema/validation/zod.ts";

export const participantListRequest = z.strictObject({
  program_id: id,
  language: z.enum(["KO", "EN"], missing("CHOICE_UNKNOWN")),
  part: printPart,
});

/** People of one file. */
export const PARTICIPANT_LIST_MAX = 2_000;
