import type { Tx } from "#prisma/client.ts";
import type { DocumentLanguage, IssuedDocument } from "#prisma/generated/client.ts";
import { storeDocument } from "#schema/core/documents/store-document.ts";
import type { LinkTools } from "#schema/journal/reviews/review-links.ts";
import { aboutLinkedReview } from "./about-reviews.ts";

/**
 * The certificate of review for the person who holds the link of a review that was sent, with or without an account.
 * @throws DomainError LINK_ENDED; CONFLICT
 */
export async function issueLinkedDocument(
  tx: Tx,
  { link, language }: { readonly link: string; readonly language: DocumentLanguage },
  tools: LinkTools,
): Promise<IssuedDocument> {
  const about = await aboutLinkedReview(tx, link, tools);
  const given = { kind: "REVIEW", language, issuedById: about.memberId, now: tools.now } as const;
  return (await storeDocument(tx, about, given)).document;
}
