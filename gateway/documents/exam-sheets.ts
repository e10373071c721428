// Admission slips, the lists of an exam, its certificates, lists of participants and books of abstracts as
// PDFs. They are set in a process of their own: two hundred people with photos take seconds, and no page
// waits for that.
import { buffer } from "node:stream/consumers";
import { HttpError } from "#gateway/http/errors.ts";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { File } from "#prisma/generated/client.ts";
import { bytesOf, toVariants } from "#schema/core/files/stored-variants.ts";
import type { PrintedDocument } from "#schema/overview/documents/printed-document.ts";
import type { ParticipantSheet } from "#schema/programs/applications/participant-list.ts";
import type { ExamListSheet } from "#schema/programs/exams/exam-list-sheet.ts";
import type { SlipSheet } from "#schema/programs/exams/slip-sheet.ts";
import type { AbstractBook } from "#schema/programs/presentations/abstract-book.ts";
import type { CertificateLayout } from "#schema/validation/core/documents.ts";
import type { ForExamProcess, FromExamProcess } from "./exam-process.ts";
import { documentInputs, qrOf } from "./typesetter.ts";

const PROGRAM = new URL("./exam-process.ts", import.meta.url);
/** 2,000 people with photos take half of it. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 512,
  residentMegabytes: 1_500,
  processorSeconds: 90,
  seconds: 180,
};
/** Milliseconds: at the moment slips open, one after the other is asked for. */
const WAITS_FOR = 20_000;
/** Pixels across: the smallest size that photos are stored in. */
const PHOTO_WIDTH = 320;

/** Photos by the name that the sheet has for them. */
export type SheetPhotos = ReadonlyMap<string, Pick<File, "key" | "storedKey" | "variants">>;

export interface ExamSheets {
  /**
   * @throws HttpError UNAVAILABLE where it took too much; the reason of the signal
   */
  pdf(sheet: SlipSheet | ExamListSheet | ParticipantSheet | AbstractBook, more: SheetParts): Promise<Buffer>;
  /**
   * Certificates, a page each.
   * @throws HttpError UNAVAILABLE where it took too much; the reason of the signal
   */
  certificates(
    layout: CertificateLayout,
    documents: readonly PrintedDocument[],
    more: CertificateParts,
  ): Promise<Buffer>;
}

interface SheetParts {
  readonly photos: SheetPhotos;
  readonly at: Date;
  /** Ends the work, when nobody waits for it any more. */
  readonly signal: AbortSignal;
}
interface CertificateParts extends SheetParts {
  readonly seal: Buffer | null;
}

const templateOf = (kind: Parameters<ExamSheets["pdf"]>[0]["kind"]): ForExamProcess["template"] =>
  kind === "ABSTRACTS" ? "abstracts" : kind === "PARTICIPANTS" ? "participants" : "exam";

/** @param fonts folder of the fonts */
export function createExamSheets(fonts: string, files: FileStore): ExamSheets {
  const read = async (photo: Pick<File, "key" | "storedKey" | "variants">): Promise<Buffer | null> => {
    const key = bytesOf(photo);
    const variants = toVariants(photo.variants).filter(({ format }) => format === "webp");
    const small = variants.find(({ width }) => width >= PHOTO_WIDTH) ?? variants.at(-1);
    const bytes = await files.open(small ? `${key}/${small.width}.${small.format}` : key);
    return bytes && (await buffer(bytes));
  };
  const set = async (
    asked: Pick<ForExamProcess, "template" | "inputs">,
    { photos, at, signal }: SheetParts,
  ) => {
    const bytes: { name: string; bytes: Buffer }[] = [];
    for (const [name, photo] of photos) {
      const found = await read(photo);
      if (found) bytes.push({ name, bytes: found });
    }
    const given: ForExamProcess = { ...asked, fonts, photos: bytes, at: Math.floor(at.getTime() / 1000) };
    const said = await runInProcess<FromExamProcess>(given, {
      program: PROGRAM,
      lane: "sheets",
      limits: LIMITS,
      signal,
      waitsFor: WAITS_FOR,
    });
    if (!said) throw new HttpError("UNAVAILABLE");
    return Buffer.from(said.pdf);
  };
  return {
    pdf: (sheet, more) => {
      const shown = sheet.kind === "SLIP" ? { ...sheet, qr: qrOf(sheet.address) } : sheet;
      return set({ template: templateOf(sheet.kind), inputs: { sheet: JSON.stringify(shown) } }, more);
    },
    certificates: (layout, documents, { seal, ...more }) =>
      set(
        { template: layout === "CARD" ? "card" : "document", inputs: documentInputs(documents, seal) },
        more,
      ),
  };
}
