// What the office writes in posts: creating, saving, conflicts, the trash, tags.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createTag, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  type Ask,
  CREATE,
  createImageRow,
  createThrough,
  createWriter,
  figure,
  postInput,
  SAVE,
} from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
let writer: number;
const inHours = (hours: number) => new Date(gateway().clock.now().getTime() + hours * HOUR).toISOString();

beforeAll(async () => {
  const made = await createWriter(gateway());
  ask = made.ask;
  writer = made.id;
});

const row = (id: number) => db.post.findUniqueOrThrow({ where: { id } });
const titles = async (board = "NOTICE") => {
  const { data } = await askGraphql(
    gateway(),
    `{ posts(board: ${board}) { items { title(language: KO) { text } } } }`,
  );
  return Object(data).posts.items.map((item: { title: { text: string } }) => item.title.text);
};

describe("making a post", () => {
  test("published now, it is there on the very next request", async () => {
    await titles();
    const id = await createThrough(ask, { ko: { title: "바로 보입니다", content: paragraph("본문") } });
    expect(await titles()).toContain("바로 보입니다");
    const post = await row(id);
    expect(post).toMatchObject({ version: 1, createdById: writer, titleEn: "Title" });
    expect(post.koUpdatedAt).toEqual(post.enUpdatedAt);
  });

  test("as a draft it may lack anything, and nobody sees it", async () => {
    const answer = await ask(CREATE, {
      input: { board: "NOTICE", ko: { title: "반만 쓴 글", content: null }, en: null },
    });
    expect(answer.errors).toEqual([]);
    const { id } = Object(answer.data).createPost;
    expect(await titles()).not.toContain("반만 쓴 글");
    expect(await row(id)).toMatchObject({ publishedAt: null, titleKo: "반만 쓴 글", contentKo: null });
    const seen = await askGraphql(gateway(), `{ post(board: NOTICE, id: ${id}) { id } }`);
    expect(seen.data).toEqual({ post: null });
    await createThrough(ask, { publishNow: false, ko: null, en: null });
  });

  test.each([
    ["nothing said", { ko: null, en: null }, { "ko.title": ["LANGUAGE_REQUIRED"] }],
    [
      "blank text",
      { ko: { title: " ", content: paragraph("  ") }, en: null },
      { "ko.title": ["LANGUAGE_REQUIRED"] },
    ],
    ["no title", { ko: { title: "", content: paragraph("본문") } }, { "ko.title": ["TITLE_REQUIRED"] }],
    ["no text", { en: { title: "Title", content: null } }, { "en.content": ["CONTENT_REQUIRED"] }],
    [
      "a link that runs",
      {
        ko: {
          title: "제목",
          content: {
            type: "doc",
            content: [
              {
                type: "paragraph",
                content: [
                  {
                    type: "text",
                    text: "x",
                    marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
                  },
                ],
              },
            ],
          },
        },
      },
      { "ko.content": ["HREF_INVALID"] },
    ],
    [
      "an unknown node",
      { ko: { title: "제목", content: { type: "doc", content: [{ type: "iframe", attrs: { src: "x" } }] } } },
      { "ko.content": ["DOCUMENT_INVALID"] },
    ],
    ["no document", { en: { title: "Title", content: "<b>x</b>" } }, { "en.content": ["DOCUMENT_INVALID"] }],
    [
      "an image without words",
      { ko: { title: "제목", content: figure("k", " ") } },
      { "ko.content": ["ALT_REQUIRED"] },
    ],
    [
      "an image nobody stored",
      { ko: { title: "제목", content: figure("k") } },
      { "ko.content": ["FILE_UNKNOWN"] },
    ],
    [
      "a file nobody stored",
      { files: [{ fileId: 999_999 }], thumbnailId: 999_999 },
      {
        files: ["FILE_UNKNOWN"],
        thumbnailId: ["FILE_UNKNOWN"],
      },
    ],
    ["a file twice", { files: [{ fileId: 1 }, { fileId: 1 }] }, { files: ["CHOICE_UNKNOWN"] }],
    [
      "eleven files",
      { files: Array.from({ length: 11 }, (_, i) => ({ fileId: i + 1 })) },
      { files: ["TOO_MANY_FILES"] },
    ],
    ["a tag of nobody", { tagId: 999_999 }, { tagId: ["CHOICE_UNKNOWN"] }],
    [
      "a pin that has ended",
      { pinned: true, pinnedUntil: "2001-01-01T00:00:00Z" },
      { pinnedUntil: ["DATE_INVALID"] },
    ],
    ["a date of no calendar", { publishedAt: "+020000-01-01T00:00:00Z" }, { publishedAt: ["DATE_INVALID"] }],
    [
      "a title too long",
      { ko: { title: "가".repeat(301), content: paragraph("본문") } },
      { "ko.title": ["TOO_LONG"] },
    ],
    [
      "a control character",
      { en: { title: "a\u0000b", content: paragraph("x") } },
      { "en.title": ["TEXT_INVALID"] },
    ],
  ])("%s is refused, and nothing is written", async (_, overrides, fields) => {
    const before = await db.post.count();
    const answer = await ask(CREATE, { input: postInput(overrides) });
    expect([answer.status, answer.code]).toEqual([200, "VALIDATION"]);
    expect(answer.errors[0]?.extensions?.fields).toEqual(fields);
    expect(await db.post.count()).toBe(before);
  });

  test("a text of 100,000 characters in both languages goes through and comes back", async () => {
    const long = paragraph("가나다라마바사아자차".repeat(10_000));
    const id = await createThrough(ask, {
      ko: { title: "긴 글", content: long },
      en: { title: "Long", content: long },
    });
    expect((await row(id)).contentKo).toEqual(long);
  });

  test("a body of that size is for writers only", async () => {
    const input = postInput({ ko: { title: "긴 글", content: paragraph("가".repeat(100_000)) } });
    const answer = await gateway().send("/graphql", { query: CREATE, variables: { input } });
    expect([answer.status, await answer.json()]).toEqual([413, { code: "PAYLOAD_TOO_LARGE" }]);
  });

  test("files, images of the texts and the thumbnail are written with it; a gallery shows its first picture", async () => {
    const [one, two, inText] = [await createImageRow(), await createImageRow(), await createImageRow()];
    const files = [
      { fileId: two.id, captionKo: "둘", altKo: "두 사람", altEn: "Two people" },
      { fileId: one.id, captionEn: "one", altKo: "한 사람", altEn: "One person" },
    ];
    const ko = { title: "사진", content: null };
    const id = await createThrough(ask, {
      board: "GALLERY",
      files,
      ko,
      en: { title: "Photos", content: figure(inText.key) },
    });
    expect(await db.postFigure.findMany({ where: { postId: id } })).toEqual([
      { postId: id, fileId: inText.id },
    ]);
    expect((await row(id)).thumbnailId).toBe(two.id);
    const { data } = await askGraphql(
      gateway(),
      `{ post(board: GALLERY, id: ${id}) { attachments { id } hasAttachments images { file { id } caption(language: EN) { text language } } thumbnail { id } } }`,
    );
    expect(data).toEqual({
      post: {
        attachments: [],
        hasAttachments: false,
        thumbnail: { id: two.id },
        images: [
          { file: { id: two.id }, caption: { text: "둘", language: "KO" } },
          { file: { id: one.id }, caption: { text: "one", language: "EN" } },
        ],
      },
    });
    await expect(db.file.delete({ where: { id: one.id } })).rejects.toMatchObject({ code: "P2003" });
  });
});

