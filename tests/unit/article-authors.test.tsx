// What is heard of an author's name is read in the language of the name, also where nobody sees it.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { ArticleAuthors } from "#web/features/journal/journal/public/ArticleAuthors.tsx";

test("the spoken name of an ORCID link has the language of the name", async () => {
  const author = { id: 1, nameKo: "김서연", latinName: null, affiliation: null, corresponding: false };
  const authors = [{ ...author, orcid: "0000-0002-1825-0097" }];
  const markup = markupInApp(<ArticleAuthors authors={JSON.parse(JSON.stringify(authors))} />, {
    language: "en",
  });
  expect(markup.match(/<span lang="ko">김서연<\/span>/g)).toHaveLength(1);
});
