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

/** All that is given holds; several values of one are any of them. */
export type MemoryFilter = {
  readonly place?: ReadonlyArray<TranslatedPlace> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly show?: MemoryShow | null | undefined;
};

/** QUESTION: the Korean was changed and the English does not follow it yet. DELETED ones are offered to nobody. */
export type MemoryShow =
  | 'CORRECTED'
  | 'DELETED'
  | 'QUESTION';

/** What the list of the translation memory is sorted by. */
export type MemorySort =
  | 'UPDATED';

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

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** Where something was translated. */
export type TranslatedPlace =
  | 'PAGE'
  | 'POST'
  | 'PROGRAM';

export type MemoryPairsQueryVariables = Exact<{
  filter: MemoryFilter;
  sort: MemorySort;
  descending: boolean;
  page: number;
  size: number;
  language: Language;
}>;


export type MemoryPairsQuery = { readonly memoryPairs: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly textEn: string | null, readonly isQuestioned: boolean, readonly isDeleted: boolean, readonly mayChange: boolean, readonly by: string | null, readonly at: string, readonly place: TranslatedPlace, readonly textId: number | null, readonly page: PageKey | null, readonly board: Board | null, readonly kind: ProgramKind | null, readonly title: { readonly text: string, readonly language: Language } }> } };

export type MemoryPairsCountQueryVariables = Exact<{
  filter: MemoryFilter;
}>;


export type MemoryPairsCountQuery = { readonly memoryPairs: { readonly exactCount: number } };

export type CorrectTranslationPairMutationVariables = Exact<{
  id: number;
  en: string;
  before: string;
}>;


export type CorrectTranslationPairMutation = { readonly correctTranslationPair: { readonly id: number, readonly en: string } };

export type DeleteTranslationPairsMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MemoryFilter | null | undefined;
}>;


export type DeleteTranslationPairsMutation = { readonly deleteTranslationPairs: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestoreTranslationPairsMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MemoryFilter | null | undefined;
}>;


export type RestoreTranslationPairsMutation = { readonly restoreTranslationPairs: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };


export const MemoryPairsDocument = `query MemoryPairs($filter:MemoryFilter!$sort:MemorySort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){memoryPairs(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id ko en textEn isQuestioned isDeleted mayChange by at place textId page board kind title(language:$language){text language __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<MemoryPairsQuery, MemoryPairsQueryVariables>;

export function useMemoryPairsQuery(options: Omit<Urql.UseQueryArgs<MemoryPairsQueryVariables>, 'query'>) {
  return Urql.useQuery<MemoryPairsQuery, MemoryPairsQueryVariables>({ query: MemoryPairsDocument, ...options });
};
export const MemoryPairsCountDocument = `query MemoryPairsCount($filter:MemoryFilter!){memoryPairs(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<MemoryPairsCountQuery, MemoryPairsCountQueryVariables>;

export function useMemoryPairsCountQuery(options: Omit<Urql.UseQueryArgs<MemoryPairsCountQueryVariables>, 'query'>) {
  return Urql.useQuery<MemoryPairsCountQuery, MemoryPairsCountQueryVariables>({ query: MemoryPairsCountDocument, ...options });
};
export const CorrectTranslationPairDocument = `mutation CorrectTranslationPair($id:Id!$en:String!$before:String!){correctTranslationPair(id:$id en:$en before:$before){id en __typename}}` as string & Urql.TypedDocumentNode<CorrectTranslationPairMutation, CorrectTranslationPairMutationVariables>;

export function useCorrectTranslationPairMutation() {
  return Urql.useMutation<CorrectTranslationPairMutation, CorrectTranslationPairMutationVariables>(CorrectTranslationPairDocument);
};
export const DeleteTranslationPairsDocument = `mutation DeleteTranslationPairs($which:BulkSelection!$filter:MemoryFilter){deleteTranslationPairs(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeleteTranslationPairsMutation, DeleteTranslationPairsMutationVariables>;

export function useDeleteTranslationPairsMutation() {
  return Urql.useMutation<DeleteTranslationPairsMutation, DeleteTranslationPairsMutationVariables>(DeleteTranslationPairsDocument);
};
export const RestoreTranslationPairsDocument = `mutation RestoreTranslationPairs($which:BulkSelection!$filter:MemoryFilter){restoreTranslationPairs(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RestoreTranslationPairsMutation, RestoreTranslationPairsMutationVariables>;

export function useRestoreTranslationPairsMutation() {
  return Urql.useMutation<RestoreTranslationPairsMutation, RestoreTranslationPairsMutationVariables>(RestoreTranslationPairsDocument);
};