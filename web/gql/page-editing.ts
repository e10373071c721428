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

/** Somebody on the board. */
export type BoardMemberInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  /** An image. */
  readonly portraitId?: number | null | undefined;
  readonly roleEn?: string | null | undefined;
  readonly roleKo?: string | null | undefined;
  /** Of an item that was there before; a new one may come with one of its own. */
  readonly rowKey?: string | null | undefined;
  readonly termFrom?: number | null | undefined;
  readonly termTo?: number | null | undefined;
};

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

/** An item of a page: of the history with a year at least, of the values without. */
export type PageEntryInput = {
  readonly bodyEn?: string | null | undefined;
  readonly bodyKo?: string | null | undefined;
  readonly day?: number | null | undefined;
  readonly month?: number | null | undefined;
  /** Of an item that was there before; a new one may come with one of its own. */
  readonly rowKey?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
  readonly year?: number | null | undefined;
};

/** A whole page: what is left out or null is empty in the new version. */
export type PageInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** The newest version the writer has seen; null: there was none. */
  readonly baseNumber?: number | null | undefined;
  /** Null: now, or the day of the coming version it is based on, which it replaces. Only legal texts may be saved for another day. */
  readonly effectiveAt?: string | null | undefined;
  readonly en?: PageTextInput | null | undefined;
  /** In order. */
  readonly entries?: ReadonlyArray<PageEntryInput> | null | undefined;
  readonly key: PageKey;
  readonly ko: PageTextInput;
  readonly noteEn?: string | null | undefined;
  readonly noteKo?: string | null | undefined;
  /** In order. */
  readonly people?: ReadonlyArray<BoardMemberInput> | null | undefined;
};

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

/** A page in one language. The text may be missing on pages that have entries or people. */
export type PageTextInput = {
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

export type PageEditorQueryVariables = Exact<{
  key: PageKey;
}>;


export type PageEditorQuery = { readonly pageForEditing: { readonly key: PageKey, readonly number: number | null, readonly shownNumber: number | null, readonly effectiveAt: string | null, readonly answers: ReadonlyArray<string>, readonly ko: { readonly title: string, readonly content: RichTextDocument | null } | null, readonly en: { readonly title: string, readonly content: RichTextDocument | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly entries: ReadonlyArray<{ readonly rowKey: string, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: string | null, readonly bodyEn: string | null }>, readonly people: ReadonlyArray<{ readonly rowKey: string, readonly nameKo: string, readonly nameEn: string | null, readonly roleKo: string, readonly roleEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly termFrom: number | null, readonly termTo: number | null, readonly portrait: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } };

export type PageHistoryQueryVariables = Exact<{
  key: PageKey;
  language: Language;
}>;


export type PageHistoryQuery = { readonly pageForEditing: { readonly key: PageKey, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Language } | null }> }, readonly pageVersions: ReadonlyArray<{ readonly id: number, readonly number: number, readonly effectiveAt: string }> };

export type PageVersionChangeQueryVariables = Exact<{
  key: PageKey;
  number: number;
  against: VersionComparison;
}>;


export type PageVersionChangeQuery = { readonly pageForEditing: { readonly key: PageKey, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> }> }> } };

export type PageVersionShownQueryVariables = Exact<{
  key: PageKey;
  number: number;
  language: Language;
}>;


export type PageVersionShownQuery = { readonly page: { readonly id: number, readonly effectiveAt: string, readonly title: { readonly text: string, readonly language: Language }, readonly content: { readonly document: RichTextDocument, readonly language: Language }, readonly entries: ReadonlyArray<{ readonly id: number, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly title: { readonly text: string, readonly language: Language }, readonly body: { readonly text: string, readonly language: Language } | null }>, readonly people: ReadonlyArray<{ readonly id: number, readonly termFrom: number | null, readonly termTo: number | null, readonly name: { readonly text: string, readonly language: Language }, readonly role: { readonly text: string, readonly language: Language } }> } | null };

export type SavePageMutationVariables = Exact<{
  input: PageInput;
}>;


export type SavePageMutation = { readonly savePage: { readonly id: number, readonly number: number, readonly effectiveAt: string } };

export type CorrectPageMutationVariables = Exact<{
  input: PageInput;
}>;


export type CorrectPageMutation = { readonly correctPage: { readonly id: number, readonly number: number, readonly effectiveAt: string } };

export type RestorePageMutationVariables = Exact<{
  key: PageKey;
  number: number;
  baseNumber: number;
}>;


export type RestorePageMutation = { readonly restorePage: { readonly id: number, readonly number: number } };

export type WithdrawPageMutationVariables = Exact<{
  key: PageKey;
  number: number;
}>;


export type WithdrawPageMutation = { readonly withdrawPage: { readonly id: number, readonly number: number } };

export type TakeBackPageWithdrawalMutationVariables = Exact<{
  key: PageKey;
  number: number;
}>;


