// What the office writes on pages: versions, conflicts, restoring, what visitors may look back at.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createMember, createSession, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createFileOnDisk } from "#tests/support/page-files.ts";
import { pageInput, SAVE_PAGE, savePageThrough } from "#tests/support/page-writing.ts";
import { type Ask, createImageRow, figure } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
const inDays = (days: number) => new Date(gateway().clock.now().getTime() + days * DAY).toISOString();
const asVisitor = async (query: string) => (await askGraphql(gateway(), query)).data;
const newest = (key: "GREETING" | "HISTORY" | "BYLAWS" | "VALUES" | "BOARD_MEMBERS" | "TERMS") =>
  db.pageVersion.findFirst({ where: { key }, orderBy: { number: "desc" }, include: { entries: true } });

/** Signs somebody of the office in at the gateway's time: a session lasts twelve hours. */
async function signIn(): Promise<void> {
  const { id } = await createMember({ roles: ["CONTENT"] });
  const { headers } = await createSession(id, gateway().clock);
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers: { ...headers } });
}

async function advance(days: number): Promise<void> {
  gateway().clock.advance(days * DAY);
  await signIn();
}

beforeAll(signIn);

describe("saving", () => {
  test("the first version is shown at once, the second replaces it and the first stays kept", async () => {
    const shown = "{ page(key: GREETING) { number title(language: EN) { text language } } }";
    expect(await asVisitor(shown)).toEqual({ page: null });
    expect(await savePageThrough(ask)).toBe(1);
    expect(await asVisitor(shown)).toEqual({
      page: { number: 1, title: { text: "Greeting", language: "EN" } },
    });
    expect(
      await savePageThrough(ask, {
        baseNumber: 1,
        ko: { title: "새 인사말", content: paragraph("반갑습니다") },
        en: null,
      }),
    ).toBe(2);
    expect(await asVisitor(shown)).toEqual({
      page: { number: 2, title: { text: "새 인사말", language: "KO" } },
    });
    expect(await db.pageVersion.count({ where: { key: "GREETING" } })).toBe(2);
  });

  test("what is based on an older version is a conflict that carries the current version", async () => {
    const answer = await ask(SAVE_PAGE, { input: pageInput({ baseNumber: 1 }) });
    expect([answer.status, answer.code]).toEqual([200, "CONFLICT"]);
    const { conflict } = JSON.parse(answer.text).errors[0].extensions;
    expect(conflict).toMatchObject({
      number: 2,
      ko: { title: "새 인사말", content: paragraph("반갑습니다") },
      en: null,
      entries: [],
      people: [],
    });
    expect((await newest("GREETING"))?.number).toBe(2);
    const none = await ask(SAVE_PAGE, { input: pageInput({ key: "KITEC", baseNumber: 1 }) });
    expect(JSON.parse(none.text).errors[0].extensions.conflict).toEqual({ number: null });
  });

  test("entries come back in their order and in the language there is", async () => {
    const entries = [
      { year: 2024, month: 2, day: 29, titleKo: "윤일에 모였다", titleEn: "We met on a leap day" },
      { year: 1999, month: 3, titleKo: "시작", bodyKo: "첫 줄\r\n\r\n둘째 문단" },
      { year: 1998, titleKo: "준비", titleEn: "Preparation", bodyEn: "In English only" },
    ];
    await savePageThrough(ask, { key: "HISTORY", ko: { title: "연혁" }, en: null, entries });
    const seen = await asVisitor(
      "{ page(key: HISTORY) { content(language: KO) { language } entries { year month day title(language: EN) { text language } body(language: KO) { text language } } } }",
    );
    expect(seen).toEqual({
      page: {
        content: { language: "KO" },
        entries: [
          {
            year: 2024,
            month: 2,
            day: 29,
            title: { text: "We met on a leap day", language: "EN" },
            body: null,
          },
          {
            year: 1999,
            month: 3,
            day: null,
            title: { text: "시작", language: "KO" },
            body: { text: "첫 줄\n\n둘째 문단", language: "KO" },
          },
          {
            year: 1998,
            month: null,
            day: null,
            title: { text: "Preparation", language: "EN" },
            body: { text: "In English only", language: "EN" },
          },
        ],
      },
    });
  });

  test.each([
    ["the thirtieth of February", { year: 2024, month: 2, day: 30 }, { "entries.0.day": ["DATE_INVALID"] }],
    ["a leap day of a common year", { year: 2023, month: 2, day: 29 }, { "entries.0.day": ["DATE_INVALID"] }],
    ["the 31st of April", { year: 2023, month: 4, day: 31 }, { "entries.0.day": ["DATE_INVALID"] }],
    ["a thirteenth month", { year: 2023, month: 13 }, { "entries.0.month": ["DATE_INVALID"] }],
    ["a day without a month", { year: 2023, day: 1 }, { "entries.0.month": ["REQUIRED"] }],
    ["a month without a year", { month: 1 }, { "entries.0.year": ["REQUIRED"] }],
    ["no year at all", {}, { "entries.0.year": ["REQUIRED"] }],
    ["a year before calendars of ours", { year: 1899 }, { "entries.0.year": ["DATE_INVALID"] }],
    ["no title", { year: 2023, titleKo: " " }, { "entries.0.titleKo": ["REQUIRED"] }],
    [
      "an English body without a title",
      { year: 2023, bodyEn: "Text" },
      { "entries.0.titleEn": ["TITLE_REQUIRED"] },
    ],
  ])("%s is refused at its field, and nothing is written", async (_, entry, fields) => {
    const before = await db.pageVersion.count();
    const entries = [{ titleKo: "일", ...entry }];
    const answer = await ask(SAVE_PAGE, {
      input: pageInput({ key: "HISTORY", baseNumber: 1, ko: { title: "연혁" }, en: null, entries }),
    });
    expect(answer.code).toBe("VALIDATION");
    expect(answer.errors[0]?.extensions?.fields).toEqual(fields);
    expect(await db.pageVersion.count()).toBe(before);
  });

  test.each([
    [
      "no Korean",
      { ko: { title: "", content: null } },
      { "ko.title": ["REQUIRED"], "ko.content": ["CONTENT_REQUIRED"] },
    ],
    [
      "an English text without a title",
      { en: { content: paragraph("x") } },
      { "en.title": ["TITLE_REQUIRED"] },
    ],
    ["an English title without a text", { en: { title: "x" } }, { "en.content": ["CONTENT_REQUIRED"] }],
    ["another day", { effectiveAt: "2030-01-01T00:00:00Z" }, { effectiveAt: ["DATE_INVALID"] }],
    ["entries where there are none", { entries: [{ titleKo: "하나" }] }, { entries: ["UNKNOWN_FIELD"] }],
    [
      "people where there are none",
      { people: [{ nameKo: "가", roleKo: "나" }] },
      { people: ["UNKNOWN_FIELD"] },
    ],
    [
      "a term that ends before it begins",
      { key: "BOARD_MEMBERS", people: [{ nameKo: "가", roleKo: "나", termFrom: 2026, termTo: 2025 }] },
      { "people.0.termTo": ["DATES_REVERSED"] },
    ],
    [
      "a portrait nobody stored",
      { key: "BOARD_MEMBERS", people: [{ nameKo: "가", roleKo: "나", portraitId: 999_999 }] },
      { "people.0.portraitId": ["FILE_UNKNOWN"] },
    ],
    [
      "a dated value",
      { key: "VALUES", entries: [{ titleKo: "하나", year: 2020 }] },
      { "entries.0.year": ["UNKNOWN_FIELD"] },
    ],
    [
      "an image nobody stored",
      { ko: { title: "가", content: figure("k") } },
      { "ko.content": ["FILE_UNKNOWN"] },
    ],
  ])("%s is refused", async (_, overrides, fields) => {
    const key = Object(overrides).key ?? "GREETING";
    const baseNumber = (await newest(key))?.number ?? null;
    const answer = await ask(SAVE_PAGE, { input: pageInput({ key, baseNumber, ...overrides }) });
    expect(answer.code).toBe("VALIDATION");
    expect(answer.errors[0]?.extensions?.fields).toEqual(fields);
  });
});

