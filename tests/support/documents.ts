// Documents whose words are known: PDFs of many pages, locked and empty ones, docx and hwpx.
import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { zip } from "./uploads.ts";

const hex = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");

/** A password that is not the empty one: the owner's and the user's proof of it are of something else. */
const LOCK = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> >>`;

/** A PDF with a line on each page, in Korean of Adobe's collection, as the demo's (prisma/seed/one-page-pdf.ts). */
export function pdf(pages: readonly string[], { locked = false } = {}): Buffer {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium-UniKS-UTF16-H /Encoding /UniKS-UTF16-H /DescendantFonts [4 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /DW 1000 >>",
    ...pages.flatMap((line, index) => {
      const content = line === "" ? "" : `BT /F1 11 Tf 64 700 Td <${hex(line)}> Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(locked ? [LOCK] : []),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const lock = locked ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "";
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(`${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`, "latin1");
}

/** Some 2 kB: a PDF whose objects unpack, twice, to half a gigabyte. */
export function pdfBomb(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(512 * 1024 * 1024, " "), { level: 9 }), { level: 9 });
  const head = Buffer.from(
    `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 8 /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n`,
    "latin1",
  );
  const rest = [
    "endstream\nendobj",
    "2 0 obj\n<< /Type /Catalog /Pages 3 0 R >>\nendobj",
    "3 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj",
    "trailer\n<< /Size 4 /Root 2 0 R >>\nstartxref\n0\n%%EOF\n",
  ];
  return Buffer.concat([head, packed, Buffer.from(`\n${rest.join("\n")}`, "latin1")]);
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A docx of these paragraphs; each half of a paragraph is a run of its own, as Word parts them. */
export function docx(...paragraphs: readonly string[]): Buffer {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const half = (text: string) => Math.ceil(text.length / 2);
  const body = paragraphs.map(
    (text) => `<w:p>${run(text.slice(0, half(text)))}${run(text.slice(half(text)))}</w:p>`,
  );
  return docxOf(body.join(""));
}

/** A docx of a body of XML. */
export function docxOf(body: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** An hwpx, a section each. */
export function hwpx(...sections: readonly string[]): Buffer {
  const parts = sections.map((text, index) => [
    `Contents/section${index}.xml`,
    `<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:p><hp:run><hp:t>${escaped(text)}</hp:t></hp:run></hp:p></hs:sec>`,
  ]);
  return zip({ mimetype: "application/hwp+zip", ...Object.fromEntries(parts) });
}

/** A docx whose properties, comments and tracked changes name somebody. */
export function docxWithProperties(name: string): Buffer {
  return docxOf(`<w:p><w:ins w:id="1" w:author="${name}"><w:r><w:t>본문</w:t></w:r></w:ins></w:p>`, {
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${name}</dc:creator><cp:lastModifiedBy>${name}</cp:lastModifiedBy></cp:coreProperties>`,
    "docProps/app.xml": `<Properties><Company>${name}대학교</Company></Properties>`,
    "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:id="1" w:author="${name}" w:initials="${name}"/></w:comments>`,
  });
}

/** A PDF whose properties name somebody. */
export async function pdfWithProperties(name: string): Promise<Buffer> {
  const document = await PDFDocument.load(pdf(["본문"]));
  document.setAuthor(name);
  document.setTitle(`${name}의 원고`);
  document.setCreator(name);
  return Buffer.from(await document.save());
}
