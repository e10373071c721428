// Versions of posts in trouble: two editors who restore at once, and a text of a hundred thousand characters.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
const editors: Ask[] = [];
let ask: Ask;
beforeAll(async () => {
  for (let index = 0; index < 2; index += 1) editors.push((await createWriter(gateway())).ask);
  [ask] = editors as [Ask];
});

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const restore = (id: number, number: number, version: number) =>
  `mutation { restorePostVersion(id: ${id}, number: ${number}, version: ${version}) { id } }`;

test("two editors restore at once: one is notified of the other, and nothing is lost", async () => {
  const write = (title: string) => postInput({ ko: { title, content: text(title) } });
  const id = await createThrough(ask, write("첫째"));
  for (const [index, title] of ["둘째", "셋째"].entries()) {
    expect((await ask(SAVE, { id, version: index + 1, input: write(title) })).errors).toEqual([]);
  }
  const answers = await Promise.all(editors.map((editor, index) => editor(restore(id, index + 1, 3))));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["CONFLICT", null].toSorted());
  const winner = answers.findIndex(({ code }) => code === null);
  const { titleKo } = await db.post.findUniqueOrThrow({ where: { id } });
  expect(titleKo).toBe(["첫째", "둘째"][winner]);
  const stored = await db.savedVersion.findMany({ where: { postId: id }, orderBy: { number: "asc" } });
  expect(stored.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, winner + 1],
  ]);
  // After the error one looks again, and restores what is wanted.
  expect((await ask(restore(id, 3, 4))).errors).toEqual([]);
  expect((await db.post.findUniqueOrThrow({ where: { id } })).titleKo).toBe("셋째");
});

test("a text of 100,000 characters is saved, compared word by word, and written in whole syllables", {
  tags: ["long"],
}, async () => {
  const lines = Array.from(
    { length: 400 },
    (_, index) => `${index}. ${"번역과 통역의 이론을 연구하고 ".repeat(15)}`,
  );
  const id = await createThrough(ask, { ko: { title: "긴 글", content: text(...lines) } });
  const changed = lines.with(200, `${lines[200]}${"고침".normalize("NFD")}`);
  const input = postInput({ ko: { title: "긴 글", content: text(...changed) } });
  expect((await ask(SAVE, { id, version: 1, input })).errors).toEqual([]);
  const { data } = await ask(
    `{ postForEditing(id: ${id}) { versions(number: 2) { sections(against: PREVIOUS) { field lines { kind words { kind text } } } } } }`,
  );
  const [section] = Object(data).postForEditing.versions[0].sections;
  expect(section.field).toBe("ko.content");
  expect(section.lines).toHaveLength(400);
  const differing = section.lines.filter(({ kind }: { kind: string }) => kind !== "SAME");
  expect(differing).toHaveLength(1);
  expect(differing[0].words.at(-1)).toEqual({ kind: "ADDED", text: " 고침" });
});
