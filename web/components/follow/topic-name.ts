import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** What a topic is called: a board by its name. */
export const topicName = (topic: SubscriptionTopicName): MessageId =>
  topic === "JOURNAL" ? "subscriptions.journal" : `enums.Board.${topic}`;
