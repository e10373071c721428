// The way of a translation from hand to hand: given, handed in, looked at, published; and what is said beside its paragraphs.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
let editor: Ask;
let editorId: number;
let translator: { id: number; ask: Ask };

beforeAll(async () => {
  ({ ask: editor, id: editorId } = await createWriter(gateway()));
  translator = await createWriter(gateway());
});

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const KO = { title: "학술대회", content: text("장소는 서울입니다.") };
const EN = { title: "Conference", content: text("The venue is Seoul.") };
const FORM = { en: EN, answers: [], base: { title: "", content: text() } };

const WORK = `query ($of: TranslatedInput!) { translationWork(of: $of) {
  languages { language state waiting { ko since } } task { assigneeId dueOn handedInAt handedIn } openRemarks
  remarks { id ko text resolvedAt resolvedBy } translators { id } } }`;
const MINE = "{ translationTasks(filter: { show: MINE }) { items { work { id task { isMine } } } } }";
const ASSIGN =
  "mutation ($of: TranslatedInput!, $memberId: Id, $dueOn: String) { assignTranslation(of: $of, memberId: $memberId, dueOn: $dueOn) { id } }";
const HAND_IN =
  "mutation ($of: TranslatedInput!, $form: Json!, $over: DateTime) { handInTranslation(of: $of, form: $form, over: $over) { id handedInAt } }";
const REMARK =
  "mutation ($of: TranslatedInput!, $ko: String, $text: String!) { addTranslationRemark(of: $of, ko: $ko, text: $text) { id } }";

const post = (id: number) => ({ place: "POST", id });
const workOf = async (id: number) => {
  const { data, errors } = await editor(WORK, { of: post(id) });
  expect(errors).toEqual([]);
  return Object(data).translationWork;
};
const states = async (id: number) =>
  (await workOf(id)).languages.map(({ state }: { state: string }) => state);
const save = async (id: number, input: object) => {
  gateway().clock.advance(1_000);
  const { version } = await db.post.findUniqueOrThrow({ where: { id } });
  expect((await editor(SAVE, { id, version, input: postInput(input) })).errors).toEqual([]);
};

describe("a translation", () => {
  test("is missing, in review, published, outdated with the paragraphs and the version, and a draft while its post is one", async () => {
    const id = await createThrough(editor, { ko: KO, en: null });
    expect(await states(id)).toEqual(["PUBLISHED", "MISSING"]);
    const given = await editor(ASSIGN, { of: post(id), memberId: translator.id, dueOn: "2026-12-24" });
    expect(given.errors).toEqual([]);
    expect((await workOf(id)).task).toMatchObject({ assigneeId: translator.id, dueOn: "2026-12-24" });
    const mine = Object((await translator.ask(MINE)).data);
    expect(mine.translationTasks.items).toContainEqual({ work: { id, task: { isMine: true } } });

    expect((await translator.ask(HAND_IN, { of: post(id), form: FORM })).errors).toEqual([]);
    expect(await states(id)).toEqual(["PUBLISHED", "IN_REVIEW"]);
    const { task } = await workOf(id);
    expect(task.handedIn).toEqual(FORM);
    // Readers see nothing of it.
    const { data } = await askGraphql(
      gateway(),
      `{ post(board: NOTICE, id: ${id}) { title(language: EN) { language } } }`,
    );
    expect(Object(data).post.title.language).toBe("KO");

    await save(id, { ko: KO, en: EN });
    expect(await states(id)).toEqual(["PUBLISHED", "PUBLISHED"]);
    expect((await workOf(id)).task).toBeNull();

    await save(id, { ko: { ...KO, content: text("장소는 부산입니다.") }, en: EN });
    expect((await workOf(id)).languages[1]).toEqual({
      language: "EN",
      state: "OUTDATED",
      waiting: [{ ko: "장소는 서울입니다.", since: 3 }],
    });
    const draft = await createThrough(editor, { ko: KO, en: EN, publishNow: false });
    expect(await states(draft)).toEqual(["DRAFT", "DRAFT"]);
  });

  test("is published no more once its post has ended", async () => {
    const id = await createThrough(editor, { ko: KO, en: EN });
    expect(await states(id)).toEqual(["PUBLISHED", "PUBLISHED"]);
    const now = gateway().clock.now().getTime();
    await db.post.update({ where: { id }, data: { unpublishAt: new Date(now + 60_000) } });
    expect(await states(id)).toEqual(["PUBLISHED", "PUBLISHED"]);
    await db.post.update({ where: { id }, data: { unpublishAt: new Date(now) } });
    expect(await states(id)).toEqual(["DRAFT", "DRAFT"]);
  });

  test("whose English is not whole yet stays on the list when something is published", async () => {
    const id = await createThrough(editor, { ko: KO, en: EN });
    await editor(ASSIGN, { of: post(id), memberId: translator.id });
    await save(id, { ko: { ...KO, content: text("장소는 부산입니다.", "점심을 드립니다.") }, en: EN });
    expect((await workOf(id)).task).not.toBeNull();
    // A save that leaves the English as it is says nothing about it.
    await save(id, { ko: KO, en: EN });
    expect((await workOf(id)).task).not.toBeNull();
    await save(id, { ko: KO, en: { ...EN, title: "The Conference" } });
    expect((await workOf(id)).task).toBeNull();
  });

  test("that somebody else handed in meanwhile is not written over", async () => {
    const id = await createThrough(editor, { ko: KO, en: null });
    const first = await translator.ask(HAND_IN, { of: post(id), form: FORM });
    const { handedInAt } = Object(first.data).handInTranslation;
    expect((await editor(HAND_IN, { of: post(id), form: { en: {} } })).code).toBe("CONFLICT");
    expect((await workOf(id)).task.handedIn).toEqual(FORM);
    gateway().clock.advance(1_000);
    expect((await editor(HAND_IN, { of: post(id), form: { en: {} }, over: handedInAt })).errors).toEqual([]);
    const back = await editor(
      "mutation ($of: TranslatedInput!) { returnTranslation(of: $of) { handedInAt } }",
      {
        of: post(id),
      },
    );
    expect(Object(back.data).returnTranslation.handedInAt).toBeNull();
    expect((await workOf(id)).task.handedIn).toEqual({ en: {} });
  });

  test("is given to the office alone, and by whose text it is", async () => {
    const id = await createThrough(editor, { ko: KO, en: null });
    const { id: outsider } = await createSignedIn({ roles: ["FINANCE"] });
    expect((await editor(ASSIGN, { of: post(id), memberId: outsider })).code).toBe("VALIDATION");
    expect((await editor(ASSIGN, { of: post(id), dueOn: "2026-02-30" })).code).toBe("VALIDATION");
    expect((await editor(ASSIGN, { of: { place: "PAGE", id } })).code).toBe("VALIDATION");
    const { session } = await createSignedIn({ roles: ["PROGRAM"] });
    const asked = await askGraphql(gateway(), WORK, {
      variables: { of: post(id) },
      headers: session.headers,
    });
    expect(asked.code).toBe("FORBIDDEN");
    const list = await askGraphql(gateway(), "{ translationTasks { totalCount } }", {
      headers: session.headers,
    });
    expect(Object(list.data).translationTasks.totalCount).toBe(0);
  });
});

