// An article as readers have it.

import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { STATEMENT } from "#schema/cost.ts";
import { RELATED_ARTICLES } from "#schema/validation/core/limits.ts";
import { licenceAddress } from "#schema/validation/journal/journal-kinds.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";
import { CitationPartRef, FormerFileRef } from "./article-parts.ts";
import { citedColumns, journalOf } from "./article-record.ts";
import { cite } from "./citation.ts";
import { countDownloads } from "./count-download.ts";
import { isoDateOrNull } from "./day.ts";
import { ArticleLicenceRef, ArticleStateRef, ArticleTypeRef, CitationStyleRef } from "./journal-enums.ts";
import { articleBeside, articlesLike } from "./neighbours.ts";

export const ArticleRef = builder.prismaObject("Article", {
  description: "An article of a published issue.",
  select: { id: true },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    type: t.expose("type", { type: ArticleTypeRef }),
    language: t.expose("language", { type: LanguageRef, description: "What its text is written in." }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { titleKo: true, titleEn: true },
      resolve: ({ titleKo, titleEn }, { language }) =>
        lineIn(titleKo, titleEn, language) ?? { text: "", language },
    }),
    titleKo: t.exposeString("titleKo", { nullable: true }),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    abstractKo: t.exposeString("abstractKo", {
      nullable: true,
      description: "Plain text; an empty line ends a paragraph.",
    }),
    abstractEn: t.exposeString("abstractEn", { nullable: true }),
    keywordsKo: t.exposeStringList("keywordsKo"),
    keywordsEn: t.exposeStringList("keywordsEn"),
    firstPage: t.exposeInt("firstPage", { nullable: true }),
    lastPage: t.exposeInt("lastPage", { nullable: true }),
    receivedOn: t.string({
      nullable: true,
      description: "A day: 2026-06-30.",
      select: { receivedOn: true },
      resolve: ({ receivedOn }) => isoDateOrNull(receivedOn),
    }),
    revisedOn: t.string({
      nullable: true,
      select: { revisedOn: true },
      resolve: ({ revisedOn }) => isoDateOrNull(revisedOn),
    }),
    acceptedOn: t.string({
      nullable: true,
      select: { acceptedOn: true },
      resolve: ({ acceptedOn }) => isoDateOrNull(acceptedOn),
    }),
    doi: t.exposeString("doi", { nullable: true, description: "Without an address before it." }),
    licence: t.expose("licence", { type: ArticleLicenceRef }),
    licenceUrl: t.string({
      nullable: true,
      select: { licence: true },
      resolve: ({ licence }) => licenceAddress(licence),
    }),
    file: t.relation("file", { nullable: true, description: "Its PDF." }),
    downloads: t.int({
      description: "How often people have read its PDF, as of when the page was made.",
      complexity: STATEMENT,
      resolve: ({ id }, _args, context) => countDownloads(context, id),
    }),
    formerFiles: t.relation("formerFiles", {
      type: FormerFileRef,
      description: "Its PDFs from before corrections, the newest first.",
      query: { orderBy: [{ replacedOn: "desc" }, { fileId: "desc" }] },
    }),
    references: t.exposeStringList("references", { description: "The works cited, one each." }),
    state: t.expose("state", { type: ArticleStateRef }),
    notice: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What was corrected, or why it was retracted.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { noticeKo: true, noticeEn: true },
      resolve: ({ noticeKo, noticeEn }, { language }) => lineIn(noticeKo, noticeEn, language),
    }),
    noticedOn: t.string({
      nullable: true,
      select: { noticedOn: true },
      resolve: ({ noticedOn }) => isoDateOrNull(noticedOn),
    }),
    authors: t.relation("authors", { query: { orderBy: { position: "asc" } } }),
    issue: t.relation("issue"),
    citation: t.field({
      type: [CitationPartRef],
      description: "How it is cited.",
      args: { style: t.arg({ type: CitationStyleRef, required: true }) },
      select: { ...citedColumns },
      resolve: async (article, { style }, context) =>
        cite(style, article, await journalOf(context), context.publicUrl + articleAddress(article.id)),
    }),
    previous: t.prismaField({
      type: "Article",
      nullable: true,
      description: "The one before it in its issue.",
      complexity: STATEMENT,
      resolve: (query, { id }, _args, context) => articleBeside(id, "previous", context, { ...query }),
    }),
    next: t.prismaField({
      type: "Article",
      nullable: true,
      description: "The one after it in its issue.",
      complexity: STATEMENT,
      resolve: (query, { id }, _args, context) => articleBeside(id, "next", context, { ...query }),
    }),
    related: t.prismaField({
      type: ["Article"],
      description: "Others with the same keywords or authors, those with most in common first.",
      complexity: { field: STATEMENT, multiplier: RELATED_ARTICLES },
      resolve: (query, { id }, _args, context) => articlesLike(id, context, { ...query }),
    }),
  }),
});
