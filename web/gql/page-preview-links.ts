/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The pages of the association; schema/validation/site/page-kinds.ts says what each is made of. */
export type PageKey =
  | 'BOARD_MEMBERS'
  | 'BYLAWS'
  | 'COMMUNITY_COURSE'
  | 'EDITORIAL_BOARD'
  | 'EXPERT_COURSE'
  | 'GREETING'
  | 'HISTORY'
  | 'JOURNAL_ETHICS'
  | 'JOURNAL_INTRODUCTION'
  | 'JOURNAL_REVIEW_RULES'
  | 'JOURNAL_SUBMISSION_RULES'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'PRIVACY_POLICY'
  | 'SEMINAR_INTRODUCTION'
  | 'SOCIAL_INTEGRATION'
  | 'TERMS'
  | 'VALUES'
  | 'WORKSHOP';

export type PagePreviewsQueryVariables = Exact<{
  key: PageKey;
}>;


export type PagePreviewsQuery = { readonly pagePreviews: ReadonlyArray<{ readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean }> };

export type MakePagePreviewMutationVariables = Exact<{
  key: PageKey;
}>;


export type MakePagePreviewMutation = { readonly makePagePreview: { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean } };

export type TakeBackPagePreviewMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackPagePreviewMutation = { readonly takeBackPagePreview: boolean };

export type PreviewLinkFragment = { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean };

export type PostPreviewsQueryVariables = Exact<{
  postId: number;
}>;


export type PostPreviewsQuery = { readonly postPreviews: ReadonlyArray<{ readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean }> };

export type MakePostPreviewMutationVariables = Exact<{
  postId: number;
}>;


export type MakePostPreviewMutation = { readonly makePostPreview: { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean } };

export type TakeBackPostPreviewMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackPostPreviewMutation = { readonly takeBackPostPreview: boolean };

export const PreviewLinkFragmentDoc = `fragment PreviewLink on PreviewLink{id link createdAt expiresAt makerName isMine __typename}` as string & Urql.TypedDocumentNode<PreviewLinkFragment, unknown>;
export const PagePreviewsDocument = `query PagePreviews($key:PageKey!){pagePreviews(key:$key){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<PagePreviewsQuery, PagePreviewsQueryVariables>;

export function usePagePreviewsQuery(options: Omit<Urql.UseQueryArgs<PagePreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<PagePreviewsQuery, PagePreviewsQueryVariables>({ query: PagePreviewsDocument, ...options });
};
export const MakePagePreviewDocument = `mutation MakePagePreview($key:PageKey!){makePagePreview(key:$key){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<MakePagePreviewMutation, MakePagePreviewMutationVariables>;

export function useMakePagePreviewMutation() {
  return Urql.useMutation<MakePagePreviewMutation, MakePagePreviewMutationVariables>(MakePagePreviewDocument);
};
export const TakeBackPagePreviewDocument = `mutation TakeBackPagePreview($id:String!){takeBackPagePreview(id:$id)}` as string & Urql.TypedDocumentNode<TakeBackPagePreviewMutation, TakeBackPagePreviewMutationVariables>;

export function useTakeBackPagePreviewMutation() {
  return Urql.useMutation<TakeBackPagePreviewMutation, TakeBackPagePreviewMutationVariables>(TakeBackPagePreviewDocument);
};
export const PostPreviewsDocument = `query PostPreviews($postId:Id!){postPreviews(postId:$postId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<PostPreviewsQuery, PostPreviewsQueryVariables>;

export function usePostPreviewsQuery(options: Omit<Urql.UseQueryArgs<PostPreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<PostPreviewsQuery, PostPreviewsQueryVariables>({ query: PostPreviewsDocument, ...options });
};
export const MakePostPreviewDocument = `mutation MakePostPreview($postId:Id!){makePostPreview(postId:$postId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<MakePostPreviewMutation, MakePostPreviewMutationVariables>;

export function useMakePostPreviewMutation() {
  return Urql.useMutation<MakePostPreviewMutation, MakePostPreviewMutationVariables>(MakePostPreviewDocument);
};
export const TakeBackPostPreviewDocument = `mutation TakeBackPostPreview($id:String!){takeBackPostPreview(id:$id)}` as string & Urql.TypedDocumentNode<TakeBackPostPreviewMutation, TakeBackPostPreviewMutationVariables>;

export function useTakeBackPostPreviewMutation() {
  return Urql.useMutation<TakeBackPostPreviewMutation, TakeBackPostPreviewMutationVariables>(TakeBackPostPreviewDocument);
};