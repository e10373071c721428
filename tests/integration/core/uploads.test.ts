// Accepted uploads: from whom, how they are stored, and who may see them before and after they are published.
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { PAGE_ATTACHMENT_ENDINGS } from "#schema/validation/core/files.ts";
import {
  createPost,
  createProgram,
  createSession,
  createSignedIn,
  type TestSession,
} from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { attachments, filesBelow, photo, type UploadInput, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
let writer: { id: number; session: TestSession };
beforeAll(async () => {
  writer = await createSignedIn({ roles: ["CONTENT"] });
});

const send = (input?: UploadInput) => upload(gateway().url, writer.session, input);
const bytesOf = async (path: string) => Buffer.from(await (await gateway().request(path)).arrayBuffer());
/** What a path answers with the pass of a session. */
async function openedBy({ headers }: TestSession): Promise<(path: string) => Promise<number>> {
  const { pass } = await (await gateway().request("/api/v1/file-pass", { headers })).json();
  return async (path) => (await gateway().request(`${path}?t=${pass}`)).status;
}
async function publish(fileId: number): Promise<void> {
  const post = await createPost();
  await db.attachment.create({ data: { postId: post.id, fileId } });
}

describe("who may upload", () => {
  it.each<[string, StaffRole[], number]>([
    ["a member", [], 403],
    ["PROGRAM", ["PROGRAM"], 201],
    ["FINANCE", ["FINANCE"], 403],
    ["MEMBER", ["MEMBER"], 403],
    ["CONTENT", ["CONTENT"], 201],
    ["SUPER", ["SUPER"], 201],
  ])("%s", async (_, roles, status) => {
    const { session } = await createSignedIn({ roles });
    const answer = await upload(gateway().url, session);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toEqual({ code: "FORBIDDEN" });
    const bytes = await photo({ width: 30, height: 40 });
    const sent = (kind: string) => upload(gateway().url, session, { kind, name: "a.jpg", bytes });
    expect((await sent("image")).status).toBe(status);
    // A photo is everybody's to send: some applications need one.
    expect((await sent("photo")).status).toBe(201);
    const pass = await gateway().request("/api/v1/file-pass", { headers: session.headers });
    expect(pass.status).toBe(200);
  });

  it("nobody without a session, nor with one that has ended", async () => {
    expect(await upload(gateway().url, null)).toEqual({ status: 403, body: { code: "UNAUTHENTICATED" } });
    const { session } = await createSignedIn({ roles: ["CONTENT"] });
    await db.session.delete({ where: { id: session.id } });
    expect(await upload(gateway().url, session)).toEqual({ status: 401, body: { code: "SESSION_EXPIRED" } });
  });
});

describe("a photo", () => {
  it("is made anew in its sizes, upright, without a word about where it was taken", async () => {
    const bytes = await photo({ width: 1_600, height: 1_200, orientation: 6 });
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(100);
    const { status, body } = await send({ kind: "image", name: "학회 사진.JPG".normalize("NFD"), bytes });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "학회 사진.webp",
      mime_type: "image/webp",
      width: 1_200,
      height: 1_600,
    });
    expect(body.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
      [320, 640, 1_200].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    const row = await db.file.findUniqueOrThrow({ where: { id: body.id } });
    expect(row).toMatchObject({ kind: "IMAGE", uploadedById: writer.id, key: body.key });
    await publish(body.id);
    for (const { url, width, height, format, size } of body.variants) {
      const answer = await gateway().request(url);
      const stored = Buffer.from(await answer.arrayBuffer());
      expect([answer.headers.get("content-type"), stored.length]).toEqual([`image/${format}`, size]);
      expect(answer.headers.get("content-disposition")).toContain(
        `${encodeURIComponent("학회 사진")}.${format}`,
      );
      const { exif, xmp, iptc, orientation, ...found } = await sharp(stored).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect([found.width, found.height]).toEqual([width, height]);
      expect(stored.includes("Testkamera") || stored.includes("GPSTEST")).toBe(false);
    }
    expect((await bytesOf(body.url)).length).toBe(body.size);
  });

  it("of 12 megapixels takes a few seconds, and no longer", async () => {
    const bytes = await photo({ width: 4_000, height: 3_000 });
    const started = performance.now();
    const { status, body } = await send({ kind: "image", name: "a.jpg", bytes });
    expect([status, body.width, body.height]).toEqual([201, 1_920, 1_440]);
    // 1.5 s on a machine with nothing else to do.
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it("that moves stands still: its first frame counts", async () => {
    const frame = (background: string) =>
      ({ create: { width: 64, height: 48, channels: 3, background } }) as const;
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((colour) => sharp(frame(colour)).png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { status, body } = await send({ kind: "image", name: "a.gif", bytes });
    expect([status, body.width, body.height]).toEqual([201, 64, 48]);
    await publish(body.id);
    const still = sharp(await bytesOf(body.url));
    expect((await still.metadata()).pages ?? 1).toBe(1);
    const [red, , blue] = (await still.stats()).channels;
    expect([(red?.mean ?? 0) > 200, (blue?.mean ?? 255) < 50]).toEqual([true, true]);
  });

  it("may be called anything: its content counts", async () => {
    const bytes = await photo({ width: 50, height: 40 });
    expect((await send({ kind: "image", name: "../..", bytes })).body.name).toBe("image.webp");
    expect((await send({ kind: "image", name: "a.png", bytes })).body.name).toBe("a.webp");
  });
});

describe("an attachment", () => {
  it("of every allowed kind is stored as it is, bitmaps without what a camera wrote into them", async () => {
    for (const [ending, bytes] of Object.entries(await attachments())) {
      // Recordings are of examinees alone.
      if (!PAGE_ATTACHMENT_ENDINGS.includes(ending)) continue;
      const { status, body } = await send({ name: `제1회 안내.${ending}`, bytes });
      expect([ending, status]).toEqual([ending, 201]);
      expect(body).toMatchObject({ name: `제1회 안내.${ending}`, variants: [] });
      await publish(body.id);
      const stored = await bytesOf(body.url);
      expect(stored.length).toBe(body.size);
      if (!/png|jpg|webp/.test(ending)) expect(stored).toEqual(bytes);
    }
    const bytes = await photo({ width: 300, height: 200, orientation: 8 });
    const { body } = await send({ name: "사진.jpeg", bytes });
    await publish(body.id);
    const stored = await bytesOf(body.url);
    expect(stored.includes("GPSTEST")).toBe(false);
    expect([body.width, body.height]).toEqual([200, 300]);
  });

  it("of 50 MB is taken", async () => {
    const bytes = Buffer.alloc(50 * 1024 * 1024, " ");
    bytes.write("%PDF-1.7\n");
    const { status, body } = await send({ bytes });
    expect([status, body.size]).toEqual([201, bytes.length]);
  });
});

describe("before it is published", () => {
  it("only a pass of somebody who writes posts opens it, for as long as that session lasts", async () => {
    const { body } = await send({
      kind: "image",
      name: "초안.png",
      bytes: await photo({ width: 700, height: 500 }),
    });
    const [url = "", small = ""] = [body.url, body.variants[0]?.url];
    expect((await gateway().request(url)).status).toBe(404);
    const session = await createSession(writer.id);
    const answer = await gateway().request("/api/v1/file-pass", { headers: session.headers });
    const { pass } = await answer.json();
    for (const [path, cacheControl] of [
      [`${url}?`, "private, no-cache"],
      [`${small}&`, "private, max-age=600"],
    ]) {
      const shown = await gateway().request(`${path}t=${pass}`);
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, cacheControl]);
      expect((await gateway().request(`${path}t=${pass.slice(1)}`)).status).toBe(404);
    }
    expect((await gateway().request(`${url}?t=${body.pass}`)).status).toBe(200);
    // A pass is no token.
    const misused = await gateway().request("/api/v1/file-pass", {
      headers: { authorization: `Bearer ${pass}` },
    });
    expect(misused.status).toBe(401);
    await db.session.delete({ where: { id: session.id } });
    expect((await gateway().request(`${url}?t=${pass}`)).status).toBe(404);
    await publish(body.id);
    const shown = await gateway().request(`${small}&t=${pass}`);
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });

  it("a pass ends with the role", async () => {
    const { id, session } = await createSignedIn({ roles: ["CONTENT"] });
    const { body } = await send();
    const opened = await openedBy(session);
    expect(await opened(body.url)).toBe(200);
    await db.staffAssignment.deleteMany({ where: { memberId: id } });
    expect(await opened(body.url)).toBe(404);
  });

  it("the photo of an applicant opens for that person and the office of programs, for nobody else", async () => {
    const { id, session } = await createSignedIn();
    const bytes = await photo({ width: 60, height: 80 });
    const { body } = await upload(gateway().url, session, { kind: "photo", name: "사진.jpg", bytes });
    const program = await createProgram({ kind: "KITEC" });
    const applicant = { memberId: id, name: "도유진", email: "a@example.org" };
    const application = { programId: program.id, state: "CONFIRMED", amount: 0, photoId: body.id } as const;
    await db.application.create({ data: { ...applicant, ...application } });
    const statusFor = async (roles: StaffRole[]) =>
      (await openedBy((await createSignedIn({ roles })).session))(body.url);
    expect(await (await openedBy(session))(body.url)).toBe(200);
    expect(await statusFor(["PROGRAM"])).toBe(200);
    for (const roles of [[], ["CONTENT"], ["FINANCE"], ["MEMBER"]] satisfies StaffRole[][]) {
      expect(await statusFor(roles), roles.join()).toBe(404);
    }
    expect((await gateway().request(body.url)).status).toBe(404);
  });
});

it("leaves nothing on its way in", async () => {
  const left = await filesBelow(`${gateway().config.filesDir}/incoming`);
  expect(left).toEqual([]);
});
