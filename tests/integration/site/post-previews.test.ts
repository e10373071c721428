// Posts before they are published, by a link: what it opens, for how long, and that it opens nothing else (decision 195).
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPreviewLinks } from "#gateway/auth/preview-links.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { createPost, createSignedIn, paragraph, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const DAY = 86_400_000;

const READ = `query ($link: String!) { previewedPost(link: $link) {
  id isUnsaved expiresAt title(language: KO) { text } content(language: KO) { document } figures { key variants { url width } } attachments { id url } images { file { id } }
} }`;
const previewed = async (link: string) =>
  Object((await askGraphql(gateway(), READ, { variables: { link } })).data).previewedPost;

const writer = async () => {
  const { id, session } = await createSignedIn({ roles: ["CONTENT"] });
  return { id, headers: session.headers };
};

/** A link to a post, made by the viewer. */
async function makeLink(
  headers: Record<string, string>,
  postId: number,
): Promise<{ id: string; link: string; expiresAt: string }> {
  const query = `mutation { makePostPreview(postId: ${postId}) { id link expiresAt } }`;
  return Object((await askGraphql(gateway(), query, { headers })).data).makePostPreview;
}

async function createFile(overrides = {}) {
  const key = newFileKey();
  const bytes = randomBytes(500);
  await gateway().files.write(key, bytes);
  const data = { key, name: "안내.pdf", mimeType: "application/pdf", size: bytes.length, ...overrides };
  return { ...(await db.file.create({ data })), path: `/files/${key}/a` };
}

const draftPost = (overrides: Parameters<typeof createPost>[0] = {}) =>
  createPost({ publishedAt: null, titleKo: "아직 없는 글", ...overrides });

const openFile = (path: string, link: string) => gateway().request(`${path}?t=${encodeURIComponent(link)}`);

/** What somebody typed and did not save. */
const typed = (title: string, files: readonly number[] = []) => ({
  values: {
    ko: { title, content: paragraph("고친 본문") },
    en: { title: "", content: { type: "doc", content: [{ type: "paragraph" }] } },
    tagId: null,
    thumbnail: null,
    files: files.map((id) => ({ file: { id }, captionKo: "", captionEn: "" })),
  },
});

