// Defines what people are notified of by email when there is something new. Apart from what may be typed, so
// that pages that are only read take it without Zod.
import type { BoardName } from "#schema/validation/site/posts.ts";

/** Every board, and the issues of the journal. */
export const SUBSCRIPTION_TOPICS = [
  "NOTICE",
  "NEWS",
  "GALLERY",
  "PUBLICATION",
  "SEMINAR_ARCHIVE",
  "JOURNAL",
] as const satisfies readonly (BoardName | "JOURNAL")[];
export type SubscriptionTopicName = (typeof SUBSCRIPTION_TOPICS)[number];
