// A gallery's pictures are described before anybody sees them (docs/site.md#posts), and what was said of them
// is shown, stored and restored.

import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
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
beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
});

const BOTH = { ko: { title: "사진첩", content: null }, en: { title: "Album", content: null } };
const code = ["ALT_REQUIRED"];

async function gallery(files: readonly object[], overrides: object = {}) {
  return postInput({ board: "GALLERY", ...BOTH, files, ...overrides });
}
const fieldsOf = async (input: object) =>
  (await ask(CREATE, { input })).errors[0]?.extensions?.fields ?? "made";

async function shown(id: number, language: "KO" | "EN") {
  const { data } = await askGraphql(
    gateway(),
    `{ post(board: GALLERY, id: ${id}) { images { alt(language: ${language}) { text language } } } }`,
  );
  return Object(data).post.images.map(({ alt }: { alt: unknown }) => alt);
}

test("published or scheduled without texts it is refused; a draft, a PDF and decoration are not", async () => {
  const { id: fileId } = await createImageRow();
  const paper = await db.file.create({
    data: { key: newFileKey(), name: "안내.pdf", mimeType: "application/pdf", size: 1 },
  });
  const bare = [{ fileId: paper.id }, { fileId }];
  const before = await db.post.count();
  const missing = { "files.1.altKo": code, "files.1.altEn": code };
  expect(await fieldsOf(await gallery(bare))).toEqual(missing);
  const later = { publishNow: false, publishedAt: "2099-01-01T00:00:00Z" };
  expect(await fieldsOf(await gallery(bare, later))).toEqual(missing);
  const described = [{ fileId: paper.id }, { fileId, altKo: "무대", altEn: "  " }];
  expect(await fieldsOf(await gallery(described))).toEqual({ "files.1.altEn": code });
  expect(await db.post.count()).toBe(before);
  expect(await fieldsOf(await gallery(described, { en: null }))).toBe("made");
  expect(await fieldsOf(await gallery(bare, { publishNow: false }))).toBe("made");
  expect(await fieldsOf(await gallery(bare, { picturesDecorative: true }))).toBe("made");
});

test("readers get the texts, in the other language where theirs has none; decoration has none", async () => {
  const [one, two] = [await createImageRow(), await createImageRow()];
  const files = [
    { fileId: one.id, altKo: "무대의 세 사람", altEn: "Three people on a stage" },
    { fileId: two.id, altKo: "빈 의자" },
  ];
  const id = await createThrough(ask, await gallery(files, { en: null }));
  expect(await shown(id, "EN")).toEqual([
    { text: "Three people on a stage", language: "EN" },
    { text: "빈 의자", language: "KO" },
  ]);
  expect((await shown(id, "KO"))[0]).toEqual({ text: "무대의 세 사람", language: "KO" });
  const input = await gallery(files, { en: null, picturesDecorative: true });
  expect((await ask(SAVE, { id, version: 1, input })).errors).toEqual([]);
  expect(await shown(id, "EN")).toEqual([null, null]);
});

test("a version brings its texts back; one from before there were texts takes those of now", async () => {
  const { id: fileId } = await createImageRow();
  const files = [{ fileId, altKo: "처음", altEn: "First" }];
  const id = await createThrough(ask, await gallery(files));
  await ask(SAVE, { id, version: 1, input: await gallery(files, { picturesDecorative: true }) });
  const changed = `{ postForEditing(id: ${id}) { versions { number changed } } }`;
  expect(Object((await ask(changed)).data).postForEditing.versions[0]).toEqual({
    number: 2,
    changed: ["files", "picturesDecorative"],
  });
  const restore = (number: number, version: number) =>
    ask(`mutation { restorePostVersion(id: ${id}, number: ${number}, version: ${version}) { id } }`);
  expect((await restore(1, 2)).errors).toEqual([]);
  expect(await shown(id, "KO")).toEqual([{ text: "처음", language: "KO" }]);
  // As it was written before pictures were described.
  const old = { board: "GALLERY", files: [{ fileId, captionKo: "줄", captionEn: null }], ...BOTH };
  const doc = { type: "doc", content: [{ type: "paragraph" }] };
  await db.savedVersion.updateMany({
    where: { postId: id, number: 1 },
    data: { content: { ...old, ko: { ...old.ko, content: doc }, en: { ...old.en, content: doc } } },
  });
  expect((await restore(1, 3)).errors).toEqual([]);
  expect(await shown(id, "EN")).toEqual([{ text: "First", language: "EN" }]);
  expect(await db.attachment.findMany({ where: { postId: id }, select: { captionKo: true } })).toEqual([
    { captionKo: "줄" },
  ]);
});

test("a save that is sent again is distinguished from one with other texts", async () => {
  const { id: fileId } = await createImageRow();
  const KEYED =
    'mutation ($input: PostInput!) { createPost(input: $input, requestKey: "one-gallery-form") { id } }';
  const send = async (altKo: string) =>
    await ask(KEYED, { input: await gallery([{ fileId, altKo }], { en: null }) });
  const made = await send("무대");
  expect(await send("무대")).toMatchObject({ data: made.data, errors: [] });
  expect((await send("객석")).code).toBe("CONFLICT");
});
