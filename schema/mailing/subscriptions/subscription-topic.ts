import { SubscriptionTopic } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";

export const SubscriptionTopicRef = builder.enumType("SubscriptionTopic", {
  description:
    "What people are notified of by email when there is something new: a board, or the journal's issues.",
  values: Object.values(SubscriptionTopic),
});
