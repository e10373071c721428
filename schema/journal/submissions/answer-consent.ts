import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { tellEditors } from "./tell-editors.ts";

const asked = {
  author: {
    include: { submission: { include: { authors: { orderBy: { position: "asc" } } } } },
  },
} as const satisfies Prisma.OneTimeTokenInclude;

/** What a co-author is asked about. */
export type AskedConsent = NonNullable<Prisma.OneTimeTokenGetPayload<{ include: typeof asked }>["author"]>;

/** Whom a link asks, and about what; null when it was used, has ended or never was. */
export async function readConsent(
  tx: Pick<Tx, "oneTimeToken">,
  tokenHash: string,
  now: Date,
): Promise<AskedConsent | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "AUTHOR_CONSENT", expiresAt: { gt: now } },
    include: asked,
  });
  const author = token?.author ?? null;
  return author && author.submission.state !== "WITHDRAWN" ? author : null;
}

interface Answer {
  readonly tokenHash: string;
  readonly consents: boolean;
}

/**
 * Uses a link up. A member whose proved address it was sent to follows the manuscript from the own account from then on.
 * @throws DomainError LINK_ENDED
 */
export async function answerConsent(tx: Tx, { tokenHash, consents }: Answer, now: Date): Promise<void> {
  const author = await readConsent(tx, tokenHash, now);
  if (!author) throw new DomainError("LINK_ENDED");
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { tokenHash } });
  if (used.count === 0) throw new DomainError("LINK_ENDED");
  const member = await tx.member.findFirst({
    where: { emailKey: emailKey(author.email), emailProvedAt: { not: null }, status: "ACTIVE" },
    select: { id: true },
  });
  const answered = consents ? { consentedAt: now, declinedAt: null } : { consentedAt: null, declinedAt: now };
  await tx.submissionAuthor.update({
    where: { id: author.id },
    data: { ...answered, memberId: member?.id ?? null },
  });
  if (!consents) await tellEditors(tx, author.submission, "DECLINED", now);
}
