// The journal as readers have it: what is out, at its moment; citations; and readings of a PDF counted without knowing anybody.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const PUBLIC_URL = "https://association.example";
const gateway = useGateway({ config: { publicUrl: PUBLIC_URL } });

const authors = {
  create: [
    { position: 0, nameKo: "김서연", familyName: "Kim", givenName: "Seo-yeon", email: "hidden@example.org" },
    { position: 1, nameKo: "이상" },
  ],
};
const whole = {
  titleKo: "원문의 & 자리",
  titleEn: "The place of the source",
  abstractKo: "첫째 줄\n\n둘째 줄",
  keywordsKo: ["번역", "원문"],
  firstPage: 5,
  lastPage: 28,
  authors,
};

async function articleAs(id: number) {
  const { data } = await askGraphql(
    gateway(),
    `{ article(id: ${id}) { id title(language: EN) { text language } authors { nameKo latinName }
      apa: citation(style: APA) { text } korean: citation(style: KOREAN) { text }
      previous { id } next { id } related { id } } }`,
  );
  return Object(data).article;
}
const said = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

test("an issue and its articles appear together, on the next request after their moment", async () => {
  const publishedAt = new Date(gateway().clock.now().getTime() + MINUTE);
  const { id, articles } = await createIssue({ publishedAt }, [{}, { deletedAt: new Date() }]);
  const [article, trashed] = articles;
  const seen = async () => {
    const { data } = await askGraphql(
      gateway(),
      `{ journalIssue(id: ${id}) { articles { id } } article(id: ${article?.id}) { id } gone: article(id: ${trashed?.id}) { id } }`,
    );
    return data;
  };
  expect(await seen()).toEqual({ journalIssue: null, article: null, gone: null });
  gateway().clock.advance(MINUTE);
  expect(await seen()).toEqual({
    journalIssue: { articles: [{ id: article?.id }] },
    article: { id: article?.id },
    gone: null,
  });
});

test("an article is cited in three forms and is between its neighbours", async () => {
  const { volume, articles } = await createIssue({}, [{}, whole, { keywordsKo: ["원문"] }]);
  const [before, own, after] = articles.map(({ id }) => id);
  const article = await articleAs(own ?? 0);
  expect(article).toMatchObject({
    title: { text: whole.titleEn, language: "EN" },
    authors: [
      { nameKo: "김서연", latinName: "Seo-yeon Kim" },
      { nameKo: "이상", latinName: null },
    ],
    previous: { id: before },
    next: { id: after },
    related: [{ id: after }],
  });
  expect(said(article.apa)).toBe(
    `Kim, S.-Y., & 이상 (2026). The place of the source [in Korean]. Association, ${volume}(1), 5–28. ${PUBLIC_URL}/journal/articles/${own}`,
  );
  expect(said(article.korean)).toContain(
    `김서연·이상 (2026). 「원문의 & 자리」. 『학회』, ${volume}(1), 5-28.`,
  );
});

test("no address of an author is in the schema of readers", async () => {
  const { data } = await askGraphql(gateway(), '{ __type(name: "ArticleAuthor") { fields { name } } }');
  const fields = Object(data).__type.fields.map(({ name }: { name: string }) => name);
  expect(fields).toContain("orcid");
  expect(fields).not.toContain("email");
});

test("a PDF is counted once for a viewer who asks twice, and for no crawler", async () => {
  const file = await db.file.create({
    data: { key: "0123456789abcdef0123456789abcdef", name: "a.pdf", mimeType: "application/pdf", size: 9 },
  });
  const { articles } = await createIssue({}, [{ fileId: file.id }]);
  const id = articles[0]?.id ?? 0;
  const ask = (agent: string, method = "GET") =>
    gateway().request(`/journal/articles/${id}.pdf`, {
      method,
      redirect: "manual",
      headers: { "user-agent": agent },
    });
  const first = await ask("Mozilla/5.0 (X11; Linux) Firefox/140.0");
  expect([first.status, first.headers.get("location"), first.headers.get("set-cookie")]).toEqual([
    302,
    `/files/${file.key}/a.pdf`,
    null,
  ]);
  await ask("Mozilla/5.0 (X11; Linux) Firefox/140.0");
  await ask("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
  await ask("Mozilla/5.0 (X11; Linux) Chrome/140.0", "HEAD");
  const counts = async () =>
    (await db.articleDownload.findMany({ where: { articleId: id } })).map(({ count }) => count);
  expect(await counts()).toEqual([1]);
  gateway().clock.advance(MINUTE);
  await ask("Mozilla/5.0 (X11; Linux) Firefox/140.0");
  expect(await counts()).toEqual([2]);
  expect((await gateway().request("/journal/articles/999999.pdf")).status).toBe(404);
});
