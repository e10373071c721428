// What is beside the words of a document and tells who wrote it: addresses behind links, running heads of
// sheets, and notes of Hangul.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCompound } from "#gateway/files/compound.ts";
import { openHwp } from "#gateway/files/hwp-file.ts";
import { scrubHwp } from "#gateway/files/scrub-hwp.ts";
import { scrubZip } from "#gateway/files/scrub-zip.ts";
import { docxOf } from "#tests/support/documents.ts";
import { hwpOf, record } from "#tests/support/hwp.ts";
import { unzip } from "#tests/support/unzip.ts";
import { zip } from "#tests/support/uploads.ts";

const NAME = "Gaon Han";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrub-beside-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The parts of a document as reviewers get it, by their names. */
async function scrubbed(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  await scrubZip(path, `${path}-scrubbed`, [NAME]);
  const parts = await unzip(new Uint8Array(await readFile(`${path}-scrubbed`)).buffer);
  return new Map([...parts].map(([name, part]) => [name, part.toString("utf8")]));
}

const link = (target: string) => `<Relationship Id="r1" TargetMode="External" Target="${target}"/>`;
const picture = '<Relationship Id="r2" Target="media/image1.png"/>';

test("a link of a docx tells no address of mail, and one of a running head leads nowhere", async () => {
  const after = await scrubbed(
    docxOf('<w:p><w:fldSimple w:instr=" HYPERLINK &quot;mailto:gaon@example.org&quot; "/></w:p>', {
      "word/_rels/document.xml.rels": `<Relationships>${link("mailto:gaon@example.org")}${picture}</Relationships>`,
      "word/_rels/header1.xml.rels": `<Relationships>${link("https://lab.example/gaon")}${picture}</Relationships>`,
      "word/header1.xml":
        '<w:hdr xmlns:w="w"><w:p><w:instrText> HYPERLINK "https://lab.example/gaon" </w:instrText></w:p><w:p><w:instrText>PAGE</w:instrText></w:p></w:hdr>',
    }),
  );
  expect([...after.values()].join("\n")).not.toMatch(/gaon/);
  for (const rels of ["word/_rels/document.xml.rels", "word/_rels/header1.xml.rels"])
    expect(after.get(rels)).toContain('Target="media/image1.png"');
  expect(after.get("word/header1.xml")).toContain("<w:instrText>PAGE</w:instrText>");
});

test("a link of the text of a docx still leads where it led", async () => {
  const rels = `<Relationships>${link("https://journal.example/article/7")}</Relationships>`;
  const after = await scrubbed(docxOf("<w:p/>", { "word/_rels/document.xml.rels": rels }));
  expect(after.get("word/_rels/document.xml.rels")).toContain('Target="https://journal.example/article/7"');
});

test("the running head of a sheet keeps its page number, and no word", async () => {
  const sheet =
    "<worksheet><headerFooter><oddHeader>&amp;L번역연구실&amp;R&amp;P</oddHeader><firstFooter>&amp;CGaon's lab</firstFooter></headerFooter></worksheet>";
  const after = await scrubbed(zip({ "[Content_Types].xml": "<Types/>", "xl/worksheets/sheet1.xml": sheet }));
  const head = after.get("xl/worksheets/sheet1.xml");
  expect(head).toContain("<oddHeader>&amp;L&amp;R&amp;P</oddHeader>");
  expect(head).not.toMatch(/번역연구실|lab/);
});

test("the running head of a hwpx tells no address that its words lead to", async () => {
  const head =
    '<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:header><hp:fieldBegin type="HYPERLINK"><hp:parameters><hp:stringParam name="Path">https://lab.example/gaon</hp:stringParam></hp:parameters></hp:fieldBegin><hp:t>연구실</hp:t></hp:header></hs:sec>';
  const after = await scrubbed(zip({ mimetype: "application/hwp+zip", "Contents/section0.xml": head }));
  expect(after.get("Contents/section0.xml")).not.toMatch(/gaon|연구실/);
  expect(after.get("Contents/section0.xml")).toContain("<hp:stringParam");
});

test("a note of a hwp does not tell who wrote it, also in Latin letters that nothing else names", async () => {
  const FIELD = Buffer.from("em%%\x01\x02\x03\x04\x05\x06\x07", "latin1");
  const commands = [
    "MEMO:set:60:Author:wstring:9:Dana Choe Date:wstring:4:2026 ",
    "Author=Dana Choe;Date=2026",
  ];
  const section = Buffer.concat([record(0x43, "본문"), ...commands.map((one) => record(0x47, one, FIELD))]);
  const after = await scrubHwp(hwpOf({ docInfo: record(0x10, ""), section }), []);
  const records = inflateRawSync(readCompound(after).get("BodyText/Section0") ?? Buffer.alloc(0));
  for (const part of [records, records.subarray(1)]) expect(part.toString("utf16le")).not.toContain("Dana");
  expect(records.includes(Buffer.from("Date:wstring:4:2026", "utf16le"))).toBe(true);
  expect(records.includes(Buffer.from("Author=---------;Date=2026", "utf16le"))).toBe(true);
});

test("a hwp whose pictures unpack to more than is read is refused as too large, and not as damaged", () => {
  const packed = deflateRawSync(Buffer.alloc(90 * 1024 * 1024));
  const file = openHwp(hwpOf({ docInfo: record(0x10, ""), section: record(0x43, "본문") }));
  for (const _picture of ["one", "two"]) file.unpack(packed);
  expect(() => file.unpack(packed)).toThrow(expect.objectContaining({ reason: "TOO_LARGE" }));
});
