// A paper is given out: its number, its code, and what it says. Asked for again, as long as it would say the same, it is the same one.
import { randomInt } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockMember } from "#schema/people/members/lock-member.ts";
import { getMembershipDocument, getPaymentDocument } from "#schema/policies/overview/documents.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { type CheckedDocument, CODE_LENGTH, CODE_LETTERS } from "#schema/validation/overview/documents.ts";
import { aboutApplication } from "./about-application.ts";
import { aboutOwnReviews } from "./about-reviews.ts";
import { type DocumentFacts, documentFacts } from "./document-facts.ts";
import { findMembershipFacts, findPaymentFacts, isSame } from "./find-facts.ts";

export interface About {
  readonly memberId: number | null;
  readonly paymentId: number | null;
  readonly reviewId: number | null;
  readonly applicationId: number | null;
  readonly facts: DocumentFacts;
}

/**
 * @throws DomainError NOT_FOUND for a payment that is not the viewer's to see; CONFLICT where there is nothing to certify
 */
export async function issueDocument(
  tx: Tx,
  wish: Exclude<CheckedDocument, { kind: "LINKED_REVIEW" }>,
  viewer: Viewer,
  author: Author,
): Promise<IssuedDocument> {
  const { kind, language } = wish;
  const { document, isNew } = await giveOut(tx, await aboutWish(tx, wish, viewer, author.now), {
    ...{ kind, language, issuedById: viewer.memberId, now: author.now },
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

async function aboutWish(
  tx: Tx,
  wish: Exclude<CheckedDocument, { kind: "LINKED_REVIEW" }>,
  viewer: Viewer,
  now: Date,
): Promise<About> {
  if (wish.kind === "MEMBERSHIP") return await aboutMembership(tx, viewer, now);
  if (wish.kind === "REVIEW") return await aboutOwnReviews(tx, viewer, wish.year);
  if ("application_id" in wish) return await aboutApplication(tx, wish, viewer, now);
  return await aboutPayment(tx, wish.payment_id, viewer);
}

interface Given extends Pick<IssuedDocument, "kind" | "language" | "issuedById"> {
  readonly now: Date;
}

/**
 * The document that says so already, or a new one; the caller has locked whom it is about. A valid document about an application is
 * the only one of its kind and language (`issued_documents_application_idx`), whatever has been corrected since.
 */
export async function giveOut(
  tx: Tx,
  { facts, ...about }: About,
  { now, ...given }: Given,
): Promise<{ readonly document: IssuedDocument; readonly isNew: boolean }> {
  const { kind, language } = given;
  const last = await tx.issuedDocument.findFirst({
    where: {
      kind,
      language,
      ...about,
      revokedAt: null,
      ...(facts.about === "review" ? { facts: { path: ["year"], equals: facts.year } } : {}),
    },
    orderBy: { id: "desc" },
  });
  const isSettled = last?.applicationId !== null || isSame(documentFacts.parse(last.facts), facts);
  if (last && isSettled) return { document: last, isNew: false };
  const year = seoulYear(now);
  const { issued: serial } = await tx.documentYear.upsert({
    where: { year },
    create: { year, issued: 1 },
    update: { issued: { increment: 1 } },
  });
  const document = await tx.issuedDocument.create({
    data: { ...{ year, serial, facts, code: newCode() }, ...given, ...about, issuedAt: now },
  });
  return { document, isNew: true };
}

async function aboutMembership(tx: Tx, viewer: Viewer, now: Date): Promise<About> {
  if (!getMembershipDocument(viewer)) throw new DomainError("FORBIDDEN");
  const { memberId } = viewer;
  await lockMember(tx, memberId);
  const facts = await findMembershipFacts(tx, memberId, now);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId, paymentId: null, reviewId: null, applicationId: null, facts };
}

async function aboutPayment(tx: Tx, paymentId: number, viewer: Viewer): Promise<About> {
  // Two clicks at once make one paper.
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${paymentId} FOR NO KEY UPDATE`;
  const payment = await tx.payment.findUnique({ where: { id: paymentId }, select: { memberId: true } });
  if (!payment || !getPaymentDocument(viewer, payment)) throw new DomainError("NOT_FOUND");
  const facts = await findPaymentFacts(tx, paymentId);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId: payment.memberId, paymentId, reviewId: null, applicationId: null, facts };
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

const SERIAL_DIGITS = 5;

/** "2026-00012". */
export const documentNumber = ({ year, serial }: Pick<IssuedDocument, "year" | "serial">): string =>
  `${year}-${String(serial).padStart(SERIAL_DIGITS, "0")}`;
