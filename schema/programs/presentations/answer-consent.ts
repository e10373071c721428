import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { PRINTED_AUTHORS } from "#schema/validation/programs/presentation-authors.ts";

const asked = {
  presentationAuthor: {
    include: {
      presentation: {
        include: {
          authors: { where: PRINTED_AUTHORS, orderBy: { position: "asc" } },
          call: { include: { program: true } },
        },
      },
    },
  },
} as const satisfies Prisma.OneTimeTokenInclude;

/** What a co-author is asked about. */
export type PresentationConsentRequest = NonNullable<
  Prisma.OneTimeTokenGetPayload<{ include: typeof asked }>["presentationAuthor"]
>;

/**
 * What a link asks about; null when it was used, has ended, the presentation was withdrawn, or the office
 * removed the author.
 */
export async function readPresentationConsent(
  tx: Pick<Tx, "oneTimeToken">,
  tokenHash: string,
  now: Date,
): Promise<PresentationConsentRequest | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "PRESENTATION_CONSENT", expiresAt: { gt: now } },
    include: asked,
  });
  const author = token?.presentationAuthor ?? null;
  return author && author.removedAt === null && author.presentation.state !== "WITHDRAWN" ? author : null;
}

/**
 * Uses a link up.
 * @returns the new content version; null: visitors see no difference
 * @throws DomainError LINK_ENDED
 */
export async function answerPresentationConsent(
  tx: Tx,
  { tokenHash, consents }: { readonly tokenHash: string; readonly consents: boolean },
  now: Date,
): Promise<bigint | null> {
  const author = await readPresentationConsent(tx, tokenHash, now);
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { tokenHash } });
  if (!author || used.count === 0) throw new DomainError("LINK_ENDED");
  await tx.presentationAuthor.update({
    where: { id: author.id },
    data: consents ? { consentedAt: now, declinedAt: null } : { consentedAt: null, declinedAt: now },
  });
  return author.presentation.call.isShown ? await bumpContentVersion(tx) : null;
}
