// Being notified by email of what is new: a board, or the issues of the journal (docs/mailing.md#subscriptions).

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { linkToken } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";
import { SUBSCRIPTION_TOPICS } from "./subscription-topics.ts";

/** POST /api/v1/subscriptions: a visitor asks for a link to an address. */
export const subscriptionRequest = z.strictObject({
  email: emailAddress,
  topics: z
    .array(z.enum(SUBSCRIPTION_TOPICS, { error: "CHOICE_UNKNOWN" }), { error: "REQUIRED" })
    .min(1, { error: "REQUIRED" })
    .max(SUBSCRIPTION_TOPICS.length, { error: "CHOICE_UNKNOWN" })
    .transform((topics) => [...new Set(topics)]),
  /** The language of the emails. */
  language: z.enum(["ko", "en"], { error: "CHOICE_UNKNOWN" }),
});
export type SubscriptionRequestInput = z.input<typeof subscriptionRequest>;

/** POST /api/v1/subscriptions/confirm: the button behind the link. */
export const subscriptionProof = z.strictObject({ token: linkToken });
