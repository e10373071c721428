// What the office enters of a member whom it adds by hand (docs/people.md#adding-and-merging).

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { z } from "#schema/validation/zod.ts";
import { MEMBER_GRADES } from "./grades.ts";
import { MAIL_LANGUAGES } from "./member-filters.ts";
import { myDetails } from "./my-details.ts";

/** The input of `addMember`. */
export const newMember = z.strictObject({
  email: emailAddress,
  ...myDetails.shape,
  grade: z.enum(MEMBER_GRADES, { error: "CHOICE_UNKNOWN" }),
  language: z.enum(MAIL_LANGUAGES, { error: "CHOICE_UNKNOWN" }),
  /** Whether the invitation goes out at once. */
  isInvited: z.boolean({ error: "TYPE_INVALID" }),
});
export type CheckedNewMember = z.output<typeof newMember>;