describe("a link", () => {
  test("opens a draft and its files for the person who has no account, and keeps nothing of them", async () => {
    const { headers } = await writer();
    const post = await draftPost();
    const file = await createFile();
    await db.attachment.create({ data: { postId: post.id, fileId: file.id } });
    const { link } = await makeLink(headers, post.id);
    expect(await previewed(link)).toMatchObject({
      id: post.id,
      isUnsaved: false,
      title: { text: "아직 없는 글" },
      attachments: [{ id: file.id }],
    });
    const answer = await openFile(file.path, link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect((await gateway().request(file.path)).status).toBe(404);
  });

  test("shows what its maker typed last, and no other person's draft", async () => {
    const [mine, others] = [await writer(), await writer()];
    const post = await draftPost();
    const file = await createFile();
    const payload = typed("고치는 글", [file.id]);
    const { board } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    await db.draft.create({ data: { memberId: mine.id, postId: post.id, board, payload } });
    const [own, other] = [await makeLink(mine.headers, post.id), await makeLink(others.headers, post.id)];
    expect(await previewed(own.link)).toMatchObject({
      isUnsaved: true,
      title: { text: "고치는 글" },
      attachments: [{ id: file.id }],
    });
    expect(await previewed(other.link)).toMatchObject({ isUnsaved: false, title: { text: "아직 없는 글" } });
    expect((await openFile(file.path, own.link)).status).toBe(200);
    expect((await openFile(file.path, other.link)).status).toBe(404);
  });

  test("names the pictures of its text in their sizes, and opens each", async () => {
    const { headers } = await writer();
    const variants = [{ width: 480, height: 360, format: "avif", size: 500 }];
    const picture = await createFile({ kind: "IMAGE", name: "사진.jpg", mimeType: "image/jpeg", variants });
    await gateway().files.write(`${picture.key}/480.avif`, randomBytes(500));
    const figure = { fileKey: picture.key, fileName: "사진.jpg", width: 800, height: 600, alt: "강의실" };
    const contentKo = { type: "doc", content: [{ type: "figure", attrs: figure }] };
    const { link } = await makeLink(headers, (await draftPost({ contentKo })).id);
    const { figures } = await previewed(link);
    expect(figures).toEqual([{ key: picture.key, variants: [{ width: 480, url: expect.any(String) }] }]);
    const [{ url }] = figures[0].variants;
    expect((await gateway().request(`${url}&t=${encodeURIComponent(link)}`)).status).toBe(200);
    expect((await gateway().request(url)).status).toBe(404);
  });

  test("opens nothing else: no other post, no file of another, nothing that members sent in", async () => {
    const me = await writer();
    const [post, secret] = [await draftPost(), await draftPost({ titleKo: "남의 글" })];
    const [other, photo] = [await createFile(), await createFile({ kind: "PHOTO" })];
    await db.attachment.create({ data: { postId: secret.id, fileId: other.id } });
    const { board } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const payload = typed("글", [photo.id]);
    await db.draft.create({ data: { memberId: me.id, postId: post.id, board, payload } });
    const { link } = await makeLink(me.headers, post.id);
    expect(await previewed(link)).toMatchObject({ id: post.id, isUnsaved: true, attachments: [] });
    expect((await openFile(other.path, link)).status).toBe(404);
    expect((await openFile(photo.path, link)).status).toBe(404);
    const asked = await askGraphql(gateway(), `{ post(board: ${board}, id: ${post.id}) { id } }`, {
      headers: { authorization: `Bearer ${link}` },
    });
    expect(Object(asked.data).post ?? null).toBeNull();
  });

  test("ends with its time, with the post, with the maker's role, and when it is taken back", async () => {
    const me = await writer();
    const post = await draftPost();
    const file = await createFile();
    await db.attachment.create({ data: { postId: post.id, fileId: file.id } });
    const isOpen = async (link: string) => [
      (await previewed(link)) !== null,
      (await openFile(file.path, link)).status,
    ];
    const back = await makeLink(me.headers, post.id);
    const preview = await makeLink(me.headers, post.id);
    expect(await isOpen(back.link)).toEqual([true, 200]);
    await askGraphql(gateway(), `mutation { revokePostPreview(id: "${back.id}") }`, {
      headers: me.headers,
    });
    expect(await isOpen(back.link)).toEqual([false, 404]);
    expect(await isOpen(preview.link)).toEqual([true, 200]);

    await db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
    expect(await isOpen(preview.link)).toEqual([false, 404]);
    await db.post.update({ where: { id: post.id }, data: { deletedAt: null } });
    const roles = { where: { memberId: me.id } };
    await db.staffAssignment.deleteMany(roles);
    expect(await isOpen(preview.link)).toEqual([false, 404]);
    await db.staffAssignment.create({ data: { memberId: me.id, role: "CONTENT" } });
    expect(await isOpen(preview.link)).toEqual([true, 200]);
    gateway().clock.advance(7 * DAY + 1_000);
    expect(await isOpen(preview.link)).toEqual([false, 404]);
    gateway().clock.advance(-7 * DAY - 1_000);
  });

  test("is signed: neither its row nor its end can be another, and no other secret makes one", async () => {
    const me = await writer();
    const { link, id, expiresAt } = await makeLink(me.headers, (await draftPost()).id);
    const end = new Date(expiresAt);
    const [signature = "", , seconds = ""] = link.split(".");
    const forged = [
      `${signature}.${id}.${Number(seconds) + 1}`,
      `${signature}.${crypto.randomUUID()}.${seconds}`,
      createPreviewLinks("another secret, as long as the right one is").sign(id, end),
      `${"A".repeat(24)}.${id}.${seconds}`,
      id,
      "",
    ];
    for (const one of forged) expect(await previewed(one)).toBeNull();
    expect(createPreviewLinks(TEST_SECRET).sign(id, end)).toBe(link);
    expect(await previewed(link)).not.toBeNull();
  });

  test("there are ten of a post at most, and a broken draft shows what is stored", async () => {
    const me = await writer();
    const post = await draftPost();
    for (let made = 0; made < 10; made += 1) await makeLink(me.headers, post.id);
    const one = await askGraphql(gateway(), `mutation { makePostPreview(postId: ${post.id}) { id } }`, {
      headers: me.headers,
    });
    expect(one.errors?.[0]?.extensions?.code).toBe("CONFLICT");
    const { board } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const payload = {
      values: { ko: { title: "나", content: { type: "doc", content: [{ type: "script" }] } } },
    };
    await db.draft.create({ data: { memberId: me.id, postId: post.id, board, payload } });
    const { postPreviews } = Object(
      (await askGraphql(gateway(), `{ postPreviews(postId: ${post.id}) { link } }`, { headers: me.headers }))
        .data,
    );
    expect(await previewed(postPreviews[0].link)).toMatchObject({ isUnsaved: false });
  });
});
