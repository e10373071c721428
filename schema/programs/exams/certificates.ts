// Defines what the office does with certificates of the exam: issues them to all who passed, revokes one, and withdraws that.
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument, Prisma } from "#prisma/generated/client.ts";
import type { DocumentLanguage } from "#prisma/generated/enums.ts";
import { documentNumber, storeDocument } from "#schema/core/documents/store-document.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { CERTIFICATES_MAX } from "#schema/validation/core/documents.ts";
import { findExamFacts } from "./find-exam-facts.ts";

/** Certificates of one call. */
const AT_ONCE = 25;

export interface IssueStep {
  readonly issued: number;
  /** To call again with; null: that was all. */
  readonly after: number | null;
}

interface Issuing {
  readonly programId: number;
  readonly language: DocumentLanguage;
  /** The last application of the call before. */
  readonly after: number;
}

/**
 * Issues certificates to the next of those who passed and have none in the language: called again until
 * nobody is left. One that was interrupted continues where it was; nobody gets two
 * (`issued_documents_application_idx`).
 */
export async function issueCertificates(
  tx: Tx,
  { programId, language, after }: Issuing,
  { memberId: issuedById, now }: Author,
): Promise<ActionResult<IssueStep>> {
  const kind = "EXAM_CERTIFICATE";
  const next = await tx.application.findMany({
    where: { ...toIssue(programId, language), id: { gt: after } },
    select: { id: true, memberId: true },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  const ids = next.map(({ id }) => id);
  await lockWithPayments(tx, ids);
  const lines = [];
  const certified = await findExamFacts(tx, ids, now);
  for (const { id: applicationId, memberId } of next) {
    const facts = certified.get(applicationId);
    if (!facts) continue;
    const about = { memberId, paymentId: null, reviewId: null, applicationId, facts };
    const { document, isNew } = await storeDocument(tx, about, { kind, language, issuedById, now });
    if (isNew) lines.push({ subjectId: applicationId, after: { kind, number: documentNumber(document) } });
  }
  const last = ids.length < AT_ONCE ? null : (ids.at(-1) ?? null);
  return { result: { issued: lines.length, after: last }, lines };
}

/**
 * Those who passed by released results, are not erased and have no certificate in the language: whom
 * `issueCertificates` issues one.
 */
const toIssue = (programId: number, language: DocumentLanguage) =>
  ({
    programId,
    verdict: "PASSED",
    email: { not: "" },
    documents: { none: { kind: "EXAM_CERTIFICATE", language } },
  }) as const satisfies Prisma.ApplicationWhereInput;

export const countToIssue = (
  tx: Pick<Tx, "application">,
  programId: number,
  language: DocumentLanguage,
): Promise<number> => tx.application.count({ where: toIssue(programId, language) });

const valid = (programId: number, language: DocumentLanguage) =>
  ({
    kind: "EXAM_CERTIFICATE",
    language,
    revokedAt: null,
    application: { programId, verdict: "PASSED", email: { not: "" } },
  }) as const satisfies Prisma.IssuedDocumentWhereInput;

export const countValid = (
  tx: Pick<Tx, "issuedDocument">,
  programId: number,
  language: DocumentLanguage,
): Promise<number> => tx.issuedDocument.count({ where: valid(programId, language) });

/** Those of whom a certificate in the language was revoked: they are issued no other. */
export const countRevoked = (
  tx: Pick<Tx, "application">,
  programId: number,
  language: DocumentLanguage,
): Promise<number> => {
  const ofKind = { kind: "EXAM_CERTIFICATE", language } as const;
  const documents = { some: { ...ofKind, revokedAt: { not: null } }, none: { ...ofKind, revokedAt: null } };
  return tx.application.count({
    where: { programId, verdict: "PASSED", email: { not: "" }, documents },
  });
};

interface Printing {
  readonly programId: number;
  readonly language: DocumentLanguage;
  readonly part: number;
}

/**
 * The certificates of a session in a language that are valid now, in the order of numbers: those of one file.
 * @param most certificates of one file
 * @throws DomainError NOT_FOUND for what is no session of the exam; CONFLICT where there is none
 */
export async function readValidCertificates(
  tx: Tx,
  { programId, language, part }: Printing,
  now: Date,
  most = CERTIFICATES_MAX,
): Promise<IssuedDocument[]> {
  const session = await tx.program.findFirst({ where: { id: programId, kind: "KITEC", deletedAt: null } });
  if (!session) throw new DomainError("NOT_FOUND");
  const documents = await tx.issuedDocument.findMany({
    where: valid(programId, language),
    orderBy: [{ application: { examNumber: "asc" } }, { id: "asc" }],
    skip: (part - 1) * most,
    take: most,
  });
  if (documents.length === 0 || !areResultsReleased(session, now)) throw new DomainError("CONFLICT");
  return documents;
}

/** Of a certificate that nobody revoked, or that is valid again. */
export const VALID = { revokedAt: null, revokeReason: null, objectionId: null };

async function lockCertificate(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT 1 FROM issued_documents WHERE id = ${id} FOR UPDATE`;
  const document = await tx.issuedDocument.findFirst({ where: { id, kind: "EXAM_CERTIFICATE" } });
  if (document?.applicationId == null) throw new DomainError("NOT_FOUND");
  return { ...document, applicationId: document.applicationId };
}

/** @throws DomainError NOT_FOUND; MOVE_REFUSED for one that is revoked */
export async function revokeCertificate(
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
  { now }: Author,
): Promise<ActionResult> {
  const document = await lockCertificate(tx, id);
  if (document.revokedAt !== null) throw new DomainError("MOVE_REFUSED");
  await tx.issuedDocument.update({ where: { id }, data: { revokedAt: now, revokeReason: reason } });
  const line = { subjectId: document.applicationId, after: { number: documentNumber(document) }, reason };
  return { result: document.applicationId, lines: [line] };
}

/** @throws DomainError NOT_FOUND; MOVE_REFUSED for one that is not revoked, or has a successor */
export async function restoreCertificate(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const document = await lockCertificate(tx, id);
  const { applicationId, kind, language } = document;
  const successors = await tx.issuedDocument.count({
    where: { applicationId, kind, language, revokedAt: null },
  });
  if (document.revokedAt === null || successors > 0) throw new DomainError("MOVE_REFUSED");
  await tx.issuedDocument.update({ where: { id }, data: VALID });
  const line = { subjectId: applicationId, after: { number: documentNumber(document) } };
  return { result: applicationId, lines: [line] };
}
