// Defines what the office writes about a member: the details a member may change alone, and a note of its
// own. The address is the owner's to change, because it has to be proved.

import { OFFICE_NOTE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { z } from "#schema/validation/zod.ts";
import { myDetails } from "./my-details.ts";

/** Why an account is let in again: nobody has to say. */
export const optionalReason = optionalLines(REASON_MAX_LENGTH);

/** The input of `saveMember`. */
export const managedMember = z.strictObject({
  ...myDetails.shape,
  officeNote: optionalLines(OFFICE_NOTE_MAX_LENGTH),
});
export type CheckedManagedMember = z.output<typeof managedMember>;
