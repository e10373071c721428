// What a reviewer downloads names nobody, wherever the formats keep a name; and the check before sending
// reads the names that are in properties.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scrubPdf } from "#gateway/files/scrub-pdf.ts";
import { scrubZip } from "#gateway/files/scrub-zip.ts";
import { pdfProperties } from "#gateway/texts/pdf-properties.ts";
import { readZipped } from "#gateway/texts/zip-text.ts";
import { docxOf, docxWithProperties, pdf } from "#tests/support/documents.ts";
import { packedZip } from "#tests/support/packed-zip.ts";
import { unzip } from "#tests/support/unzip.ts";
import { zip } from "#tests/support/uploads.ts";

const NAME = "달빛저자";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrub-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function stored(bytes: Uint8Array): Promise<string> {
  made += 1;
  const path = join(folder, String(made));
  await writeFile(path, bytes);
  return path;
}
const textOf = async (bytes: Uint8Array) =>
  [...(await unzip(new Uint8Array(bytes).buffer)).values()].map((part) => part.toString("utf8")).join("\n");
async function scrubbed(bytes: Uint8Array): Promise<string> {
  const path = await stored(bytes);
  await scrubZip(path, `${path}-scrubbed`, []);
  return await textOf(await readFile(`${path}-scrubbed`));
}

describe("a docx", () => {
  const places: Readonly<Record<string, Buffer>> = {
    "creator, last saver, company, comments and changes": docxWithProperties(NAME),
    "people who comment, with their account": docxOf("<w:p/>", {
      "word/people.xml": `<w15:people xmlns:w15="w"><w15:person w15:author="${NAME}"><w15:presenceInfo w15:providerId="AD" w15:userId="S::${NAME}@univ.example"/></w15:person></w15:people>`,
    }),
    "own properties": docxOf("<w:p/>", {
      "docProps/custom.xml": `<Properties><property name="교수"><vt:lpwstr xmlns:vt="v">${NAME}</vt:lpwstr></property></Properties>`,
    }),
    "the folder of a template": docxOf("<w:p/>", {
      "word/_rels/settings.xml.rels": `<Relationships><Relationship Id="r1" TargetMode="External" Target="file:///C:\\Users\\${NAME}\\양식.dotx"/></Relationships>`,
    }),
  };
  test.each(Object.entries(places))("names nobody in %s", async (_place, bytes) => {
    expect(await textOf(bytes)).toContain(NAME);
    const after = await scrubbed(bytes);
    expect(after).not.toContain(NAME);
    expect(after).toContain("<w:document");
  });
});

test("a docx keeps page numbers of its running head, and no word; pictures lose their metadata", async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2B4285" } })
    .withExif({ IFD0: { Artist: NAME } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator xmlns:dc="d">${NAME}</dc:creator></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const bytes = await packedZip({
    "word/document.xml": Buffer.from('<w:document xmlns:w="w"><w:t>본문</w:t></w:document>'),
    "word/header1.xml": Buffer.from(
      `<w:hdr xmlns:w="w"><w:p><w:t>${NAME}, dal@example.org</w:t><w:instrText>PAGE</w:instrText><w:t>7</w:t></w:p></w:hdr>`,
    ),
    "customXml/item1.xml": Buffer.from(`<b xmlns="x"><author>${NAME}</author></b>`),
    "word/media/image1.jpg": picture,
  });
  expect(await textOf(bytes)).toContain(NAME);
  const after = await scrubbed(bytes);
  for (const name of [NAME, "dal@example.org"]) expect(after).not.toContain(name);
  expect(after).toContain("<w:instrText>PAGE</w:instrText><w:t>7</w:t>");
  expect(after).toContain("본문");
});

/** As a program for pictures writes it: with EXIF, XMP, and IPTC (a by-line in Photoshop's APP13). */
async function pictureBy(name: string): Promise<Buffer> {
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2B4285" } })
    .withExif({ IFD0: { Artist: name } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator xmlns:dc="d">${name}</dc:creator></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const byLine = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, name.length]), Buffer.from(name)]);
  const padded = Buffer.concat([byLine, Buffer.alloc(byLine.length % 2)]);
  const resource = Buffer.concat([
    Buffer.from("Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0\0", "latin1"),
    Buffer.from([byLine.length]),
    padded,
  ]);
  const marker = Buffer.from([0xff, 0xed, 0, resource.length + 2]);
  return Buffer.concat([drawn.subarray(0, 2), marker, resource, drawn.subarray(2)]);
}

test.each([
  ["docx", "word/media/image1.jpg", "word/document.xml"],
  ["hwpx", "BinData/image1.jpg", "Contents/section0.xml"],
])("a picture in a %s loses its EXIF, XMP and IPTC, and is still shown", async (_kind, part, text) => {
  const picture = await pictureBy("Gaon Han");
  const before = await sharp(picture).metadata();
  expect([before.exif, before.xmp, before.iptc].map(Boolean)).toEqual([true, true, true]);
  const path = await stored(await packedZip({ [text]: Buffer.from("<a>본문</a>"), [part]: picture }));
  await scrubZip(path, `${path}-scrubbed`, []);
  const parts = await unzip(new Uint8Array(await readFile(`${path}-scrubbed`)).buffer);
  const after = parts.get(part) ?? Buffer.alloc(0);
  expect(after.includes("Gaon Han")).toBe(false);
  const { exif, xmp, iptc, ...shown } = await sharp(after).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(shown).toMatchObject({ format: "jpeg", width: 8, height: 8 });
});

const hwpxOf = (parts: Readonly<Record<string, string>>) =>
  zip({
    mimetype: "application/hwp+zip",
    "Contents/section0.xml":
      '<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:p><hp:run><hp:t>본문</hp:t></hp:run></hp:p></hs:sec>',
    ...parts,
  });