describe("legal texts", () => {
  test("may be saved ahead of their day; visitors see them from then on and may look back", async () => {
    const bylaws = { key: "BYLAWS", en: null };
    const text = (line: string) => ({ title: "회칙", content: paragraph(line) });
    await savePageThrough(ask, { ...bylaws, effectiveAt: "2010-03-01T00:00:00Z", ko: text("처음") });
    await savePageThrough(ask, { ...bylaws, baseNumber: 1, ko: text("둘째"), noteKo: "고쳤습니다" });
    await savePageThrough(ask, {
      ...bylaws,
      baseNumber: 2,
      effectiveAt: inDays(3),
      ko: text("셋째"),
      noteKo: "다시 고침",
    });
    const list = "{ pageVersions(key: BYLAWS) { number note(language: EN) { text language } } }";
    const numbers = (data: unknown) =>
      Object(data).pageVersions.map(({ number }: { number: number }) => number);
    expect(await asVisitor(list)).toEqual({
      pageVersions: [
        { number: 2, note: { text: "고쳤습니다", language: "KO" } },
        { number: 1, note: null },
      ],
    });
    expect(numbers((await ask(list)).data)).toEqual([3, 2, 1]);
    const coming = "{ page(key: BYLAWS, number: 3) { number previous { number previous { number } } } }";
    expect(await asVisitor(coming)).toEqual({ page: null });
    expect((await ask(coming)).data).toEqual({
      page: { number: 3, previous: { number: 2, previous: { number: 1 } } },
    });
    expect(await asVisitor("{ page(key: BYLAWS) { number } }")).toEqual({ page: { number: 2 } });
    expect(await asVisitor("{ page(key: BYLAWS, number: 1) { number previous { number } } }")).toEqual({
      page: { number: 1, previous: null },
    });
    await advance(4);
    expect(await asVisitor("{ page(key: BYLAWS) { number } }")).toEqual({ page: { number: 3 } });
    expect(numbers(await asVisitor(list))).toEqual([3, 2, 1]);
  });

  test("say what they changed, by line and word, in a language both versions have", async () => {
    const document = (...lines: string[]) => ({
      type: "doc",
      content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
    });
    const save = (baseNumber: number | null, ko: object, en: object | null) =>
      savePageThrough(ask, {
        key: "TERMS",
        baseNumber,
        noteKo: "회비를 올림",
        ko: { title: "약관", content: ko },
        en: en && { title: "Terms", content: en },
      });
    await save(null, document("회비는 1만 원으로 한다.", "없어질 조항이다."), null);
    gateway().clock.advance(1_000);
    await save(
      1,
      document("회비는 2만 원으로 한다.", "새로 생긴 마지막 줄."),
      document("Dues are 20,000 won.", "A last line."),
    );
    const CHANGES =
      "{ page(key: TERMS) { changes(language: EN) { language lines { kind role words { kind text } } } } }";
    expect(await asVisitor(CHANGES)).toEqual({
      page: {
        changes: {
          language: "KO",
          lines: [
            { kind: "SAME", role: "TITLE", words: [{ kind: "SAME", text: "약관" }] },
            {
              kind: "CHANGED",
              role: "PARAGRAPH",
              words: [
                { kind: "SAME", text: "회비는 " },
                { kind: "REMOVED", text: "1만" },
                { kind: "ADDED", text: "2만" },
                { kind: "SAME", text: " 원으로 한다." },
              ],
            },
            { kind: "REMOVED", role: "PARAGRAPH", words: [{ kind: "REMOVED", text: "없어질 조항이다." }] },
            { kind: "ADDED", role: "PARAGRAPH", words: [{ kind: "ADDED", text: "새로 생긴 마지막 줄." }] },
          ],
        },
      },
    });
    expect(await asVisitor("{ page(key: TERMS, number: 1) { changes(language: KO) { language } } }")).toEqual(
      {
        page: { changes: null },
      },
    );
  });
});

