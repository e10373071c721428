// What is read of a docx beside its words.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readZipped } from "#gateway/texts/zip-text.ts";
import { docxOf } from "#tests/support/documents.ts";

test("what a docx says of people beside its words is read for the check of a manuscript", async () => {
  const names = ["속성인", "수정인", "메모인", "머리인", "꼬리인", "자료인", "덧글인"] as const;
  const [property, changed, comment, head, foot, data, said] = names;
  const p = (text: string) =>
    `<w:p><w:r><w:t>${text.slice(0, 1)}</w:t></w:r><w:r><w:t>${text.slice(1)}</w:t></w:r></w:p>`;
  const bytes = docxOf(
    `<w:p><w:ins w:id="1" w:author="${changed}"><w:r><w:t>본문</w:t></w:r></w:ins></w:p>`,
    {
      "docProps/core.xml": `<c:coreProperties xmlns:c="c" xmlns:dc="d"><dc:creator>${property}</dc:creator></c:coreProperties>`,
      "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:id="1" w:author="${comment}">${p(said)}</w:comment></w:comments>`,
      "word/header1.xml": `<w:hdr xmlns:w="w">${p(head)}</w:hdr>`,
      "word/footer2.xml": `<w:ftr xmlns:w="w">${p(foot)}</w:ftr>`,
      "customXml/item1.xml": `<form><owner>${data}</owner></form>`,
    },
  );
  const folder = await mkdtemp(join(tmpdir(), "zip-text-"));
  try {
    const path = join(folder, "원고.docx");
    await writeFile(path, bytes);
    const { properties, ...read } = await readZipped(path, "docx");
    for (const name of names) expect(properties).toContain(name);
    expect(read).toMatchObject({ state: "READ", text: expect.stringMatching(/^본문\s*$/) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
