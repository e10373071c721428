// Documents of several templates are set by one compiler, which reads its fonts once.
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPagePrinter, type PrintedPage } from "#gateway/documents/printed-page.ts";
import { createTemplateCompiler, DOCUMENT_FONTS } from "#gateway/documents/template-compiler.ts";
import { readPdf } from "#gateway/texts/pdf-text.ts";

const BOOTH = new URL("../../../gateway/documents/booth.typ", import.meta.url);
const NO_TERMS = {
  kind: "용어집",
  title: "세미나",
  other: null,
  facts: "",
  association: "",
  topics: [],
  cut: null,
};
const PAGE: PrintedPage = {
  title: "회칙",
  edition: "제1판",
  association: "학회",
  lang: "ko",
  address: "/bylaws",
  document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "제1조" }] }] },
  effectiveAt: new Date(0),
};

test("fonts that cannot be read are read again with the next document, and once for all templates", async () => {
  const fonts = join(await mkdtemp(join(tmpdir(), "fonts-")), "fonts");
  const sheet = createTemplateCompiler(fonts, BOOTH);
  const inputs = { sheet: JSON.stringify(NO_TERMS) };
  await expect(sheet.pdf(inputs, new Date(0))).rejects.toThrow("ENOENT");

  await cp(DOCUMENT_FONTS, fonts, { recursive: true });
  const isPdf = (bytes: Buffer) => bytes.toString("latin1").startsWith("%PDF-");
  expect(isPdf(await sheet.pdf(inputs, new Date(0)))).toBe(true);

  await rm(fonts, { recursive: true });
  expect(isPdf(await createPagePrinter(fonts)(PAGE))).toBe(true);
});

const EXAM = new URL("../../../gateway/documents/exam.typ", import.meta.url);

test("the title of a list breaks between words", async () => {
  const sheet = JSON.stringify({
    kind: "ROOMS",
    lang: "ko",
    title: "고사실 명단",
    subtitle: "제28회",
    association: "학회",
    heads: ["수험번호", "이름", "부문", "좌석"],
    rooms: [
      { name: "서울 외국어교육관별동 101호 · 2026년 12월 24일 목요일 10:00", count: "0명", people: [] },
    ],
  });
  const pdf = await createTemplateCompiler(DOCUMENT_FONTS, EXAM).pdf({ sheet, photos: "{}" }, new Date(0));
  const path = join(await mkdtemp(join(tmpdir(), "list-")), "list.pdf");
  await writeFile(path, pdf);
  expect(JSON.stringify(await readPdf(path))).toContain("2026년 12월 24일 목요일 10:00");
});
