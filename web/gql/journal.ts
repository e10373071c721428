/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ListedArticleFragment = { readonly id: number, readonly type: Types.ArticleType, readonly state: Types.ArticleState, readonly language: Types.Language, readonly firstPage: number | null, readonly lastPage: number | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly latinName: string | null }>, readonly file: { readonly id: number, readonly size: number } | null };

export type ListedIssueFragment = { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null };

export type JournalPageQueryVariables = Exact<{
  language: Types.Language;
}>;


export type JournalPageQuery = { readonly journal: { readonly name: string, readonly publisher: string, readonly issn: string | null, readonly eissn: string | null, readonly issues: ReadonlyArray<{ readonly articleCount: number, readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null }> } };

export type IssuePageQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type IssuePageQuery = { readonly journal: { readonly name: string, readonly issn: string | null, readonly eissn: string | null }, readonly journalIssue: { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly state: Types.ArticleState, readonly language: Types.Language, readonly firstPage: number | null, readonly lastPage: number | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly latinName: string | null }>, readonly file: { readonly id: number, readonly size: number } | null }>, readonly previous: { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null } | null, readonly next: { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null } | null, readonly title: { readonly text: string, readonly language: Types.Language } | null } | null };

export type ArticlePageQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ArticlePageQuery = { readonly journal: { readonly name: string, readonly publisher: string, readonly issn: string | null, readonly eissn: string | null }, readonly article: { readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly receivedOn: string | null, readonly revisedOn: string | null, readonly acceptedOn: string | null, readonly doi: string | null, readonly downloads: number, readonly licence: Types.ArticleLicence, readonly licenceUrl: string | null, readonly references: ReadonlyArray<string>, readonly noticedOn: string | null, readonly id: number, readonly type: Types.ArticleType, readonly state: Types.ArticleState, readonly language: Types.Language, readonly firstPage: number | null, readonly lastPage: number | null, readonly notice: { readonly text: string, readonly language: Types.Language } | null, readonly formerFiles: ReadonlyArray<{ readonly replacedOn: string, readonly file: { readonly id: number, readonly url: string, readonly size: number } }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly latinName: string | null, readonly givenName: string | null, readonly familyName: string | null, readonly orcid: string | null, readonly corresponding: boolean, readonly affiliation: { readonly text: string, readonly language: Types.Language } | null }>, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null }, readonly apa: ReadonlyArray<{ readonly text: string, readonly isItalic: boolean }>, readonly chicago: ReadonlyArray<{ readonly text: string, readonly isItalic: boolean }>, readonly korean: ReadonlyArray<{ readonly text: string, readonly isItalic: boolean }>, readonly previous: { readonly id: number, readonly title: { readonly text: string, readonly language: Types.Language } } | null, readonly next: { readonly id: number, readonly title: { readonly text: string, readonly language: Types.Language } } | null, readonly related: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly state: Types.ArticleState, readonly language: Types.Language, readonly firstPage: number | null, readonly lastPage: number | null, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly title: { readonly text: string, readonly language: Types.Language } | null }, readonly title: { readonly text: string, readonly language: Types.Language }, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly latinName: string | null }>, readonly file: { readonly id: number, readonly size: number } | null }>, readonly title: { readonly text: string, readonly language: Types.Language }, readonly file: { readonly id: number, readonly size: number } | null } | null };

export const ListedArticleFragmentDoc = `fragment ListedArticle on Article{id type state language firstPage lastPage title(language:$language){text language __typename}authors{id nameKo latinName __typename}file{id size __typename}__typename}` as string & Urql.TypedDocumentNode<ListedArticleFragment, unknown>;
export const ListedIssueFragmentDoc = `fragment ListedIssue on JournalIssue{id volume number year issuedOn title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ListedIssueFragment, unknown>;
export const JournalPageDocument = `query JournalPage($language:Language!){journal{name(language:$language)publisher(language:$language)issn eissn issues{...ListedIssue articleCount __typename}__typename}}${ListedIssueFragmentDoc}` as string & Urql.TypedDocumentNode<JournalPageQuery, JournalPageQueryVariables>;

export function useJournalPageQuery(options: Omit<Urql.UseQueryArgs<JournalPageQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalPageQuery, JournalPageQueryVariables>({ query: JournalPageDocument, ...options });
};
export const IssuePageDocument = `query IssuePage($id:Id!$language:Language!){journal{name(language:$language)issn eissn __typename}journalIssue(id:$id){...ListedIssue articles{...ListedArticle __typename}previous{...ListedIssue __typename}next{...ListedIssue __typename}__typename}}${ListedIssueFragmentDoc}${ListedArticleFragmentDoc}` as string & Urql.TypedDocumentNode<IssuePageQuery, IssuePageQueryVariables>;

export function useIssuePageQuery(options: Omit<Urql.UseQueryArgs<IssuePageQueryVariables>, 'query'>) {
  return Urql.useQuery<IssuePageQuery, IssuePageQueryVariables>({ query: IssuePageDocument, ...options });
};
export const ArticlePageDocument = `query ArticlePage($id:Id!$language:Language!){journal{name(language:$language)publisher(language:$language)issn eissn __typename}article(id:$id){...ListedArticle titleKo titleEn abstractKo abstractEn keywordsKo keywordsEn receivedOn revisedOn acceptedOn doi downloads licence licenceUrl references notice(language:$language){text language __typename}noticedOn formerFiles{replacedOn file{id url(language:$language)size __typename}__typename}authors{id nameKo latinName givenName familyName affiliation(language:$language){text language __typename}orcid corresponding __typename}issue{...ListedIssue __typename}apa:citation(style:APA){text isItalic __typename}chicago:citation(style:CHICAGO){text isItalic __typename}korean:citation(style:KOREAN){text isItalic __typename}previous{id title(language:$language){text language __typename}__typename}next{id title(language:$language){text language __typename}__typename}related{...ListedArticle issue{...ListedIssue __typename}__typename}__typename}}${ListedArticleFragmentDoc}${ListedIssueFragmentDoc}` as string & Urql.TypedDocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;

export function useArticlePageQuery(options: Omit<Urql.UseQueryArgs<ArticlePageQueryVariables>, 'query'>) {
  return Urql.useQuery<ArticlePageQuery, ArticlePageQueryVariables>({ query: ArticlePageDocument, ...options });
};