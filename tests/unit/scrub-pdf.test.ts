// What a PDF says beside the text of its pages: descriptions, bookmarks, links and values of forms; and
// pictures, however they are packed.
import { deflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { scrubPdf } from "#gateway/files/scrub-pdf.ts";
import { pdf } from "#tests/support/documents.ts";

const NAME = "Gaon Han";
const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

/** Every text of every dictionary, also of those that are objects of their own. */
async function textsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await load(bytes);
  const texts = (value: unknown): string[] =>
    value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : [];
  const dictOf = (object: unknown) =>
    object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : null;
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => [...texts(object), ...(dictOf(object)?.values().flatMap(texts) ?? [])])
    .join("\n");
}

test("a PDF tells no name, address or account beside its text", async () => {
  const document = await load(pdf(["본문"]));
  const { context, catalog } = document;
  const described = context.register(PDFString.of(`C:\\\\Users\\\\gaon\\\\Pictures\\\\fig.png`));
  const said = {
    figure: context.register(context.obj({ Type: "StructElem", S: "Figure", Alt: described })),
    mark: context.register(context.obj({ Title: PDFHexString.fromText(`${NAME}의 방법`) })),
    link: context.register(context.obj({ S: "URI", URI: PDFString.of("mailto:gaon@example.org") })),
    field: context.register(context.obj({ FT: "Tx", V: PDFHexString.fromText(NAME) })),
  };
  for (const [name, reference] of Object.entries(said)) catalog.set(PDFName.of(name), reference);
  const bytes = await document.save({ useObjectStreams: false });
  expect(await textsOf(bytes)).toMatch(/gaon[\s\S]*Gaon Han/);
  const after = await scrubPdf(bytes, [NAME]);
  expect(await textsOf(after)).not.toMatch(/gaon/i);
  expect(await textsOf(after)).toContain("mailto:----------------");
  expect(await textsOf(after)).toContain("의 방법");
});

test.each([
  ["a list of one filter", (jpg: Buffer) => ({ bytes: jpg, Filter: ["DCTDecode"] })],
  ["a second packing", (jpg: Buffer) => ({ bytes: deflateSync(jpg), Filter: ["FlateDecode", "DCTDecode"] })],
  [
    "letters",
    (jpg: Buffer) => ({
      bytes: Buffer.from(`${jpg.toString("hex")}>`),
      Filter: ["ASCIIHexDecode", "DCTDecode"],
    }),
  ],
])("a picture in %s loses what a camera wrote into it", async (_packing, pack) => {
  const jpg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2B4285" } })
    .withExif({ IFD0: { Artist: NAME } })
    .jpeg()
    .toBuffer();
  const { bytes, Filter } = pack(jpg);
  const document = await load(pdf(["본문"]));
  const { context } = document;
  const picture = context.register(context.stream(bytes, { Filter, Subtype: "Image" }));
  document.getPage(0).node.set(PDFName.of("Resources"), context.obj({ XObject: { P: picture } }));
  const after = await load(await scrubPdf(await document.save({ useObjectStreams: false }), []));
  const pictures = after.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && String(object.dict.get(PDFName.of("Subtype"))) === "/Image"
        ? [object]
        : [],
    );
  expect(pictures).toHaveLength(1);
  const [shown] = pictures;
  expect(String(shown?.dict.get(PDFName.of("Filter")))).toBe("/DCTDecode");
  const found = await sharp(Buffer.from(shown?.contents ?? [])).metadata();
  expect(found).toMatchObject({ format: "jpeg", width: 8, height: 8 });
  expect(found.exif).toBeUndefined();
});

test("a JPEG 2000 keeps the boxes it is shown by, and no other", async () => {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, content]);
  };
  const seen = [
    box("jP  ", Buffer.from("0d0a870a", "hex")),
    box("ftyp", Buffer.from("jp2 ")),
    box("jp2h", Buffer.from("header")),
    box("jp2c", Buffer.from("pixels")),
  ];
  const [first = Buffer.alloc(0), ...rest] = seen;
  const metadata = box("xml ", Buffer.from(`<dc:creator>${NAME}</dc:creator>`));
  const document = await load(pdf(["본문"]));
  const { context } = document;
  const bytes = Buffer.concat([first, metadata, ...rest]);
  const picture = context.register(context.stream(bytes, { Filter: "JPXDecode", Subtype: "Image" }));
  document.getPage(0).node.set(PDFName.of("Resources"), context.obj({ XObject: { P: picture } }));
  const after = Buffer.from(await scrubPdf(await document.save({ useObjectStreams: false }), []));
  expect(after.includes(NAME)).toBe(false);
  expect(after.includes(Buffer.concat(seen))).toBe(true);
});

test("a PDF with an array of more objects than a call takes arguments is cleaned", async () => {
  const document = await load(pdf(["본문"]));
  const { context, catalog } = document;
  catalog.set(PDFName.of("Nums"), context.obj(Array.from({ length: 200_000 }, (_, at) => at)));
  const after = await scrubPdf(await document.save({ useObjectStreams: false }), []);
  expect((await load(after)).getPageCount()).toBe(1);
});
