// A version of a text in versions as a PDF: who gets it, what it says, and that it is tagged.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createPageVersion } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway({ config: { publicUrl: "https://association.example" } });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

const text = (words: string) => [{ type: "text", text: words }];
const line = (words: string) => ({ type: "paragraph", content: text(words) });
const item = (words: string) => ({ type: "listItem", content: [line(words)] });
const cell = (type: string, words: string) => ({ type, content: [line(words)] });

const BYLAWS = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: text("제1조(명칭)") },
    line('이 회는 학회라 한다. #read("x") *별* 李箱'.normalize("NFD")),
    { type: "orderedList", attrs: { marker: "가.", start: 2 }, content: [item("번역"), item("통역")] },
    {
      type: "table",
      content: [
        { type: "tableRow", content: [cell("tableHeader", "구분"), cell("tableHeader", "회비")] },
        { type: "tableRow", content: [cell("tableCell", "정회원"), cell("tableCell", "5만 원")] },
      ],
    },
  ],
};

/** The words of the answered PDF, without spaces: where a line breaks is the layout's. */
async function wordsOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString("latin1")).toContain("/StructTreeRoot");
  expect(bytes.toString("latin1")).toContain("pdfuaid");
  const path = join(folder, "page.pdf");
  await writeFile(path, bytes);
  const reading = await readPdf(path);
  if (!("text" in reading)) throw new Error(JSON.stringify(reading));
  return reading.text.replace(/\s/gu, "");
}

test("each version that people may read is a tagged PDF that says which it is and since when", async () => {
  const past = new Date("2024-03-01T00:00:00+09:00");
  await createPageVersion("BYLAWS", 1, { titleKo: "회칙", contentKo: BYLAWS, effectiveAt: past });
  const en = { titleEn: "Bylaws", contentEn: { type: "doc", content: [line("Article 1")] } };
  await createPageVersion("BYLAWS", 2, { titleKo: "새 회칙", ...en });
  const first = await gateway().request("/bylaws/1.pdf");
  expect(first.headers.get("content-type")).toBe("application/pdf");
  const said = await wordsOf(first);
  for (const words of [
    "회칙",
    "제1판·2024년3월1일시행",
    "제1조(명칭)",
    "나.번역",
    "다.통역",
    "정회원",
    "5만원",
  ]) {
    expect(said).toContain(words);
  }
  // What is typed stays text, composed, with the letters of the second font.
  expect(said).toContain('#read("x")*별*李箱');
  expect(said).toContain("https://association.example/bylaws?version=1");

  const english = await wordsOf(await gateway().request("/bylaws/2.pdf?lang=en"));
  expect(english).toContain("Bylaws");
  expect(english).toContain("Version2·inforcefrom");
  // What is not there in English is given in Korean, and says so by its words.
  expect(await wordsOf(await gateway().request("/bylaws/1.pdf?lang=en"))).toContain("제1판");
});

test("the same version is the same file, asked for again by its tag", async () => {
  const [one, other] = await Promise.all([
    gateway().request("/bylaws/1.pdf"),
    gateway().request("/bylaws/1.pdf"),
  ]);
  const etag = one.headers.get("etag") ?? "";
  expect(other.headers.get("etag")).toBe(etag);
  const again = await gateway().request("/bylaws/1.pdf", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("nobody gets a version that is still to come, the past of another page, or one that is none", async () => {
  const coming = new Date(Date.now() + 10 * DAY);
  await createPageVersion("BYLAWS", 3, { effectiveAt: coming });
  await createPageVersion("GREETING", 1);
  for (const path of ["/bylaws/3.pdf", "/bylaws/9.pdf", "/bylaws/9999999999.pdf", "/greeting/1.pdf"]) {
    expect([path, (await gateway().request(path)).status]).toEqual([path, 404]);
  }
  expect((await gateway().request("/bylaws/1.pdf", { method: "POST" })).status).toBe(405);
});
