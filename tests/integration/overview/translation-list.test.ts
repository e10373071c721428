// The list of translations is narrowed, searched and sorted by the database; nobody sees the tasks of texts
// of others, nor of the trash.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPageVersion, createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let translator: { id: number; headers: Record<string, string> };

async function signedIn(roles: readonly ["CONTENT" | "PROGRAM" | "SUPER"]) {
  const { id, session } = await createSignedIn({ roles: [...roles] });
  return { id, headers: session.headers };
}

beforeAll(async () => {
  translator = await signedIn(["CONTENT"]);
  const other = await signedIn(["CONTENT"]);
  const [late, review, trashed] = await Promise.all([
    createPost({ titleKo: "가을 학술대회", titleEn: "Autumn Conference" }),
    createPost({ titleKo: "겨울 학교", titleEn: "Winter School" }),
    createPost({ titleKo: "지운 글", deletedAt: new Date() }),
  ]);
  const program = await createProgram({ titleKo: "통역 워크숍" });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  await db.translationTask.createMany({
    data: [
      { postId: late.id, assigneeId: translator.id, dueOn: day("2026-01-02") },
      {
        postId: review.id,
        assigneeId: other.id,
        dueOn: day("2026-01-01"),
        handedInAt: new Date(),
        handedIn: {},
      },
      { postId: trashed.id, assigneeId: translator.id },
      { programId: program.id, assigneeId: translator.id },
      { pageKey: "GREETING", assigneeId: other.id },
    ],
  });
  await createPageVersion("GREETING", 1, { titleKo: "인사말" });
  await db.translationRemark.create({
    data: { postId: late.id, ko: "가", text: "확인", createdAt: new Date() },
  });
});

async function titles(args: string, { headers } = translator): Promise<string[]> {
  const { data, errors } = await askGraphql(
    gateway(),
    `{ translationTasks(${args}) { totalCount items { work { title(language: KO) { text } } } } }`,
    { headers },
  );
  expect(errors).toEqual([]);
  const { items, totalCount } = Object(data).translationTasks;
  expect(totalCount).toBe(items.length);
  return items.map(({ work }: { work: { title: { text: string } } }) => work.title.text);
}

test("what is due first is first, and what has no last day is last", async () => {
  expect(await titles("descending: false")).toEqual(["겨울 학교", "가을 학술대회", "인사말"]);
  expect(await titles("descending: false", await signedIn(["PROGRAM"]))).toEqual(["통역 워크숍"]);
  expect(await titles("page: 1", await signedIn(["SUPER"]))).toHaveLength(4);
});

test("it is narrowed to the own, to what waits for review, to a place and to what is overdue", async () => {
  expect(await titles("filter: { show: MINE }")).toEqual(["가을 학술대회"]);
  expect(await titles("filter: { show: REVIEW }")).toEqual(["겨울 학교"]);
  expect(await titles("filter: { show: OTHERS }")).toEqual(["인사말"]);
  expect(await titles("filter: { place: [PAGE] }")).toEqual(["인사말"]);
  expect(await titles("filter: { late: true }")).toEqual(["가을 학술대회"]);
  expect(await titles('filter: { due: { from: "2026-01-01", to: "2026-01-01" } }')).toEqual(["겨울 학교"]);
});

test("a text is found by a part of its title in either language", async () => {
  expect(await titles('filter: { search: "winter" }')).toEqual(["겨울 학교"]);
  expect(await titles('filter: { search: "인사" }')).toEqual(["인사말"]);
  expect(await titles('filter: { search: "워크숍" }')).toEqual([]);
});

test("a row says what its text is open about", async () => {
  const { data } = await askGraphql(
    gateway(),
    "{ translationTasks(filter: { show: MINE }) { items { work { openRemarks task { dueOn } languages { state } } } } }",
    { headers: translator.headers },
  );
  const [{ work }] = Object(data).translationTasks.items;
  expect(work).toMatchObject({ openRemarks: 1, task: { dueOn: "2026-01-02" } });
  expect(work.languages.map(({ state }: { state: string }) => state)).toEqual(["PUBLISHED", "PUBLISHED"]);
});
