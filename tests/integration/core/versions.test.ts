// @module-tag both
// Every save of a post, a program and a popup is a version; restoring writes an old one again as the newest; nothing is ever lost by it.

import { beforeAll, describe, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createPost, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createProgramThrough, programInput, SAVE_PROGRAM } from "#tests/support/program-writing.ts";
import { type Ask, createImageRow, createThrough, figure, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT", "PROGRAM"] });
  const headers = { ...session.headers };
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers });
});

const LISTED = "number author restoredFrom changed";
const ROOTS = { Post: "postForEditing", Program: "programForEditing", Popup: "managedPopup" } as const;
type Noun = keyof typeof ROOTS;

async function listed(noun: Noun, id: number) {
  const { data } = await ask(`{ subject: ${ROOTS[noun]}(id: ${id}) { version versions { ${LISTED} } } }`);
  return Object(data).subject;
}

async function sections(noun: Noun, id: number, number: number, against = "PREVIOUS") {
  const { data } = await ask(`{ subject: ${ROOTS[noun]}(id: ${id}) { versions(number: ${number}) {
    sections(against: ${against}) { field before after lines { kind role words { kind text } } } } } }`);
  return Object(data).subject.versions[0].sections;
}

const restore = (noun: Noun, id: number, number: number, version: number) =>
  ask(`mutation { restore${noun}Version(id: ${id}, number: ${number}, version: ${version}) { id } }`);
const korean = (title: string, text: string) => ({ title, content: paragraph(text) });

