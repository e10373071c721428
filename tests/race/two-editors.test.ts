// @module-tag long
// Several people at the same post at the same moment, on a database of many connections: nobody's text is lost unannounced.
import { beforeAll, describe, expect, test } from "vitest";
import { startContentCache } from "#gateway/cache/content-cache.ts";
import { db } from "#prisma/client.ts";
import { readContentVersion } from "#prisma/content-version.ts";
import { savePost } from "#schema/site/posts/save-post.ts";
import { postInput as checkedPost } from "#schema/validation/site/posts.ts";
import { createPost, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  type Ask,
  createImageRow,
  createThrough,
  createWriter,
  figure,
  postInput,
  SAVE,
} from "#tests/support/writing.ts";

const EDITORS = 8;
const ROUNDS = 10;

const gateway = useGateway();
const editors: Ask[] = [];

beforeAll(async () => {
  for (let i = 0; i < EDITORS; i += 1) editors.push((await createWriter(gateway())).ask);
});
const first = (): Ask => {
  const [ask] = editors;
  if (!ask) throw new Error("There are editors");
  return ask;
};
const text = (title: string) => ({ title, content: paragraph(title) });

describe("saving at once", () => {
  test("one wins, everybody else is shown what the winner wrote", async () => {
    const id = await createThrough(first());
    for (let version = 1; version <= ROUNDS; version += 1) {
      const answers = await Promise.all(
        editors.map((ask, i) =>
          ask(SAVE, { id, version, input: postInput({ ko: text(`${version}판 ${i}`) }) }),
        ),
      );
      const winners = answers.flatMap(({ code }, i) => (code === null ? [i] : []));
      expect(winners).toHaveLength(1);
      const title = `${version}판 ${winners[0]}`;
      const stored = await db.post.findUniqueOrThrow({ where: { id } });
      expect([stored.version, stored.titleKo]).toEqual([version + 1, title]);
      for (const answer of answers.filter(({ code }) => code !== null)) {
        expect(answer.code).toBe("CONFLICT");
        const { conflict } = JSON.parse(answer.text).errors[0].extensions;
        expect(conflict).toMatchObject({ version: version + 1, ko: text(title) });
      }
    }
  });

  test("what somebody deletes meanwhile is a conflict or was saved before, never half of both", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await createThrough(first());
      const input = postInput({ ko: text("늦은 저장") });
      const [saved, deleted] = await Promise.all([
        editors[1]?.(SAVE, { id, version: 1, input }),
        editors[2]?.(`mutation { deletePost(id: ${id}) { id } }`),
      ]);
      expect(deleted?.code).toBeNull();
      const stored = await db.post.findUniqueOrThrow({ where: { id } });
      expect(stored.deletedAt).not.toBeNull();
      expect(saved?.code).toBe(stored.titleKo === "늦은 저장" ? null : "CONFLICT");
      expect(stored.version).toBe(saved?.code === null ? 3 : 2);
    }
  });

  test("a save that does not come to its end leaves nothing behind", async () => {
    const image = await createImageRow();
    const id = await createThrough(first());
    const version = await readContentVersion();
    const post = checkedPost.parse(
      postInput({
        ko: { title: "중단", content: figure(image.key) },
        thumbnailId: image.id,
        files: [{ fileId: image.id }],
      }),
    );
    const author = { memberId: 1, now: new Date() };
    const cut = db.$transaction(async (tx) => {
      await savePost(tx, { id, version: 1, post }, author);
      throw new Error("killed");
    });
    await expect(cut).rejects.toThrow("killed");
    expect(await db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      version: 1,
      titleKo: "제목",
      thumbnailId: null,
    });
    expect(await db.attachment.count({ where: { postId: id } })).toBe(0);
    expect(await db.postFigure.count({ where: { postId: id } })).toBe(0);
    expect(await readContentVersion()).toBe(version);
  });
});

test("a file that is swept while a save puts it to use: one of them is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const image = await createImageRow();
    const [saved, swept] = await Promise.all([
      first()("mutation ($input: PostInput!) { createPost(input: $input) { id } }", {
        input: postInput({ ko: { title: "그림", content: figure(image.key) } }),
      }),
      db.file.deleteMany({ where: { id: image.id, figureIn: { none: {} } } }).then(
        ({ count }) => count,
        () => 0,
      ),
    ]);
    expect(saved.code).toBe(swept === 1 ? "VALIDATION" : null);
    expect(await db.file.count({ where: { id: image.id } })).toBe(1 - swept);
  }
});

test("two windows of one person keep one draft", async () => {
  const input = (round: number) => ({ board: "NEWS", payload: { round } });
  const DRAFT = "mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }";
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => first()(DRAFT, { input: input(i) })),
  );
  expect(new Set(answers.map(({ data }) => Object(data).saveDraft.id)).size).toBe(1);
});

test("a tag several people think of at once is one tag; of different names, each has its address", async () => {
  const TAG = 'mutation ($ko: String!) { createTag(board: NEWS, nameKo: $ko, nameEn: "Events") { id slug } }';
  const same = await Promise.all(editors.map((ask) => ask(TAG, { ko: "행사" })));
  expect(new Set(same.map(({ data }) => Object(data).createTag.id)).size).toBe(1);
  const other = await Promise.all(editors.map((ask, i) => ask(TAG, { ko: `행사 ${i}` })));
  expect(new Set(other.map(({ data }) => Object(data).createTag.slug)).size).toBe(EDITORS);
});

test("a pin that ends is written down once, however many gateways there are", async () => {
  const { clock } = gateway();
  const caches = await Promise.all(Array.from({ length: 4 }, () => startContentCache(clock)));
  const before = await readContentVersion();
  await createPost({ pinned: true, pinnedUntil: new Date(clock.now().getTime() - 1_000) });
  await Promise.all(caches.map((cache) => cache.changed(before)));
  await Promise.all(caches.map((cache) => cache.afterPendingUpdates()));
  expect(await readContentVersion()).toBe(before + 1n);
  await Promise.all(caches.map((cache) => cache.stop()));
});
