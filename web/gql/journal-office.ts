/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
export type ManagedIssueRowFragment = { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number };

export type EditedIssueFragment = { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> };

export type EditedArticleFragment = { readonly id: number, readonly version: number, readonly issueId: number, readonly submissionId: number | null, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly firstPage: number | null, readonly lastPage: number | null, readonly receivedOn: string | null, readonly revisedOn: string | null, readonly acceptedOn: string | null, readonly doi: string | null, readonly licence: Types.ArticleLicence, readonly references: ReadonlyArray<string>, readonly state: Types.ArticleState, readonly noticeKo: string | null, readonly noticeEn: string | null, readonly noticedOn: string | null, readonly viewerCanRemove: boolean, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string | null, readonly orcid: string | null, readonly corresponding: boolean }>, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: Types.IssueState } };

export type ManagedIssuesQueryVariables = Exact<{
  filter: Types.IssueFilter;
  sort: Types.IssueSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type ManagedIssuesQuery = { readonly managedIssues: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number }> } };

export type ManagedIssueQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ManagedIssueQuery = { readonly journal: { readonly name: string }, readonly managedIssue: { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> } | null, readonly journalSettingsForEditing: { readonly requirementsBlock: boolean } };

export type ReadyManuscriptsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type ReadyManuscriptsQuery = { readonly managedSubmissions: { readonly items: ReadonlyArray<{ readonly id: number, readonly number: string | null, readonly title: { readonly text: string, readonly language: Types.Language } | null, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly article: { readonly id: number } | null }> }, readonly underWay: { readonly totalCount: number } };

export type ManagedArticleQueryVariables = Exact<{
  id: number;
}>;


export type ManagedArticleQuery = { readonly managedArticle: { readonly id: number, readonly version: number, readonly issueId: number, readonly submissionId: number | null, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly firstPage: number | null, readonly lastPage: number | null, readonly receivedOn: string | null, readonly revisedOn: string | null, readonly acceptedOn: string | null, readonly doi: string | null, readonly licence: Types.ArticleLicence, readonly references: ReadonlyArray<string>, readonly state: Types.ArticleState, readonly noticeKo: string | null, readonly noticeEn: string | null, readonly noticedOn: string | null, readonly viewerCanRemove: boolean, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string | null, readonly orcid: string | null, readonly corresponding: boolean }>, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: Types.IssueState } } | null };

export type CreateIssueMutationVariables = Exact<{
  input: Types.IssueInput;
}>;


export type CreateIssueMutation = { readonly createIssue: { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> } };

export type SaveIssueMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.IssueInput;
}>;


export type SaveIssueMutation = { readonly saveIssue: { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> } };

export type PublishIssueMutationVariables = Exact<{
  id: number;
  version: number;
  at?: string | null | undefined;
  missingReason?: string | null | undefined;
}>;


export type PublishIssueMutation = { readonly publishIssue: { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> } };

export type UnscheduleIssueMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type UnscheduleIssueMutation = { readonly unscheduleIssue: { readonly id: number, readonly version: number, readonly volume: number, readonly number: number, readonly year: number, readonly issuedOn: string, readonly titleKo: string | null, readonly titleEn: string | null, readonly publishedAt: string | null, readonly state: Types.IssueState, readonly articleCount: number, readonly articles: ReadonlyArray<{ readonly id: number, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly firstPage: number | null, readonly lastPage: number | null, readonly state: Types.ArticleState, readonly doi: string | null, readonly submissionId: number | null, readonly downloads: number, readonly missing: ReadonlyArray<{ readonly requirement: Types.Requirement, readonly names: ReadonlyArray<string> }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null }>, readonly file: { readonly id: number } | null }> } };

export type DeleteIssueMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteIssueMutation = { readonly deleteIssue: boolean };

export type AssignManuscriptMutationVariables = Exact<{
  id: number;
  issueId: number;
  missingReason?: string | null | undefined;
}>;


export type AssignManuscriptMutation = { readonly handInArticle: { readonly id: number, readonly article: { readonly id: number, readonly version: number } | null } };

export type CreateArticleMutationVariables = Exact<{
  input: Types.ArticleInput;
}>;


export type CreateArticleMutation = { readonly createArticle: { readonly id: number, readonly version: number, readonly issueId: number, readonly submissionId: number | null, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly firstPage: number | null, readonly lastPage: number | null, readonly receivedOn: string | null, readonly revisedOn: string | null, readonly acceptedOn: string | null, readonly doi: string | null, readonly licence: Types.ArticleLicence, readonly references: ReadonlyArray<string>, readonly state: Types.ArticleState, readonly noticeKo: string | null, readonly noticeEn: string | null, readonly noticedOn: string | null, readonly viewerCanRemove: boolean, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string | null, readonly orcid: string | null, readonly corresponding: boolean }>, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: Types.IssueState } } };

