// @module-tag server
// What the database itself refuses, no matter who asks: the rules that schema.prisma can't say.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();

const document = { type: "doc", content: [] };
const korean = { titleKo: "제목", contentKo: document };
const post = (data: Partial<Prisma.PostUncheckedCreateInput>) =>
  db.post.create({ data: { board: "NOTICE", publishedAt: new Date(), ...data } });
const member = (emailKey: string) =>
  db.member.create({ data: { email: emailKey, emailKey, passwordHash: "-", name: "가", country: "KR" } });

test.each([
  ["a post in no language", () => post({}), "posts_has_a_language"],
  ["a title without its text", () => post({ titleKo: "제목" }), "posts_ko_whole"],
  ["a text without its title", () => post({ ...korean, contentEn: document }), "posts_en_whole"],
  [
    "a text that is no document",
    () => post({ titleKo: "제목", contentKo: "words" }),
    "posts_content_is_document",
  ],
  [
    "a text that is JSON's null",
    () => post({ titleKo: "제목", contentKo: Prisma.JsonNull }),
    "posts_content_is_document",
  ],
  [
    "a pin that ends on what is not pinned",
    () => post({ ...korean, pinnedUntil: new Date() }),
    "posts_only_pinned_until",
  ],
  [
    "variants that are no list",
    () => db.file.create({ data: { key: "k", name: "n", mimeType: "m", size: 1, variants: {} } }),
    "files_variants_is_list",
  ],
  ["version 0", () => post({ ...korean, version: 0 }), "posts_version_counts_up"],
  [
    "a second row of versions",
    () => db.contentVersion.create({ data: { id: 2 } }),
    "content_version_one_row",
  ],
])("%s is refused", async (_, write, constraint) => {
  await expect(write()).rejects.toThrow(constraint);
});

test.each(["payment_moves", "application_moves", "submission_moves", "pledge_texts", "audit_entries"])(
  "%s cannot be emptied as a whole",
  async (table) => {
    await expect(db.$executeRawUnsafe(`TRUNCATE ${table} CASCADE`)).rejects.toThrow("only ever added");
  },
);

test("a post in Korean alone, in English alone and in both is welcome", async () => {
  await post(korean);
  await post({ titleEn: "Title", contentEn: document });
  await post({ ...korean, titleEn: "Title", contentEn: document });
  expect(await db.post.count()).toBe(3);
});

test("a draft may lack anything", async () => {
  const publishedAt = null;
  await post({ publishedAt });
  await post({ publishedAt, titleKo: "제목" });
  await post({ publishedAt, contentEn: document });
});

test("a person types one new post a board, and one form a post", async () => {
  const { id: memberId } = await member("b@example.org");
  const { id: postId } = await post(korean);
  const draft = (data: Partial<Prisma.DraftUncheckedCreateInput>) =>
    db.draft.create({ data: { memberId, board: "NOTICE", payload: {}, ...data } });
  await draft({});
  await draft({ board: "NEWS" });
  await draft({ postId });
  await expect(draft({})).rejects.toMatchObject({ code: "P2002" });
  await expect(draft({ postId })).rejects.toMatchObject({ code: "P2002" });
  await expect(draft({ board: "PUBLICATION", pageKey: "VALUES" })).rejects.toThrow("drafts_of_one_thing");
  await expect(draft({ board: null })).rejects.toThrow("drafts_of_one_thing");
  await expect(draft({ board: "GALLERY", payload: [] })).rejects.toThrow("drafts_payload_is_object");
  await db.post.delete({ where: { id: postId } });
  expect(await db.draft.count()).toBe(2);
});

test("a file in use is not deleted", async () => {
  const file = (key: string) => db.file.create({ data: { key, name: "n", mimeType: "image/webp", size: 1 } });
  const [hanging, inText, shown] = [await file("f1"), await file("f2"), await file("f3")];
  const { id } = await post({
    ...korean,
    thumbnailId: shown.id,
    attachments: { create: { fileId: hanging.id } },
    figures: { create: { fileId: inText.id } },
  });
  for (const used of [hanging, inText, shown]) {
    await expect(db.file.delete({ where: { id: used.id } })).rejects.toMatchObject({ code: "P2003" });
  }
  await db.post.delete({ where: { id } });
  expect((await db.file.deleteMany()).count).toBe(3);
});

test("a member waits for one grade at a time, and may ask again after the decision", async () => {
  const details = {
    email: "a@example.org",
    emailKey: "a@example.org",
    passwordHash: "-",
    name: "가",
    country: "KR",
  };
  const { id: memberId } = await db.member.create({ data: details });
  const first = await db.gradeRequest.create({ data: { memberId, grade: "REGULAR" } });
  await expect(db.gradeRequest.create({ data: { memberId, grade: "LIFETIME" } })).rejects.toMatchObject({
    code: "P2002",
  });
  await db.gradeRequest.update({ where: { id: first.id }, data: { status: "REFUSED" } });
  await db.gradeRequest.create({ data: { memberId, grade: "LIFETIME" } });
});
