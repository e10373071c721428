// @module-tag both
// What the hourly sweep removes and what it leaves: everything that anything or anybody may still use.

import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { beginBackup, failBackup } from "#schema/core/backups/record-backup.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import {
  createPageVersion,
  createPost,
  createProgram,
  createSignedIn,
  type TestSession,
} from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { filesBelow, photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
let writer: { id: number; session: TestSession };
beforeAll(async () => {
  writer = await createSignedIn({ roles: ["CONTENT"] });
});

const clockAfter = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR) });
const sweepAfter = (hours: number) => sweepFiles({ store: gateway().files, clock: clockAfter(hours) });
const isThere = async (key: string) => {
  const row = await db.file.findUnique({ where: { key } });
  const bytes = (await filesBelow(gateway().config.filesDir)).some((name) => name.startsWith(key));
  expect(bytes).toBe(row !== null);
  return bytes;
};

async function uploaded(): Promise<{ id: number; key: string }> {
  const { status, body } = await upload(gateway().url, writer.session);
  expect(status).toBe(201);
  return body;
}

async function keepForm(payload: Prisma.InputJsonObject): Promise<number> {
  const post = await createPost();
  const draft = { memberId: writer.id, board: "NOTICE", postId: post.id, payload } as const;
  return (await db.draft.create({ data: draft })).id;
}

describe("after a day", () => {
  it("an upload that nothing uses goes, with every size of an image, and not a minute before", async () => {
    const bytes = await photo({ width: 700, height: 500 });
    const { body } = await upload(gateway().url, writer.session, { kind: "image", name: "a.jpg", bytes });
    const names = await filesBelow(gateway().config.filesDir);
    expect(names.filter((name) => name.startsWith(body.key))).toHaveLength(body.variants.length);
    expect(await sweepAfter(23.9)).toEqual({ rows: 0, strays: 0 });
    expect(await isThere(body.key)).toBe(true);
    expect(await sweepAfter(24.1)).toEqual({ rows: 1, strays: 0 });
    expect(await isThere(body.key)).toBe(false);
    expect(await sweepAfter(24.1)).toEqual({ rows: 0, strays: 0 });
  });

  it("what a post uses in any way stays, in the trash too, and goes when the post is gone for good", async () => {
    const [attached, figure, thumbnail] = [await uploaded(), await uploaded(), await uploaded()];
    const post = await createPost({ thumbnailId: thumbnail.id, deletedAt: new Date() });
    await db.attachment.create({ data: { postId: post.id, fileId: attached.id } });
    await db.postFigure.create({ data: { postId: post.id, fileId: figure.id } });
    expect(await sweepAfter(50)).toEqual({ rows: 0, strays: 0 });
    await db.post.delete({ where: { id: post.id } });
    expect(await sweepAfter(50)).toEqual({ rows: 3, strays: 0 });
  });

  it("what a program or a page uses in any way stays", async () => {
    const [thumbnail, portrait, handout, file, figure, face] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ];
    const times = { startsAt: new Date(), endsAt: new Date(Date.now() + HOUR) };
    const program = await createProgram({
      thumbnailId: thumbnail.id,
      speakers: { create: [{ position: 0, nameKo: "가", portraitId: portrait.id }] },
      sessions: { create: [{ position: 0, titleKo: "가", fileId: handout.id, ...times }] },
      files: { create: [{ fileId: file.id }] },
      figures: { create: [{ fileId: figure.id }] },
    });
    const page = await createPageVersion("BOARD_MEMBERS", 1);
    const member = { versionId: page.id, position: 0, nameKo: "가", roleKo: "나" };
    await db.boardMember.create({ data: { ...member, portraitId: face.id } });
    expect(await sweepAfter(50)).toEqual({ rows: 0, strays: 0 });
    await db.program.delete({ where: { id: program.id } });
    await db.pageVersion.delete({ where: { id: page.id } });
    expect(await sweepAfter(50)).toEqual({ rows: 6, strays: 0 });
  });

  it("what a saved form mentions stays, by key or id and however deep, until the form is gone", async () => {
    const [byId, asText, byKey, inText, never] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ];
    const forms = [
      await keepForm({ files: [{ fileId: byId.id, captionKo: null }], thumbnailId: String(asText.id) }),
      await keepForm({ ko: { content: { content: [{ type: "figure", attrs: { fileKey: byKey.key } }] } } }),
      await keepForm({ note: `/files/${inText.key}/a.pdf` }),
    ];
    expect(await sweepAfter(50)).toEqual({ rows: 1, strays: 0 });
    expect(await isThere(never.key)).toBe(false);
    for (const { key } of [byId, asText, byKey, inText]) expect(await isThere(key)).toBe(true);
    await db.draft.deleteMany({ where: { id: { in: forms } } });
    expect(await sweepAfter(50)).toEqual({ rows: 4, strays: 0 });
  });

  it("more than fit into one turn all go", async () => {
    const rows = Array.from({ length: 230 }, () => ({
      key: newFileKey(),
      name: "a",
      mimeType: "a/b",
      size: 1,
    }));
    await db.file.createMany({ data: rows });
    expect(await sweepAfter(25)).toEqual({ rows: 230, strays: 0 });
  });

  it("bytes without a row go, and what was begun and never finished", async () => {
    const stray = newFileKey();
    await gateway().files.write(stray, Buffer.from("x"));
    await gateway().files.write(`${stray}/640.webp`, Buffer.from("x"));
    const begun = await gateway().files.receive(1);
    await begun.append(Buffer.from("x"));
    const inUse = await uploaded();
    const post = await createPost();
    await db.attachment.create({ data: { postId: post.id, fileId: inUse.id } });
    expect(await sweepAfter(0.9)).toEqual({ rows: 0, strays: 0 });
    expect(await filesBelow(gateway().config.filesDir)).toHaveLength(4);
    expect((await sweepAfter(25)).strays).toBeGreaterThan(0);
    expect(await filesBelow(gateway().config.filesDir)).toEqual([inUse.key]);
    await begun.discard();
  });
});

it("two sweeps at once do no harm", async () => {
  const file = await uploaded();
  const swept = await Promise.all([sweepAfter(30), sweepAfter(30)]);
  expect(swept.reduce((rows, one) => rows + one.rows, 0)).toBe(1);
  expect(await isThere(file.key)).toBe(false);
});

it("nothing goes while a backup is made, which reads the rows before the bytes", async () => {
  const file = await uploaded();
  const stray = newFileKey();
  await gateway().files.write(stray, Buffer.from("x"));
  const made = await beginBackup({ name: "site.backup", now: clockAfter(25).now(), silentFor: HOUR });
  expect(await sweepAfter(25)).toEqual({ rows: 0, strays: 0 });
  expect(await isThere(file.key)).toBe(true);
  await failBackup(made ?? 0, "The disk is full");
  expect(await sweepAfter(25)).toEqual({ rows: 1, strays: 1 });
});

it("by the time on the disk, where the clock of the database was another", async () => {
  const key = newFileKey();
  await gateway().files.write(key, Buffer.from("x"));
  const old = new Date(Date.now() - 25 * HOUR);
  const path = join(gateway().config.filesDir, key.slice(0, 2), key.slice(2, 4), key);
  await utimes(path, old, old);
  expect((await sweepAfter(0)).strays).toBe(1);
});