export type SaveArticleMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.ArticleInput;
}>;


export type SaveArticleMutation = { readonly saveArticle: { readonly id: number, readonly version: number, readonly issueId: number, readonly submissionId: number | null, readonly type: Types.ArticleType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly firstPage: number | null, readonly lastPage: number | null, readonly receivedOn: string | null, readonly revisedOn: string | null, readonly acceptedOn: string | null, readonly doi: string | null, readonly licence: Types.ArticleLicence, readonly references: ReadonlyArray<string>, readonly state: Types.ArticleState, readonly noticeKo: string | null, readonly noticeEn: string | null, readonly noticedOn: string | null, readonly viewerCanRemove: boolean, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly givenName: string | null, readonly familyName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string | null, readonly orcid: string | null, readonly corresponding: boolean }>, readonly issue: { readonly id: number, readonly volume: number, readonly number: number, readonly state: Types.IssueState } } };

export type DeleteArticleMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteArticleMutation = { readonly deleteArticle: boolean };

export type RemoveArticleMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.ArticleRemovalInput;
}>;


export type RemoveArticleMutation = { readonly removeArticle: boolean };

export const ManagedIssueRowFragmentDoc = `fragment ManagedIssueRow on ManagedIssue{id version volume number year issuedOn titleKo titleEn publishedAt state articleCount __typename}` as string & Urql.TypedDocumentNode<ManagedIssueRowFragment, unknown>;
export const EditedIssueFragmentDoc = `fragment EditedIssue on ManagedIssue{...ManagedIssueRow articles{id type language titleKo titleEn firstPage lastPage state doi submissionId downloads missing{requirement names __typename}authors{id nameKo givenName familyName __typename}file{id __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<EditedIssueFragment, unknown>;
export const EditedArticleFragmentDoc = `fragment EditedArticle on ManagedArticle{id version issueId submissionId type language titleKo titleEn abstractKo abstractEn keywordsKo keywordsEn firstPage lastPage receivedOn revisedOn acceptedOn doi licence references state noticeKo noticeEn noticedOn viewerCanRemove file{...EditedFile __typename}authors{id nameKo givenName familyName affiliationKo affiliationEn email orcid corresponding __typename}issue{id volume number state __typename}__typename}` as string & Urql.TypedDocumentNode<EditedArticleFragment, unknown>;
export const ManagedIssuesDocument = `query ManagedIssues($filter:IssueFilter!$sort:IssueSort!$descending:Boolean!$page:Int!$size:Int!){managedIssues(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{...ManagedIssueRow __typename}__typename}}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedIssuesQuery, ManagedIssuesQueryVariables>;

