import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { documentNumber, storeDocument } from "#schema/core/documents/store-document.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { aboutApplication } from "#schema/programs/applications/about-application.ts";
import { CERTIFICATES_AT_ONCE } from "#schema/validation/programs/completion.ts";
import { readAttendees } from "./read-attendees.ts";
import { readProgress } from "./read-progress.ts";

export interface IssuedCertificates {
  readonly issued: number;
  /** Participants who wait for the next request. */
  readonly left: number;
}

/**
 * Issues certificates: of attendance to those who took part in a seminar, of completion to those who have
 * completed a course. It is the next of those who never had one, or one that says what is no longer so, in
 * the order of their names. Each is then in the account of its owner, or behind the link of the application.
 */
export async function issueCertificates(
  tx: Tx,
  programId: number,
  viewer: Viewer,
  { memberId, now }: Author,
): Promise<ActionResult<IssuedCertificates>> {
  const { kind, ids } = await readEntitled(tx, programId);
  const lines = [];
  for (const id of ids.slice(0, CERTIFICATES_AT_ONCE)) {
    const about = await aboutApplication(tx, { kind, application_id: id }, viewer, now);
    const given = { kind, language: "BOTH", issuedById: memberId, now } as const;
    const { document, isNew } = await storeDocument(tx, about, given);
    if (isNew) lines.push({ subjectId: id, after: { kind, number: documentNumber(document) } });
  }
  const left = Math.max(0, ids.length - CERTIFICATES_AT_ONCE);
  return { result: { issued: lines.length, left }, lines };
}

interface Entitled {
  readonly kind: "ATTENDANCE" | "COMPLETION";
  /** Of applications. */
  readonly ids: readonly number[];
}

async function readEntitled(tx: Tx, programId: number): Promise<Entitled> {
  const isSeminar = (await tx.program.count({ where: { id: programId, kind: "SEMINAR" } })) > 0;
  const found = isSeminar
    ? (await readAttendees(tx, programId)).filter(({ certificate }) => certificate === "NONE")
    : (await readProgress(tx, { programId })).filter(
        ({ lacks, certificate }) =>
          lacks?.length === 0 && (certificate === "NONE" || certificate === "OUTDATED"),
      );
  return { kind: isSeminar ? "ATTENDANCE" : "COMPLETION", ids: found.map(({ id }) => id) };
}
