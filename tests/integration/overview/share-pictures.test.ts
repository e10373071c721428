// @module-tag long
// What messengers show of a page: a JPEG of the size they ask for, made once of the page's picture, stored beside its sizes, and of nothing that is
// not everybody's.
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { shownVariants, toVariants } from "#schema/core/files/stored-variants.ts";
import { createPost, createProgram, createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { filesBelow, photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway({ pages: builtPages() });
let session: TestSession;
beforeAll(async () => {
  session = (await createSignedIn({ roles: ["CONTENT"] })).session;
});

async function image(width: number, height: number) {
  const answer = await upload(gateway().url, session, {
    kind: "image",
    name: "사진.jpg",
    bytes: await photo({ width, height }),
  });
  return await db.file.findUniqueOrThrow({ where: { id: Number(Object(answer.body).id) } });
}
async function tags(path: string): Promise<Record<string, string>> {
  const html = await (await gateway().request(path)).text();
  return Object.fromEntries(
    [...html.matchAll(/property="(og:image[\w:]*)" content="([^"]+)"/g)].map(([, name, said]) => [
      name,
      said,
    ]),
  );
}
const ofSize = { "og:image:type": "image/jpeg", "og:image:width": "1200", "og:image:height": "630" };
const pathOf = (address = "") => new URL(address).pathname;

describe("a page with a picture", () => {
  test.each([
    ["wide", 1_600, 900],
    ["of a book", 600, 900],
    ["smaller than it is shown", 300, 200],
  ])("%s is shared as a JPEG of the size it says", async (_, width, height) => {
    const { id: thumbnailId, key } = await image(width, height);
    const { id } = await createPost({ board: "NEWS", thumbnailId });
    const said = await tags(`/news/${id}`);
    expect(said).toEqual({ ...ofSize, "og:image": expect.stringContaining(`/files/${key}/`) });
    const answer = await gateway().request(pathOf(said["og:image"]));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
  });

  test("has it made once, however many ask at once, and shows it nowhere itself", async () => {
    const { id: thumbnailId, key } = await image(1_600, 900);
    const { id } = await createProgram({ kind: "SEMINAR", thumbnailId, publishedAt: new Date() });
    const path = pathOf((await tags(`/seminar-details/${id}`))["og:image"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway().request(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const made = async () =>
      (await filesBelow(gateway().config.filesDir)).filter((name) => name.endsWith("1200.jpg"));
    expect((await made()).filter((name) => name.includes(key))).toHaveLength(1);
    const { variants } = await db.file.findUniqueOrThrow({ where: { id: thumbnailId } });
    expect(toVariants(variants).filter(({ format }) => format === "jpg")).toHaveLength(1);
    expect(shownVariants(variants).map(({ format }) => format)).not.toContain("jpg");
    expect(await (await gateway().request(`/seminar-details/${id}`)).text()).toMatch(/srcset/i);
    // Also once the row is read again: what was made is in it.
    await db.file.update({ where: { id: thumbnailId }, data: { altKo: "다른 말" } });
    expect((await gateway().request(path)).status).toBe(200);
  });
});

test("a page without a picture is shared with the site's own, of the same size", async () => {
  const said = await tags("/notice/list");
  expect(said).toEqual({ ...ofSize, "og:image": expect.stringMatching(/\/assets\/share-[\w-]+\.jpg$/) });
  const bytes = Buffer.from(await (await gateway().request(pathOf(said["og:image"]))).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
});

test("of what is not everybody's nothing is made", async () => {
  const { id: thumbnailId, key } = await image(1_600, 900);
  await createPost({ thumbnailId, publishedAt: null });
  await createPost({ thumbnailId, audience: "MEMBERS" });
  expect((await gateway().request(`/files/${key}/1200.jpg`)).status).toBe(404);
  expect((await filesBelow(gateway().config.filesDir)).some((name) => name.includes(`${key}-1200.jpg`))).toBe(
    false,
  );
});
