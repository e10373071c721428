// Documents with a number (decision 59): the requests for them, and their codes.

import { z } from "#schema/validation/zod.ts";
import { id } from "./ids.ts";
import { LINE_MAX_LENGTH } from "./limits.ts";
import { printPart } from "./print-parts.ts";

export const DOCUMENT_KINDS = [
  "RECEIPT",
  "PAYMENT_CONFIRMATION",
  "MEMBERSHIP",
  "REVIEW",
  "EXAM_CERTIFICATE",
  "COMPLETION",
  "ATTENDANCE",
] as const;
export type DocumentKindName = (typeof DOCUMENT_KINDS)[number];
/** Those about a payment. */
export const PAYMENT_DOCUMENTS = [
  "RECEIPT",
  "PAYMENT_CONFIRMATION",
] as const satisfies readonly DocumentKindName[];
/** Those about an application. Who may have one, and what it says: schema/programs/applications/about-application.ts. */
export const APPLICATION_DOCUMENTS = [
  "EXAM_CERTIFICATE",
  "COMPLETION",
  "ATTENDANCE",
] as const satisfies readonly DocumentKindName[];
export type ApplicationDocumentName = (typeof APPLICATION_DOCUMENTS)[number];
/** BOTH: Korean, with English beneath. */
export const DOCUMENT_LANGUAGES = ["BOTH", "KO", "EN"] as const;
export type DocumentLanguageName = (typeof DOCUMENT_LANGUAGES)[number];

/** A certificate of the exam as a page, or as a card for a wallet (85.6 by 54 mm). */
export const CERTIFICATE_LAYOUTS = ["A4", "CARD"] as const;
export type CertificateLayout = (typeof CERTIFICATE_LAYOUTS)[number];
const layout = z.enum(CERTIFICATE_LAYOUTS, { error: "CHOICE_UNKNOWN" });

const language = z.enum(DOCUMENT_LANGUAGES, { error: "CHOICE_UNKNOWN" });

const link = z.string({ error: "REQUIRED" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" });

/** What is asked for by a link, without an account. */
export const LINKED_DOCUMENTS = ["LINKED_REVIEW", "LINKED_APPLICATION"] as const;
export type LinkedDocument = Extract<CheckedDocument, { kind: (typeof LINKED_DOCUMENTS)[number] }>;
export const isLinkedDocument = (request: CheckedDocument): request is LinkedDocument =>
  LINKED_DOCUMENTS.some((kind) => kind === request.kind);

/** The body of POST /api/v1/documents. */
export const documentInput = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.enum(PAYMENT_DOCUMENTS),
      language,
      payment_id: id,
    }),
    z.strictObject({ kind: z.literal("MEMBERSHIP"), language }),
    z.strictObject({
      kind: z.enum(APPLICATION_DOCUMENTS),
      language,
      application_id: id,
      /** For certificates of the exam; others are pages. */
      layout: layout.optional(),
    }),
    z.strictObject({
      kind: z.literal("REVIEW"),
      language,
      /** In Seoul. */
      year: z
        .int({ error: "REQUIRED" })
        .min(2000, { error: "CHOICE_UNKNOWN" })
        .max(9999, { error: "CHOICE_UNKNOWN" }),
    }),
    /** The same by the link of a review that was sent, for the person who holds it: of that review's year. */
    z.strictObject({
      kind: z.literal("LINKED_REVIEW"),
      language,
      link,
    }),
    /** A document about an application, for the holder of its link. */
    z.strictObject({
      kind: z.literal("LINKED_APPLICATION"),
      certificate: z.enum(APPLICATION_DOCUMENTS, { error: "CHOICE_UNKNOWN" }),
      language,
      layout: layout.optional(),
      link,
    }),
  ],
  { error: "CHOICE_UNKNOWN" },
);
export type CheckedDocument = z.output<typeof documentInput>;

/** Crockford's base 32: no letter looks like a digit. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;

/** A code as it is stored, from one as somebody copies it from a document; null where it is none. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : null;
}

/** In groups of four, as documents and addresses write it: "4K7M-…". */
export const spellCode = (code: string): string => (code.match(/.{4}/g) ?? []).join("-");

/** The body of POST /api/v1/exam-certificates: the valid ones of a session in a language. */
export const certificatesInput = z.strictObject({ program_id: id, language, layout, part: printPart });

/** Certificates of one file. */
export const CERTIFICATES_MAX = 1_000;
