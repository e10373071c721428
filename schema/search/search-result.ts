// One page of what was found. Each kind is looked for once an answer, and read only where its hits are asked for.
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/shared/language.ts";
import { SEARCH_GROUP_SIZE, SEARCH_PAGE_SIZE } from "#schema/validation/limits.ts";
import { SEARCH_TYPES, type SearchType } from "#schema/validation/search-types.ts";
import { findFaqs, readFaqHits } from "./faq-hits.ts";
import { findPages, findPeople } from "./find-pages.ts";
import { findPosts } from "./find-posts.ts";
import { findPrograms } from "./find-programs.ts";
import type { HighlightedText, TextRange } from "./highlight.ts";
import type { HitReader, SearchHit } from "./hit.ts";
import { FOUND_MAX } from "./matching.ts";
import { readPages, readPeople } from "./page-hits.ts";
import { readPosts } from "./post-hits.ts";
import { readPrograms } from "./program-hits.ts";
import type { SearchWish } from "./search-terms.ts";

type Finder = (terms: readonly string[], now: Date) => Promise<readonly number[]>;

const WAYS: Readonly<Record<SearchType, { readonly find: Finder; readonly read: HitReader }>> = {
  POST: { find: findPosts, read: readPosts },
  PROGRAM: { find: findPrograms, read: readPrograms },
  PAGE: { find: findPages, read: readPages },
  PERSON: { find: findPeople, read: readPeople },
  FAQ: { find: findFaqs, read: readFaqHits },
};

export const SearchTypeRef = builder.enumType("SearchType", {
  description: "What is told apart among what is found. PERSON: a member of the board.",
  values: SEARCH_TYPES,
});

const TextRangeRef = builder.objectRef<TextRange>("TextRange").implement({
  description: "A part of a text: from `start` to before `end`, in UTF-16 units.",
  fields: (t) => ({ start: t.exposeInt("start"), end: t.exposeInt("end") }),
});

const HighlightedTextRef = builder.objectRef<HighlightedText>("HighlightedText").implement({
  description: "Plain text, the language it is really in, and where in it stands what was looked for.",
  fields: (t) => ({
    text: t.exposeString("text"),
    language: t.expose("language", { type: LanguageRef }),
    marks: t.field({ type: [TextRangeRef], resolve: ({ marks }) => [...marks] }),
  }),
});

const SearchHitRef = builder.objectRef<SearchHit>("SearchHit").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    type: t.expose("type", { type: SearchTypeRef }),
    path: t.exposeString("path", { description: "Of its page on this site, without language." }),
    title: t.field({ type: HighlightedTextRef, resolve: ({ title }) => title }),
    snippet: t.field({
      type: HighlightedTextRef,
      nullable: true,
      description: "The part of what it says around what was looked for.",
      resolve: ({ snippet }) => snippet,
    }),
    date: t.field({
      type: "DateTime",
      nullable: true,
      description: "When a post was published, when a program begins.",
      resolve: ({ date }) => date,
    }),
  }),
});

/** Everything of one kind that was found, of which a part is shown. */
interface SearchGroup {
  readonly type: SearchType;
  readonly ids: readonly number[];
  readonly shown: readonly number[];
  readonly terms: readonly string[];
  readonly language: Language;
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
      resolve: ({ type, shown, terms, language }) =>
        shown.length === 0 ? [] : WAYS[type].read(shown, { terms, language }),
    }),
  }),
});

export interface SearchResult extends SearchWish {
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
    groups: t.field({
      type: [SearchGroupRef],
      description: "By kind, each with its number; hits of `type` only where it is given.",
      resolve: (result) =>
        Promise.all(
          SEARCH_TYPES.map(async (type) => {
            const { terms, now, language } = result;
            const ids = terms.length === 0 ? [] : await WAYS[type].find(terms, now);
            return { type, ids, shown: shownOf(ids, type, result), terms, language };
          }),
        ),
    }),
  }),
});
