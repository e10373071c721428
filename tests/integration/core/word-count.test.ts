// @module-tag both
// The words of texts by what of them is translated, repeated, known to the memory or new; for one text, for several, and as a table.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createThrough, createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();

const COUNT = `query ($of: [TranslatedInput!]!) { translationCounts(of: $of) {
  title(language: KO) { text } bands { band segments words characters } } }`;

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
interface Counted {
  readonly bands: readonly { readonly band: string; readonly segments: number; readonly words: number }[];
}
const wordsOf = ({ bands }: Counted) =>
  Object.fromEntries(bands.filter(({ segments }) => segments > 0).map(({ band, words }) => [band, words]));

const KNOWN = "물푸레나무 숲에서 여름 번역 학교를 엽니다.";

test("what is finished, repeated, known and new is told apart, in one text and over several", async () => {
  const { ask } = await createWriter(gateway());
  await createThrough(ask, {
    ko: { title: "물푸레 학교", content: text(KNOWN) },
    en: { title: "Ash school", content: text("We hold a summer school in the ash wood.") },
  });
  const half = await createThrough(ask, {
    ko: {
      title: "제목 하나",
      content: text(
        "끝난 문단입니다.",
        KNOWN,
        KNOWN,
        `${KNOWN.slice(0, -1)}!`,
        "처음 보는 아주 다른 이야기입니다.",
      ),
    },
    en: { title: "Title one", content: text("A finished paragraph.") },
  });
  const other = await createThrough(ask, {
    ko: { title: "제목 둘", content: text("처음 보는 아주 다른 이야기입니다.") },
    en: null,
  });
  const of = [half, other].map((id) => ({ place: "POST", id }));
  const counts = Object((await ask(COUNT, { of })).data).translationCounts;
  expect(counts.map(({ title }: { title: { text: string } }) => title.text)).toEqual([
    "제목 하나",
    "제목 둘",
  ]);
  const [first, second] = counts.map(wordsOf);
  expect(first).toMatchObject({ TRANSLATED: 4, EXACT: 6, REPEATED: 6, NEW: 5 });
  // One sign is another: nearly the same.
  expect((first.NEAR ?? 0) + (first.HIGH ?? 0)).toBe(6);
  expect(second).toEqual({ NEW: 2, REPEATED: 5 });
  const [alone] = Object((await ask(COUNT, { of: of.slice(1) })).data).translationCounts.map(wordsOf);
  expect(alone).toEqual({ NEW: 7 });
});

test("of a program has its line and its place, as its editor does", async () => {
  const { id } = await createProgram({
    titleKo: "두 어절",
    titleEn: null,
    descriptionKo: "소개 한 줄",
    locationKo: "서울 강당 이층 왼쪽",
  });
  const { session } = await createSignedIn({ roles: ["PROGRAM"] });
  const { data } = await askGraphql(gateway(), COUNT, {
    variables: { of: [{ place: "PROGRAM", id }] },
    headers: { ...session.headers },
  });
  const counts: Counted[] = Object(data).translationCounts;
  const all = counts.flatMap(({ bands }) => bands);
  expect(all.reduce((sum, { words }) => sum + words, 0)).toBe(9);
});

test("is exported for the texts that were chosen, and not counted for who does not translate there", async () => {
  const { ask, id: writer } = await createWriter(gateway());
  const post = await createThrough(ask, {
    ko: { title: "세 어절 제목", content: text("네 어절 본문 입니다") },
    en: null,
  });
  const task = await db.translationTask.create({ data: { postId: post, assigneeId: writer } });
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const answer = await gateway().request("/api/v1/exports", {
    method: "POST",
    headers: { ...session.headers, "content-type": "application/json" },
    body: JSON.stringify({
      list: "translationCounts",
      format: "csv",
      sort: "TITLE",
      reason: "정산",
      ids: [task.id],
      columns: ["title", "words", "characters", "fresh", "freshCharacters"].map((key) => ({
        key,
        heading: key,
      })),
    }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("세 어절 제목,7,13,7,13");
  const program = await createSignedIn({ roles: ["PROGRAM"] });
  const refused = await askGraphql(gateway(), COUNT, {
    variables: { of: [{ place: "POST", id: post }] },
    headers: { ...program.session.headers },
  });
  expect(refused.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});
