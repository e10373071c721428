import type { Tx } from "#prisma/client.ts";
import type { SubscriptionTopic } from "#prisma/generated/enums.ts";
import { endSubscription } from "./end-subscription.ts";

/** The topics a member is notified of, in the order of the site. */
export async function followedTopics(
  tx: Pick<Tx, "subscription">,
  memberId: number,
): Promise<SubscriptionTopic[]> {
  const rows = await tx.subscription.findMany({
    where: { memberId },
    select: { topic: true },
    orderBy: { topic: "asc" },
  });
  return rows.map(({ topic }) => topic);
}

interface Following {
  readonly memberId: number;
  readonly topic: SubscriptionTopic;
  /** False: no longer. */
  readonly follows: boolean;
}

/** A member is notified of a topic from now on, or no longer. Saying the same twice is one row. */
export async function followTopic(tx: Tx, { memberId, topic, follows }: Following, now: Date): Promise<void> {
  if (follows) {
    await tx.subscription.createMany({
      data: [{ topic, memberId, createdAt: now }],
      skipDuplicates: true,
    });
    return;
  }
  const own = await tx.subscription.findUnique({
    where: { topic_memberId: { topic, memberId } },
    select: { id: true },
  });
  if (own) await endSubscription(tx, own.id);
}
