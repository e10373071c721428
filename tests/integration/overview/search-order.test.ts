// What comes first among what the search of the site found.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { z } from "#schema/validation/zod.ts";
import { createPageVersion, createPost, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ago = (days: number) => new Date(Date.now() - days * DAY);

const SEARCH = `query ($text: String!, $type: SearchType!) {
  search(text: $text, language: KO, type: $type, page: 1) { groups { type hits { path title { text } } } } }`;

const answer = z.object({
  search: z.object({
    groups: z.array(
      z.object({
        type: z.string(),
        hits: z.array(z.object({ path: z.string(), title: z.object({ text: z.string() }) })),
      }),
    ),
  }),
});

async function found(text: string, type: "POST" | "FILE" | "PAGE" | "PERSON" = "POST") {
  const { data, errors } = await askGraphql(gateway(), SEARCH, { variables: { text, type } });
  expect(errors).toEqual([]);
  return answer.parse(data).search.groups.find((group) => group.type === type)?.hits ?? [];
}
const paths = async (text: string) => (await found(text)).map(({ path }) => path);
const titles = async (text: string, type: "FILE" | "PAGE" | "PERSON") =>
  (await found(text, type)).map(({ title }) => title.text);

test("the very title comes first, then words that begin with what was typed, and what holds it across two words last", async () => {
  const post = async (titleKo: string, days: number, text = "본문") =>
    `/notice/${(await createPost({ titleKo, publishedAt: ago(days), contentKo: paragraph(text) })).id}`;
  const poem = await post("서시", 90);
  const begins = await post("윤동주 서시집 읽기", 80);
  const within = await post("고대서시집", 70);
  const said = await post("시 읽기", 60, "오늘은 서시를 읽습니다.");
  const across = await post("이 자리에서 시작합니다", 1, "여기에서 시작");
  expect(await paths("서시")).toEqual([poem, begins, within, said, across]);
});

test("files, pages and people come in the same order", async () => {
  const { id: postId } = await createPost({ titleKo: "자료", publishedAt: ago(3) });
  for (const name of ["서시.pdf", "윤동주 서시집.pdf", "고대서시집.pdf", "여기에서 시작.pdf"]) {
    const file = await db.file.create({
      data: { key: newFileKey(), name, mimeType: "application/pdf", size: 1_000 },
    });
    await db.attachment.create({ data: { postId, fileId: file.id } });
  }
  expect(await titles("서시", "FILE")).toEqual([
    "서시.pdf",
    "윤동주 서시집.pdf",
    "고대서시집.pdf",
    "여기에서 시작.pdf",
  ]);

  await createPageVersion("GREETING", 1, { titleKo: "여기에서 시작" });
  await createPageVersion("KITEC", 1, { titleKo: "서시" });
  await createPageVersion("WORKSHOP", 1, { titleKo: "서시 교실" });
  expect(await titles("서시", "PAGE")).toEqual(["서시", "서시 교실", "여기에서 시작"]);

  const { id: versionId } = await createPageVersion("BOARD_MEMBERS", 1, { titleKo: "임원" });
  for (const [position, nameKo] of ["남서시온", "서시온", "서시"].entries())
    await db.boardMember.create({ data: { versionId, position, nameKo, roleKo: "이사" } });
  expect(await titles("서시", "PERSON")).toEqual(["서시", "서시온", "남서시온"]);
});