describe("other pages", () => {
  test("show visitors no version but the one in force", async () => {
    expect(
      await asVisitor("{ pageVersions(key: GREETING) { number } page(key: GREETING, number: 1) { number } }"),
    ).toEqual({ pageVersions: [], page: null });
    expect(
      await asVisitor("{ page(key: GREETING) { previous { number } changes(language: KO) { language } } }"),
    ).toEqual({
      page: { previous: null, changes: null },
    });
    const own = await ask(
      "{ pageVersions(key: GREETING) { number } page(key: GREETING, number: 1) { number } }",
    );
    expect(own.data).toEqual({ pageVersions: [{ number: 2 }, { number: 1 }], page: { number: 1 } });
  });

  test("an old version is restored as the newest, with all its items", async () => {
    const entries = [{ titleKo: "충실", titleEn: "Fidelity" }, { titleKo: "존중" }];
    const values = { key: "VALUES", ko: { title: "가치" }, en: null };
    await savePageThrough(ask, { ...values, entries });
    await savePageThrough(ask, { ...values, baseNumber: 1, entries: [] });
    const RESTORE = (base: number, number = 1) =>
      `mutation { restorePage(key: VALUES, number: ${number}, baseNumber: ${base}) { number note(language: KO) { text } entries { title(language: KO) { text } } } }`;
    expect((await ask(RESTORE(1))).code).toBe("CONFLICT");
    expect((await ask(RESTORE(2, 9))).code).toBe("NOT_FOUND");
    expect((await ask(RESTORE(2))).data).toEqual({
      restorePage: {
        number: 3,
        note: { text: "제1판으로 되돌렸습니다." },
        entries: [{ title: { text: "충실" } }, { title: { text: "존중" } }],
      },
    });
    const editing = await ask(
      "{ pageForEditing(key: VALUES) { number ko { title content } en { title } entries { titleKo titleEn year } people { nameKo } } }",
    );
    expect(editing.data).toMatchObject({
      pageForEditing: {
        number: 3,
        ko: { title: "가치" },
        en: null,
        entries: [
          { titleKo: "충실", titleEn: "Fidelity", year: null },
          { titleKo: "존중", titleEn: null },
        ],
        people: [],
      },
    });
  });

  test("a page nobody has written has an empty form", async () => {
    const { data } = await ask(
      "{ pageForEditing(key: WORKSHOP) { key number effectiveAt ko { title } entries { titleKo } } }",
    );
    expect(data).toEqual({
      pageForEditing: { key: "WORKSHOP", number: null, effectiveAt: null, ko: null, entries: [] },
    });
  });
});