const HPF = `<opf:package xmlns:opf="o"><opf:metadata><opf:title>${NAME}의 원고</opf:title><opf:meta name="creator" content="text">${NAME}</opf:meta><opf:meta name="lastsaveby" content="text">${NAME}</opf:meta></opf:metadata></opf:package>`;

describe("a hwpx", () => {
  test.each([
    ["its properties", hwpxOf({ "Contents/content.hpf": HPF })],
    [
      "who changed it",
      hwpxOf({
        "Contents/header.xml": `<hh:head xmlns:hh="h"><hh:trackChangeAuthors><hh:trackChangeAuthor id="1" name="${NAME}" mark="1"/></hh:trackChangeAuthors></hh:head>`,
      }),
    ],
    [
      "who wrote a memo",
      hwpxOf({
        "Contents/section1.xml": `<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:fieldBegin type="MEMO"><hp:parameters><hp:stringParam name="Author">${NAME}</hp:stringParam></hp:parameters></hp:fieldBegin></hs:sec>`,
      }),
    ],
  ])("names nobody in %s", async (_place, bytes) => {
    expect(await textOf(bytes)).toContain(NAME);
    const after = await scrubbed(bytes);
    expect(after).not.toContain(NAME);
    expect(after).toContain("본문");
  });
});

describe("a PDF", () => {
  /** Everything it says, unpacked. */
  async function said(bytes: Uint8Array): Promise<string> {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return document.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .join("\n");
  }
  const hex = String(PDFHexString.fromText(NAME));

  test("names nobody in its properties, nor in those of an earlier revision", async () => {
    const document = await PDFDocument.load(pdf(["본문"]), { updateMetadata: false });
    const { context, catalog } = document;
    const info = { Author: PDFHexString.fromText(NAME), Producer: PDFString.of("a") };
    context.trailerInfo.Info = context.register(context.obj(info));
    // What nothing leads to any more.
    context.register(context.obj(info));
    const xmp = context.stream(`<dc:creator>${NAME}</dc:creator>`, { Type: "Metadata", Subtype: "XML" });
    catalog.set(PDFName.of("Metadata"), context.register(xmp));
    catalog.set(PDFName.of("PieceInfo"), context.obj({ Word: { Private: PDFHexString.fromText(NAME) } }));
    const bytes = await document.save({ useObjectStreams: false });
    expect(await said(bytes)).toContain(hex);
    const after = await scrubPdf(bytes, []);
    expect(await said(after)).not.toContain(hex);
    expect(Buffer.from(after).toString("utf8")).not.toContain(NAME);
    expect((await PDFDocument.load(after, { updateMetadata: false })).getPageCount()).toBe(1);
  });

  test("names nobody beside its notes, and keeps what they say", async () => {
    const document = await PDFDocument.load(pdf(["본문"]), { updateMetadata: false });
    const { context } = document;
    const note = { Type: "Annot", Subtype: "Text", Rect: [0, 0, 9, 9], T: PDFHexString.fromText(NAME) };
    const annotation = context.register(context.obj({ ...note, Contents: PDFString.of("see") }));
    document.getPage(0).node.set(PDFName.of("Annots"), context.obj([annotation]));
    const after = await said(await scrubPdf(await document.save({ useObjectStreams: false }), []));
    expect(after).not.toContain(hex);
    expect(after).toContain("(see)");
  });

  test("names nobody in a figure of another document, nor in a picture", async () => {
    const document = await PDFDocument.load(pdf(["본문"]), { updateMetadata: false });
    const { context } = document;
    const jpg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2B4285" } })
      .withExif({ IFD0: { Artist: "Dal Author" } })
      .jpeg()
      .toBuffer();
    const info = { Author: PDFHexString.fromText(NAME), Title: PDFHexString.fromText(NAME) };
    const figure = context.register(context.stream("", { "PTEX.InfoDict": info, Subtype: "Form" }));
    const picture = context.register(context.stream(jpg, { Filter: "DCTDecode", Subtype: "Image" }));
    const shown = context.obj({ XObject: { F: figure, P: picture } });
    document.getPage(0).node.set(PDFName.of("Resources"), shown);
    const bytes = await document.save({ useObjectStreams: false });
    expect(await said(bytes)).toContain(hex);
    expect(Buffer.from(bytes).includes("Dal Author")).toBe(true);
    const after = await scrubPdf(bytes, []);
    expect(await said(after)).not.toContain(hex);
    expect(Buffer.from(after).includes("Dal Author")).toBe(false);
  });

  test("is not handed on while it is locked", async () => {
    await expect(scrubPdf(pdf(["본문"], { locked: true }), [])).rejects.toThrow();
  });
});

describe("the check before sending reads", () => {
  test("who made and saved a docx, and for whom", async () => {
    const reading = await readZipped(await stored(docxWithProperties(NAME)), "docx");
    expect(reading).toMatchObject({ state: "READ", properties: [NAME, `${NAME}대학교`] });
  });

  test("who made and saved a hwpx", async () => {
    const reading = await readZipped(await stored(hwpxOf({ "Contents/content.hpf": HPF })), "hwpx");
    expect(reading).toMatchObject({ state: "READ" });
    expect(Object(reading).properties).toContain(NAME);
  });

  test("who made a PDF", async () => {
    const document = await PDFDocument.load(pdf(["본문"]), { updateMetadata: false });
    document.setAuthor(NAME);
    expect(pdfProperties(Buffer.from(await document.save({ useObjectStreams: false })))).toEqual([NAME]);
  });
});
