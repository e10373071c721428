// A visitor is notified of topics by mail once the link that was sent to the address is opened. Until then
// nothing is stored but the link itself, for a day.
import type { Tx } from "#prisma/client.ts";
import type { Language, SubscriptionTopic } from "#prisma/generated/enums.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { deleteBounces } from "#schema/core/mail/address-bounces.ts";
import { topicIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { DomainError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { emailKey } from "#schema/validation/people/members.ts";

interface NewSubscription {
  readonly email: string;
  readonly topics: readonly SubscriptionTopic[];
  readonly language: Language;
}

/** Sends the link. It is sent to those who are notified already, too: nobody learns who is. */
export async function askToSubscribe(
  tx: Tx,
  { email, topics, language }: NewSubscription,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<void> {
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + DAY);
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "SUBSCRIPTION",
      email,
      topics: [...topics],
      language,
      createdAt: now,
      expiresAt,
    },
  });
  const details = { topics: topics.map((topic) => topicIn(language, topic)).join(", ") };
  await writeMail(
    tx,
    "SUBSCRIPTION_PROOF",
    { id: null, email, language },
    { now, tokenId: token.id, details },
  );
}

/**
 * Uses a link up: its address is proved, and notified of its topics from now on.
 * @returns the topics
 * @throws DomainError LINK_ENDED
 */
export async function subscribe(tx: Tx, tokenHash: string, now: Date): Promise<readonly SubscriptionTopic[]> {
  const found = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "SUBSCRIPTION", expiresAt: { gt: now } },
    select: { id: true, email: true, topics: true, language: true },
  });
  if (!found?.email || !found.language) throw new DomainError("LINK_ENDED");
  const { id, email, topics, language } = found;
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { id } });
  if (used.count === 0) throw new DomainError("LINK_ENDED");
  const key = emailKey(email);
  for (const topic of topics) {
    await tx.subscription.upsert({
      where: { topic_emailKey: { topic, emailKey: key } },
      create: { topic, email, emailKey: key, language, createdAt: now },
      update: { email, language },
    });
  }
  await deleteBounces(tx, email);
  return topics;
}
