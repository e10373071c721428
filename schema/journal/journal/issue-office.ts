// Issues and articles as their editors have them.

import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { MissingRequirementRef } from "#schema/journal/submissions/missing-requirements.ts";
import { missingOfArticle } from "#schema/journal/submissions/requirement-loaders.ts";
import { manageJournal, removeArticles } from "#schema/policies/journal/journal.ts";
import { ISSUE_STATES, issueStateAt } from "#schema/validation/journal/issue-state.ts";
import { yearOf } from "./article-record.ts";
import { countDownloads } from "./count-download.ts";
import { isoDate, isoDateOrNull } from "./day.ts";
import { ArticleLicenceRef, ArticleStateRef, ArticleTypeRef } from "./journal-enums.ts";

const ofEditors = { authScopes: { can: manageJournal } } as const;

export const IssueStateRef = builder.enumType("IssueState", {
  description: "SCHEDULED: its time is set and has not come.",
  values: ISSUE_STATES,
});

const EditedAuthorRef = builder.prismaObject("ArticleAuthor", {
  variant: "EditedArticleAuthor",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    familyName: t.exposeString("familyName", { nullable: true }),
    affiliationKo: t.exposeString("affiliationKo", { nullable: true }),
    affiliationEn: t.exposeString("affiliationEn", { nullable: true }),
    email: t.exposeString("email", { nullable: true, description: "For the office alone." }),
    orcid: t.exposeString("orcid", { nullable: true }),
    corresponding: t.exposeBoolean("corresponding"),
  }),
});

export const ManagedArticleRef = builder.prismaObject("Article", {
  variant: "ManagedArticle",
  description: "An article as its editors write it.",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    issueId: t.expose("issueId", { type: "Id" }),
    submissionId: t.expose("submissionId", { type: "Id", nullable: true, description: "What it came from." }),
    type: t.expose("type", { type: ArticleTypeRef }),
    language: t.expose("language", { type: LanguageRef }),
    titleKo: t.exposeString("titleKo", { nullable: true }),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    abstractKo: t.exposeString("abstractKo", { nullable: true }),
    abstractEn: t.exposeString("abstractEn", { nullable: true }),
    keywordsKo: t.exposeStringList("keywordsKo"),
    keywordsEn: t.exposeStringList("keywordsEn"),
    firstPage: t.exposeInt("firstPage", { nullable: true }),
    lastPage: t.exposeInt("lastPage", { nullable: true }),
    receivedOn: t.string({ nullable: true, resolve: ({ receivedOn }) => isoDateOrNull(receivedOn) }),
    revisedOn: t.string({ nullable: true, resolve: ({ revisedOn }) => isoDateOrNull(revisedOn) }),
    acceptedOn: t.string({ nullable: true, resolve: ({ acceptedOn }) => isoDateOrNull(acceptedOn) }),
    doi: t.exposeString("doi", { nullable: true }),
    licence: t.expose("licence", { type: ArticleLicenceRef }),
    file: t.relation("file", { type: FileRef, nullable: true }),
    downloads: t.int({
      description: "How often people have read its PDF.",
      resolve: ({ id }, _args, context) => countDownloads(context, id),
    }),
    missing: t.field({
      type: [MissingRequirementRef],
      description: "What the journal asks for and is missing.",
      resolve: ({ id }, _args, context) => missingOfArticle(context, id),
    }),
    references: t.exposeStringList("references"),
    state: t.expose("state", { type: ArticleStateRef }),
    noticeKo: t.exposeString("noticeKo", { nullable: true }),
    noticeEn: t.exposeString("noticeEn", { nullable: true }),
    noticedOn: t.string({ nullable: true, resolve: ({ noticedOn }) => isoDateOrNull(noticedOn) }),
    viewerCanRemove: t.boolean({
      description: "Whether the viewer may take it away although it is out.",
      select: { issue: { select: { publishedAt: true } } },
      resolve: ({ issue }, _args, { viewer, clock }) =>
        removeArticles(viewer) && issueStateAt(issue.publishedAt, clock.now()) === "PUBLISHED",
    }),
    authors: t.relation("authors", {
      type: EditedAuthorRef,
      query: { orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
  }),
});

const present = { where: { deletedAt: null } } as const;

export const ManagedIssueRef = builder.prismaObject("JournalIssue", {
  variant: "ManagedIssue",
  description: "An issue in the making, or out.",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    volume: t.exposeInt("volume"),
    number: t.exposeInt("number"),
    year: t.int({ resolve: yearOf }),
    issuedOn: t.string({ resolve: ({ issuedOn }) => isoDate(issuedOn) }),
    titleKo: t.exposeString("titleKo", { nullable: true }),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    state: t.field({
      type: IssueStateRef,
      resolve: ({ publishedAt }, _args, { clock }) => issueStateAt(publishedAt, clock.now()),
    }),
    articleCount: t.relationCount("articles", present),
    articles: t.relation("articles", {
      type: ManagedArticleRef,
      query: { ...present, orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
  }),
});

// Beside both types, because each leads to the other.
builder.prismaObjectField(ManagedArticleRef, "issue", (t) => t.relation("issue", { type: ManagedIssueRef }));
