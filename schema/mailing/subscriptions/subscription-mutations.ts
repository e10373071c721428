// Defines what a member is notified of. Visitors do it by links of mails (gateway/subscriptions).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { AccountRef, readAccount } from "#schema/people/account/account.ts";
import { followTopics } from "#schema/policies/people/account.ts";
import { followTopic } from "./follow-topic.ts";
import { SubscriptionTopicRef } from "./subscription-topic.ts";

action("followTopic", {
  who: "member",
  can: followTopics,
  type: AccountRef,
  description: "Whether the member is notified by email of what is new of a topic.",
  args: builder.args((arg) => ({
    topic: arg.field({ type: SubscriptionTopicRef, required: true }),
    follows: arg.boolean({ required: true }),
  })),
  run: async (tx, { topic, follows }, { memberId, now }) => {
    await followTopic(tx, { memberId, topic, follows }, now);
    return memberId;
  },
  answer: (_query, memberId) => readAccount(memberId),
});