describe("a post", () => {
  test("each save is a version: which fields, by whom; what changed nothing is none", async () => {
    const id = await createThrough(ask);
    const en = { title: "Title", content: paragraph("Another text") };
    await ask(SAVE, { id, version: 1, input: postInput({ en }) });
    await ask(SAVE, { id, version: 2, input: postInput({ en }) });
    await ask(SAVE, {
      id,
      version: 3,
      input: postInput({ en, ko: korean("고친 제목", "본문"), pinned: true }),
    });
    const { version, versions } = await listed("Post", id);
    expect(version).toBe(4);
    expect(versions).toEqual([
      { number: 3, author: "시험 회원", restoredFrom: null, changed: ["pinned", "ko.title"] },
      { number: 2, author: "시험 회원", restoredFrom: null, changed: ["en.content"] },
      { number: 1, author: "시험 회원", restoredFrom: null, changed: [] },
    ]);
  });

  test("anyone who saves may say why, in either language; a restored version says none", async () => {
    const id = await createThrough(ask);
    const noted = SAVE.replace("($id", "($note: String, $id").replace(
      "input: $input",
      "input: $input, note: $note",
    );
    const save = (version: number, title: string, note: string) =>
      ask(noted, { id, version, note, input: postInput({ ko: korean(title, "본문") }) });
    await save(1, "둘째", " 장소가 바뀌었습니다. ");
    await save(2, "셋째", "The venue changed.");
    await save(3, "넷째", "");
    await restore("Post", id, 2, 4);
    expect((await save(5, "여섯째", "가".repeat(501))).code).toBe("VALIDATION");
    const { data } = await ask(
      `{ postForEditing(id: ${id}) { versions { number note(language: EN) { text language } } } }`,
    );
    expect(Object(data).postForEditing.versions).toEqual([
      { number: 5, note: null },
      { number: 4, note: null },
      { number: 3, note: { text: "The venue changed.", language: "EN" } },
      { number: 2, note: { text: "장소가 바뀌었습니다.", language: "KO" } },
      { number: 1, note: null },
    ]);
  });

  test("what changed is told word by word, and what is no text as it was and is", async () => {
    const id = await createThrough(ask, { ko: korean("제목", "오늘 모임은 세 시에 시작합니다") });
    const input = postInput({ ko: korean("제목", "오늘 모임은 네 시에 시작합니다"), pinned: true });
    await ask(SAVE, { id, version: 1, input });
    const found = await sections("Post", id, 2);
    expect(found).toContainEqual({ field: "pinned", before: false, after: true, lines: [] });
    const text = found.find(({ field }: { field: string }) => field === "ko.content");
    expect(text.lines).toEqual([
      {
        kind: "CHANGED",
        role: "PARAGRAPH",
        words: [
          { kind: "SAME", text: "오늘 모임은 " },
          { kind: "REMOVED", text: "세" },
          { kind: "ADDED", text: "네" },
          { kind: "SAME", text: " 시에 시작합니다" },
        ],
      },
    ]);
    expect(await sections("Post", id, 1, "NEWEST")).toHaveLength(2);
  });

  test("restoring writes the newest: words, pictures and files come back, date and pin stay", async () => {
    const [image, other] = [await createImageRow(), await createImageRow()];
    const old = { title: "먼저 쓴 제목", content: figure(image.key) };
    const publishedAt = "2026-01-02T03:04:05.000Z";
    const dated = { publishNow: false, publishedAt };
    const id = await createThrough(ask, { ...dated, ko: old, files: [{ fileId: image.id }] });
    const input = postInput({
      ...dated,
      ko: korean("덮어쓴 제목", "덮어쓴 글"),
      files: [{ fileId: other.id }],
      pinned: true,
    });
    await ask(SAVE, { id, version: 1, input });
    // The sweep leaves what only an old version names.
    await sweepFiles({ store: gateway().files, clock: { now: () => new Date(Date.now() + 2 * DAY) } });
    expect((await restore("Post", id, 1, 2)).errors).toEqual([]);
    expect(
      await db.post.findUniqueOrThrow({ where: { id }, include: { attachments: true, figures: true } }),
    ).toMatchObject({
      titleKo: "먼저 쓴 제목",
      version: 3,
      pinned: true,
      publishedAt: new Date(publishedAt),
      attachments: [{ fileId: image.id }],
      figures: [{ fileId: image.id }],
    });
    const { versions } = await listed("Post", id);
    expect(versions[0]).toMatchObject({ number: 3, restoredFrom: 1 });
    expect(versions).toHaveLength(3);
    const seen = await askGraphql(
      gateway(),
      `{ post(board: NOTICE, id: ${id}) { title(language: KO) { text } } }`,
    );
    expect(seen.data).toEqual({ post: { title: { text: "먼저 쓴 제목" } } });
  });

  test("a restoring that was overtaken is a conflict and writes nothing; one of two at once wins", async () => {
    const id = await createThrough(ask);
    await ask(SAVE, { id, version: 1, input: postInput({ ko: korean("나중", "나중") }) });
    expect((await restore("Post", id, 1, 1)).code).toBe("CONFLICT");
    const both = await Promise.all([restore("Post", id, 1, 2), restore("Post", id, 1, 2)]);
    expect(both.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
    const { versions } = await listed("Post", id);
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
    expect((await restore("Post", id, 9, 3)).code).toBe("NOT_FOUND");
  });

  test("what was there before there were versions is the first one at the next save", async () => {
    const { id } = await createPost({ titleKo: "옛 글", contentKo: paragraph("옛 본문") });
    expect((await listed("Post", id)).versions).toEqual([]);
    const input = postInput({ ko: korean("새 글", "새 본문"), en: null });
    expect((await ask(SAVE, { id, version: 1, input })).errors).toEqual([]);
    expect((await listed("Post", id)).versions).toMatchObject([{ number: 2 }, { number: 1, changed: [] }]);
    expect((await restore("Post", id, 1, 2)).errors).toEqual([]);
    expect((await db.post.findUniqueOrThrow({ where: { id } })).titleKo).toBe("옛 글");
  });

  test("a draft's version that a published post may not be is refused, by its fields", async () => {
    const id = await createThrough(ask, {
      publishNow: false,
      ko: { title: "반쯤", content: null },
      en: null,
    });
    await ask(SAVE, { id, version: 1, input: postInput() });
    expect((await restore("Post", id, 1, 2)).code).toBe("VALIDATION");
  });

  test("goes for good with its versions", async () => {
    const id = await createThrough(ask);
    await ask(`mutation { deletePost(id: ${id}) { id } }`);
    await ask(`mutation { purgePost(id: ${id}) }`);
    expect(await db.savedVersion.count({ where: { postId: id } })).toBe(0);
  });
});

test("a program comes back with its prices, people and sites", async () => {
  const rows = {
    prices: [{ labelKo: "정회원", amount: 10_000, grades: ["REGULAR"] }],
    speakers: [{ nameKo: "한가온", talkKo: "법정 통역" }],
  };
  const id = await createProgramThrough(ask, rows);
  const input = programInput({ ko: { title: "고친 세미나" }, fee: 30_000 });
  expect((await ask(SAVE_PROGRAM, { id, version: 1, input })).errors).toEqual([]);
  const { versions } = await listed("Program", id);
  expect(versions[0].changed.toSorted()).toEqual(["fee", "ko.location", "ko.title", "prices", "speakers"]);
  const found = await sections("Program", id, 2);
  expect(found).toContainEqual({ field: "fee", before: 20_000, after: 30_000, lines: [] });
  expect((await restore("Program", id, 1, 2)).errors).toEqual([]);
  expect(
    await db.program.findUniqueOrThrow({ where: { id }, include: { prices: true, speakers: true } }),
  ).toMatchObject({
    titleKo: "세미나",
    fee: 20_000,
    prices: [{ labelKo: "정회원" }],
    speakers: [{ nameKo: "한가온" }],
  });
});

test("a popup comes back; the days on which it is shown stay", async () => {
  const days = { showsFrom: "2026-01-01T00:00:00.000Z", showsTo: "2026-02-01T00:00:00.000Z" };
  const words = { titleKo: "처음 제목", bodyKo: paragraph("처음 글") };
  const choices = { device: "ALL", pages: "HOME", audience: "ALL", hide: "TODAY", position: 0 };
  const CREATE = "mutation ($input: PopupInput!) { createPopup(input: $input) { id } }";
  const SAVE_POPUP =
    "mutation ($id: Id!, $input: PopupInput!) { savePopup(id: $id, version: 1, input: $input) { id } }";
  const made = await ask(CREATE, { input: { ...days, ...words, ...choices } });
  const { id } = Object(made.data).createPopup;
  const input = {
    ...days,
    ...choices,
    titleKo: "다음 제목",
    bodyKo: paragraph("다음 글"),
    showsTo: "2026-03-01T00:00:00.000Z",
  };
  expect((await ask(SAVE_POPUP, { id, input })).errors).toEqual([]);
  expect((await listed("Popup", id)).versions[0].changed.toSorted()).toEqual([
    "bodyKo",
    "showsTo",
    "titleKo",
  ]);
  expect((await restore("Popup", id, 1, 2)).errors).toEqual([]);
  expect(await db.popup.findUniqueOrThrow({ where: { id } })).toMatchObject({
    titleKo: "처음 제목",
    showsTo: new Date("2026-03-01T00:00:00.000Z"),
  });
});

test("a page's versions stand in the same list, with what changed by each", async () => {
  const SAVE_PAGE = "mutation ($input: PageInput!) { savePage(input: $input) { id number } }";
  const page = async () => {
    const { data } = await ask(`{ pageForEditing(key: GREETING) { number versions { ${LISTED} } } }`);
    return Object(data).pageForEditing;
  };
  for (const title of ["인사말", "고친 인사말"]) {
    const { number } = await page();
    const input = { key: "GREETING", baseNumber: number, ko: { title, content: paragraph("모시는 글") } };
    expect((await ask(SAVE_PAGE, { input })).errors).toEqual([]);
  }
  expect((await page()).versions[0]).toMatchObject({ author: "시험 회원", changed: ["ko.title"] });
});
