import type { Tx } from "#prisma/client.ts";

/**
 * Ends a subscription, and any other of its topic that goes to the same address: a member may have subscribed
 * as a visitor before. What of it waits in the outbox stays there. One that is gone has ended already.
 */
export async function endSubscription(tx: Tx, id: number): Promise<void> {
  const found = await tx.subscription.findUnique({
    where: { id },
    select: { topic: true, emailKey: true, member: { select: { emailKey: true } } },
  });
  if (!found) return;
  const key = found.member?.emailKey ?? found.emailKey ?? "";
  const ended = await tx.subscription.findMany({
    where: { topic: found.topic, OR: [{ emailKey: key }, { member: { emailKey: key } }] },
    select: { id: true },
  });
  const ids = ended.map((one) => one.id);
  // A mailing that is being written holds them. Once they are locked its mails are there to be stopped, or
  // can no longer be written.
  await tx.$queryRaw`SELECT 1 FROM subscriptions WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
  await tx.mail.updateMany({
    where: { subscriptionId: { in: ids }, state: "WAITING" },
    data: { state: "STOPPED" },
  });
  await tx.subscription.deleteMany({ where: { id: { in: ids } } });
}
