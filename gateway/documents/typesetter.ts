// Documents as tagged PDFs (PDF/UA-1), set by typst.
import { encode } from "uqr";
import type { PrintedDocument } from "#schema/overview/documents/printed-document.ts";
import { qrPath } from "#schema/validation/programs/qr-path.ts";
import { createTemplateCompiler } from "./template-compiler.ts";

/** Pages, with the template's own parts. */
export interface Typesetter {
  /** @param seal the picture's bytes; null: the document has none */
  pdf(printed: PrintedDocument, seal: Buffer | null, issuedAt: Date): Promise<Buffer>;
  /** The same as SVG, glyph by glyph: what it looks like. */
  svg(printed: PrintedDocument, seal: Buffer | null): Promise<string>;
}

const TEMPLATE = new URL("./document.typ", import.meta.url);

/** @param fonts folder of the fonts */
export function createTypesetter(fonts: string): Typesetter {
  const compiler = createTemplateCompiler(fonts, TEMPLATE);
  return {
    pdf: (printed, seal, issuedAt) => compiler.pdf(documentInputs([printed], seal), issuedAt),
    svg: (printed, seal) => compiler.svg(documentInputs([printed], seal)),
  };
}

/** What `document.typ` and `card.typ` read, but for photos. */
export const documentInputs = (documents: readonly PrintedDocument[], seal: Buffer | null) => ({
  documents: JSON.stringify(documents.map((printed) => ({ ...printed, qr: qrOf(printed.address) }))),
  seal: JSON.stringify(seal && [...seal]),
  photos: "{}",
});

/** The QR code of an address, as SVG. */
export function qrOf(address: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${qrPath(data)}"/></svg>`;
}
