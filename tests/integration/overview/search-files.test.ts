// Attached files among what is found: by name, by initials and by their words, and only where a visitor sees what carries them.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { storeText } from "#schema/core/files/file-text.ts";
import { toParts } from "#schema/core/files/text-parts.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createPost, createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const SEARCH = `query ($text: String!, $language: Language! = KO, $type: SearchType, $page: Int! = 1) {
  search(text: $text, language: $language, type: $type, page: $page) { groups { type count hits { id path date board
    programKind programState title { text marks { start end } } snippet { text language marks { start end } }
    file { url page carrier { text language } } } } } }`;

type Part = { text: string; marks: { start: number; end: number }[] };
const marked = ({ text, marks }: Part) => marks.map(({ start, end }) => text.slice(start, end));

async function search(text: string, language = "KO") {
  const { data, errors } = await askGraphql(gateway(), SEARCH, { variables: { text, language } });
  expect(errors).toEqual([]);
  const groups: { type: string; count: number; hits: Record<string, unknown>[] }[] =
    Object(data).search.groups;
  const files = groups.find(({ type }) => type === "FILE");
  expect(files?.count).toBe(files?.hits.length);
  return files?.hits.map((hit) => Object(hit)) ?? [];
}

async function file(name: string, text: string | null, more: Partial<Prisma.FileUncheckedCreateInput> = {}) {
  const key = newFileKey();
  const { id } = await db.file.create({
    data: { key, name, mimeType: "application/pdf", size: 1_000, ...more },
  });
  const state = text === null ? "NO_TEXT" : "READ";
  await storeText({ id, storedAs: key }, { state, parts: toParts(text ?? ""), isCut: false, properties: [] });
  return { id, key };
}
const ago = (days: number) => new Date(Date.now() - days * DAY);
const attach = (postId: number, fileId: number) => db.attachment.create({ data: { postId, fileId } });

const at: Record<string, string> = {};
beforeAll(async () => {
  const shown = await createPost({ titleKo: "규정 모음", titleEn: "Rules", publishedAt: ago(2) });
  const bylaws = await file(
    "회칙 전문.pdf",
    `첫째 쪽\f둘째 쪽 ${"머리말 ".repeat(400)}번역사의 윤리\f셋째 쪽`,
  );
  await attach(shown.id, bylaws.id);
  const scan = await file("스캔한 공문.pdf", null, { nameEn: "Scanned letter.pdf" });
  await attach(shown.id, scan.id);
  Object.assign(at, { shown: `/notice/${shown.id}`, bylaws: `/files/${bylaws.key}` });
  for (const [name, overrides] of Object.entries({
    draft: { publishedAt: null },
    scheduled: { publishedAt: ago(-1) },
    ended: { publishedAt: ago(3), unpublishAt: ago(1) },
    trash: { publishedAt: ago(3), deletedAt: ago(1) },
  })) {
    const { id } = await createPost(overrides);
    await attach(id, (await file(`감춘 ${name}.pdf`, "감춘 번역사")).id);
  }
  await file("아무 데도 없는 번역사.pdf", "번역사");
  const program = await createProgram({ publishedAt: ago(1), titleKo: "통역 세미나" });
  const handout = await file("발표문.docx", "수어 통역의 실제");
  await db.programFile.create({ data: { programId: program.id, fileId: handout.id } });
  const hidden = await createProgram({ publishedAt: null });
  await db.programFile.create({
    data: { programId: hidden.id, fileId: (await file("감춘 발표문.pdf", "감춘 수어")).id },
  });
  at.program = `/seminar-details/${program.id}`;
});

describe("finds", () => {
  test.each([
    ["회칙", ["회칙 전문.pdf"]],
    ["ㅎㅊㅈㅁ", ["회칙 전문.pdf"]],
    ["번역사의윤리", ["회칙 전문.pdf"]],
    ["번역사", ["회칙 전문.pdf"]],
    ["회칙 윤리", ["회칙 전문.pdf"]],
    ["쪽 둘째", ["회칙 전문.pdf"]],
    ["윤리셋째", ["회칙 전문.pdf"]],
    ["공문", ["스캔한 공문.pdf"]],
    ["scanned", ["스캔한 공문.pdf"]],
    ["수어", ["발표문.docx"]],
    ["감춘", []],
    ["ㅂㅇㅅ", []],
    ["아무 데도 없는", []],
    ["회칙 수어", []],
  ])("%j", async (typed, names) => {
    expect((await search(typed)).map(({ title }) => title.text)).toEqual(names);
  });
});

test("names the post that carries it, and shows the words around the hit with their page", async () => {
  const [hit] = await search("번역사 윤리");
  expect(hit).toMatchObject({ path: at.shown, board: "NOTICE", programKind: null });
  expect(hit.file).toMatchObject({ page: 2, carrier: { text: "규정 모음", language: "KO" } });
  expect(hit.file.url.startsWith(`${at.bylaws}/`)).toBe(true);
  expect(hit.snippet.text.length).toBeLessThan(200);
  expect(marked(hit.snippet)).toEqual(["번역사", "윤리"]);
  const [byName] = await search("ㅎㅊ");
  expect(marked(byName.title)).toEqual(["회칙"]);
  expect(byName.file.page).toBeNull();
  const [english] = await search("공문", "EN");
  expect(english).toMatchObject({ title: { text: "Scanned letter.pdf" }, snippet: null });
  expect(english.file.carrier).toEqual({ text: "Rules", language: "EN" });
  const [ofProgram] = await search("수어");
  expect(ofProgram).toMatchObject({
    path: at.program,
    board: null,
    file: { page: null, carrier: { text: "통역 세미나" } },
  });
});

test("a file is gone with what carries it", async () => {
  expect(await search("수어")).toHaveLength(1);
  await db.program.updateMany({ data: { deletedAt: new Date() } });
  expect(await search("수어 통역")).toEqual([]);
});

test("posts say their board, programs their kind and state", async () => {
  const { id } = await createProgram({
    publishedAt: ago(1),
    kind: "WORKSHOP",
    titleKo: "열린워크숍",
    startsAt: ago(-5),
    endsAt: ago(-6),
    applyFrom: ago(1),
    applyTo: ago(-1),
  });
  const { data } = await askGraphql(gateway(), SEARCH, { variables: { text: "열린워크숍" } });
  const hits = Object(data).search.groups.flatMap(({ hits }: { hits: object[] }) => hits);
  expect(hits).toMatchObject([
    { id: `PROGRAM:${id}`, programKind: "WORKSHOP", programState: "OPEN", board: null },
  ]);
  const posts = await askGraphql(gateway(), SEARCH, { variables: { text: "규정 모음" } });
  expect(Object(posts.data).search.groups[0].hits).toMatchObject([
    { board: "NOTICE", programState: null, file: null },
  ]);
});

test("many files are looked through by their indexes", async () => {
  await db.file.createMany({
    data: Array.from({ length: 3_000 }, (_, i) => ({
      key: newFileKey(),
      name: `제${i}호 논문.pdf`,
      mimeType: "application/pdf",
      size: 10,
    })),
  });
  await db.$executeRaw`
    INSERT INTO file_text_parts (file_id, stored_as, position, text)
    SELECT id, key, 0, '초록 ' || id || ' 국문 요약' FROM files WHERE name LIKE '제%'`;
  await db.$executeRawUnsafe("VACUUM ANALYZE files, file_text_parts");
  const plan = async (sql: string) => JSON.stringify(await db.$queryRawUnsafe(`EXPLAIN ${sql}`));
  expect(
    await plan(
      `SELECT id FROM files WHERE kind = 'ATTACHMENT' AND search_grams(search_key) @> search_grams('제2999호')`,
    ),
  ).toContain("files_search_key_idx");
  expect(
    await plan(
      "SELECT file_id FROM file_text_parts WHERE search_grams(search_key) @> search_grams('초록29')",
    ),
  ).toContain("file_text_parts_search_key_idx");
  expect(await search("제2999호")).toEqual([]);
});
