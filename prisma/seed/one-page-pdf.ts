// A valid PDF of one A4 page with Korean text, small enough to be made at start. Korean comes from Adobe's predefined Korean
// character collection, so no font is embedded; the reader's viewer brings a Gothic of its own.
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const TITLE_SIZE = 20;
const LINE_SIZE = 11;
const LINE_GAP = 20;

/** The bytes of the page. Lines are not wrapped: about 45 Hangul fit in one. */
export function onePagePdf(title: string, lines: readonly string[]): Uint8Array {
  const top = PAGE.height - PAGE.margin - TITLE_SIZE;
  const content = [
    text(title, TITLE_SIZE, top),
    `0.17 0.26 0.52 rg ${PAGE.margin} ${top - 18} ${PAGE.width - 2 * PAGE.margin} 2 re f 0 g`,
    ...lines.map((line, index) => text(line, LINE_SIZE, top - 48 - index * LINE_GAP)),
  ].join("\n");
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium-UniKS-UTF16-H /Encoding /UniKS-UTF16-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 /W [1 [278] 2 94 556 8094 [278] 8095 8190 500] >>",
    "<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 6 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 880 /Descent -145 /CapHeight 737 /StemV 58 >>",
    `<< /Title <FEFF${hex(title)}> >>`,
  ]);
}

/** One line at a height, in UTF-16 as the encoding asks. */
function text(line: string, size: number, y: number): string {
  return `BT /F1 ${size} Tf ${PAGE.margin} ${y} Td <${hex(line)}> Tj ET`;
}

function hex(line: string): string {
  return Buffer.from(line.normalize("NFC"), "utf16le").swap16().toString("hex").toUpperCase();
}

/** Objects numbered from 1 with their cross-reference table; the first is the catalogue, the last the document's details. */
function assemble(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "ascii");
}
