// What changes by itself: a publication time comes, a pin ends, a post has been in the trash for 30 days. Cached answers must not
// outlive it, here and on another gateway.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PolledContentCache, startContentCache } from "#gateway/cache/content-cache.ts";
import { sweepTrash } from "#gateway/tasks/sweep-trash.ts";
import { db } from "#prisma/client.ts";
import { publicFiles } from "#schema/policies/overview/files.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { createPost, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql, type GraphqlReply } from "#tests/support/graphql.ts";
import {
  type Ask,
  CREATE,
  createImageRow,
  createThrough,
  createWriter,
  postInput,
  SAVE,
} from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
/** Another gateway's, on the same database. */
let other: PolledContentCache;

beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
  other = await startContentCache(gateway().clock);
});
afterAll(() => other.stop());

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);
const ko = (title: string) => ({ title, content: paragraph("본문") });

/** The same request each time, as a visitor: answered from memory as long as nothing has changed. */
async function visitorSees(board: string): Promise<{ ids: number[]; total: number }> {
  const query = `{ posts(board: ${board}) { totalCount items { id } } }`;
  const { data } = await askGraphql(gateway(), query);
  const { items, totalCount } = Object(data).posts;
  return { ids: items.map(({ id }: { id: number }) => id), total: totalCount };
}

describe("a scheduled post", () => {
  test("is there on the very next request, though the list was stored the moment before", async () => {
    const publishedAt = at(1_500);
    const id = await createThrough(ask, {
      board: "NEWS",
      publishNow: false,
      publishedAt: publishedAt.toISOString(),
    });
    const isTime = () => gateway().clock.now() >= publishedAt;
    for (let seen = { ids: [id], total: 1 }; !isTime(); ) {
      seen = await visitorSees("NEWS");
      if (!isTime()) expect(seen).toEqual({ ids: [], total: 0 });
    }
    expect(await visitorSees("NEWS")).toEqual({ ids: [id], total: 1 });
  });

  test("counts as a change also where the moments are read anew before anybody asks", async () => {
    const publishedAt = at(MINUTE).toISOString();
    await createThrough(ask, { board: "NEWS", publishNow: false, publishedAt });
    await other.changed(0n);
    const { version } = other;
    gateway().clock.advance(2 * MINUTE);
    await other.changed(0n);
    expect(other.version).not.toBe(version);
  });

  test("a post is new for seven days, and no request longer", async () => {
    const id = await createThrough(ask, { board: "SEMINAR_ARCHIVE" });
    const isNew = async () => {
      return (await askGraphql(gateway(), `{ post(board: SEMINAR_ARCHIVE, id: ${id}) { isNew } }`)).data;
    };
    gateway().clock.advance(7 * DAY - 1_000);
    expect(await isNew()).toEqual({ post: { isNew: true } });
    gateway().clock.advance(2_000);
    expect(await isNew()).toEqual({ post: { isNew: false } });
    gateway().clock.advance(-7 * DAY - 1_000);
  });

  test("several moments that pass at once are one change, and the later ones are still to come", async () => {
    for (const minutes of [1, 2, 3]) {
      const publishedAt = at(minutes * MINUTE).toISOString();
      await createThrough(ask, { board: "PUBLICATION", publishNow: false, publishedAt });
    }
    expect((await visitorSees("PUBLICATION")).total).toBe(0);
    gateway().clock.advance(2 * MINUTE);
    expect((await visitorSees("PUBLICATION")).total).toBe(2);
    gateway().clock.advance(MINUTE);
    expect((await visitorSees("PUBLICATION")).total).toBe(3);
  });
});

describe("a pin", () => {
  test("ends on the very next request, in the list, in its neighbours and for the office", async () => {
    const pinned = await createThrough(ask, { pinned: true, pinnedUntil: at(MINUTE).toISOString() });
    gateway().clock.advance(1_000);
    const newer = await createThrough(ask, { ko: ko("새 글") });
    expect((await visitorSees("NOTICE")).ids).toEqual([pinned, newer]);
    gateway().clock.advance(MINUTE);
    expect((await visitorSees("NOTICE")).ids).toEqual([newer, pinned]);
    const { data } = await askGraphql(
      gateway(),
      `{ post(board: NOTICE, id: ${pinned}) { pinned next { id } } }`,
    );
    expect(data).toEqual({ post: { pinned: false, next: { id: newer } } });
    expect(await db.post.findUnique({ where: { id: pinned } })).toMatchObject({
      pinned: false,
      pinnedUntil: null,
      version: 1,
    });
  });

  test("that ended while no gateway ran is undone at the start", async () => {
    const { id } = await createPost({ pinned: true, pinnedUntil: at(-DAY) });
    const fresh = await startContentCache(gateway().clock);
    await fresh.stop();
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ pinned: false, pinnedUntil: null });
  });

  test("is written down by the gateway that nobody asks, too", async () => {
    const { id } = await createPost({ pinned: true, pinnedUntil: at(-1_000) });
    const isPinned = async () => (await db.post.findUnique({ where: { id } }))?.pinned;
    await expect.poll(isPinned, { timeout: 3_000 }).toBe(false);
  });
});

