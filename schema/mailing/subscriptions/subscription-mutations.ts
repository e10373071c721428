// What a member is told of. Visitors do it by links of mails (gateway/subscriptions).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { AccountRef, readAccount } from "#schema/people/account/account.ts";
import { followTopics } from "#schema/policies/people/account.ts";
import { ownData } from "#schema/require-audit.ts";
import { followTopic } from "./follow-topic.ts";
import { SubscriptionTopicRef } from "./subscription-topic.ts";

builder.mutationField("followTopic", (t) =>
  t.field({
    type: AccountRef,
    description: "Whether the member is told by mail of what is new of a topic.",
    authScopes: { can: followTopics },
    extensions: ownData,
    args: {
      topic: t.arg({ type: SubscriptionTopicRef, required: true }),
      follows: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { topic, follows }, context) => {
      const { memberId, now } = authorOf(context);
      await db.$transaction((tx) => followTopic(tx, { memberId, topic, follows }, now));
      return readAccount(memberId);
    },
  }),
);
