// Acts on many posts at once, and their way back (docs/site.md#posts).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { checkParagraph } from "#schema/validation/core/translation/checks.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const DAY = 86_400_000;
let writer: Awaited<ReturnType<typeof createSignedIn>>;
let other: Awaited<ReturnType<typeof createSignedIn>>;

beforeAll(async () => {
  writer = await createSignedIn({ roles: ["CONTENT"] });
  other = await createSignedIn({ roles: ["CONTENT"] });
});

const CHANGE = `mutation ($which: BulkSelection!, $filter: PostFilter, $change: PostChange!, $board: Board) {
  changePosts(which: $which, filter: $filter, change: $change, board: $board) { done skipped cursor changed } }`;
const UNDO = "mutation ($ids: [Id!]!) { undoPostChanges(ids: $ids) { done skipped } }";
const ask = async (query: string, variables: object, person = writer) => {
  const answer = await askGraphql(gateway(), query, { variables, headers: person.session.headers });
  expect(answer.errors).toEqual([]);
  return Object(answer.data);
};
const change = async (ids: readonly number[], name: string, more: object = {}) =>
  (await ask(CHANGE, { which: { ids, expectedCount: ids.length }, change: name, ...more })).changePosts;
const undo = async (ids: readonly number[], person = writer) =>
  (await ask(UNDO, { ids }, person)).undoPostChanges;
/** What answers the one thing that is asked about a title. */
const checkOf = (ko: string, en: string): string => {
  const [title] = paragraphsOf({ ko: { title: ko }, en: { title: en } }, [], new Set());
  return (title && checkParagraph(title, []).at(0)?.answer) ?? "";
};
const placeOf = (id: number) =>
  db.post.findUniqueOrThrow({
    where: { id },
    select: { board: true, pinned: true, publishedAt: true, tagId: true, deletedAt: true },
  });

