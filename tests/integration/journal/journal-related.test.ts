// What an article is said to be near to: others with its keywords and its authors, those with most in common
// first, and none that readers do not see.
import { expect, test } from "vitest";
import { RELATED_ARTICLES } from "#schema/validation/core/limits.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ORCID = "0000-0002-1825-0097";
const by = (nameKo: string, more: object = {}) => ({
  authors: { create: [{ position: 0, nameKo, ...more }] },
});

/** An issue of these articles. @returns their ids in order */
async function issueOf(
  articles: Parameters<typeof createIssue>[1],
  more: Parameters<typeof createIssue>[0] = {},
) {
  const issue = await createIssue(more, articles);
  return issue.articles.map(({ id }) => id);
}

async function relatedTo(id = 0): Promise<readonly number[]> {
  const { data } = await askGraphql(gateway(), `{ article(id: ${id}) { related { id } } }`);
  const related: { id: number }[] = Object(data).article.related;
  return related.map((one) => one.id);
}

test("shared keywords and authors bring articles near, in either language and capitals, those with most in common first", async () => {
  const [own, two, one, author, none] = await issueOf([
    { keywordsKo: ["자막", "번역"], keywordsEn: ["Subtitling"], ...by("김서연", { orcid: ORCID }) },
    { keywordsKo: ["번역", "자막"], keywordsEn: ["SUBTITLING"] },
    { keywordsEn: ["subtitling"] },
    // As much as two keywords, whatever the name is written like.
    { ...by("KIM Seo-yeon", { orcid: ORCID }) },
    { keywordsKo: ["통역"], ...by("김서연") },
  ]);
  expect(await relatedTo(own)).toEqual([two, author, one]);
  expect(await relatedTo(none)).toEqual([]);
});

test("one name is one author only at one place", async () => {
  const at = (affiliationKo: string) => by("박흔한", { affiliationKo });
  const [own, same] = await issueOf([at("한강대학교"), at("한강대학교"), at("낙동대학교")]);
  expect(await relatedTo(own)).toEqual([same]);
});

test("what is not out, was retracted or removed is near to nothing, and a list ends", async () => {
  const near = { keywordsKo: ["끝말"] };
  const [own, retracted, removed, ...others] = await issueOf([
    near,
    { ...near, state: "RETRACTED", noticedOn: new Date("2026-07-01"), noticeKo: "철회" },
    { ...near, deletedAt: new Date("2026-07-02") },
    ...Array.from({ length: RELATED_ARTICLES + 1 }, () => near),
  ]);
  await issueOf([near], { publishedAt: null });
  const found = await relatedTo(own);
  expect(found).toHaveLength(RELATED_ARTICLES);
  // The newest first, where they have as much in common.
  expect(found).toEqual(others.toReversed().slice(0, RELATED_ARTICLES));
  // A retracted article still leads on to others; one that was removed is no page.
  expect(await relatedTo(retracted)).toHaveLength(RELATED_ARTICLES);
  expect((await askGraphql(gateway(), `{ article(id: ${removed}) { id } }`)).data).toEqual({ article: null });
});
