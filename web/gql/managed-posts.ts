/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type PostRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostRightsQuery = { readonly viewer: { readonly id: number, readonly canWritePosts: boolean } | null };

export type HiddenPostQueryVariables = Exact<{
  id: number;
}>;


export type HiddenPostQuery = { readonly postForEditing: { readonly id: number, readonly board: Types.Board, readonly state: Types.PostState, readonly publishedAt: string | null, readonly unpublishAt: string | null } | null };

export type ManagedPostsQueryVariables = Exact<{
  filter: Types.PostFilter;
  sort: Types.PostSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ManagedPostsQuery = { readonly managedPosts: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly board: Types.Board, readonly state: Types.PostState, readonly languages: ReadonlyArray<Types.Language>, readonly englishOutdated: boolean, readonly pinned: boolean, readonly audience: Types.PostAudience, readonly publishedAt: string | null, readonly unpublishAt: string | null, readonly updatedAt: string, readonly deletedAt: string | null, readonly deletedBy: string | null, readonly trashExpiry: string | null, readonly writtenBy: string | null, readonly title: { readonly text: string, readonly language: Types.Language } }> } };

export type OpenEnglishQueryVariables = Exact<{
  ids?: ReadonlyArray<number> | number | null | undefined;
  filter?: Types.PostFilter | null | undefined;
}>;


export type OpenEnglishQuery = { readonly openEnglish: { readonly open: number, readonly unchecked: number } };

export type ChangePostsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.PostFilter | null | undefined;
  change: Types.PostChange;
  board?: Types.Board | null | undefined;
}>;


export type ChangePostsMutation = { readonly changePosts: { readonly done: number, readonly skipped: number, readonly cursor: string | null, readonly changed: ReadonlyArray<number> } };

export type UndoPostChangesMutationVariables = Exact<{
  ids: ReadonlyArray<number> | number;
}>;


export type UndoPostChangesMutation = { readonly undoPostChanges: { readonly done: number, readonly skipped: number } };

export type DeletePostMutationVariables = Exact<{
  id: number;
}>;


export type DeletePostMutation = { readonly deletePost: { readonly id: number } };

export type RestorePostMutationVariables = Exact<{
  id: number;
}>;


export type RestorePostMutation = { readonly restorePost: { readonly id: number } };

export type PurgePostMutationVariables = Exact<{
  id: number;
}>;


export type PurgePostMutation = { readonly purgePost: boolean };


export const PostRightsDocument = `query PostRights{viewer{id canWritePosts __typename}}` as string & Urql.TypedDocumentNode<PostRightsQuery, PostRightsQueryVariables>;

export function usePostRightsQuery(options?: Omit<Urql.UseQueryArgs<PostRightsQueryVariables>, 'query'>) {
  return Urql.useQuery<PostRightsQuery, PostRightsQueryVariables>({ query: PostRightsDocument, ...options });
};
export const HiddenPostDocument = `query HiddenPost($id:Id!){postForEditing(id:$id){id board state publishedAt unpublishAt __typename}}` as string & Urql.TypedDocumentNode<HiddenPostQuery, HiddenPostQueryVariables>;

export function useHiddenPostQuery(options: Omit<Urql.UseQueryArgs<HiddenPostQueryVariables>, 'query'>) {
  return Urql.useQuery<HiddenPostQuery, HiddenPostQueryVariables>({ query: HiddenPostDocument, ...options });
};
export const ManagedPostsDocument = `query ManagedPosts($filter:PostFilter!$sort:PostSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){managedPosts(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount items{id board state title(language:$language){text language __typename}languages englishOutdated pinned audience publishedAt unpublishAt updatedAt deletedAt deletedBy trashExpiry writtenBy __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPostsQuery, ManagedPostsQueryVariables>;

export function useManagedPostsQuery(options: Omit<Urql.UseQueryArgs<ManagedPostsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPostsQuery, ManagedPostsQueryVariables>({ query: ManagedPostsDocument, ...options });
};
export const OpenEnglishDocument = `query OpenEnglish($ids:[Id!]$filter:PostFilter){openEnglish(ids:$ids filter:$filter){open unchecked __typename}}` as string & Urql.TypedDocumentNode<OpenEnglishQuery, OpenEnglishQueryVariables>;

export function useOpenEnglishQuery(options?: Omit<Urql.UseQueryArgs<OpenEnglishQueryVariables>, 'query'>) {
  return Urql.useQuery<OpenEnglishQuery, OpenEnglishQueryVariables>({ query: OpenEnglishDocument, ...options });
};
export const ChangePostsDocument = `mutation ChangePosts($which:BulkSelection!$filter:PostFilter$change:PostChange!$board:Board){changePosts(which:$which filter:$filter change:$change board:$board){done skipped cursor changed __typename}}` as string & Urql.TypedDocumentNode<ChangePostsMutation, ChangePostsMutationVariables>;

export function useChangePostsMutation() {
  return Urql.useMutation<ChangePostsMutation, ChangePostsMutationVariables>(ChangePostsDocument);
};
export const UndoPostChangesDocument = `mutation UndoPostChanges($ids:[Id!]!){undoPostChanges(ids:$ids){done skipped __typename}}` as string & Urql.TypedDocumentNode<UndoPostChangesMutation, UndoPostChangesMutationVariables>;

export function useUndoPostChangesMutation() {
  return Urql.useMutation<UndoPostChangesMutation, UndoPostChangesMutationVariables>(UndoPostChangesDocument);
};
export const DeletePostDocument = `mutation DeletePost($id:Id!){deletePost(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<DeletePostMutation, DeletePostMutationVariables>;

export function useDeletePostMutation() {
  return Urql.useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument);
};
export const RestorePostDocument = `mutation RestorePost($id:Id!){restorePost(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestorePostMutation, RestorePostMutationVariables>;

export function useRestorePostMutation() {
  return Urql.useMutation<RestorePostMutation, RestorePostMutationVariables>(RestorePostDocument);
};
export const PurgePostDocument = `mutation PurgePost($id:Id!){purgePost(id:$id)}` as string & Urql.TypedDocumentNode<PurgePostMutation, PurgePostMutationVariables>;

export function usePurgePostMutation() {
  return Urql.useMutation<PurgePostMutation, PurgePostMutationVariables>(PurgePostDocument);
};