// Acts on many posts at once, and their way back (docs/site.md#posts).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
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
