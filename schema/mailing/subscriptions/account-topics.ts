import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { AccountRef } from "#schema/people/account/account.ts";
import { followedTopics } from "./follow-topic.ts";
import { SubscriptionTopicRef } from "./subscription-topic.ts";

builder.objectFields(AccountRef, (t) => ({
  followedTopics: t.field({
    type: [SubscriptionTopicRef],
    description: "What the member is notified of by email.",
    resolve: ({ id }) => followedTopics(db, id),
  }),
}));
