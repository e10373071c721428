// A member asks with one click to be notified when applications for a program open, and cancels that with
// another. Visitors do it by the link of a mail (gateway/subscriptions).

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { followTopics } from "#schema/policies/people/account.ts";
import { comingSoon } from "./coming-soon.ts";

const isFollowed = async (programId: number, memberId: number) =>
  (await db.openingNotice.count({ where: { programId, memberId } })) > 0;

builder.queryFields((t) => ({
  followsOpening: t.boolean({
    description: "Whether the member is notified when applications for a program open.",
    authScopes: { can: followTopics },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { programId }, context) => isFollowed(programId, authorOf(context).memberId),
  }),
}));

action("followOpening", {
  who: "member",
  can: followTopics,
  type: "Boolean",
  description:
    "Whether the member is to be notified when applications for a program open. NOT_FOUND for one that is not coming soon.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    follows: arg.boolean({ required: true }),
  })),
  run: async (tx, { programId, follows }, { memberId, now }) => {
    if (!follows) {
      await tx.openingNotice.deleteMany({ where: { programId, memberId } });
      return;
    }
    const program = await tx.program.findFirst({ where: comingSoon(programId, now), select: { id: true } });
    if (!program) throw new DomainError("NOT_FOUND");
    await tx.openingNotice.createMany({
      data: [{ programId, memberId, createdAt: now }],
      skipDuplicates: true,
    });
  },
  answer: (_query, _result, { follows }) => follows,
});
