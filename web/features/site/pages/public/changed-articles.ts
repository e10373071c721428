// The lines of a difference by article: a heading and what is under it. Articles in which nothing changed are only named.
import type { PageChangesQuery } from "#web/gql/pages.ts";

export type LineOfArticle = NonNullable<NonNullable<PageChangesQuery["page"]>["changes"]>["lines"][number];

type Article =
  | { readonly kind: "changed"; readonly lines: readonly LineOfArticle[] }
  /** Headings, one after another. */
  | { readonly kind: "same"; readonly headings: readonly string[] };

const textOf = ({ words }: LineOfArticle): string => words.map(({ text }) => text).join("");

/** Runs of unchanged articles become one. Text before the first heading is an article without one. */
export function toArticles(lines: readonly LineOfArticle[]): Article[] {
  const groups: LineOfArticle[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last === undefined || line.role === "HEADING") groups.push([line]);
    else last.push(line);
  }
  const articles: Article[] = [];
  let headings: string[] = [];
  const close = () => {
    if (headings.length > 0) articles.push({ kind: "same", headings });
    headings = [];
  };
  for (const group of groups) {
    if (group.every(({ kind }) => kind === "SAME")) {
      const [first] = group;
      if (first?.role === "HEADING") headings.push(textOf(first));
      continue;
    }
    close();
    articles.push({ kind: "changed", lines: group });
  }
  close();
  return articles;
}
