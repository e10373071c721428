/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** A form as it is, finished or not, of one thing: `board`, `programKind`, `pageKey` or `submissionType` says of what. */
export type DraftInput = {
  /** The version of what is being changed; of a page the number of its newest version. */
  readonly baseVersion?: number | null | undefined;
  readonly board?: Board | null | undefined;
  /** The key that `createPost`, `createProgram` or `beginSubmission` will carry: each has a draft of its own. */
  readonly key?: string | null | undefined;
  readonly pageKey?: PageKey | null | undefined;
  /** An object of at most 1 MB. */
  readonly payload: unknown;
  /** Null while the post is not made. */
  readonly postId?: number | null | undefined;
  /** Null while the program is not made. */
  readonly programId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly programKind?: ProgramKind | null | undefined;
  /** Null while the manuscript is not saved. */
  readonly submissionId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly submissionType?: SubmissionType | null | undefined;
};

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** What became of a line. */
export type LineChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED'
  | 'SAME';

/** What a line is. */
export type LineRole =
  | 'FIGURE'
  | 'HEADING'
  | 'LIST_ITEM'
  | 'PARAGRAPH'
  | 'QUOTE'
  | 'ROW'
  | 'TITLE';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

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

/** Who reads a post in whole. */
export type PostAudience =
  | 'EVERYONE'
  /** Members of chosen grades whose membership counts. */
  | 'GRADES'
  /** Anyone who is signed in. */
  | 'MEMBERS';

/** A file that hangs on a post, with what is under it. */
export type PostFileInput = {
  readonly altEn?: string | null | undefined;
  /** What a picture of a gallery shows; needed before it is published. */
  readonly altKo?: string | null | undefined;
  readonly captionEn?: string | null | undefined;
  readonly captionKo?: string | null | undefined;
  readonly fileId: number;
};

/** A whole post: what is left out or null is emptied. */
export type PostInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** EVERYONE where nothing is said. */
  readonly audience?: PostAudience | null | undefined;
  /** Of an existing post it can't change. */
  readonly board: Board;
  readonly en?: PostTextInput | null | undefined;
  /** In order. On a gallery, images are its pictures. */
  readonly files?: ReadonlyArray<PostFileInput> | null | undefined;
  /** False: lists do not name it. What is for everybody always is. */
  readonly isListed?: boolean | null | undefined;
  readonly ko?: PostTextInput | null | undefined;
  /** Of a gallery: its pictures need no text, and have none. */
  readonly picturesDecorative?: boolean | null | undefined;
  readonly pinned?: boolean | null | undefined;
  /** Null: until unpinned. */
  readonly pinnedUntil?: string | null | undefined;
  /** Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date. */
  readonly publishNow?: boolean | null | undefined;
  /** Null: stays a draft. In the future: scheduled. */
  readonly publishedAt?: string | null | undefined;
  /** Of GRADES at least one, and never GENERAL; else none. */
  readonly readerGrades?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly tagId?: number | null | undefined;
  /** An image; a gallery without one shows its first picture. */
  readonly thumbnailId?: number | null | undefined;
  /** Later than `publishedAt`. Null: it stays. */
  readonly unpublishAt?: string | null | undefined;
};

/** A draft waits for nobody, a scheduled post for its time, an ended one is past it; the trash is emptied after 30 days. */
export type PostState =
  | 'DRAFT'
  | 'ENDED'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'TRASH';

/** A post in one language. Empty title and content mean that the language is not there. */
export type PostTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  readonly title?: string | null | undefined;
};

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

export type SubmissionType =
  | 'NOTE'
  | 'RESEARCH'
  | 'REVIEW'
  | 'TRANSLATION';

/** PREVIOUS: what a version changed. NEWEST: what restoring it would change. */
export type VersionComparison =
  | 'NEWEST'
  | 'PREVIOUS';

/** What became of some words. */
export type WordChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';

export type PostEditorQueryVariables = Exact<{
  id: number;
}>;


export type PostEditorQuery = { readonly postForEditing: { readonly id: number, readonly board: Board, readonly version: number, readonly state: PostState, readonly publishedAt: string | null, readonly unpublishAt: string | null, readonly pinned: boolean, readonly pinnedUntil: string | null, readonly koUpdatedAt: string | null, readonly enUpdatedAt: string | null, readonly picturesDecorative: boolean, readonly audience: PostAudience, readonly readerGrades: ReadonlyArray<MemberGrade>, readonly isListed: boolean, readonly answers: ReadonlyArray<string>, readonly tag: { readonly id: number } | null, readonly thumbnail: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly files: ReadonlyArray<{ readonly captionKo: string | null, readonly captionEn: string | null, readonly altKo: string | null, readonly altEn: string | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }>, readonly ko: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly en: { readonly title: string | null, readonly content: RichTextDocument | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } | null };

export type NewPostEditorQueryVariables = Exact<{
  board: Board;
  draft?: number | null | undefined;
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
  note?: string | null | undefined;
}>;


export type SavePostMutation = { readonly savePost: { readonly id: number } };

export type TakeBackPublicationMutationVariables = Exact<{
  id: number;
}>;


export type TakeBackPublicationMutation = { readonly takeBackPublication: { readonly id: number } };

export type CreateTagMutationVariables = Exact<{
  board: Board;
  nameKo: string;
  nameEn: string;
}>;


export type CreateTagMutation = { readonly createTag: { readonly id: number, readonly ko: string, readonly en: string } };

export type PostVersionsQueryVariables = Exact<{
  id: number;
  language: Language;
}>;


export type PostVersionsQuery = { readonly postForEditing: { readonly id: number, readonly version: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Language } | null }> } | null };

export type PostVersionChangeQueryVariables = Exact<{
  id: number;
  number: number;
  against: VersionComparison;
}>;


export type PostVersionChangeQuery = { readonly postForEditing: { readonly id: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> }> }> } | null };

export type RestorePostVersionMutationVariables = Exact<{
  id: number;
  number: number;
  version: number;
}>;


export type RestorePostVersionMutation = { readonly restorePostVersion: { readonly id: number } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type SaveDraftMutationVariables = Exact<{
  input: DraftInput;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardDraftMutation = { readonly discardDraft: boolean };

export type ListedVersionFragment = { readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Language } | null };

export type VersionChangeFragment = { readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> }> };

export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ListedVersionFragment, unknown>;
export const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}` as string & Urql.TypedDocumentNode<VersionChangeFragment, unknown>;
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
export const TakeBackPublicationDocument = `mutation TakeBackPublication($id:Id!){takeBackPublication(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<TakeBackPublicationMutation, TakeBackPublicationMutationVariables>;

export function useTakeBackPublicationMutation() {
  return Urql.useMutation<TakeBackPublicationMutation, TakeBackPublicationMutationVariables>(TakeBackPublicationDocument);
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
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};