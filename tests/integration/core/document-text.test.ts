// @module-tag long
// What is read of an attached document, in a process of its own, and what of one that is locked, damaged or made to do harm.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { TEXT_MAX } from "#gateway/texts/reading.ts";
import { readText } from "#gateway/texts/texts.ts";
import type { TextEnding } from "#schema/validation/core/files.ts";
import { docx, docxOf, hwpx, pdf } from "#tests/support/documents.ts";
import { compound, zip } from "#tests/support/uploads.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function read(ending: TextEnding, bytes: Uint8Array) {
  made += 1;
  const path = join(folder, String(made));
  await writeFile(path, bytes);
  return await readText(path, ending);
}
const words = async (ending: TextEnding, bytes: Uint8Array) => {
  const reading = await read(ending, bytes);
  return reading.state === "READ" ? reading.text : reading.state;
};

const PARTED =
  '<w:p><w:r><w:t>통</w:t></w:r><w:r><w:t xml:space="preserve">역 </w:t><w:tab/><w:t>요금</w:t></w:r></w:p>';
const HARMLESS = "<w:p><w:r><w:t>글</w:t></w:r></w:p>";

describe("reads", () => {
  test("a PDF page by page, in Korean without a font of its own", async () => {
    expect(await words("pdf", pdf(["번역학회 안내", "", "KITEC 둘째 쪽"]))).toBe(
      "번역학회 안내\f\fKITEC 둘째 쪽",
    );
  });

  test("a PDF of 300 pages to its end, and of a longer one what is kept", async () => {
    const text = await words("pdf", pdf(Array.from({ length: 300 }, (_, at) => `${at + 1}쪽의 글`)));
    expect(text.split("\f")).toHaveLength(300);
    expect(text).toMatch(/\f300쪽의 글$/);
    const long = await read(
      "docx",
      docx(...Array.from({ length: 6_000 }, () => "가나다라마바사아자차".repeat(10))),
    );
    expect(long).toMatchObject({ state: "READ", isCut: true });
    expect(long.state === "READ" && long.text.length).toBeLessThanOrEqual(TEXT_MAX);
  });

  test.each<[string, TextEnding, Buffer, string]>([
    ["runs of a word together, tabs and paragraphs apart", "docx", docxOf(PARTED + HARMLESS), "통역 요금 글"],
    ["decomposed Korean composed", "docx", docx("통번역".normalize("NFD")), "통번역"],
    [
      "no deleted text, no codes",
      "docx",
      docxOf(`<w:p><w:t>남은</w:t><w:delText>지운</w:delText><w:instrText>PAGE</w:instrText></w:p>`),
      "남은",
    ],
    [
      "what is twice once",
      "docx",
      docxOf(
        `<w:p><mc:Choice xmlns:mc="m"><w:t>한 번</w:t></mc:Choice><mc:Fallback xmlns:mc="m"><w:t>한 번</w:t></mc:Fallback></w:p>`,
      ),
      "한 번",
    ],
    [
      "footnotes after the text",
      "docx",
      docxOf(HARMLESS, { "word/footnotes.xml": `<w:f xmlns:w="w">${PARTED}</w:f>` }),
      "글 통역 요금",
    ],
    [
      "sections in their order",
      "hwpx",
      hwpx(..."가나다라마바사아자차카"),
      "가 나 다 라 마 바 사 아 자 차 카",
    ],
    ["signs as signs", "hwpx", hwpx("A & B < C"), "A & B < C"],
  ])("%s", async (_what, ending, bytes, text) => {
    expect((await words(ending, bytes)).replace(/\s+/gu, " ")).toBe(text);
  });
});

/** A zip whose one part unpacks to so many spaces. */
async function zipBomb(bytes: number): Promise<Buffer> {
  const zipped = new ZipFile();
  const body = Buffer.alloc(bytes, " ");
  const ends = ["<w:document xmlns:w='w'><w:t>", "</w:t></w:document>"].map((end) => Buffer.from(end));
  zipped.addBuffer(Buffer.concat([ends[0] ?? body, body, ends[1] ?? body]), "word/document.xml");
  zipped.end();
  return await buffer(zipped.outputStream);
}

/** A PDF whose page unpacks to so many zeros. */
async function pdfBomb(bytes: number): Promise<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  const zeros = Readable.from(Array.from({ length: bytes / piece.length }, () => piece));
  const stream = await buffer(zeros.pipe(createDeflate()));
  const [head = "", tail = ""] = pdf(["@"])
    .toString("latin1")
    .split(/<< \/Length \d+ >>\nstream\n[^\n]*\nendstream/);
  const packed = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream.toString("latin1")}\nendstream`;
  // Its table of objects is wrong then; readers look for them themselves.
  return Buffer.from(head + packed + tail, "latin1");
}

test("what unpacks to too much is too large, and the site goes on", async () => {
  expect(await words("docx", await zipBomb(100 * 1024 * 1024))).toBe("TOO_LARGE");
  expect(await words("pdf", await pdfBomb(768 * 1024 * 1024))).toBe("TOO_LARGE");
  expect(await words("docx", docx("그 뒤"))).toBe("그 뒤");
});

describe("says of", () => {
  test.each<[string, TextEnding, Buffer, string]>([
    ["a scan that it has no text", "pdf", pdf(["", ""]), "NO_TEXT"],
    ["an empty docx that it has no text", "docx", docxOf("<w:p/>"), "NO_TEXT"],
    ["a PDF with a password that it is locked", "pdf", pdf(["비밀"], { locked: true }), "ENCRYPTED"],
    ["a docx with a password that it is locked", "docx", compound("EncryptedPackage"), "ENCRYPTED"],
    [
      "an hwpx with a password that it is locked",
      "hwpx",
      zip({
        mimetype: "application/hwp+zip",
        "META-INF/manifest.xml": "<m xmlns:o='o'><o:encryption-data/></m>",
        "Contents/section0.xml": "?",
      }),
      "ENCRYPTED",
    ],
    ["half a PDF that it is damaged", "pdf", pdf(["글"]).subarray(0, 300), "DAMAGED"],
    ["half a docx that it is damaged", "docx", docx("글").subarray(0, 200), "DAMAGED"],
    ["broken XML that it is damaged", "hwpx", zip({ "Contents/section0.xml": "<a><b>" }), "DAMAGED"],
    [
      "entities of its own that it is damaged",
      "docx",
      zip({ "word/document.xml": '<!DOCTYPE a [<!ENTITY b "글"><!ENTITY c "&b;&b;">]><a><t>&c;</t></a>' }),
      "DAMAGED",
    ],
    ["nothing at all that it is damaged", "pdf", Buffer.alloc(0), "DAMAGED"],
  ])("%s", async (_what, ending, bytes, state) => {
    expect(await words(ending, bytes)).toBe(state);
  });
});
