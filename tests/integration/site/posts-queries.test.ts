// What lists cost: the number of statements does not grow with the number of posts, and no list reads a text.
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { createPost } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { type Ask, createImageRow, createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;

const MANAGED = `{ managedPosts(filter: { board: [GALLERY], state: PUBLISHED }) { totalCount items {
  id state version languages englishOutdated writtenBy deletedBy pinnedUntil title(language: KO) { text language } } } }`;
const GALLERY = `{ posts(board: GALLERY) { totalCount items { id viewerCanEdit thumbnail { id variants { url } }
  images { file { id url alt(language: KO) { text } variants { url width format } } caption(language: KO) { text } }
  attachments { id name } hasAttachments title(language: KO) { text } } } }`;
const SEARCH =
  '{ posts(board: GALLERY, search: "제목") { totalCount items { id title(language: KO) { text } } } }';
const NEIGHBOURS = `{ posts(board: GALLERY) { items { id previous { id title(language: KO) { text } }
  next { id thumbnail { id } next { id } } } } }`;

beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
});
afterEach(() => vi.restoreAllMocks());

async function addPosts(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const [one, two] = [await createImageRow(), await createImageRow({ kind: "ATTACHMENT" })];
    await createPost({
      board: "GALLERY",
      thumbnailId: one.id,
      attachments: { create: [{ fileId: one.id }, { fileId: two.id, position: 1 }] },
    });
  }
  await db.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
}

/** The statements about posts and files that an operation takes; those of the poll beside it do not count. */
async function statementsOf(operation: string): Promise<string[]> {
  const query = vi.spyOn(pool, "query");
  const answer = await ask(operation);
  expect(answer.errors).toEqual([]);
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  return statements.filter(
    (text) => /posts|files|attachments/.test(text) && !text.includes("content_version"),
  );
}

test.each([
  ["the office's list", MANAGED],
  ["a gallery with its pictures", GALLERY],
  ["a search", SEARCH],
  ["a list with the neighbours of each", NEIGHBOURS],
])("%s takes as many statements for ten posts as for two", async (_, operation) => {
  await db.attachment.deleteMany();
  await db.post.deleteMany();
  await addPosts(2);
  const forTwo = await statementsOf(operation);
  await addPosts(8);
  const forTen = await statementsOf(operation);
  expect(forTen.length).toBeGreaterThan(0);
  expect(forTen.length).toBeLessThanOrEqual(forTwo.length + 2);
  expect(forTen.length).toBeLessThanOrEqual(8);
  expect(forTen.join()).not.toContain("content_ko");
});
