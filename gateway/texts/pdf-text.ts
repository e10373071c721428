// The words of a PDF, page by page, by the reader that Chrome has (PDFium, as WebAssembly). It knows the
// character collections of Korean documents that embed no font.
import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PAGE_END } from "#schema/core/files/text-parts.ts";
import { pdfProperties } from "./pdf-properties.ts";
import { gather, type Reading } from "./reading.ts";

/** Pages that are held open at once: each takes memory until its document is closed. */
const PAGES_AT_ONCE = 50;

export async function readPdf(path: string): Promise<Reading> {
  const bytes = await readFile(path);
  const library = await PDFiumLibrary.init();
  const gathered = gather();
  for (let first = 0, wanted = true; wanted; first += PAGES_AT_ONCE) {
    const document = await library.loadDocument(bytes).catch((error: unknown) => {
      if (error instanceof Error && /password|security/i.test(error.message)) return null;
      throw error;
    });
    if (document === null) return { state: "ENCRYPTED" };
    const last = Math.min(first + PAGES_AT_ONCE, document.getPageCount());
    for (let at = first; at < last && wanted; at += 1) {
      wanted = gathered.add((at === 0 ? "" : PAGE_END) + document.getPage(at).getText());
    }
    wanted &&= last === first + PAGES_AT_ONCE;
    document.destroy();
  }
  return { ...gathered.done(), properties: pdfProperties(bytes) };
}
