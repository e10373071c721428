/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** Chosen rows, or everything the filter holds, and the count that was agreed to. */
export type BulkSelection = {
  /** Of the last answer; null for the first call. */
  readonly cursor?: string | null | undefined;
  /** COUNT_CHANGED with `extensions.conflict` {count} when it is another now. */
  readonly expectedCount: number;
  /** Null: everything the filter holds. */
  readonly ids?: ReadonlyArray<number> | null | undefined;
};

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** Who reads a post in whole. */
export type PostAudience =
  | 'EVERYONE'
  /** Members of chosen grades whose membership counts. */
  | 'GRADES'
  /** Anyone who is signed in. */
  | 'MEMBERS';

/** What is done with posts: none of it changes what they say. */
export type PostChange =
  | 'HIDE'
  | 'MOVE'
  | 'PIN'
  | 'PUBLISH'
  | 'RESTORE'
  | 'TRASH'
  | 'UNPIN';

/** All that is given holds; several values of one are any of them. */
export type PostFilter = {
  readonly board?: ReadonlyArray<Board> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: PostState | null | undefined;
  readonly translation?: ReadonlyArray<PostTranslation> | null | undefined;
};

/** What the office's list of posts is sorted by. */
export type PostSort =
  | 'STATE'
  | 'TITLE';

/** A draft waits for nobody, a scheduled post for its time, an ended one is past it; the trash is emptied after 30 days. */
export type PostState =
  | 'DRAFT'
  | 'ENDED'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'TRASH';

/** MISSING: in one language only. OUTDATED: the Korean changed after the English did. */
export type PostTranslation =
  | 'MISSING'
  | 'OUTDATED';

export type PostRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostRightsQuery = { readonly viewer: { readonly id: number, readonly canWritePosts: boolean } | null };

export type ManagedPostsQueryVariables = Exact<{
  filter: PostFilter;
  sort: PostSort;
  descending: boolean;
  page: number;
  size: number;
  language: Language;
}>;


export type ManagedPostsQuery = { readonly managedPosts: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly board: Board, readonly state: PostState, readonly languages: ReadonlyArray<Language>, readonly englishOutdated: boolean, readonly pinned: boolean, readonly audience: PostAudience, readonly publishedAt: string | null, readonly unpublishAt: string | null, readonly updatedAt: string, readonly deletedAt: string | null, readonly deletedBy: string | null, readonly goneAt: string | null, readonly writtenBy: string | null, readonly title: { readonly text: string, readonly language: Language } }> } };

export type ChangePostsMutationVariables = Exact<{
  which: BulkSelection;
  filter?: PostFilter | null | undefined;
  change: PostChange;
  board?: Board | null | undefined;
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
export const ManagedPostsDocument = `query ManagedPosts($filter:PostFilter!$sort:PostSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){managedPosts(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount items{id board state title(language:$language){text language __typename}languages englishOutdated pinned audience publishedAt unpublishAt updatedAt deletedAt deletedBy goneAt writtenBy __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPostsQuery, ManagedPostsQueryVariables>;

export function useManagedPostsQuery(options: Omit<Urql.UseQueryArgs<ManagedPostsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPostsQuery, ManagedPostsQueryVariables>({ query: ManagedPostsDocument, ...options });
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