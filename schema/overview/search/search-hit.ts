// One hit of the search.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { ProgramKindRef, ProgramStateRef } from "#schema/programs/programs/program-kind.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { SEARCH_TYPES } from "#schema/validation/overview/search-types.ts";
import type { HighlightedText, TextRange } from "./highlight.ts";
import type { FoundFile, SearchHit } from "./hit.ts";

export const SearchTypeRef = builder.enumType("SearchType", {
  description: "What is distinguished among what is found. PERSON: a member of the board.",
  values: SEARCH_TYPES,
});

/** Of a word or two. */
const MARKS = 3;

const TextRangeRef = builder.objectRef<TextRange>("TextRange").implement({
  description: "A part of a text: from `start` to before `end`, in UTF-16 units.",
  fields: (t) => ({ start: t.exposeInt("start"), end: t.exposeInt("end") }),
});

const HighlightedTextRef = builder.objectRef<HighlightedText>("HighlightedText").implement({
  description: "Plain text, the language it is really in, and where in it is what was looked for.",
  fields: (t) => ({
    text: t.exposeString("text"),
    language: t.expose("language", { type: LanguageRef }),
    marks: t.field({ type: [TextRangeRef], complexity: rows(MARKS), resolve: ({ marks }) => [...marks] }),
  }),
});

const SearchedFileRef = builder.objectRef<FoundFile>("SearchedFile").implement({
  description: "A file that was found, and what carries it.",
  fields: (t) => ({
    url: t.exposeString("url", {
      description: "The path of the file on this site; of a post for members with the pass that opens it.",
    }),
    page: t.exposeInt("page", {
      nullable: true,
      description: "The page of a PDF that what was looked for is first on.",
    }),
    carrier: t.field({
      type: LocalizedTextRef,
      description: "The title of the post or program at the hit's `path`.",
      resolve: ({ carrier }) => carrier.title,
    }),
  }),
});

export const SearchHitRef = builder.objectRef<SearchHit>("SearchHit").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    type: t.expose("type", { type: SearchTypeRef }),
    path: t.exposeString("path", {
      description: "Of its page on this site, without language; of a file the page of what carries it.",
    }),
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
    board: t.field({
      type: BoardRef,
      nullable: true,
      description: "Of a post, and of the post that carries a file.",
      resolve: ({ board }) => board ?? null,
    }),
    isForMembers: t.boolean({
      description: "Of a post, and of the post that carries a file: not everybody may read it.",
      resolve: ({ isForMembers }) => isForMembers === true,
    }),
    programKind: t.field({
      type: ProgramKindRef,
      nullable: true,
      resolve: ({ program }) => program?.kind ?? null,
    }),
    programState: t.field({
      type: ProgramStateRef,
      nullable: true,
      resolve: ({ program }) => program?.state ?? null,
    }),
    file: t.field({ type: SearchedFileRef, nullable: true, resolve: ({ file }) => file ?? null }),
  }),
});