test("every write is known here when it is answered, and on the other gateway within a second", async () => {
  const id = await createThrough(ask, { board: "GALLERY" });
  const writes = [
    () => ask(SAVE, { id, version: 1, input: postInput({ board: "GALLERY", pinned: true }) }),
    () => ask(`mutation { deletePost(id: ${id}) { id } }`),
    () => ask(`mutation { restorePost(id: ${id}) { id } }`),
  ];
  for (const write of writes) {
    await visitorSees("GALLERY");
    const { version } = other;
    expect((await write()).errors).toEqual([]);
    const start = performance.now();
    const { deletedAt } = await db.post.findUniqueOrThrow({ where: { id } });
    expect((await visitorSees("GALLERY")).ids).toEqual(deletedAt === null ? [id] : []);
    await expect.poll(() => other.version, { timeout: 2_000, interval: 20 }).not.toBe(version);
    expect(performance.now() - start).toBeLessThan(1_500);
  }
});

const fieldsOf = (answer: GraphqlReply) => JSON.parse(answer.text).errors[0].extensions.fields;

describe("a post with an end", () => {
  const SEEN = (id: number, word: string) => `{
    post(board: NOTICE, id: ${id}) { id }
    posts(board: NOTICE) { totalCount items { id } }
    tags(board: NOTICE) { id }
    search(text: "${word}", language: KO) { groups { count } }
    neighbour: post(board: NOTICE, id: ${id - 1}) { next { id } previous { id } }
  }`;

  test("is gone on the very next request wherever visitors look, and the office finds it among the ended", async () => {
    const word = "끝나는소식";
    const before = await createThrough(ask, { board: "NOTICE" });
    const file = await createImageRow();
    const id = await createThrough(ask, {
      board: "NOTICE",
      ko: { title: word, content: paragraph("본문") },
      files: [{ fileId: file.id }],
      unpublishAt: at(MINUTE).toISOString(),
    });
    expect(id).toBe(before + 1);
    const { posts, search } = Object((await askGraphql(gateway(), SEEN(id, word))).data);
    const { totalCount } = posts;
    expect(search.groups).toContainEqual({ count: 1 });
    expect((await askGraphql(gateway(), SEEN(id, word))).text).toContain(`"id":${id}`);
    gateway().clock.advance(MINUTE);
    const after = await askGraphql(gateway(), SEEN(id, word));
    const { groups } = Object(after.data).search;
    expect(after.text).not.toContain(`"id":${id}`);
    expect(Object(after.data)).toMatchObject({
      post: null,
      posts: { totalCount: totalCount - 1 },
      search: { groups: groups.map(() => ({ count: 0 })) },
    });
    expect(
      await db.file.count({ where: { AND: [publicFiles(gateway().clock.now(), []), { id: file.id }] } }),
    ).toBe(0);
    const LIST = "{ managedPosts(filter: { state: ENDED }) { totalCount items { id state } } }";
    expect((await ask(LIST)).data).toEqual({
      managedPosts: { totalCount: 1, items: [{ id, state: "ENDED" }] },
    });
    // A later end shows it again, with its old date.
    const published = (await db.post.findUniqueOrThrow({ where: { id } })).publishedAt;
    const input = postInput({ board: "NOTICE", unpublishAt: at(DAY).toISOString() });
    expect((await ask(SAVE, { id, version: 1, input })).errors).toEqual([]);
    expect((await db.post.findUniqueOrThrow({ where: { id } })).publishedAt).toEqual(published);
    expect((await visitorSees("NOTICE")).ids).toContain(id);
  });

  test("an end before its beginning is refused at its field", async () => {
    const times = {
      publishNow: false,
      publishedAt: at(DAY).toISOString(),
      unpublishAt: at(DAY).toISOString(),
    };
    const reversed = { unpublishAt: ["DATES_REVERSED"] };
    expect(fieldsOf(await ask(CREATE, { input: postInput(times) }))).toEqual(reversed);
    const past = postInput({ unpublishAt: at(-MINUTE).toISOString() });
    expect(fieldsOf(await ask(CREATE, { input: past }))).toEqual(reversed);
    // A draft has no beginning yet.
    await createThrough(ask, { ...times, publishedAt: null });
  });
});

test("a published post that is saved again as of now keeps its date, and its place in the list", async () => {
  const publishedAt = at(-400 * DAY).toISOString();
  const old = await createThrough(ask, { board: "NEWS", publishNow: false, publishedAt });
  const young = await createThrough(ask, { board: "NEWS" });
  const input = postInput({ board: "NEWS", ko: { title: "오타를 고친 제목", content: paragraph("본문") } });
  expect((await ask(SAVE, { id: old, version: 1, input })).errors).toEqual([]);
  const { ids } = await visitorSees("NEWS");
  expect(ids.indexOf(old)).toBeGreaterThan(ids.indexOf(young));
  const { data } = await askGraphql(gateway(), `{ post(board: NEWS, id: ${old}) { publishedAt } }`);
  expect(data).toEqual({ post: { publishedAt } });
});

test("the trash lets go after 30 days, and not before", async () => {
  const old = await createPost({ deletedAt: at(-30 * DAY - 1_000) });
  const young = await createPost({ deletedAt: at(-30 * DAY + MINUTE) });
  await sweepTrash({ clock: gateway().clock, contentCache: other });
  const left = await db.post.findMany({ where: { id: { in: [old.id, young.id] } }, select: { id: true } });
  expect(left).toEqual([{ id: young.id }]);
});

test("a gateway that nobody asked for a while knows of a write before it answers", async () => {
  const idle = await startContentCache(gateway().clock, { isIdle: true, heard: () => undefined });
  const { version } = idle;
  await createThrough(ask, { board: "GALLERY" });
  let waking: Promise<void> | null = null;
  const slow = () => {
    waking = idle.woken();
    return waking;
  };
  await expect.poll(slow).not.toBeNull();
  await waking;
  expect(idle.version).toBeGreaterThan(version);
  await idle.stop();
});
