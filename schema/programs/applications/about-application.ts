// Documents about an application, by kind: for its owner and the office of programs.
import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { DocumentFacts } from "#schema/core/documents/document-facts.ts";
import type { DocumentAbout } from "#schema/core/documents/store-document.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import { getApplicationDocument, issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { findAttendanceFacts, findCompletionFacts } from "#schema/programs/completion/find-program-facts.ts";
import { findExamFacts } from "#schema/programs/exams/find-exam-facts.ts";
import {
  type LinkTools,
  openLinkedApplication,
} from "#schema/programs/linked-applications/application-links.ts";
import { APPLICATION_DOCUMENTS, type ApplicationDocumentName } from "#schema/validation/core/documents.ts";

type Reader = Pick<Tx, "application">;

/** What a document of each kind would say now, by application; nothing where there is nothing to certify. */
export const APPLICATION_FACTS = {
  EXAM_CERTIFICATE: findExamFacts,
  COMPLETION: findCompletionFacts,
  ATTENDANCE: findAttendanceFacts,
} as const satisfies Record<
  ApplicationDocumentName,
  (tx: Reader, applicationIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, DocumentFacts>>
>;

/**
 * What a document about an application says. The application is locked: two requests at once get one document.
 * @throws DomainError NOT_FOUND for an application that is not the viewer's to certify; CONFLICT where there
 * is nothing to certify, and for the owner of a document that the office has revoked
 */
export async function aboutApplication(
  tx: Tx,
  {
    kind,
    application_id: applicationId,
  }: { readonly kind: ApplicationDocumentName; readonly application_id: number },
  viewer: Viewer,
  now: Date,
): Promise<DocumentAbout> {
  await lockWithPayments(tx, [applicationId]);
  const application = await tx.application.findUnique({
    where: { id: applicationId },
    select: { id: true, memberId: true },
  });
  if (!application || !getApplicationDocument(viewer, application)) throw new DomainError("NOT_FOUND");
  return await aboutLocked(tx, application, { kind, isOffice: issueApplicationDocuments(viewer), now });
}

interface DocumentRequest {
  readonly kind: ApplicationDocumentName;
  readonly isOffice: boolean;
  readonly now: Date;
}

async function aboutLocked(
  tx: Tx,
  { id: applicationId, memberId }: { readonly id: number; readonly memberId: number | null },
  { kind, isOffice, now }: DocumentRequest,
): Promise<DocumentAbout> {
  const facts = (await APPLICATION_FACTS[kind](tx, [applicationId], now)).get(applicationId);
  if (!facts) throw new DomainError("CONFLICT");
  if (!isOffice) {
    const last = await tx.issuedDocument.findFirst({
      where: { applicationId, kind },
      orderBy: [{ revokedAt: { sort: "desc", nulls: "first" } }],
      select: { revokedAt: true },
    });
    if (last?.revokedAt) throw new DomainError("CONFLICT");
  }
  return { memberId, paymentId: null, reviewId: null, applicationId, facts };
}

/**
 * The same for the holder of the link of an application.
 * @throws DomainError LINK_ENDED; CONFLICT as for an owner
 */
export async function aboutLinkedApplication(
  tx: Tx,
  { link, certificate: kind }: { readonly link: string; readonly certificate: ApplicationDocumentName },
  tools: LinkTools,
): Promise<DocumentAbout> {
  const application = await openLinkedApplication(tx, link, tools);
  await lockWithPayments(tx, [application.id]);
  return await aboutLocked(tx, application, { kind, isOffice: false, now: tools.now });
}

/** The documents that an application has or could have now. */
export async function certifiedKinds(
  tx: Reader,
  applicationId: number,
  now: Date,
): Promise<ApplicationDocumentName[]> {
  const kinds: ApplicationDocumentName[] = [];
  for (const kind of APPLICATION_DOCUMENTS) {
    if ((await APPLICATION_FACTS[kind](tx, [applicationId], now)).size > 0) kinds.push(kind);
  }
  return kinds;
}