test("anyone who is given a translation is written to in the own language, with the day; oneself is not", async () => {
  const id = await createThrough(editor, { ko: KO, en: null });
  const mailsOf = async () =>
    (await db.mail.findMany({ where: { kind: "TRANSLATION_ASSIGNED" }, orderBy: { id: "asc" } })).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
  const before = (await mailsOf()).length;
  const give = async (memberId: number | null, dueOn: string | null) =>
    expect((await editor(ASSIGN, { of: post(id), memberId, dueOn })).errors).toEqual([]);
  await db.member.update({ where: { id: translator.id }, data: { language: "EN" } });
  await give(translator.id, "2026-12-24");
  await give(translator.id, "2026-12-24");
  const [first = "", ...more] = (await mailsOf()).slice(before);
  expect(more).toEqual([]);
  expect(first).toMatch(/^Translation assigned to you: 학술대회/);
  expect(first).toContain("It is due on 24 December 2026.");
  expect(first).toMatch(/\/en\/admin\/translations/);
  await db.member.update({ where: { id: translator.id }, data: { language: "KO" } });
  await give(translator.id, null);
  const [, moved = ""] = (await mailsOf()).slice(before);
  expect(moved).toContain("‘학술대회’의 영어 번역을 맡아 주세요.");
  expect(moved).not.toContain("마감일");
  await give(null, null);
  await give(editorId, null);
  expect((await mailsOf()).slice(before)).toHaveLength(2);
});

test("a remark is open until somebody has seen to it, and once more when it is opened again", async () => {
  const id = await createThrough(editor, { ko: KO, en: EN });
  const added = await editor(REMARK, { of: post(id), ko: "장소는 서울입니다.", text: "어느 서울입니까?" });
  const remark = Object(added.data).addTranslationRemark.id;
  const set = (isResolved: boolean) =>
    translator.ask(`mutation { resolveTranslationRemark(id: ${remark}, isResolved: ${isResolved}) { id } }`);
  expect((await workOf(id)).openRemarks).toBe(1);
  expect((await set(true)).errors).toEqual([]);
  expect((await workOf(id)).remarks[0]).toMatchObject({ resolvedBy: expect.any(String) });
  expect((await workOf(id)).openRemarks).toBe(0);
  expect((await set(false)).errors).toEqual([]);
  expect((await workOf(id)).openRemarks).toBe(1);
  expect((await editor(REMARK, { of: post(id), text: " " })).code).toBe("VALIDATION");
});