describe("a form that is sent again", () => {
  const KEYED =
    "mutation ($input: PostInput!, $key: String) { createPost(input: $input, requestKey: $key) { id } }";
  const send = (key: string, input = postInput()) => ask(KEYED, { input, key });
  const made = async () => await db.post.count();

  test("makes one post, also when both arrive at once", async () => {
    const before = await made();
    const [one, other] = await Promise.all([send("key-of-one-form"), send("key-of-one-form")]);
    const again = await send("key-of-one-form");
    expect([one.errors, other.errors, again.errors]).toEqual([[], [], []]);
    expect(other.data).toEqual(one.data);
    expect(again.data).toEqual(one.data);
    expect(await made()).toBe(before + 1);
    expect((await send("key-of-another-form")).data).not.toEqual(one.data);
    expect(await made()).toBe(before + 2);
  });

  test("with other words is a conflict with what was made: nothing is doubled, nothing swallowed", async () => {
    const { data } = await send("key-of-a-lost-answer");
    const { id } = Object(data).createPost;
    const before = await made();
    const ko = { title: "그 뒤에 고친 제목", content: paragraph("본문") };
    const answer = await send("key-of-a-lost-answer", postInput({ ko }));
    expect(answer.code).toBe("CONFLICT");
    const { conflict } = JSON.parse(answer.text).errors[0].extensions;
    expect(conflict).toMatchObject({ id, version: 1, deletedAt: null });
    expect(await made()).toBe(before);
    expect((await ask(SAVE, { id, version: 1, input: postInput({ ko }) })).errors).toEqual([]);
  });

  test("with a key that is none is refused", async () => {
    expect((await send("short")).code).toBe("VALIDATION");
  });
});

