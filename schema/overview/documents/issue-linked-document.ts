import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { storeDocument } from "#schema/core/documents/store-document.ts";
import type { LinkTools } from "#schema/journal/reviews/review-links.ts";
import { aboutLinkedApplication } from "#schema/programs/applications/about-application.ts";
import type { LinkedDocument } from "#schema/validation/core/documents.ts";
import { aboutLinkedReview } from "./about-reviews.ts";

/**
 * The document for the person who holds a link, with or without an account: the certificate of a review that
 * was sent, or one about an application.
 * @throws DomainError LINK_ENDED; CONFLICT
 */
export async function issueLinkedDocument(
  tx: Tx,
  request: LinkedDocument,
  tools: LinkTools,
): Promise<IssuedDocument> {
  const { language } = request;
  if (request.kind === "LINKED_REVIEW") {
    const about = await aboutLinkedReview(tx, request.link, tools);
    const given = { kind: "REVIEW", language, issuedById: about.memberId, now: tools.now } as const;
    return (await storeDocument(tx, about, given)).document;
  }
  const about = await aboutLinkedApplication(tx, request, tools);
  const given = { kind: request.certificate, language, issuedById: about.memberId, now: tools.now } as const;
  return (await storeDocument(tx, about, given)).document;
}
