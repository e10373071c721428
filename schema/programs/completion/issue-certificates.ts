import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { documentNumber, storeDocument } from "#schema/core/documents/store-document.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { aboutApplication } from "#schema/programs/applications/about-application.ts";
import { CERTIFICATES_AT_ONCE } from "#schema/validation/programs/completion.ts";
import { readProgress } from "./read-progress.ts";

export interface IssuedCertificates {
  readonly issued: number;
  /** Participants who have completed the course and wait for the next request. */
  readonly left: number;
}

/**
 * Issues certificates of completion to those who have completed the course and never had one, or one that
 * says what is no longer so: the next of them, in the order of their names. Each is then in the account of
 * its owner.
 */
export async function issueCertificates(
  tx: Tx,
  programId: number,
  viewer: Viewer,
  { memberId, now }: Author,
): Promise<ActionResult<IssuedCertificates>> {
  const entitled = (await readProgress(tx, { programId })).filter(
    ({ lacks, certificate }) => lacks?.length === 0 && (certificate === "NONE" || certificate === "OUTDATED"),
  );
  const lines = [];
  for (const { id } of entitled.slice(0, CERTIFICATES_AT_ONCE)) {
    const about = await aboutApplication(tx, { kind: "COMPLETION", application_id: id }, viewer, now);
    const given = { kind: "COMPLETION", language: "BOTH", issuedById: memberId, now } as const;
    const { document, isNew } = await storeDocument(tx, about, given);
    if (isNew) lines.push({ subjectId: id, after: { kind: "COMPLETION", number: documentNumber(document) } });
  }
  const left = Math.max(0, entitled.length - CERTIFICATES_AT_ONCE);
  return { result: { issued: lines.length, left }, lines };
}
