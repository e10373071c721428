import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { pageOf, STATEMENT } from "#schema/cost.ts";
import { SEARCH_GROUP_SIZE, SEARCH_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { SEARCH_TYPES } from "#schema/validation/overview/search-types.ts";
import { SearchTypeRef } from "./search-hit.ts";
import { SearchResultRef } from "./search-result.ts";

builder.queryField("search", (t) =>
  t.field({
    type: SearchResultRef,
    complexity: ({ type }) => {
      const { multiplier } = pageOf(type ? SEARCH_PAGE_SIZE : SEARCH_TYPES.length * SEARCH_GROUP_SIZE);
      return { field: SEARCH_TYPES.length * STATEMENT, multiplier };
    },
    description:
      "Looks through posts, articles of the journal, programs, pages, people of the board, questions that are often asked, attached files and terms, in both languages at once, for all words of `text`. Case, spacing and composition of letters do not count; initial consonants find names and titles.",
    authScopes: { public: true },
    args: {
      text: t.arg.string({ required: true }),
      language: t.arg({
        type: LanguageRef,
        required: true,
        description: "Of titles and snippets, where there is a choice.",
      }),
      type: t.arg({
        type: SearchTypeRef,
        description: "Only these, page by page; else the first few of each kind.",
      }),
      page: t.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: (_root, { text, language, type, page }, { clock }) => ({
      ...toTextSearch(text),
      language,
      type: type ?? null,
      page,
      now: clock.now(),
    }),
  }),
);
