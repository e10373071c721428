// Papers as tagged PDFs (PDF/UA-1), set by typst.
import { encode } from "uqr";
import type { Paper } from "#schema/overview/documents/paper.ts";
import { qrPath } from "#schema/validation/programs/qr-path.ts";
import { createTemplateCompiler } from "./template-compiler.ts";

/** Pages, with the template's own parts. */
export interface Typesetter {
  /** @param seal the picture's bytes; null: the paper has none */
  pdf(paper: Paper, seal: Buffer | null, issuedAt: Date): Promise<Buffer>;
  /** The same as SVG, glyph by glyph: what it looks like. */
  svg(paper: Paper, seal: Buffer | null): Promise<string>;
}

const TEMPLATE = new URL("./paper.typ", import.meta.url);

/** @param fonts folder of the fonts */
export function createTypesetter(fonts: string): Typesetter {
  const compiler = createTemplateCompiler(fonts, TEMPLATE);
  return {
    pdf: (paper, seal, issuedAt) => compiler.pdf(paperInputs([paper], seal), issuedAt),
    svg: (paper, seal) => compiler.svg(paperInputs([paper], seal)),
  };
}

/** What `paper.typ` and `card.typ` read, but for photos. */
export const paperInputs = (papers: readonly Paper[], seal: Buffer | null) => ({
  papers: JSON.stringify(papers.map((paper) => ({ ...paper, qr: qrOf(paper.address) }))),
  seal: JSON.stringify(seal && [...seal]),
  photos: "{}",
});

/** The QR code of an address, as SVG. */
export function qrOf(address: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${qrPath(data)}"/></svg>`;
}
