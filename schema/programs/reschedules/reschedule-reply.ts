import { builder } from "#schema/builder.ts";
import { RESCHEDULE_REPLIES } from "#schema/validation/programs/applicant-filters.ts";

export const RescheduleReplyRef = builder.enumType("RescheduleReply", {
  description: "What an applicant said to a new date.",
  values: RESCHEDULE_REPLIES,
});
