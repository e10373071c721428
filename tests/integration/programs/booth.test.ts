// The booth sheet of a program: the accepted terms in what visitors read of it, by field, as a query and as a PDF.
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { db } from "#prisma/client.ts";
import type { GlossaryField } from "#prisma/generated/enums.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();
const SHEET = `query ($id: Id!) { boothSheet(id: $id) { isCut title(language: EN) { text } topics { field terms { ko en } } } }`;

beforeEach(async () => {
  await db.glossaryTerm.deleteMany();
});

const write = (ko: string, en: string, field: GlossaryField, more: object = {}) =>
  db.glossaryTerm.create({ data: { ko, en, field, ...more } });
const sheetOf = async (id: number) => {
  const { data, errors } = await askGraphql(gateway(), SHEET, { variables: { id } });
  expect(errors).toEqual([]);
  return Object(data).boothSheet;
};
const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

/** A seminar whose terms are in its title, its text, its programme, a talk and the English of its text. */
async function createSeminar(more: object = {}): Promise<number> {
  const { id } = await createProgram({
    titleKo: "법정통역 세미나",
    titleEn: "Seminar on court interpreting",
    contentKo: paragraph("후견인 제도를 다룹니다."),
    contentEn: paragraph("A word on sight translations."),
    ...more,
  });
  const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  await db.programSession.create({
    data: { programId: id, position: 0, startsAt, endsAt, titleKo: "판결문 읽기" },
  });
  await db.programSpeaker.create({
    data: { programId: id, position: 0, nameKo: "김가온", talkKo: "릴레이통역의 실제" },
  });
  return id;
}

test("holds each term of the program once, by field in the order of the dictionary, and nothing that is not accepted", async () => {
  await write("후견인", "guardian", "LAW", { noteKo: "성년후견을 포함합니다." });
  await write("판결문", "judgment", "LAW");
  await write("법정통역", "court interpreting", "INTERPRETING");
  await write("릴레이통역", "relay interpreting", "INTERPRETING");
  await write("문장구역", "sight translation", "INTERPRETING");
  await write("제도", "institution", "LAW", { status: "SUGGESTED" });
  await write("한의학", "Korean medicine", "MEDICINE");
  const sheet = await sheetOf(await createSeminar());
  expect(sheet).toEqual({
    isCut: false,
    title: { text: "Seminar on court interpreting" },
    topics: [
      {
        field: "INTERPRETING",
        terms: [
          { ko: "릴레이통역", en: "relay interpreting" },
          { ko: "문장구역", en: "sight translation" },
          { ko: "법정통역", en: "court interpreting" },
        ],
      },
      {
        field: "LAW",
        terms: [
          { ko: "판결문", en: "judgment" },
          { ko: "후견인", en: "guardian" },
        ],
      },
    ],
  });
});

test("says that it holds a part where there are more terms, or more text, than a sheet is made of", async () => {
  const words = Array.from({ length: 201 }, (_, at) => `용어${String.fromCodePoint(0xac00 + at * 28)}말`);
  await db.glossaryTerm.createMany({
    data: words.map((ko, at) => ({ ko, en: `term ${at}`, field: "LAW" as const })),
  });
  const sheet = async (text: string) => {
    const { isCut, topics } = await sheetOf((await createProgram({ contentKo: paragraph(text) })).id);
    return [isCut, topics.flatMap(({ terms }: { terms: object[] }) => terms).length];
  };
  expect(await sheet(words.slice(1).join(" "))).toEqual([false, 200]);
  expect(await sheet(words.join(" "))).toEqual([true, 200]);
  expect(await sheet(`${words[0]} ${"가".repeat(100_000)}`)).toEqual([true, 0]);
});

test("is read by whoever reads the program: not before it is published, and not once it is in the trash", async () => {
  await write("법정통역", "court interpreting", "INTERPRETING");
  const draft = await createSeminar({ publishedAt: null });
  const trashed = await createSeminar({ deletedAt: new Date() });
  for (const id of [draft, trashed, 1_000_000]) {
    expect(await sheetOf(id)).toBeNull();
    expect((await gateway().request(`/programs/${id}/booth-sheet.pdf`)).status).toBe(404);
  }
});

test("is a tagged PDF with the topics in both languages, and has a new term at once", {
  tags: ["long"],
}, async () => {
  await write("법정통역", "court interpreting", "INTERPRETING", { noteEn: "In court & in writing <sic>" });
  const id = await createSeminar();
  const wordsOf = async (program = id) => {
    const answer = await gateway().request(`/programs/${program}/booth-sheet.pdf`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString("latin1")).toContain("pdfuaid");
    const path = join(await mkdtemp(join(tmpdir(), "booth-")), "sheet.pdf");
    await writeFile(path, bytes);
    return JSON.stringify(await readPdf(path)).replaceAll(/\s|\\n/gu, "");
  };
  const words = await wordsOf();
  for (const some of ["법정통역", "courtinterpreting", "통역·Interpreting", "Incourt&inwriting<sic>"]) {
    expect(words).toContain(some);
  }
  expect(words).not.toContain("guardian");
  expect(words).not.toContain("일부만");
  const { ask } = await createWriter(gateway());
  const added = await ask(
    "mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }",
    { input: { ko: "후견인", en: "guardian", field: "LAW" } },
  );
  expect(added.errors).toEqual([]);
  expect(await wordsOf()).toContain("guardian");
  const many = Array.from({ length: 201 }, (_, at) => `용어${String.fromCodePoint(0xac00 + at * 28)}말`);
  await db.glossaryTerm.createMany({
    data: many.map((ko, at) => ({ ko, en: `term ${at}`, field: "LAW" as const })),
  });
  const cut = await wordsOf(await createSeminar({ contentKo: paragraph(many.join(" ")) }));
  expect(cut).toContain("일부만");
  expect(cut).toContain("onlyapartofthem");
});