export type TakeBackPageWithdrawalMutation = { readonly takeBackPageWithdrawal: { readonly id: number, readonly number: number } };

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
export const PageEditorDocument = `query PageEditor($key:PageKey!){pageForEditing(key:$key){key number shownNumber effectiveAt ko{title content __typename}en{title content __typename}answers pairs{ko en since __typename}entries{rowKey year month day titleKo titleEn bodyKo bodyEn __typename}people{rowKey nameKo nameEn roleKo roleEn affiliationKo affiliationEn termFrom termTo portrait{...EditedFile __typename}__typename}draft{...EditedDraft __typename}__typename}}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<PageEditorQuery, PageEditorQueryVariables>;

export function usePageEditorQuery(options: Omit<Urql.UseQueryArgs<PageEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<PageEditorQuery, PageEditorQueryVariables>({ query: PageEditorDocument, ...options });
};
export const PageHistoryDocument = `query PageHistory($key:PageKey!$language:Language!){pageForEditing(key:$key){key versions{...ListedVersion __typename}__typename}pageVersions(key:$key){id number effectiveAt __typename}}${ListedVersionFragmentDoc}` as string & Urql.TypedDocumentNode<PageHistoryQuery, PageHistoryQueryVariables>;

export function usePageHistoryQuery(options: Omit<Urql.UseQueryArgs<PageHistoryQueryVariables>, 'query'>) {
  return Urql.useQuery<PageHistoryQuery, PageHistoryQueryVariables>({ query: PageHistoryDocument, ...options });
};
export const PageVersionChangeDocument = `query PageVersionChange($key:PageKey!$number:Int!$against:VersionComparison!){pageForEditing(key:$key){key versions(number:$number){...VersionChange __typename}__typename}}${VersionChangeFragmentDoc}` as string & Urql.TypedDocumentNode<PageVersionChangeQuery, PageVersionChangeQueryVariables>;

export function usePageVersionChangeQuery(options: Omit<Urql.UseQueryArgs<PageVersionChangeQueryVariables>, 'query'>) {
  return Urql.useQuery<PageVersionChangeQuery, PageVersionChangeQueryVariables>({ query: PageVersionChangeDocument, ...options });
};
export const PageVersionShownDocument = `query PageVersionShown($key:PageKey!$number:Int!$language:Language!){page(key:$key number:$number){id effectiveAt title(language:$language){text language __typename}content(language:$language){document language __typename}entries{id year month day title(language:$language){text language __typename}body(language:$language){text language __typename}__typename}people{id name(language:$language){text language __typename}role(language:$language){text language __typename}termFrom termTo __typename}__typename}}` as string & Urql.TypedDocumentNode<PageVersionShownQuery, PageVersionShownQueryVariables>;

export function usePageVersionShownQuery(options: Omit<Urql.UseQueryArgs<PageVersionShownQueryVariables>, 'query'>) {
  return Urql.useQuery<PageVersionShownQuery, PageVersionShownQueryVariables>({ query: PageVersionShownDocument, ...options });
};
export const SavePageDocument = `mutation SavePage($input:PageInput!){savePage(input:$input){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<SavePageMutation, SavePageMutationVariables>;

export function useSavePageMutation() {
  return Urql.useMutation<SavePageMutation, SavePageMutationVariables>(SavePageDocument);
};
export const CorrectPageDocument = `mutation CorrectPage($input:PageInput!){correctPage(input:$input){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<CorrectPageMutation, CorrectPageMutationVariables>;

export function useCorrectPageMutation() {
  return Urql.useMutation<CorrectPageMutation, CorrectPageMutationVariables>(CorrectPageDocument);
};
export const RestorePageDocument = `mutation RestorePage($key:PageKey!$number:Int!$baseNumber:Int!){restorePage(key:$key number:$number baseNumber:$baseNumber){id number __typename}}` as string & Urql.TypedDocumentNode<RestorePageMutation, RestorePageMutationVariables>;

export function useRestorePageMutation() {
  return Urql.useMutation<RestorePageMutation, RestorePageMutationVariables>(RestorePageDocument);
};
export const WithdrawPageDocument = `mutation WithdrawPage($key:PageKey!$number:Int!){withdrawPage(key:$key number:$number){id number __typename}}` as string & Urql.TypedDocumentNode<WithdrawPageMutation, WithdrawPageMutationVariables>;

export function useWithdrawPageMutation() {
  return Urql.useMutation<WithdrawPageMutation, WithdrawPageMutationVariables>(WithdrawPageDocument);
};
export const TakeBackPageWithdrawalDocument = `mutation TakeBackPageWithdrawal($key:PageKey!$number:Int!){takeBackPageWithdrawal(key:$key number:$number){id number __typename}}` as string & Urql.TypedDocumentNode<TakeBackPageWithdrawalMutation, TakeBackPageWithdrawalMutationVariables>;

export function useTakeBackPageWithdrawalMutation() {
  return Urql.useMutation<TakeBackPageWithdrawalMutation, TakeBackPageWithdrawalMutationVariables>(TakeBackPageWithdrawalDocument);
};
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};