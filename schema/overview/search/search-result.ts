// One page of what was found. Each kind is searched once for an answer, and its hits are read only where they are asked for.
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FOUND_MAX } from "#schema/core/text-search/matching.ts";
import type { TextSearch } from "#schema/core/text-search/search-terms.ts";
import { rows } from "#schema/cost.ts";
import type { Reader } from "#schema/policies/site/post-readers.ts";
import { readerOf } from "#schema/site/posts/post-lock.ts";
import { SEARCH_GROUP_SIZE, SEARCH_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { SEARCH_TYPES, type SearchType } from "#schema/validation/overview/search-types.ts";
import { findArticles, readArticleHits } from "./article-hits.ts";
import { findFaqs, readFaqHits } from "./faq-hits.ts";
import { readFiles } from "./file-hits.ts";
import { findFiles } from "./find-files.ts";
import { findPages, findPeople } from "./find-pages.ts";
import { findPosts } from "./find-posts.ts";
import { findPrograms } from "./find-programs.ts";
import type { HitReader } from "./hit.ts";
import { readPages, readPeople } from "./page-hits.ts";
import { readPosts } from "./post-hits.ts";
import { readPrograms } from "./program-hits.ts";
import { SearchHitRef, SearchTypeRef } from "./search-hit.ts";
import { findTerms, readTermHits } from "./term-hits.ts";

type Finder = (terms: readonly string[], now: Date, reader: Reader) => Promise<readonly number[]>;

const WAYS: Readonly<Record<SearchType, { readonly find: Finder; readonly read: HitReader }>> = {
  POST: { find: findPosts, read: readPosts },
  ARTICLE: { find: findArticles, read: readArticleHits },
  PROGRAM: { find: findPrograms, read: readPrograms },
  PAGE: { find: findPages, read: readPages },
  PERSON: { find: findPeople, read: readPeople },
  FAQ: { find: findFaqs, read: readFaqHits },
  FILE: { find: findFiles, read: readFiles },
  TERM: { find: findTerms, read: readTermHits },
};

/** Everything of one kind that was found, of which a part is shown. */
interface SearchGroup {
  readonly type: SearchType;
  readonly ids: readonly number[];
  readonly shown: readonly number[];
  readonly terms: readonly string[];
  readonly language: Language;
  readonly now: Date;
  readonly reader: Reader;
}

const countOf = ({ ids }: SearchGroup): number => Math.min(ids.length, FOUND_MAX);

const SearchGroupRef = builder.objectRef<SearchGroup>("SearchGroup").implement({
  fields: (t) => ({
    type: t.expose("type", { type: SearchTypeRef }),
    count: t.int({ description: "How many there are, 100 at most.", resolve: countOf }),
    hasMore: t.boolean({
      description: "There are more than are counted.",
      resolve: ({ ids }) => ids.length > FOUND_MAX,
    }),
    pageCount: t.int({ resolve: (group) => Math.ceil(countOf(group) / SEARCH_PAGE_SIZE) }),
    hits: t.field({
      type: [SearchHitRef],
      resolve: ({ type, shown, ...search }, _args, { passes }) =>
        shown.length === 0 ? [] : WAYS[type].read(shown, { ...search, passes }),
    }),
  }),
});

interface SearchResult extends TextSearch {
  readonly language: Language;
  /** The kind whose hits are shown page by page; null for the first few of each. */
  readonly type: SearchType | null;
  readonly page: number;
  readonly now: Date;
}

function shownOf(ids: readonly number[], own: SearchType, { type, page }: SearchResult): readonly number[] {
  if (type === null) return ids.slice(0, SEARCH_GROUP_SIZE);
  if (type !== own || page < 1) return [];
  return ids.slice(0, FOUND_MAX).slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}

export const SearchResultRef = builder.objectRef<SearchResult>("SearchResult").implement({
  fields: (t) => ({
    text: t.exposeString("text", { description: "What was looked for, in one line." }),
    tooShort: t.boolean({
      description: "Nothing was typed, or a single letter: nothing was looked for.",
      resolve: ({ terms }) => terms.length === 0,
    }),
    asMember: t.boolean({
      description: "The viewer is signed in, so what is for members is among it as far as they may read it.",
      resolve: (_result, _args, { viewer }) => viewer !== null,
    }),
    groups: t.field({
      type: [SearchGroupRef],
      complexity: rows(1),
      description: "By kind, each with its number; hits of `type` only where it is given.",
      resolve: async (result, _args, context) => {
        const { terms, now, language } = result;
        const reader = await readerOf(context);
        return await Promise.all(
          SEARCH_TYPES.map(async (type) => {
            const ids = terms.length === 0 ? [] : await WAYS[type].find(terms, now, reader);
            return { type, ids, shown: shownOf(ids, type, result), terms, language, now, reader };
          }),
        );
      },
    }),
  }),
});