export function useManagedIssuesQuery(options: Omit<Urql.UseQueryArgs<ManagedIssuesQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedIssuesQuery, ManagedIssuesQueryVariables>({ query: ManagedIssuesDocument, ...options });
};
export const ManagedIssueDocument = `query ManagedIssue($id:Id!$language:Language!){journal{name(language:$language)__typename}managedIssue(id:$id){...EditedIssue __typename}journalSettingsForEditing{requirementsBlock __typename}}${EditedIssueFragmentDoc}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedIssueQuery, ManagedIssueQueryVariables>;

export function useManagedIssueQuery(options: Omit<Urql.UseQueryArgs<ManagedIssueQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedIssueQuery, ManagedIssueQueryVariables>({ query: ManagedIssueDocument, ...options });
};
export const ReadyManuscriptsDocument = `query ReadyManuscripts($language:Language!){managedSubmissions(filter:{state:[READY]}sort:WAITING descending:false page:1 size:50){items{id number title(language:$language){text language __typename}missing{requirement names __typename}article{id __typename}__typename}__typename}underWay:managedSubmissions(filter:{state:[ACCEPTED PROOF PROOF_RETURNED]}page:1 size:20 descending:false){totalCount __typename}}` as string & Urql.TypedDocumentNode<ReadyManuscriptsQuery, ReadyManuscriptsQueryVariables>;

export function useReadyManuscriptsQuery(options: Omit<Urql.UseQueryArgs<ReadyManuscriptsQueryVariables>, 'query'>) {
  return Urql.useQuery<ReadyManuscriptsQuery, ReadyManuscriptsQueryVariables>({ query: ReadyManuscriptsDocument, ...options });
};
export const ManagedArticleDocument = `query ManagedArticle($id:Id!){managedArticle(id:$id){...EditedArticle __typename}}${EditedArticleFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedArticleQuery, ManagedArticleQueryVariables>;

export function useManagedArticleQuery(options: Omit<Urql.UseQueryArgs<ManagedArticleQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedArticleQuery, ManagedArticleQueryVariables>({ query: ManagedArticleDocument, ...options });
};
export const CreateIssueDocument = `mutation CreateIssue($input:IssueInput!){createIssue(input:$input){...EditedIssue __typename}}${EditedIssueFragmentDoc}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<CreateIssueMutation, CreateIssueMutationVariables>;

export function useCreateIssueMutation() {
  return Urql.useMutation<CreateIssueMutation, CreateIssueMutationVariables>(CreateIssueDocument);
};
export const SaveIssueDocument = `mutation SaveIssue($id:Id!$version:Int!$input:IssueInput!){saveIssue(id:$id version:$version input:$input){...EditedIssue __typename}}${EditedIssueFragmentDoc}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<SaveIssueMutation, SaveIssueMutationVariables>;

export function useSaveIssueMutation() {
  return Urql.useMutation<SaveIssueMutation, SaveIssueMutationVariables>(SaveIssueDocument);
};
export const PublishIssueDocument = `mutation PublishIssue($id:Id!$version:Int!$at:DateTime$missingReason:String){publishIssue(id:$id version:$version at:$at missingReason:$missingReason){...EditedIssue __typename}}${EditedIssueFragmentDoc}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<PublishIssueMutation, PublishIssueMutationVariables>;

export function usePublishIssueMutation() {
  return Urql.useMutation<PublishIssueMutation, PublishIssueMutationVariables>(PublishIssueDocument);
};
export const UnscheduleIssueDocument = `mutation UnscheduleIssue($id:Id!$version:Int!){unscheduleIssue(id:$id version:$version){...EditedIssue __typename}}${EditedIssueFragmentDoc}${ManagedIssueRowFragmentDoc}` as string & Urql.TypedDocumentNode<UnscheduleIssueMutation, UnscheduleIssueMutationVariables>;

export function useUnscheduleIssueMutation() {
  return Urql.useMutation<UnscheduleIssueMutation, UnscheduleIssueMutationVariables>(UnscheduleIssueDocument);
};
export const DeleteIssueDocument = `mutation DeleteIssue($id:Id!$version:Int!){deleteIssue(id:$id version:$version)}` as string & Urql.TypedDocumentNode<DeleteIssueMutation, DeleteIssueMutationVariables>;

export function useDeleteIssueMutation() {
  return Urql.useMutation<DeleteIssueMutation, DeleteIssueMutationVariables>(DeleteIssueDocument);
};
export const AssignManuscriptDocument = `mutation AssignManuscript($id:Id!$issueId:Id!$missingReason:String){handInArticle(id:$id issueId:$issueId missingReason:$missingReason){id article{id version __typename}__typename}}` as string & Urql.TypedDocumentNode<AssignManuscriptMutation, AssignManuscriptMutationVariables>;

export function useAssignManuscriptMutation() {
  return Urql.useMutation<AssignManuscriptMutation, AssignManuscriptMutationVariables>(AssignManuscriptDocument);
};
export const CreateArticleDocument = `mutation CreateArticle($input:ArticleInput!){createArticle(input:$input){...EditedArticle __typename}}${EditedArticleFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<CreateArticleMutation, CreateArticleMutationVariables>;

export function useCreateArticleMutation() {
  return Urql.useMutation<CreateArticleMutation, CreateArticleMutationVariables>(CreateArticleDocument);
};
export const SaveArticleDocument = `mutation SaveArticle($id:Id!$version:Int!$input:ArticleInput!){saveArticle(id:$id version:$version input:$input){...EditedArticle __typename}}${EditedArticleFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SaveArticleMutation, SaveArticleMutationVariables>;

export function useSaveArticleMutation() {
  return Urql.useMutation<SaveArticleMutation, SaveArticleMutationVariables>(SaveArticleDocument);
};
export const DeleteArticleDocument = `mutation DeleteArticle($id:Id!$version:Int!){deleteArticle(id:$id version:$version)}` as string & Urql.TypedDocumentNode<DeleteArticleMutation, DeleteArticleMutationVariables>;

export function useDeleteArticleMutation() {
  return Urql.useMutation<DeleteArticleMutation, DeleteArticleMutationVariables>(DeleteArticleDocument);
};
export const RemoveArticleDocument = `mutation RemoveArticle($id:Id!$version:Int!$input:ArticleRemovalInput!){removeArticle(id:$id version:$version input:$input)}` as string & Urql.TypedDocumentNode<RemoveArticleMutation, RemoveArticleMutationVariables>;

export function useRemoveArticleMutation() {
  return Urql.useMutation<RemoveArticleMutation, RemoveArticleMutationVariables>(RemoveArticleDocument);
};