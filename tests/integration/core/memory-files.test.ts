// @module-tag both
// The translation memory in and out as a file of translators' own tools, and the codes that it remembers.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createThrough, createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();

const MATCHES = "query ($text: String!) { translationMatches(text: $text) { en place coded } }";
const unit = (ko: string, en: string) =>
  `<tu><tuv xml:lang="ko"><seg>${ko}</seg></tuv><tuv xml:lang="en"><seg>${en}</seg></tuv></tu>`;
const tmx = (...units: readonly string[]) =>
  `<tmx version="1.4"><header srclang="ko"/><body>${units.join("")}</body></tmx>`;

type Role = "CONTENT" | "PROGRAM" | "MEMBER";
const signIn = async (...roles: Role[]) => (await createSignedIn({ roles })).session.headers;
type Headers = Awaited<ReturnType<typeof signIn>>;

async function send(headers: Headers, file: string | Buffer, query: string) {
  const answer = await gateway().request(`/api/v1/memory-files?${query}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/octet-stream" },
    body: Buffer.from(file),
  });
  return { status: answer.status, body: Object(await answer.json()) };
}
async function exported(headers: Headers, filter: object = {}) {
  const answer = await gateway().request("/api/v1/exports", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      list: "memory",
      format: "tmx",
      filter,
      sort: "UPDATED",
      reason: "집에서 번역",
      columns: [{ key: "ko", heading: "국문" }],
    }),
  });
  return { status: answer.status, text: await answer.text() };
}
const matches = async (headers: Headers, text: string) =>
  Object((await askGraphql(gateway(), MATCHES, { variables: { text }, headers: { ...headers } })).data)
    .translationMatches;

test("a file is previewed, imported once, offered to translators, and leaves the memory again", async () => {
  const headers = await signIn("PROGRAM");
  const ko = "은행나무 길을 함께 걷는 답사입니다.";
  const file = tmx(
    unit(ko, "A walk along the ginkgos."),
    unit(ko, "A walk along the ginkgos."),
    unit("일", ""),
  );
  const preview = await send(headers, file, "preview");
  expect(preview).toMatchObject({
    status: 200,
    body: { added: 1, same: 0, doubled: 1, problems: [{ at: 3, code: "REQUIRED" }], shown: [{ at: 1, ko }] },
  });
  expect(await matches(headers, ko)).toEqual([]);

  const name = encodeURIComponent("집에서.tmx");
  expect((await send(headers, file, `name=${name}`)).body).toMatchObject({ added: 1 });
  expect((await send(headers, file, `name=${name}`)).body).toMatchObject({ added: 0, same: 1 });
  expect(await matches(headers, ko)).toMatchObject([{ en: "A walk along the ginkgos.", place: "FILE" }]);
  // Everybody who translates is offered it.
  expect(await matches(await signIn("CONTENT"), ko)).toHaveLength(1);
  expect(await db.auditEntry.count({ where: { action: "importTranslationPairs" } })).toBe(1);

  const { id } = await db.translationPair.findFirstOrThrow({ where: { ko, source: "집에서.tmx" } });
  const remove = `mutation { deleteTranslationPairs(which: { ids: [${id}], expectedCount: 1 }) { done } }`;
  const removed = await askGraphql(gateway(), remove, { headers: { ...headers } });
  expect(removed.data).toEqual({ deleteTranslationPairs: { done: 1 } });
  expect((await send(headers, file, "preview")).body).toMatchObject({ added: 0, deleted: 1 });
  expect(await matches(headers, ko)).toEqual([]);
});

test("what is remembered of a text goes out with its codes, and comes in again as what is there", async () => {
  const { ask } = await createWriter(gateway());
  const bold = (text: string) => ({ type: "text", text, marks: [{ type: "bold" }] });
  const line = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });
  const text = (words: string) => ({ type: "text", text: words });
  await createThrough(ask, {
    ko: { title: "느티나무 안내", content: line(bold("느티나무"), text(" 아래에서 만나는 모임입니다.")) },
    en: { title: "Zelkova notice", content: line(text("We meet under the "), bold("zelkova"), text(".")) },
  });
  const headers = await signIn("CONTENT");
  const [best] = await matches(headers, "느티나무 아래에서 만나는 모임입니다.");
  expect(JSON.parse(best.coded)).toMatchObject({
    types: { 1: "bold" },
    en: ["We meet under the ", { id: 1 }, "."],
  });

  const { status, text: file } = await exported(headers, { search: "느티나무 아래" });
  expect(status).toBe(200);
  expect(file).toContain('We meet under the <bpt i="1" x="1" type="bold"/>zelkova<ept i="1"/>.');
  expect((await send(headers, file, "preview")).body).toMatchObject({ added: 0, same: 1, problemCount: 0 });
});

test("nobody exports what they may not read, and only translators import", async () => {
  await db.program.create({
    data: {
      kind: "SEMINAR",
      titleKo: "공개 전 세미나",
      startsAt: new Date("2026-12-01T05:00:00Z"),
      endsAt: new Date("2026-12-01T08:00:00Z"),
      pairs: { create: { ko: "메모리 비공개 세미나", en: "A seminar to come", updatedAt: new Date() } },
    },
  });
  const filter = { search: "메모리 비공개" };
  expect((await exported(await signIn("CONTENT"), filter)).text).not.toContain("A seminar to come");
  expect((await exported(await signIn("PROGRAM"), filter)).text).toContain("A seminar to come");
  const member = await signIn("MEMBER");
  expect((await exported(member)).status).toBe(403);
  expect((await send(member, tmx(unit("가", "A")), "preview")).status).toBe(403);
});

test("files that mean harm are refused in time, and say why", async () => {
  const headers = await signIn("CONTENT");
  const bomb = `<!DOCTYPE tmx [<!ENTITY a "${"a".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]><tmx>&b;</tmx>`;
  expect((await send(headers, bomb, "preview")).body).toEqual({ refused: "ENTITIES" });
  expect((await send(headers, "\0".repeat(1_000), "preview")).body).toEqual({ refused: "DAMAGED" });
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(tmx(unit("물푸레", "Ash")), "utf16le"),
  ]);
  expect((await send(headers, utf16, "preview")).body).toMatchObject({ added: 1 });
  const long = tmx(unit("참".repeat(100_000), "long"), unit("참".repeat(100_001), "longer"));
  expect((await send(headers, long, "name=long.tmx")).body).toMatchObject({
    added: 1,
    problems: [{ at: 2, code: "TOO_LONG" }],
  });
});
