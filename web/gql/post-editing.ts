/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}`;
const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}`;
const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}`;
export type PostEditorQueryVariables = Exact<{
  id: number;
}>;


export type PostEditorQuery = { readonly postForEditing: { readonly id: number, readonly board: Types.Board, readonly version: number, readonly state: Types.PostState, readonly publishedAt: string | null, readonly unpublishAt: string | null, readonly pinned: boolean, readonly pinnedUntil: string | null, readonly koUpdatedAt: string | null, readonly enUpdatedAt: string | null, readonly picturesDecorative: boolean, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly isListed: boolean, readonly answers: ReadonlyArray<string>, readonly tag: { readonly id: number } | null, readonly thumbnail: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly files: ReadonlyArray<{ readonly captionKo: string | null, readonly captionEn: string | null, readonly altKo: string | null, readonly altEn: string | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly ko: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly en: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } | null };

export type NewPostEditorQueryVariables = Exact<{
  board: Types.Board;
  draft?: number | null | undefined;
}>;


export type NewPostEditorQuery = { readonly newPostDraft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null };

export type BoardTagsQueryVariables = Exact<{
  board: Types.Board;
}>;


export type BoardTagsQuery = { readonly allTags: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> };

export type CreatePostMutationVariables = Exact<{
  input: Types.PostInput;
  requestKey: string;
}>;


export type CreatePostMutation = { readonly createPost: { readonly id: number } };

export type SavePostMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.PostInput;
  note?: string | null | undefined;
}>;


export type SavePostMutation = { readonly savePost: { readonly id: number } };

export type UndoPublicationMutationVariables = Exact<{
  id: number;
}>;


export type UndoPublicationMutation = { readonly undoPublication: { readonly id: number } };

export type CreateTagMutationVariables = Exact<{
  board: Types.Board;
  nameKo: string;
  nameEn: string;
}>;


export type CreateTagMutation = { readonly createTag: { readonly id: number, readonly ko: string, readonly en: string } };

export type PostVersionsQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type PostVersionsQuery = { readonly postForEditing: { readonly id: number, readonly version: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Types.Language } | null }> } | null };

export type PostVersionChangeQueryVariables = Exact<{
  id: number;
  number: number;
  against: Types.VersionComparison;
}>;


export type PostVersionChangeQuery = { readonly postForEditing: { readonly id: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> }> }> } | null };

export type RestorePostVersionMutationVariables = Exact<{
  id: number;
  number: number;
  version: number;
}>;


export type RestorePostVersionMutation = { readonly restorePostVersion: { readonly id: number } };


export const PostEditorDocument = `query PostEditor($id:Id!){postForEditing(id:$id){id board version state publishedAt unpublishAt pinned pinnedUntil koUpdatedAt enUpdatedAt tag{id __typename}thumbnail{...EditedFile __typename}picturesDecorative audience readerGrades isListed files{captionKo captionEn altKo altEn file{...EditedFile __typename}__typename}ko{title content __typename}en{title content __typename}answers pairs{ko en since __typename}draft{...EditedDraft __typename}__typename}}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<PostEditorQuery, PostEditorQueryVariables>;

export function usePostEditorQuery(options: Omit<Urql.UseQueryArgs<PostEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<PostEditorQuery, PostEditorQueryVariables>({ query: PostEditorDocument, ...options });
};
export const NewPostEditorDocument = `query NewPostEditor($board:Board!$draft:Id){newPostDraft(board:$board id:$draft){...EditedDraft __typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<NewPostEditorQuery, NewPostEditorQueryVariables>;

export function useNewPostEditorQuery(options: Omit<Urql.UseQueryArgs<NewPostEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<NewPostEditorQuery, NewPostEditorQueryVariables>({ query: NewPostEditorDocument, ...options });
};
export const BoardTagsDocument = `query BoardTags($board:Board!){allTags(board:$board){id ko:name(language:KO)en:name(language:EN)__typename}}` as string & Urql.TypedDocumentNode<BoardTagsQuery, BoardTagsQueryVariables>;

export function useBoardTagsQuery(options: Omit<Urql.UseQueryArgs<BoardTagsQueryVariables>, 'query'>) {
  return Urql.useQuery<BoardTagsQuery, BoardTagsQueryVariables>({ query: BoardTagsDocument, ...options });
};
export const CreatePostDocument = `mutation CreatePost($input:PostInput!$requestKey:String!){createPost(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<CreatePostMutation, CreatePostMutationVariables>;

export function useCreatePostMutation() {
  return Urql.useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument);
};
export const SavePostDocument = `mutation SavePost($id:Id!$version:Int!$input:PostInput!$note:String){savePost(id:$id version:$version input:$input note:$note){id __typename}}` as string & Urql.TypedDocumentNode<SavePostMutation, SavePostMutationVariables>;

export function useSavePostMutation() {
  return Urql.useMutation<SavePostMutation, SavePostMutationVariables>(SavePostDocument);
};
export const UndoPublicationDocument = `mutation UndoPublication($id:Id!){undoPublication(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<UndoPublicationMutation, UndoPublicationMutationVariables>;

export function useUndoPublicationMutation() {
  return Urql.useMutation<UndoPublicationMutation, UndoPublicationMutationVariables>(UndoPublicationDocument);
};
export const CreateTagDocument = `mutation CreateTag($board:Board!$nameKo:String!$nameEn:String!){createTag(board:$board nameKo:$nameKo nameEn:$nameEn){id ko:name(language:KO)en:name(language:EN)__typename}}` as string & Urql.TypedDocumentNode<CreateTagMutation, CreateTagMutationVariables>;

export function useCreateTagMutation() {
  return Urql.useMutation<CreateTagMutation, CreateTagMutationVariables>(CreateTagDocument);
};
export const PostVersionsDocument = `query PostVersions($id:Id!$language:Language!){postForEditing(id:$id){id version versions{...ListedVersion __typename}__typename}}${ListedVersionFragmentDoc}` as string & Urql.TypedDocumentNode<PostVersionsQuery, PostVersionsQueryVariables>;

export function usePostVersionsQuery(options: Omit<Urql.UseQueryArgs<PostVersionsQueryVariables>, 'query'>) {
  return Urql.useQuery<PostVersionsQuery, PostVersionsQueryVariables>({ query: PostVersionsDocument, ...options });
};
export const PostVersionChangeDocument = `query PostVersionChange($id:Id!$number:Int!$against:VersionComparison!){postForEditing(id:$id){id versions(number:$number){...VersionChange __typename}__typename}}${VersionChangeFragmentDoc}` as string & Urql.TypedDocumentNode<PostVersionChangeQuery, PostVersionChangeQueryVariables>;

export function usePostVersionChangeQuery(options: Omit<Urql.UseQueryArgs<PostVersionChangeQueryVariables>, 'query'>) {
  return Urql.useQuery<PostVersionChangeQuery, PostVersionChangeQueryVariables>({ query: PostVersionChangeDocument, ...options });
};
export const RestorePostVersionDocument = `mutation RestorePostVersion($id:Id!$number:Int!$version:Int!){restorePostVersion(id:$id number:$number version:$version){id __typename}}` as string & Urql.TypedDocumentNode<RestorePostVersionMutation, RestorePostVersionMutationVariables>;

export function useRestorePostVersionMutation() {
  return Urql.useMutation<RestorePostVersionMutation, RestorePostVersionMutationVariables>(RestorePostVersionDocument);
};