// Documents that people ask for: about a membership, a payment, reviews and applications.
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { type DocumentAbout, documentNumber, storeDocument } from "#schema/core/documents/store-document.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockMember } from "#schema/people/members/lock-member.ts";
import { getMembershipDocument, getPaymentDocument } from "#schema/policies/overview/documents.ts";
import { aboutApplication } from "#schema/programs/applications/about-application.ts";
import type { CheckedDocument, LinkedDocument } from "#schema/validation/core/documents.ts";
import { aboutOwnReviews } from "./about-reviews.ts";
import { findMembershipFacts, findPaymentFacts } from "./find-facts.ts";

/**
 * @throws DomainError NOT_FOUND for a payment that is not the viewer's to see; CONFLICT where there is nothing to certify
 */
export async function issueDocument(
  tx: Tx,
  request: Exclude<CheckedDocument, LinkedDocument>,
  viewer: Viewer,
  author: Author,
): Promise<IssuedDocument> {
  const { kind, language } = request;
  const { document, isNew } = await storeDocument(tx, await aboutRequested(tx, request, viewer, author.now), {
    kind,
    language,
    issuedById: viewer.memberId,
    now: author.now,
  });
  const { paymentId, applicationId } = document;
  if (isNew && document.memberId !== viewer.memberId) {
    const line = { action: "issueDocument", after: { kind, number: documentNumber(document) } } as const;
    if (paymentId !== null)
      await recordAudit(tx, author, { ...line, subject: "payment", subjectId: paymentId });
    if (applicationId !== null) {
      await recordAudit(tx, author, { ...line, subject: "application", subjectId: applicationId });
    }
  }
  return document;
}

async function aboutRequested(
  tx: Tx,
  request: Exclude<CheckedDocument, LinkedDocument>,
  viewer: Viewer,
  now: Date,
): Promise<DocumentAbout> {
  if (request.kind === "MEMBERSHIP") return await aboutMembership(tx, viewer, now);
  if (request.kind === "REVIEW") return await aboutOwnReviews(tx, viewer, request.year);
  if ("application_id" in request) return await aboutApplication(tx, request, viewer, now);
  return await aboutPayment(tx, request.payment_id, viewer);
}

async function aboutMembership(tx: Tx, viewer: Viewer, now: Date): Promise<DocumentAbout> {
  if (!getMembershipDocument(viewer)) throw new DomainError("FORBIDDEN");
  const { memberId } = viewer;
  await lockMember(tx, memberId);
  const facts = await findMembershipFacts(tx, memberId, now);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId, paymentId: null, reviewId: null, applicationId: null, facts };
}

async function aboutPayment(tx: Tx, paymentId: number, viewer: Viewer): Promise<DocumentAbout> {
  // Two clicks at once make one document.
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${paymentId} FOR NO KEY UPDATE`;
  const payment = await tx.payment.findUnique({ where: { id: paymentId }, select: { memberId: true } });
  if (!payment || !getPaymentDocument(viewer, payment)) throw new DomainError("NOT_FOUND");
  const facts = await findPaymentFacts(tx, paymentId);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId: payment.memberId, paymentId, reviewId: null, applicationId: null, facts };
}
