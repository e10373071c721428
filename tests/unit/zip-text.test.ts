// What is read of a docx beside its words.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scrubZip } from "#gateway/files/scrub-zip.ts";
import type { Reading } from "#gateway/texts/reading.ts";
import { readZipped, type ZipEnding } from "#gateway/texts/zip-text.ts";
import { docxOf } from "#tests/support/documents.ts";
import { zip } from "#tests/support/uploads.ts";

async function readAs(ending: ZipEnding, bytes: Buffer): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), "zip-text-"));
  try {
    const path = join(folder, `원고.${ending}`);
    await writeFile(path, bytes);
    return await readZipped(path, ending);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("what a docx says of people beside its words is read for the check of a manuscript", async () => {
  const names = ["속성인", "수정인", "메모인", "머리인", "꼬리인", "자료인", "덧글인", "참여인"] as const;
  const [property, changed, comment, head, foot, data, said, person] = names;
  const p = (text: string) =>
    `<w:p><w:r><w:t>${text.slice(0, 1)}</w:t></w:r><w:r><w:t>${text.slice(1)}</w:t></w:r></w:p>`;
  const bytes = docxOf(
    `<w:p><w:ins w:id="1" w:author="${changed}"><w:r><w:t>본문</w:t></w:r></w:ins></w:p>`,
    {
      "docProps/core.xml": `<c:coreProperties xmlns:c="c" xmlns:dc="d"><dc:creator>${property}</dc:creator></c:coreProperties>`,
      "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:id="1" w:author="${comment}">${p(said)}</w:comment></w:comments>`,
      "word/header1.xml": `<w:hdr xmlns:w="w">${p(head)}</w:hdr>`,
      "word/footer2.xml": `<w:ftr xmlns:w="w">${p(foot)}</w:ftr>`,
      "word/people.xml": `<w15:people xmlns:w15="w"><w15:person w15:author="${person}"/></w15:people>`,
      "customXml/item1.xml": `<form><owner>${data}</owner></form>`,
    },
  );
  const { properties, ...read } = await readAs("docx", bytes);
  for (const name of names) expect(properties).toContain(name);
  expect(read).toMatchObject({ state: "READ", text: expect.stringMatching(/^본문\s*$/) });
});

test("so are those who changed or commented a hwpx", async () => {
  const names = ["저장인", "추적인", "메모인"] as const;
  const [saved, tracked, memo] = names;
  const bytes = zip({
    mimetype: "application/hwp+zip",
    "Contents/content.hpf": `<opf:package xmlns:opf="o"><opf:metadata><opf:meta name="lastsaveby" content="text">${saved}</opf:meta></opf:metadata></opf:package>`,
    "Contents/header.xml": `<hh:head xmlns:hh="h"><hh:trackChangeAuthors><hh:trackChangeAuthor id="1" name="${tracked}" mark="1"/></hh:trackChangeAuthors></hh:head>`,
    "Contents/section0.xml": `<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:p><hp:run><hp:ctrl><hp:fieldBegin type="MEMO"><hp:parameters><hp:stringParam name="Author">${memo}</hp:stringParam></hp:parameters></hp:fieldBegin></hp:ctrl><hp:t>본문</hp:t></hp:run></hp:p></hs:sec>`,
  });
  const { properties, ...read } = await readAs("hwpx", bytes);
  for (const name of names) expect(properties).toContain(name);
  expect(read).toMatchObject({ state: "READ", text: expect.stringMatching(/^본문\s*$/) });
});

const ENTITY = '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

test.each([
  ["docx", docxOfEntity('<w:document xmlns:w="w"><w:p><w:t>&e;</w:t></w:p></w:document>')],
  [
    "hwpx",
    zip({
      mimetype: "application/hwp+zip",
      "Contents/section0.xml": `${ENTITY}<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:p><hp:t>&e;</hp:t></hp:p></hs:sec>`,
    }),
  ],
] as const)("a %s that asks for a file of the server is neither read nor cleaned", async (ending, bytes) => {
  await expect(readAs(ending, bytes)).rejects.toThrow("entity");
  const folder = await mkdtemp(join(tmpdir(), "entity-"));
  try {
    await writeFile(join(folder, "a"), bytes);
    await expect(scrubZip(join(folder, "a"), join(folder, "b"), [])).rejects.toThrow("document type");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function docxOfEntity(document: string): Buffer {
  return zip({ "[Content_Types].xml": "<Types/>", "word/document.xml": `${ENTITY}${document}` });
}