describe("many posts", () => {
  test("are taken down and come back with their dates", async () => {
    const at = new Date(Date.now() - 30 * DAY);
    const { id } = await createPost({ publishedAt: at });
    const { id: draft } = await createPost({ publishedAt: null });
    expect(await change([id, draft], "HIDE")).toEqual({
      done: 1,
      skipped: 1,
      cursor: null,
      changed: [id],
    });
    expect(await placeOf(id)).toMatchObject({ publishedAt: null });
    // Not by somebody else, and not what somebody saved since.
    expect(await undo([id], other)).toEqual({ done: 0, skipped: 1 });
    expect(await undo([id])).toEqual({ done: 1, skipped: 0 });
    expect(await placeOf(id)).toMatchObject({ publishedAt: at });
    const log = await db.auditEntry.findMany({
      where: { subject: "post", subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual(["hidePost", "undoPostChanges"]);
    expect(await db.savedVersion.count({ where: { postId: id } })).toBe(3);
  });

  test("are published where they lack nothing", async () => {
    const { id } = await createPost({ publishedAt: null });
    const { id: bare } = await createPost({ publishedAt: null, titleKo: null, titleEn: null });
    expect(await change([id, bare], "PUBLISH")).toMatchObject({ done: 1, skipped: 1, changed: [id] });
    expect((await placeOf(id)).publishedAt).not.toBeNull();
    expect((await placeOf(bare)).publishedAt).toBeNull();
    await undo([id]);
    expect((await placeOf(id)).publishedAt).toBeNull();
  });

  test("are looked through for what is open in their English before they are published", async () => {
    const OPEN =
      "query ($ids: [Id!], $filter: PostFilter) { openEnglish(ids: $ids, filter: $filter) { open unchecked } }";
    const openOf = async (variables: object) => (await ask(OPEN, variables)).openEnglish;
    const draft = (titleKo: string, titleEn: string | null, more: object = {}) =>
      createPost({
        publishedAt: null,
        titleKo,
        titleEn,
        ...(titleEn === null ? { contentEn: Prisma.DbNull } : {}),
        ...more,
      });
    const money = await draft("참가비 5만 원", "Fee: KRW 70,000");
    const answer = checkOf("참가비 5만 원", "Fee: KRW 70,000");
    const answered = await draft("참가비 5만 원", "Fee: KRW 70,000", { answers: [answer] });
    const right = await draft("참가비 5만 원", "Fee: KRW 50,000");
    const korean = await draft("참가비 5만 원", null);
    const half = await draft("참가비 5만 원", "Fee: KRW 50,000", { contentEn: Prisma.DbNull });
    const public_ = await createPost({ titleKo: "참가비 5만 원", titleEn: "Fee: KRW 70,000" });
    const remarked = await draft("참가비 5만 원", "Fee: KRW 50,000", {
      translationRemarks: { create: { text: "다시 봅시다.", createdAt: new Date() } },
    });
    for (const [{ id }, open] of [
      [money, 1],
      [answered, 0],
      [right, 0],
      [korean, 0],
      [half, 1],
      [public_, 0],
      [remarked, 1],
    ] as const)
      expect([id, await openOf({ ids: [id] })]).toEqual([id, { open, unchecked: 0 }]);
    const all = await openOf({ filter: { state: "DRAFT" } });
    expect(all).toEqual({ open: 3, unchecked: 0 });
    await db.glossaryTerm.create({ data: { ko: "참가비", en: "admission", field: "OTHER" } });
    expect(await openOf({ ids: [right.id] })).toEqual({ open: 1, unchecked: 0 });
    const outsider = await createSignedIn({ roles: ["PROGRAM"] });
    const refused = await askGraphql(gateway(), OPEN, { variables: {}, headers: outsider.session.headers });
    expect(refused.code).toBe("FORBIDDEN");
  });

  test("are moved without their tag, found under their old address, and moved back with it", async () => {
    const tag = await db.tag.create({ data: { board: "NOTICE", slug: "many", nameKo: "가", nameEn: "A" } });
    const { id } = await createPost({
      board: "NOTICE",
      tagId: tag.id,
      publishedAt: new Date(Date.now() - DAY),
    });
    expect(await change([id], "MOVE", { board: "NEWS" })).toMatchObject({ done: 1 });
    expect(await placeOf(id)).toMatchObject({ board: "NEWS", tagId: null });
    expect(await ask("query ($id: Id!) { boardOfPost(id: $id) }", { id })).toEqual({ boardOfPost: "NEWS" });
    await undo([id]);
    expect(await placeOf(id)).toMatchObject({ board: "NOTICE", tagId: tag.id });
  });

  test("of a whole filter are changed part by part, with the number that was agreed to", async () => {
    const word = "물빛나무";
    for (let at = 0; at < 60; at += 1)
      await createPost({ titleKo: `${word} ${at}`, publishedAt: new Date(0) });
    const which = { ids: null, expectedCount: 60 };
    const filter = { search: word };
    const wrong = { which: { ids: null, expectedCount: 59 }, filter, change: "PIN" };
    const refused = await askGraphql(gateway(), CHANGE, {
      variables: wrong,
      headers: writer.session.headers,
    });
    expect(JSON.parse(refused.text).errors[0].extensions).toMatchObject({
      code: "COUNT_CHANGED",
      conflict: { count: 60 },
    });
    const first = (await ask(CHANGE, { which, filter, change: "TRASH" })).changePosts;
    expect(first).toMatchObject({ done: 50, skipped: 0 });
    const { cursor } = first;
    const second = (await ask(CHANGE, { which: { ...which, cursor }, filter, change: "TRASH" })).changePosts;
    expect(second).toMatchObject({ done: 10, cursor: null });
    const gone = { titleKo: { startsWith: word }, deletedAt: { not: null } };
    expect(await db.post.count({ where: gone })).toBe(60);
    expect(await undo([...first.changed, ...second.changed])).toEqual({ done: 60, skipped: 0 });
    expect(await db.post.count({ where: gone })).toBe(0);
  });
});
