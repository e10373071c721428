/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const PreviewLinkFragmentDoc = `fragment PreviewLink on PreviewLink{id link createdAt expiresAt makerName isMine __typename}`;
export type PagePreviewsQueryVariables = Exact<{
  key: Types.PageKey;
}>;


export type PagePreviewsQuery = { readonly pagePreviews: ReadonlyArray<{ readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean }> };

export type MakePagePreviewMutationVariables = Exact<{
  key: Types.PageKey;
}>;


export type MakePagePreviewMutation = { readonly makePagePreview: { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean } };

export type RevokePagePreviewMutationVariables = Exact<{
  id: string;
}>;


export type RevokePagePreviewMutation = { readonly revokePagePreview: boolean };


export const PagePreviewsDocument = `query PagePreviews($key:PageKey!){pagePreviews(key:$key){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<PagePreviewsQuery, PagePreviewsQueryVariables>;

export function usePagePreviewsQuery(options: Omit<Urql.UseQueryArgs<PagePreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<PagePreviewsQuery, PagePreviewsQueryVariables>({ query: PagePreviewsDocument, ...options });
};
export const MakePagePreviewDocument = `mutation MakePagePreview($key:PageKey!){makePagePreview(key:$key){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<MakePagePreviewMutation, MakePagePreviewMutationVariables>;

export function useMakePagePreviewMutation() {
  return Urql.useMutation<MakePagePreviewMutation, MakePagePreviewMutationVariables>(MakePagePreviewDocument);
};
export const RevokePagePreviewDocument = `mutation RevokePagePreview($id:String!){revokePagePreview(id:$id)}` as string & Urql.TypedDocumentNode<RevokePagePreviewMutation, RevokePagePreviewMutationVariables>;

export function useRevokePagePreviewMutation() {
  return Urql.useMutation<RevokePagePreviewMutation, RevokePagePreviewMutationVariables>(RevokePagePreviewDocument);
};