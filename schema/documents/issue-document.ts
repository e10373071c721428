// A paper is given out: its number, its code, and what it says. Asked for again, as long as it would say the same, it is the same one.
import { randomInt } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import type { Viewer } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { lockMember } from "#schema/members/lock-member.ts";
import { getMembershipDocument, getPaymentDocument } from "#schema/policies/documents.ts";
import { ownsPayment } from "#schema/policies/payments.ts";
import type { Author } from "#schema/shared/author.ts";
import { type CheckedDocument, CODE_LENGTH, CODE_LETTERS } from "#schema/validation/documents.ts";
import { seoulYear } from "#schema/validation/seoul.ts";
import { type DocumentFacts, documentFacts } from "./document-facts.ts";
import { findMembershipFacts, findPaymentFacts, isSame } from "./find-facts.ts";

interface About {
  readonly memberId: number | null;
  readonly paymentId: number | null;
  readonly facts: DocumentFacts;
}

/**
 * @throws DomainError NOT_FOUND for a payment that is not the viewer's to see; CONFLICT where there is nothing to certify
 */
export async function issueDocument(
  tx: Tx,
  wish: CheckedDocument,
  viewer: Viewer,
  author: Author,
): Promise<IssuedDocument> {
  const { kind, language } = wish;
  const { facts, ...about } =
    wish.kind === "MEMBERSHIP"
      ? await aboutMembership(tx, viewer, author.now)
      : await aboutPayment(tx, wish.payment_id, viewer);
  const last = await tx.issuedDocument.findFirst({
    where: { kind, language, ...about },
    orderBy: { id: "desc" },
  });
  if (last && isSame(documentFacts.parse(last.facts), facts)) return last;
  const year = seoulYear(author.now);
  const { issued: serial } = await tx.documentYear.upsert({
    where: { year },
    create: { year, issued: 1 },
    update: { issued: { increment: 1 } },
  });
  const made = await tx.issuedDocument.create({
    data: {
      ...{ kind, language, year, serial, facts, code: newCode() },
      ...about,
      issuedById: viewer.memberId,
      issuedAt: author.now,
    },
  });
  if (about.paymentId !== null && !ownsPayment(viewer, about)) {
    const after = { kind, number: documentNumber(made) };
    await recordAudit(tx, author, {
      action: "issueDocument",
      subject: "payment",
      subjectId: about.paymentId,
      after,
    });
  }
  return made;
}

async function aboutMembership(tx: Tx, viewer: Viewer, now: Date): Promise<About> {
  if (!getMembershipDocument(viewer)) throw new DomainError("FORBIDDEN");
  const { memberId } = viewer;
  await lockMember(tx, memberId);
  const facts = await findMembershipFacts(tx, memberId, now);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId, paymentId: null, facts };
}

async function aboutPayment(tx: Tx, paymentId: number, viewer: Viewer): Promise<About> {
  // Two clicks at once make one paper.
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${paymentId} FOR NO KEY UPDATE`;
  const payment = await tx.payment.findUnique({ where: { id: paymentId }, select: { memberId: true } });
  if (!payment || !getPaymentDocument(viewer, payment)) throw new DomainError("NOT_FOUND");
  const facts = await findPaymentFacts(tx, paymentId);
  if (facts === null) throw new DomainError("CONFLICT");
  return { memberId: payment.memberId, paymentId, facts };
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

const SERIAL_DIGITS = 5;

/** "2026-00012". */
export const documentNumber = ({ year, serial }: Pick<IssuedDocument, "year" | "serial">): string =>
  `${year}-${String(serial).padStart(SERIAL_DIGITS, "0")}`;