describe("saving", () => {
  test("raises the version, and only the language that changed is newer", async () => {
    const id = await createThrough(ask);
    const before = await row(id);
    gateway().clock.advance(1_000);
    const ko = { title: "고친 제목", content: paragraph("본문") };
    expect((await ask(SAVE, { id, version: 1, input: postInput({ ko }) })).errors).toEqual([]);
    const after = await row(id);
    expect(after.version).toBe(2);
    expect(after.enUpdatedAt).toEqual(before.enUpdatedAt);
    expect(after.koUpdatedAt?.getTime()).toBeGreaterThan(before.koUpdatedAt?.getTime() ?? 0);
    const seen = await askGraphql(
      gateway(),
      `{ post(board: NOTICE, id: ${id}) { englishOutdated viewerCanEdit title(language: KO) { text } } }`,
    );
    expect(seen.data).toEqual({
      post: { englishOutdated: true, viewerCanEdit: false, title: { text: "고친 제목" } },
    });
    const own = await ask(`{ post(board: NOTICE, id: ${id}) { viewerCanEdit } viewer { canWritePosts } }`);
    expect(own.data).toEqual({ post: { viewerCanEdit: true }, viewer: { canWritePosts: true } });
  });

  test("an older version is a conflict that carries the current version, and overwrites nothing", async () => {
    const id = await createThrough(ask);
    const first = postInput({ ko: { title: "먼저", content: paragraph("먼저") } });
    expect((await ask(SAVE, { id, version: 1, input: first })).code).toBeNull();
    const answer = await ask(SAVE, { id, version: 1, input: postInput({ ko: null }) });
    expect([answer.status, answer.code]).toEqual([200, "CONFLICT"]);
    expect(JSON.parse(answer.text).errors[0].extensions.conflict).toEqual({
      id,
      version: 2,
      deletedAt: null,
      ko: { title: "먼저", content: paragraph("먼저") },
      en: { title: "Title", content: paragraph("Text") },
    });
    expect(await row(id)).toMatchObject({ version: 2, titleKo: "먼저" });
  });

  test("what is not there, went to the trash or is on another board is not saved", async () => {
    expect((await ask(SAVE, { id: 999_999, version: 1, input: postInput() })).code).toBe("NOT_FOUND");
    const id = await createThrough(ask);
    const moved = await ask(SAVE, { id, version: 1, input: postInput({ board: "NEWS" }) });
    expect(moved.errors[0]?.extensions?.fields).toEqual({ board: ["CHOICE_UNKNOWN"] });
    await ask(`mutation { deletePost(id: ${id}) { id } }`);
    const gone = await ask(SAVE, { id, version: 2, input: postInput() });
    expect(gone.code).toBe("CONFLICT");
    expect(JSON.parse(gone.text).errors[0].extensions.conflict.deletedAt).toEqual(expect.any(String));
  });

  test("a language that is taken out is gone, and back to a draft it is hidden", async () => {
    const id = await createThrough(ask);
    expect((await ask(SAVE, { id, version: 1, input: postInput({ en: null }) })).code).toBeNull();
    expect(await row(id)).toMatchObject({ titleEn: null, contentEn: null, enUpdatedAt: null });
    const hidden = postInput({ publishNow: false, publishedAt: null });
    expect((await ask(SAVE, { id, version: 2, input: hidden })).code).toBeNull();
    const seen = await askGraphql(gateway(), `{ post(board: NOTICE, id: ${id}) { id } }`);
    expect(seen.data).toEqual({ post: null });
  });
});

describe("the trash", () => {
  test("takes a post at once, gives it back as it was, and lets go of it for good", async () => {
    const title = "휴지통 시험";
    const id = await createThrough(ask, { ko: { title, content: paragraph("본문") } });
    expect(await titles()).toContain(title);
    expect((await ask(`mutation { purgePost(id: ${id}) }`)).code).toBe("NOT_FOUND");
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await ask(`mutation { deletePost(id: ${id}) { id } }`)).errors).toEqual([]);
      expect(await titles()).not.toContain(title);
    }
    expect(await row(id)).toMatchObject({ version: 2, deletedById: writer });
    expect((await ask(`mutation { restorePost(id: ${id}) { id } }`)).errors).toEqual([]);
    expect(await titles()).toContain(title);
    await ask(`mutation { deletePost(id: ${id}) { id } }`);
    expect((await ask(`mutation { purgePost(id: ${id}) }`)).data).toEqual({ purgePost: true });
    for (const mutation of [
      "deletePost(id: 1000000) { id }",
      "restorePost(id: 1000000) { id }",
      `purgePost(id: ${id})`,
    ]) {
      expect((await ask(`mutation { ${mutation} }`)).code).toBe("NOT_FOUND");
    }
  });
});

