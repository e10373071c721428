/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type PreviewLinkFragment = { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean };

export type PostPreviewsQueryVariables = Exact<{
  postId: number;
}>;


export type PostPreviewsQuery = { readonly postPreviews: ReadonlyArray<{ readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean }> };

export type MakePostPreviewMutationVariables = Exact<{
  postId: number;
}>;


export type MakePostPreviewMutation = { readonly makePostPreview: { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean } };

export type RevokePostPreviewMutationVariables = Exact<{
  id: string;
}>;


export type RevokePostPreviewMutation = { readonly revokePostPreview: boolean };

export const PreviewLinkFragmentDoc = `fragment PreviewLink on PreviewLink{id link createdAt expiresAt makerName isMine __typename}` as string & Urql.TypedDocumentNode<PreviewLinkFragment, unknown>;
export const PostPreviewsDocument = `query PostPreviews($postId:Id!){postPreviews(postId:$postId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<PostPreviewsQuery, PostPreviewsQueryVariables>;

export function usePostPreviewsQuery(options: Omit<Urql.UseQueryArgs<PostPreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<PostPreviewsQuery, PostPreviewsQueryVariables>({ query: PostPreviewsDocument, ...options });
};
export const MakePostPreviewDocument = `mutation MakePostPreview($postId:Id!){makePostPreview(postId:$postId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<MakePostPreviewMutation, MakePostPreviewMutationVariables>;

export function useMakePostPreviewMutation() {
  return Urql.useMutation<MakePostPreviewMutation, MakePostPreviewMutationVariables>(MakePostPreviewDocument);
};
export const RevokePostPreviewDocument = `mutation RevokePostPreview($id:String!){revokePostPreview(id:$id)}` as string & Urql.TypedDocumentNode<RevokePostPreviewMutation, RevokePostPreviewMutationVariables>;

export function useRevokePostPreviewMutation() {
  return Urql.useMutation<RevokePostPreviewMutation, RevokePostPreviewMutationVariables>(RevokePostPreviewDocument);
};