describe("people and pictures", () => {
  const PEOPLE =
    "{ page(key: BOARD_MEMBERS) { people { name(language: EN) { text language } otherName(language: EN) role(language: EN) { text language } affiliation(language: EN) { text } termFrom termTo portrait { id } } } }";

  test("a portrait and a picture are public while they are shown, and hide when they are taken away", async () => {
    const [portrait, picture] = [await createFileOnDisk(gateway()), await createFileOnDisk(gateway())];
    const status = async (path: string) => (await gateway().request(path)).status;
    expect(await status(portrait.path)).toBe(404);
    const person = { nameKo: "한가람", nameEn: "Han Ga-ram", roleKo: "회장", roleEn: "President" };
    const board = { key: "BOARD_MEMBERS", en: null };
    await savePageThrough(ask, {
      ...board,
      ko: { title: "임원", content: figure(picture.key) },
      people: [
        { ...person, affiliationKo: "가온대학교", termFrom: 2025, termTo: 2026, portraitId: portrait.id },
        { nameKo: "이름만", roleKo: "이사" },
      ],
    });
    expect(await asVisitor(PEOPLE)).toEqual({
      page: {
        people: [
          {
            name: { text: "Han Ga-ram", language: "EN" },
            otherName: "한가람",
            role: { text: "President", language: "EN" },
            affiliation: { text: "가온대학교" },
            termFrom: 2025,
            termTo: 2026,
            portrait: { id: portrait.id },
          },
          {
            name: { text: "이름만", language: "KO" },
            otherName: null,
            role: { text: "이사", language: "KO" },
            affiliation: null,
            termFrom: null,
            termTo: null,
            portrait: null,
          },
        ],
      },
    });
    expect([await status(portrait.path), await status(picture.path)]).toEqual([200, 200]);
    await savePageThrough(ask, { ...board, baseNumber: 1, ko: { title: "임원" }, people: [person] });
    expect([await status(portrait.path), await status(picture.path)]).toEqual([404, 404]);
    await expect(db.file.delete({ where: { id: portrait.id } })).rejects.toMatchObject({ code: "P2003" });
    await ask("mutation { restorePage(key: BOARD_MEMBERS, number: 1, baseNumber: 2) { id } }");
    expect([await status(portrait.path), await status(picture.path)]).toEqual([200, 200]);
  });

  test("a picture of a coming version hides until its day; those of past ones stay with them", async () => {
    const [first, second] = [await createFileOnDisk(gateway()), await createFileOnDisk(gateway())];
    const status = async (path: string) => (await gateway().request(path)).status;
    const policy = (key: string) => ({ title: "방침", content: figure(key) });
    await savePageThrough(ask, { key: "PRIVACY_POLICY", en: null, ko: policy(first.key) });
    await savePageThrough(ask, {
      key: "PRIVACY_POLICY",
      baseNumber: 1,
      noteKo: "그림을 바꿈",
      effectiveAt: inDays(1),
      en: null,
      ko: policy(second.key),
    });
    expect([await status(first.path), await status(second.path)]).toEqual([200, 404]);
    await advance(2);
    expect([await status(first.path), await status(second.path)]).toEqual([200, 200]);
  });

  test("a portrait has to be an image", async () => {
    const file = await createImageRow({ kind: "ATTACHMENT" });
    const answer = await ask(SAVE_PAGE, {
      input: pageInput({
        key: "BOARD_MEMBERS",
        baseNumber: 3,
        people: [{ nameKo: "가", roleKo: "나", portraitId: file.id }],
      }),
    });
    expect(answer.errors[0]?.extensions?.fields).toEqual({ "people.0.portraitId": ["FILE_UNKNOWN"] });
  });
});
