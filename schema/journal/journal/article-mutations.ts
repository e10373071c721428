// Defines what editors do with articles. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { manageJournal, removeArticles } from "#schema/policies/journal/journal.ts";
import {
  ARTICLE_CHANGES,
  articleInput,
  articleRemoval,
} from "#schema/validation/journal/journal-articles.ts";
import { ManagedArticleRef } from "./issue-office.ts";
import { ArticleLicenceRef, ArticleTypeRef } from "./journal-enums.ts";
import { removeArticle } from "./remove-article.ts";
import { createArticle, deleteArticle, saveArticle } from "./save-article.ts";

const ArticleAuthorInput = builder.inputType("ArticleAuthorInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    nameKo: t.string(),
    familyName: t.string(),
    givenName: t.string(),
    affiliationKo: t.string(),
    affiliationEn: t.string(),
    email: t.string({ description: "For the office alone." }),
    orcid: t.string(),
    corresponding: t.boolean(),
  }),
});

const ArticleChangeRef = builder.enumType("ArticleChange", {
  description: "What readers read about a change to an article that is out.",
  values: ARTICLE_CHANGES,
});

const ArticleInputRef = builder
  .inputType("ArticleInput", {
    description: "An article whole; what is left out is emptied.",
    fields: (t) => ({
      issueId: t.field({ type: "Id", required: true }),
      type: t.field({ type: ArticleTypeRef, required: true }),
      language: t.field({ type: LanguageRef, required: true }),
      titleKo: t.string(),
      titleEn: t.string(),
      abstractKo: t.string(),
      abstractEn: t.string(),
      keywordsKo: t.stringList(),
      keywordsEn: t.stringList(),
      authors: t.field({ type: [ArticleAuthorInput], required: true }),
      firstPage: t.int(),
      lastPage: t.int(),
      receivedOn: t.string({ description: "A day: 2026-06-30." }),
      revisedOn: t.string(),
      acceptedOn: t.string(),
      doi: t.string(),
      licence: t.field({ type: ArticleLicenceRef, required: true }),
      fileId: t.field({ type: "Id", description: "A PDF." }),
      references: t.stringList(),
      change: t.field({ type: ArticleChangeRef }),
      noticeKo: t.string(),
      noticeEn: t.string(),
    }),
  })
  .validate(articleInput);

const ArticleRemovalInput = builder
  .inputType("ArticleRemovalInput", {
    fields: (t) => ({
      reason: t.string({ required: true, description: "For the audit log." }),
      title: t.string({ required: true, description: "One of its titles, typed once more." }),
    }),
  })
  .validate(articleRemoval);

const ofArticles = { can: manageJournal, subject: "article", visitorsSee: true } as const;
const CONFLICT = "CONFLICT with `extensions.conflict`, the article as it is now, when it was saved since.";
const answer = (query: object, id: number) => db.article.findUniqueOrThrow({ ...query, where: { id } });

action("createArticle", {
  who: "office",
  ...ofArticles,
  type: ManagedArticleRef,
  description: "Puts an article into an issue that is neither out nor scheduled.",
  args: builder.args((arg) => ({ input: arg.field({ type: ArticleInputRef, required: true }) })),
  run: (tx, { input }, author) => createArticle(tx, input, author),
  answer,
});

action("saveArticle", {
  who: "office",
  ...ofArticles,
  type: ManagedArticleRef,
  description: `Saves an article that was read at \`version\`. Of one that is out, what was cited changes only with a notice: NOTICE_NEEDED at \`change\`. ${CONFLICT}`,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: ArticleInputRef, required: true }),
  })),
  run: (tx, { input: article, ...held }, author) => saveArticle(tx, { ...held, article }, author),
  answer,
});

action("deleteArticle", {
  who: "office",
  ...ofArticles,
  type: "Boolean",
  description: `Throws an article away that nobody has read; MOVE_REFUSED once its issue is out or scheduled. ${CONFLICT}`,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
  })),
  run: (tx, held, author) => deleteArticle(tx, held, author),
  answer: () => true,
});

action("removeArticle", {
  who: "office",
  ...ofArticles,
  can: removeArticles,
  type: "Boolean",
  description: `Takes an article that is out away for good: pages, files, search and feeds end, harvesters are told that it is deleted. MOVE_REFUSED before its issue is out; TITLE_DIFFERS at \`title\`. ${CONFLICT}`,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: ArticleRemovalInput, required: true }),
  })),
  run: (tx, { input, ...held }, author) => removeArticle(tx, { ...held, ...input }, author),
  answer: () => true,
});
