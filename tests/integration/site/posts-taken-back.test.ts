// A publication is undone: the words stay, the post is where it was (docs/site.md#posts).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { createPost, createSettings, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
const now = () => gateway().clock.now();
const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR);

let ask: Ask;
let other: Ask;
beforeAll(async () => {
  await createSettings();
  ({ ask } = await createWriter(gateway()));
  other = (await createWriter(gateway())).ask;
});

const BACK = "mutation ($id: Id!) { undoPublication(id: $id) { id } }";
const back = async (id: number, who = ask) => (await who(BACK, { id })).code;
const save = async (id: number, version: number, more: object = {}, who = ask) =>
  expect((await who(SAVE, { id, version, input: postInput(more) })).errors).toEqual([]);
const row = (id: number) => db.post.findUniqueOrThrow({ where: { id } });
const isRead = async (id: number) => {
  const { data } = await askGraphql(gateway(), `{ post(board: NOTICE, id: ${id}) { id } }`);
  return Object(data).post !== null;
};

describe("a post goes back to", () => {
  test("a draft that keeps its words, and is published anew", async () => {
    const id = await createThrough(ask, { ko: { title: "성급한 글", content: paragraph("본문") } });
    expect(await isRead(id)).toBe(true);
    expect(await back(id)).toBeNull();
    expect(await isRead(id)).toBe(false);
    expect(await row(id)).toMatchObject({ publishedAt: null, titleKo: "성급한 글", version: 2 });
    const log = await db.auditEntry.findMany({
      where: { subject: "post", subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual(["createPost", "takeBackPublication"]);
    expect(await db.savedVersion.count({ where: { postId: id } })).toBe(2);
    await save(id, 2);
    expect(await isRead(id)).toBe(true);
  });

  test("the time it was planned for, with what was corrected as it was published", async () => {
    const publishedAt = inHours(5);
    const id = await createThrough(ask, { publishNow: false, publishedAt: publishedAt.toISOString() });
    await save(id, 1, { ko: { title: "고친 제목", content: paragraph("본문") } });
    expect(await isRead(id)).toBe(true);
    expect(await back(id)).toBeNull();
    expect(await row(id)).toMatchObject({ publishedAt, titleKo: "고친 제목" });
  });

  test("its end, where that had come", async () => {
    const [publishedAt, unpublishAt] = [inHours(-9), inHours(-1)];
    const { id } = await createPost({ publishedAt, unpublishAt });
    await save(id, 1);
    expect(await isRead(id)).toBe(true);
    expect(await back(id)).toBeNull();
    expect(await isRead(id)).toBe(false);
    expect(await row(id)).toMatchObject({ publishedAt, unpublishAt });
  });
});

describe("it is refused", () => {
  test("to somebody else, after somebody's save, and for what was public before", async () => {
    const id = await createThrough(ask);
    expect(await back(id, other)).toBe("CONFLICT");
    await save(id, 1, { en: null }, other);
    expect(await back(id)).toBe("CONFLICT");
    // This one published nothing.
    expect(await back(id, other)).toBe("CONFLICT");
    expect(await isRead(id)).toBe(true);
  });

  test("for a draft, in the trash, twice, and after ten minutes", async () => {
    const draft = await createThrough(ask, { publishNow: false });
    expect(await back(draft)).toBe("CONFLICT");
    const thrown = await createThrough(ask);
    await ask(`mutation { deletePost(id: ${thrown}) { id } }`);
    expect(await back(thrown)).toBe("CONFLICT");
    const twice = await createThrough(ask);
    expect([await back(twice), await back(twice)]).toEqual([null, "CONFLICT"]);
    const old = await createThrough(ask);
    gateway().clock.advance(11 * MINUTE);
    expect(await back(old)).toBe("CONFLICT");
    expect(await isRead(old)).toBe(true);
  });
});

describe("a mailing about it", () => {
  const agreedTo = async (postId: number) => {
    const made = await ask(
      "mutation ($postId: Id!) { createMailing(topic: NOTICE, postId: $postId) { id } }",
      { postId },
    );
    const { id } = Object(made.data).createMailing;
    const SEND = "mutation ($id: Id!) { sendMailing(id: $id, version: 1, expectedCount: 1) { state } }";
    expect((await ask(SEND, { id })).errors).toEqual([]);
    return id as number;
  };
  const mailsOf = (mailingId: number) => db.mail.count({ where: { mailingId } });
  beforeAll(async () => {
    const email = "reader@example.org";
    const createdAt = now();
    await db.subscription.create({
      data: { topic: "NOTICE", email, emailKey: email, language: "KO", createdAt },
    });
  });

  test("that waits goes on waiting; one that is going out is not caught", async () => {
    const id = await createThrough(ask);
    const mailing = await agreedTo(id);
    expect(await back(id)).toBeNull();
    await writeMailings(now());
    expect(await mailsOf(mailing)).toBe(0);
    await save(id, 2);
    await writeMailings(now());
    expect(await mailsOf(mailing)).toBe(1);
    expect(await back(id)).toBe("MAIL_GONE");
    expect(await isRead(id)).toBe(true);
    // It went out for what was out then: the next time is another.
    await save(id, 3, { publishNow: false });
    gateway().clock.advance(MINUTE);
    await save(id, 4);
    expect(await back(id)).toBeNull();
  });

  test("waits, too, where the post is taken back while mailings are being written", async () => {
    const [first, second] = [await createThrough(ask), await createThrough(ask)];
    const mailings = [await agreedTo(first), await agreedTo(second)];
    await writeMailings(now(), async ({ mailing }) => {
      if (mailing === mailings[0]) expect(await back(second)).toBeNull();
    });
    expect(await Promise.all(mailings.map(mailsOf))).toEqual([1, 0]);
  });
});