describe("tags", () => {
  const TAG =
    "mutation ($ko: String!, $en: String!) { createTag(board: NEWS, nameKo: $ko, nameEn: $en) { id slug } }";
  const make = async (ko: string, en: string) => Object((await ask(TAG, { ko, en })).data).createTag;

  test("have an address of their own, and the same names are the same tag", async () => {
    const first = await make("학술 행사", "Academic  Events!");
    expect(first.slug).toBe("academic-events");
    expect((await make("다른 이름", "Academic events")).slug).toBe("academic-events-2");
    expect(await make("학술 행사", "Academic  Events!")).toEqual(first);
    expect((await make("한글", "한글")).slug).toBe("tag");
    const refused = await ask(TAG, { ko: " ", en: "x" });
    expect(refused.errors[0]?.extensions?.fields).toEqual({ nameKo: ["REQUIRED"] });
    const all = await ask("{ allTags(board: NEWS) { slug } }");
    expect(Object(all.data).allTags.map(({ slug }: { slug: string }) => slug)).toEqual([
      "academic-events",
      "academic-events-2",
      "tag",
    ]);
  });

  test("belong to their board", async () => {
    const { id } = await createTag({ board: "NEWS" });
    const answer = await ask(CREATE, { input: postInput({ tagId: id }) });
    expect(answer.errors[0]?.extensions?.fields).toEqual({ tagId: ["CHOICE_UNKNOWN"] });
  });
});

