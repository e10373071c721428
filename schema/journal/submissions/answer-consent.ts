import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { type CurrentPledge, readPledges, storeAgreedTexts } from "./journal-settings.ts";
import { notifyOfAuthorNews } from "./notify-of-author-news.ts";

const asked = {
  author: {
    include: { submission: { include: { authors: { orderBy: { position: "asc" } } } } },
  },
} as const satisfies Prisma.OneTimeTokenInclude;

/** What a co-author is asked about. */
export type ConsentRequest = NonNullable<Prisma.OneTimeTokenGetPayload<{ include: typeof asked }>["author"]>;

/** Whom a link asks, and about what; null when it was used, has ended or never was. */
export async function readConsent(
  tx: Pick<Tx, "oneTimeToken">,
  tokenHash: string,
  now: Date,
): Promise<ConsentRequest | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "AUTHOR_CONSENT", expiresAt: { gt: now } },
    include: asked,
  });
  const author = token?.author ?? null;
  return author && author.submission.state !== "WITHDRAWN" ? author : null;
}

/** What co-authors consent to now. */
export async function readConsentText(tx: Pick<Tx, "pledgeText">): Promise<CurrentPledge> {
  const text = (await readPledges(tx)).find(({ kind }) => kind === "CO_AUTHOR_CONSENT");
  if (!text) throw new Error("No text of the consent");
  return text;
}

interface Answer {
  readonly tokenHash: string;
  readonly consents: boolean;
  /** Of the text that was read; counts for a consent alone. */
  readonly version: number | null;
}

/**
 * Uses a link up. A member whose proved address it was sent to follows the manuscript from the own account from then on.
 * @throws DomainError LINK_ENDED; PLEDGES_CHANGED where the text is another by now, and the link stays
 */
export async function answerConsent(
  tx: Tx,
  { tokenHash, consents, version }: Answer,
  now: Date,
): Promise<void> {
  const author = await readConsent(tx, tokenHash, now);
  if (!author) throw new DomainError("LINK_ENDED");
  const text = await readConsentText(tx);
  if (consents && text.version !== version) throw new DomainError("PLEDGES_CHANGED");
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { tokenHash } });
  if (used.count === 0) throw new DomainError("LINK_ENDED");
  const member = await tx.member.findFirst({
    where: { emailKey: emailKey(author.email), emailProvedAt: { not: null }, status: "ACTIVE" },
    select: { id: true },
  });
  const [consentTextId = null] = consents ? await storeAgreedTexts(tx, [text], now) : [];
  const answered = consents
    ? { consentedAt: now, declinedAt: null, consentTextId }
    : { consentedAt: null, declinedAt: now, consentTextId };
  await tx.submissionAuthor.update({
    where: { id: author.id },
    data: { ...answered, memberId: member?.id ?? null },
  });
  if (!consents) await notifyOfAuthorNews(tx, author.submission, "DECLINED", now);
}
