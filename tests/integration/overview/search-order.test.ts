// What comes first among what the search of the site found.
import { expect, test } from "vitest";
import { DAY } from "#schema/validation/core/durations.ts";
import { z } from "#schema/validation/zod.ts";
import { createPost, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ago = (days: number) => new Date(Date.now() - days * DAY);

const SEARCH = `query ($text: String!) { search(text: $text, language: KO, type: POST, page: 1) { groups { type hits { path } } } }`;

const answer = z.object({
  search: z.object({
    groups: z.array(z.object({ type: z.string(), hits: z.array(z.object({ path: z.string() })) })),
  }),
});

async function paths(text: string): Promise<readonly string[] | undefined> {
  const { data, errors } = await askGraphql(gateway(), SEARCH, { variables: { text } });
  expect(errors).toEqual([]);
  return answer
    .parse(data)
    .search.groups.find(({ type }) => type === "POST")
    ?.hits.map(({ path }) => path);
}

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
