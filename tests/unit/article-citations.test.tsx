// What an article is cited as, and the works it cites, are each read out in the language of their words.
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { ArticleCitations } from "#web/features/journal/journal/public/ArticleCitations.tsx";
import { ArticleReferences } from "#web/features/journal/journal/public/ArticleReferences.tsx";

async function render(language: "ko" | "en", part: ReactNode): Promise<string> {
  return markupInApp(part, { language });
}

const words = (text: string) => [{ text, isItalic: false }];
const article = {
  id: 7,
  apa: words("Kim, S. (2026). On translation."),
  chicago: words("Kim, Seo-yeon. “On Translation.”"),
  korean: words("김서연(2026), 번역에 대하여"),
};

test.each(["ko", "en"] as const)("citations on the page in %s", async (language) => {
  const markup = await render(language, <ArticleCitations article={JSON.parse(JSON.stringify(article))} />);
  expect(markup).toContain('<span lang="ko"><span>김서연(2026), 번역에 대하여</span></span>');
  expect(markup.match(/<span lang="en"><span>Kim, S/g)).toHaveLength(2);
});

test("references, beside each other in both languages", async () => {
  const references = ["김한결. (2020). 통역의 역사.", "Venuti, L. (1995). The Translator's Invisibility."];
  const markup = await render("ko", <ArticleReferences references={references} />);
  expect(markup).toContain('<li lang="ko">김한결');
  expect(markup).toContain('<li lang="en">Venuti');
});