describe("drafts", () => {
  const DRAFT = "mutation ($input: DraftInput!) { saveDraft(input: $input) { id updatedAt } }";
  const OWN =
    "query ($id: Id!) { postForEditing(id: $id) { version ko { title } draft { payload baseVersion } } }";

  test("one a person and post, the last one wins, and saving drops it", async () => {
    const id = await createThrough(ask);
    for (const title of ["하나", "둘"]) {
      const input = { board: "NOTICE", postId: id, baseVersion: 1, payload: { ko: { title } } };
      expect((await ask(DRAFT, { input })).errors).toEqual([]);
    }
    expect((await ask(OWN, { id })).data).toEqual({
      postForEditing: {
        version: 1,
        ko: { title: "제목" },
        draft: { payload: { ko: { title: "둘" } }, baseVersion: 1 },
      },
    });
    const other = await createWriter(gateway());
    expect(Object((await other.ask(OWN, { id })).data).postForEditing.draft).toBeNull();
    await ask(SAVE, { id, version: 1, input: postInput() });
    expect(await db.draft.count({ where: { postId: id } })).toBe(0);
  });

  test("one a person and board for a new post, dropped when it is made", async () => {
    const NEW = "{ newPostDraft(board: NEWS) { id payload } }";
    const input = { board: "NEWS", payload: { publishedAt: null, ko: { title: "쓰는 중" } } };
    const first = Object((await ask(DRAFT, { input })).data).saveDraft;
    const second = Object((await ask(DRAFT, { input: { ...input, payload: { a: 1 } } })).data).saveDraft;
    expect(second.id).toBe(first.id);
    expect((await ask(NEW)).data).toEqual({ newPostDraft: { id: first.id, payload: { a: 1 } } });
    await createThrough(ask, { board: "NEWS" });
    expect((await ask(NEW)).data).toEqual({ newPostDraft: null });
  });

  test("several new ones of a board stand beside each other, each dropped by its own post", async () => {
    const writer = await createWriter(gateway());
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const keep = async (key: string, title: string) => {
      const payload = { values: { ko: { title: "" }, en: { title } }, requestKey: key };
      return Object((await writer.ask(DRAFT, { input: { board: "GALLERY", key, payload } })).data).saveDraft
        .id;
    };
    const ids = [await keep(keys[0] ?? "", "One"), await keep(keys[1] ?? "", "Other")];
    expect(await keep(keys[0] ?? "", "One, longer")).toBe(ids[0]);
    const LIST = "{ savedDrafts { id board postId title writerName } }";
    const listed = async (who: typeof writer) => Object((await who.ask(LIST)).data).savedDrafts;
    const mine = [
      { id: ids[0], board: "GALLERY", postId: null, title: "One, longer", writerName: null },
      { id: ids[1], board: "GALLERY", postId: null, title: "Other", writerName: null },
    ];
    expect(await listed(writer)).toEqual(mine);
    const { data } = await writer.ask(`{ newPostDraft(board: GALLERY, id: ${ids[1]}) { id } }`);
    expect(data).toEqual({ newPostDraft: { id: ids[1] } });
    // Somebody else who writes sees nothing of it; SUPER that it is there, and whose.
    const other = await createWriter(gateway());
    expect(await listed(other)).toEqual([]);
    expect((await other.ask(`{ newPostDraft(board: GALLERY, id: ${ids[1]}) { id } }`)).data).toEqual({
      newPostDraft: null,
    });
    const president = await createWriter(gateway(), "SUPER");
    expect((await listed(president)).map(({ title }: { title: string }) => title)).toContain("Other");
    await writer.ask(
      "mutation ($input: PostInput!, $key: String) { createPost(input: $input, requestKey: $key) { id } }",
      { input: postInput({ board: "GALLERY" }), key: keys[0] },
    );
    expect(await listed(writer)).toEqual(mine.slice(1));
  });

  test("of what is begun anew and left the newest thirty are kept", async () => {
    const writer = await createWriter(gateway());
    for (let number = 0; number < 32; number += 1) {
      const key = crypto.randomUUID();
      await writer.ask(DRAFT, {
        input: { board: "NEWS", key, payload: { values: { ko: { title: `${number}` } } } },
      });
    }
    const { savedDrafts } = Object((await writer.ask("{ savedDrafts { title } }")).data);
    expect(savedDrafts.map(({ title }: { title: string }) => Number(title))).toEqual(
      Array.from({ length: 30 }, (_, index) => 31 - index),
    );
  });

  test("only the writer discards them", async () => {
    const input = { board: "PUBLICATION", payload: {} };
    const { id } = Object((await ask(DRAFT, { input })).data).saveDraft;
    const other = await createWriter(gateway());
    const DISCARD = `mutation { discardDraft(id: ${id}) }`;
    expect((await other.ask(DISCARD)).data).toEqual({ discardDraft: false });
    expect((await ask(DISCARD)).data).toEqual({ discardDraft: true });
  });

  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  test.each([
    ["more than a megabyte", { text: "가".repeat(360_000) }, "DRAFT_TOO_LARGE"],
    ["too deep", { nested: nested(150) }, "DRAFT_TOO_LARGE"],
    ["a null character", { text: "a\u0000" }, "TEXT_INVALID"],
    ["half a character", { text: "\ud800" }, "TEXT_INVALID"],
    ["no form", [1], "TYPE_INVALID"],
  ])("%s is refused", async (_, payload, code) => {
    const answer = await ask(DRAFT, { input: { board: "NOTICE", payload } });
    expect(answer.errors[0]?.extensions?.fields).toEqual({ payload: [code] });
  });

  test("of a post that is not there are not kept", async () => {
    const input = { board: "NOTICE", postId: 999_999, payload: {} };
    expect((await ask(DRAFT, { input })).code).toBe("NOT_FOUND");
  });
});

test("a scheduled post waits among the scheduled", async () => {
  const id = await createThrough(ask, {
    board: "SEMINAR_ARCHIVE",
    publishNow: false,
    publishedAt: inHours(1),
  });
  const LIST = `query ($state: PostState!) { managedPosts(filter: { board: [SEMINAR_ARCHIVE], state: $state }) {
    totalCount pageSize items { id state version writtenBy title(language: EN) { text } trashExpiry } } }`;
  const list = async (state: string) => Object((await ask(LIST, { state })).data).managedPosts;
  expect(await list("SCHEDULED")).toEqual({
    totalCount: 1,
    pageSize: 20,
    items: [
      {
        id,
        state: "SCHEDULED",
        version: 1,
        writtenBy: "시험 회원",
        title: { text: "Title" },
        trashExpiry: null,
      },
    ],
  });
  expect((await list("PUBLISHED")).totalCount).toBe(0);
  await ask(`mutation { deletePost(id: ${id}) { id } }`);
  expect(await list("TRASH")).toMatchObject({
    totalCount: 1,
    items: [{ id, trashExpiry: expect.any(String) }],
  });
  expect((await list("SCHEDULED")).items).toEqual([]);
  expect((await list("DRAFT")).items).toEqual([]);
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
