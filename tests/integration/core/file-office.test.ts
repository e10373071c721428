// @module-tag long
// What the office does with files (docs/texts.md#files): their names in both languages, another one in their place, and where they are used.

import { beforeAll, describe, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import {
  createPageVersion,
  createPost,
  createProgram,
  createSettings,
  createSignedIn,
} from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { photo, type UploadInput, upload } from "#tests/support/uploads.ts";
import { createThrough, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();

async function person(role: StaffRole) {
  const { id, session } = await createSignedIn({ roles: [role] });
  const headers = { ...session.headers };
  return {
    id,
    ask: (query: string, variables: object = {}) => askGraphql(gateway(), query, { variables, headers }),
    send: async (input: UploadInput = {}) => {
      const { status, body } = await upload(gateway().url, session, input);
      expect(status).toBe(201);
      return body;
    },
  };
}
type Office = Awaited<ReturnType<typeof person>>;
let content: Office;
let program: Office;
beforeAll(async () => {
  content = await person("CONTENT");
  program = await person("PROGRAM");
});

const NAME = `mutation ($id: Id!, $nameKo: String, $nameEn: String) {
  nameFile(id: $id, input: { nameKo: $nameKo, nameEn: $nameEn }) { nameKo nameEn } }`;
const REPLACE = `mutation ($id: Id!, $revision: Int!, $withId: Id!) {
  replaceFile(id: $id, revision: $revision, withId: $withId) { id revision name url size } }`;
const DELETE = "mutation ($id: Id!) { deleteFile(id: $id) }";
const PLACES =
  "query ($id: Id!) { managedFile(id: $id) { uses places { noun use id board pageKey isShown } } }";
const placesOf = async (id: number) => Object((await content.ask(PLACES, { id })).data).managedFile.places;
const picture = async (width: number) => ({
  kind: "image",
  name: `사진 ${width}.jpg`,
  bytes: await photo({ width, height: 500 }),
});

describe("names", () => {
  test("a reader sees and saves the one of the language; a Korean one on an English page says so", async () => {
    const { id, key } = await content.send({ name: "공모 안내.pdf" });
    const post = await createThrough(content.ask, { board: "PUBLICATION", files: [{ fileId: id }] });
    const ask = async (language: string) =>
      Object(
        (
          await askGraphql(
            gateway(),
            `{ post(board: PUBLICATION, id: ${post}) { attachments { title(language: ${language}) { text language } url(language: ${language}) } } }`,
          )
        ).data,
      ).post.attachments[0];
    expect((await ask("EN")).title).toEqual({ text: "공모 안내.pdf", language: "KO" });
    // Typed on a Mac, and without the ending.
    const nameKo = "2027년 공모".normalize("NFD");
    const named = await content.ask(NAME, { id, nameKo, nameEn: "Call for papers.PDF" });
    expect(named.data).toEqual({ nameFile: { nameKo: "2027년 공모.pdf", nameEn: "Call for papers.PDF" } });
    const english = await ask("EN");
    expect(english).toEqual({
      title: { text: "Call for papers.PDF", language: "EN" },
      url: `/files/${key}/Call%20for%20papers.PDF`,
    });
    expect((await ask("KO")).title).toEqual({ text: "2027년 공모.pdf", language: "KO" });
    const saved = async (path: string) =>
      (await gateway().request(path)).headers.get("content-disposition") ?? "";
    expect(await saved(english.url)).toContain('filename="Call for papers.PDF"');
    expect(await saved((await ask("KO")).url)).toContain(encodeURIComponent("2027년 공모.pdf"));
    // A name that nobody gave is not taken from an address.
    expect(await saved(`/files/${key}/setup.exe`)).toContain(encodeURIComponent("공모 안내.pdf"));
    await content.ask(NAME, { id, nameKo: " ", nameEn: null });
    expect((await ask("KO")).title).toEqual({ text: "공모 안내.pdf", language: "KO" });
  });
});

describe("another file in its place", () => {
  test("keeps the address, and no address serves what was there before", async () => {
    const [old, sent] = [await content.send(await picture(700)), await content.send(await picture(900))];
    const id = await createThrough(content.ask, { board: "NEWS", thumbnailId: old.id });
    const thumbnail = async () => {
      const { data } = await askGraphql(
        gateway(),
        `{ posts(board: NEWS) { items { id thumbnail { width url variants { url width format } } } } }`,
      );
      return Object(data).posts.items.find((item: { id: number }) => item.id === id).thumbnail;
    };
    const get = async (path: string) => {
      const answer = await gateway().request(path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { bytes, cacheControl: answer.headers.get("cache-control"), etag: answer.headers.get("etag") };
    };
    const before = await thumbnail();
    const small: string = before.variants[0].url;
    const [plain] = small.split("?");
    expect(small).toMatch(/\/320\.avif\?v=1$/);
    const first = await get(small);
    expect(first.cacheControl).toBe("public, max-age=31536000, immutable");
    expect(await get(plain ?? "")).toMatchObject({ bytes: first.bytes, cacheControl: "public, no-cache" });

    const replaced = await content.ask(REPLACE, { id: old.id, revision: 1, withId: sent.id });
    expect(replaced.data).toMatchObject({ replaceFile: { id: old.id, revision: 2, url: old.url } });
    const after = await thumbnail();
    expect([after.width, after.url]).toEqual([900, before.url]);
    expect(after.variants[0].url).toBe(`${plain}?v=2`);
    const second = await get(`${plain}?v=2`);
    expect(second.cacheControl).toBe("public, max-age=31536000, immutable");
    expect(second.bytes.equals(first.bytes)).toBe(false);
    for (const address of [small, plain ?? ""]) {
      expect(await get(address)).toEqual({ ...second, cacheControl: "public, no-cache" });
    }
    const known = await gateway().request(plain ?? "", { headers: { "if-none-match": first.etag ?? "" } });
    expect(known.status).toBe(200);
    // The other row is gone; its bytes stay when the sweep comes, and those of before go.
    expect(await db.file.count({ where: { id: sent.id } })).toBe(0);
    const clock = { now: () => new Date(Date.now() + 50 * HOUR) };
    expect((await sweepFiles({ store: gateway().files, clock })).strays).toBe(1);
    expect((await get(plain ?? "")).bytes.equals(second.bytes)).toBe(true);
    const again = await content.ask(REPLACE, {
      id: old.id,
      revision: 1,
      withId: (await content.send(await picture(640))).id,
    });
    expect(again.code).toBe("CONFLICT");
  });

  test("is an upload of one's own of the same kind that nothing uses; the ending follows", async () => {
    const { id, key } = await content.send({ name: "규정.pdf" });
    await content.ask(NAME, { id, nameEn: "Rules" });
    const unfit = [
      (await content.send(await picture(640))).id,
      (await program.send()).id,
      id,
      999_999,
      (await content.send()).id,
    ];
    await createThrough(content.ask, { files: [{ fileId: unfit.at(-1) }] });
    for (const withId of unfit) {
      const answer = await content.ask(REPLACE, { id, revision: 1, withId });
      expect(answer.errors[0]?.extensions).toMatchObject({ fields: { withId: ["FILE_UNKNOWN"] } });
    }
    const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
    const sent = await content.send({ name: "other.zip", bytes: zip });
    const { data } = await content.ask(REPLACE, { id, revision: 1, withId: sent.id });
    expect(data).toMatchObject({ replaceFile: { name: "규정.zip", size: zip.length } });
    expect(await db.file.findUnique({ where: { id } })).toMatchObject({ key, nameEn: "Rules.zip" });
  });
});

describe("where it is used", () => {
  test("every place is told, what visitors see first, and a used file is not deleted", async () => {
    const { id } = await content.send(await picture(640));
    const times = { startsAt: new Date(), endsAt: new Date(Date.now() + HOUR) };
    const draft = await createPost({ publishedAt: null, thumbnailId: id });
    const post = await createPost({ attachments: { create: [{ fileId: id }] } });
    const course = await createProgram({
      speakers: { create: [{ position: 0, nameKo: "가", portraitId: id }] },
      sessions: { create: [{ position: 0, titleKo: "가", fileId: id, ...times }] },
    });
    for (const number of [1, 2]) {
      const page = await createPageVersion("GREETING", number);
      await db.pageFigure.create({ data: { versionId: page.id, fileId: id } });
    }
    const payload = { values: { thumbnail: { id } } };
    const form = await db.draft.create({ data: { memberId: content.id, board: "NEWS", payload } });
    const place = { board: null, pageKey: null, isShown: false };
    const [shown, hidden] = [(await placesOf(id)).slice(0, 4), (await placesOf(id)).slice(4)];
    expect(new Set(shown)).toEqual(
      new Set([
        { ...place, noun: "POST", use: "ATTACHMENT", id: post.id, board: "NOTICE", isShown: true },
        { ...place, noun: "PROGRAM", use: "PORTRAIT", id: course.id, isShown: true },
        { ...place, noun: "PROGRAM", use: "HANDOUT", id: course.id, isShown: true },
        { ...place, noun: "PAGE", use: "FIGURE", id: null, pageKey: "GREETING", isShown: true },
      ]),
    );
    expect(hidden).toEqual([
      { ...place, noun: "POST", use: "THUMBNAIL", id: draft.id, board: "NOTICE" },
      { ...place, noun: "DRAFT", use: "UNSAVED", id: form.id, board: "NEWS" },
    ]);
    const refused = await content.ask(DELETE, { id });
    expect(refused.code).toBe("FILE_IN_USE");
    expect(JSON.parse(refused.text).errors[0].extensions.conflict.places).toHaveLength(6);
    expect(await db.file.count({ where: { id } })).toBe(1);
  });

  test("an older version holds it; what nothing names is deleted, and its address with it", async () => {
    const { id, url, pass } = await content.send();
    const post = await createThrough(content.ask, { files: [{ fileId: id }] });
    await content.ask(SAVE, { id: post, version: 1, input: postInput() });
    expect(await placesOf(id)).toEqual([
      { noun: "POST", use: "VERSION", id: post, board: "NOTICE", pageKey: null, isShown: false },
    ]);
    expect((await content.ask(DELETE, { id })).code).toBe("FILE_IN_USE");
    await db.post.delete({ where: { id: post } });
    expect((await gateway().request(`${url}?t=${pass}`)).status).toBe(200);
    expect((await content.ask(DELETE, { id })).data).toEqual({ deleteFile: true });
    expect((await gateway().request(`${url}?t=${pass}`)).status).toBe(404);
    const line = await db.auditEntry.findFirst({ where: { action: "deleteFile" }, orderBy: { id: "desc" } });
    expect(line).toMatchObject({ subject: "file", subjectId: id });
  });
});

describe("whose work it is", () => {
  test("PROGRAM has those of programs and its own, nobody photos and proofs, SUPER alone the seal", async () => {
    const seal = await content.send(await picture(640));
    const president = await person("SUPER");
    await createSettings({ sealId: seal.id });
    const [own, ofPost, shared] = [await program.send(), await content.send(), await content.send()];
    await createPost({ attachments: { create: [{ fileId: ofPost.id }, { fileId: shared.id }] } });
    await createProgram({ files: { create: [{ fileId: shared.id }] } });
    const proof = await content.send({ kind: "proof" });
    const seen = async ({ ask }: Office) => {
      const found: number[] = [];
      for (const { id } of [seal, own, ofPost, shared, proof]) {
        const one = await ask("query ($id: Id!) { managedFile(id: $id) { id } }", { id });
        if (Object(one.data).managedFile !== null) found.push(id);
      }
      return found;
    };
    expect(await seen(content)).toEqual([own.id, ofPost.id, shared.id]);
    expect(await seen(program)).toEqual([own.id]);
    expect(await seen(president)).toEqual([seal.id, own.id, ofPost.id, shared.id]);
    expect((await program.ask(DELETE, { id: ofPost.id })).code).toBe("NOT_FOUND");
    expect((await content.ask(NAME, { id: seal.id, nameEn: "x" })).code).toBe("NOT_FOUND");
    expect((await content.ask(REPLACE, { id: proof.id, revision: 1, withId: own.id })).code).toBe(
      "NOT_FOUND",
    );
  });

  test("the list is narrowed by name, kind and use", async () => {
    const { id } = await content.send({ name: "찾을 이름.pdf" });
    await content.ask(NAME, { id, nameEn: "To be found" });
    const LIST =
      "query ($filter: FileFilter) { managedFiles(filter: $filter) { totalCount items { id uses } } }";
    const found = async (filter: object) =>
      Object((await content.ask(LIST, { filter })).data).managedFiles.items;
    for (const search of ["찾을".normalize("NFD"), "be FOUND"]) {
      expect(await found({ search })).toEqual([{ id, uses: 0 }]);
    }
    expect(await found({ search: "찾을", kind: "IMAGE" })).toEqual([]);
    expect(await found({ search: "찾을", unused: true })).toHaveLength(1);
    await createPost({ attachments: { create: [{ fileId: id }] } });
    expect(await found({ search: "찾을", unused: true })).toEqual([]);
    expect(await found({ search: "찾을" })).toEqual([{ id, uses: 1 }]);
  });
});
