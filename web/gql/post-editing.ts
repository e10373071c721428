/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/document.ts';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** A form as it is, finished or not. */
export type PostDraftInput = {
  /** The version of the post that is being changed. */
  readonly baseVersion?: number | null | undefined;
  readonly board: Board;
  /** An object of at most 1 MB. */
  readonly payload: unknown;
  /** Null while the post is not made. */
  readonly postId?: number | null | undefined;
};

/** A file that hangs on a post, with what stands under it. */
export type PostFileInput = {
  readonly captionEn?: string | null | undefined;
  readonly captionKo?: string | null | undefined;
  readonly fileId: number;
};

/** A whole post: what is left out or null is emptied. */
export type PostInput = {
  /** Of an existing post it can't change. */
  readonly board: Board;
  readonly en?: PostTextInput | null | undefined;
  /** In order. On a gallery, images are its pictures. */
  readonly files?: ReadonlyArray<PostFileInput> | null | undefined;
  readonly ko?: PostTextInput | null | undefined;
  readonly pinned?: boolean | null | undefined;
  /** Null: until unpinned. */
  readonly pinnedUntil?: string | null | undefined;
  /** Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date. */
  readonly publishNow?: boolean | null | undefined;
  /** Null: stays a draft. In the future: scheduled. */
  readonly publishedAt?: string | null | undefined;
  readonly tagId?: number | null | undefined;
  /** An image; a gallery without one shows its first picture. */
  readonly thumbnailId?: number | null | undefined;
};

/** A draft waits for nobody, a scheduled post for its time; the trash is emptied after 30 days. */
export type PostState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'TRASH';

/** A post in one language. Empty title and content mean that the language is not there. */
export type PostTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  readonly title?: string | null | undefined;
};

export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type PostEditorQueryVariables = Exact<{
  id: number;
}>;


export type PostEditorQuery = { readonly postForEditing: { readonly id: number, readonly board: Board, readonly version: number, readonly state: PostState, readonly publishedAt: string | null, readonly pinned: boolean, readonly pinnedUntil: string | null, readonly koUpdatedAt: string | null, readonly enUpdatedAt: string | null, readonly tag: { readonly id: number } | null, readonly thumbnail: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string } | null, readonly files: ReadonlyArray<{ readonly captionKo: string | null, readonly captionEn: string | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string } }>, readonly ko: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly en: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } | null };

export type NewPostEditorQueryVariables = Exact<{
  board: Board;
}>;


export type NewPostEditorQuery = { readonly newPostDraft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null };

export type BoardTagsQueryVariables = Exact<{
  board: Board;
}>;


export type BoardTagsQuery = { readonly allTags: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> };

export type CreatePostMutationVariables = Exact<{
  input: PostInput;
  requestKey: string;
}>;


export type CreatePostMutation = { readonly createPost: { readonly id: number } };

export type SavePostMutationVariables = Exact<{
  id: number;
  version: number;
  input: PostInput;
}>;


export type SavePostMutation = { readonly savePost: { readonly id: number } };

export type SavePostDraftMutationVariables = Exact<{
  input: PostDraftInput;
}>;


export type SavePostDraftMutation = { readonly savePostDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardPostDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardPostDraftMutation = { readonly discardPostDraft: boolean };

export type CreateTagMutationVariables = Exact<{
  board: Board;
  nameKo: string;
  nameEn: string;
}>;


export type CreateTagMutation = { readonly createTag: { readonly id: number, readonly ko: string, readonly en: string } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string };

export const EditedDraftFragmentDoc = `fragment EditedDraft on PostDraft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const PostEditorDocument = `query PostEditor($id:Int!){postForEditing(id:$id){id board version state publishedAt pinned pinnedUntil koUpdatedAt enUpdatedAt tag{id __typename}thumbnail{...EditedFile __typename}files{captionKo captionEn file{...EditedFile __typename}__typename}ko{title content __typename}en{title content __typename}draft{...EditedDraft __typename}__typename}}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<PostEditorQuery, PostEditorQueryVariables>;

export function usePostEditorQuery(options: Omit<Urql.UseQueryArgs<PostEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<PostEditorQuery, PostEditorQueryVariables>({ query: PostEditorDocument, ...options });
};
export const NewPostEditorDocument = `query NewPostEditor($board:Board!){newPostDraft(board:$board){...EditedDraft __typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<NewPostEditorQuery, NewPostEditorQueryVariables>;

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
export const SavePostDocument = `mutation SavePost($id:Int!$version:Int!$input:PostInput!){savePost(id:$id version:$version input:$input){id __typename}}` as string & Urql.TypedDocumentNode<SavePostMutation, SavePostMutationVariables>;

export function useSavePostMutation() {
  return Urql.useMutation<SavePostMutation, SavePostMutationVariables>(SavePostDocument);
};
export const SavePostDraftDocument = `mutation SavePostDraft($input:PostDraftInput!){savePostDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SavePostDraftMutation, SavePostDraftMutationVariables>;

export function useSavePostDraftMutation() {
  return Urql.useMutation<SavePostDraftMutation, SavePostDraftMutationVariables>(SavePostDraftDocument);
};
export const DiscardPostDraftDocument = `mutation DiscardPostDraft($id:Int!){discardPostDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardPostDraftMutation, DiscardPostDraftMutationVariables>;

export function useDiscardPostDraftMutation() {
  return Urql.useMutation<DiscardPostDraftMutation, DiscardPostDraftMutationVariables>(DiscardPostDraftDocument);
};
export const CreateTagDocument = `mutation CreateTag($board:Board!$nameKo:String!$nameEn:String!){createTag(board:$board nameKo:$nameKo nameEn:$nameEn){id ko:name(language:KO)en:name(language:EN)__typename}}` as string & Urql.TypedDocumentNode<CreateTagMutation, CreateTagMutationVariables>;

export function useCreateTagMutation() {
  return Urql.useMutation<CreateTagMutation, CreateTagMutationVariables>(CreateTagDocument);
};