// Issues a document: its number, its code, and what it says. Asked for again, as long as it would say the
// same, it is the same one.
import { randomInt } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { IssuedDocument } from "#prisma/generated/client.ts";
import { CODE_LENGTH, CODE_LETTERS } from "#schema/validation/core/documents.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { type DocumentFacts, documentFacts, isSame } from "./document-facts.ts";

export interface DocumentAbout {
  readonly memberId: number | null;
  readonly paymentId: number | null;
  readonly reviewId: number | null;
  readonly applicationId: number | null;
  readonly facts: DocumentFacts;
}

interface Given extends Pick<IssuedDocument, "kind" | "language" | "issuedById"> {
  readonly now: Date;
}

/**
 * The document that says so already, or a new one; the caller has locked whom it is about. A valid document
 * about an application is the only one of its kind and language (`issued_documents_application_idx`),
 * whatever has been corrected since; but one that says other days of a course is replaced.
 */
export async function storeDocument(
  tx: Tx,
  { facts, ...about }: DocumentAbout,
  { now, ...given }: Given,
): Promise<{ readonly document: IssuedDocument; readonly isNew: boolean }> {
  const { kind, language } = given;
  const { applicationId } = about;
  const last = await tx.issuedDocument.findFirst({
    where: {
      kind,
      language,
      // Its applicant may have an account since.
      ...(applicationId === null ? about : { applicationId }),
      revokedAt: null,
      ...(facts.about === "review" ? { facts: { path: ["year"], equals: facts.year } } : {}),
    },
    orderBy: { id: "desc" },
  });
  if (last && isSettled(last, facts)) return { document: last, isNew: false };
  // Without a reason: another one took its place.
  if (last?.applicationId != null) {
    await tx.issuedDocument.update({ where: { id: last.id }, data: { revokedAt: now } });
  }
  const year = seoulYear(now);
  const { issued: serial } = await tx.documentYear.upsert({
    where: { year },
    create: { year, issued: 1 },
    update: { issued: { increment: 1 } },
  });
  const document = await tx.issuedDocument.create({
    data: { year, serial, facts, code: newCode(), ...given, ...about, issuedAt: now },
  });
  return { document, isNew: true };
}

/** Whether a document is given out once more rather than a new one. */
function isSettled({ applicationId, facts: stored }: IssuedDocument, facts: DocumentFacts): boolean {
  const said = documentFacts.parse(stored);
  if (applicationId === null) return isSame(said, facts);
  if (said.about !== "program" || facts.about !== "program") return true;
  return said.attended === facts.attended && said.days === facts.days;
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

const SERIAL_DIGITS = 5;

/** "2026-00012". */
export const documentNumber = ({ year, serial }: Pick<IssuedDocument, "year" | "serial">): string =>
  `${year}-${String(serial).padStart(SERIAL_DIGITS, "0")}`;
