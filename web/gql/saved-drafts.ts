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

export type SavedDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedDraftsQuery = { readonly savedDrafts: ReadonlyArray<{ readonly id: number, readonly board: Board | null, readonly postId: number | null, readonly programKind: ProgramKind | null, readonly programId: number | null, readonly pageKey: PageKey | null, readonly title: string | null, readonly updatedAt: string, readonly writerName: string | null }> };


export const SavedDraftsDocument = `query SavedDrafts{savedDrafts{id board postId programKind programId pageKey title updatedAt writerName __typename}}` as string & Urql.TypedDocumentNode<SavedDraftsQuery, SavedDraftsQueryVariables>;

export function useSavedDraftsQuery(options?: Omit<Urql.UseQueryArgs<SavedDraftsQueryVariables>, 'query'>) {
  return Urql.useQuery<SavedDraftsQuery, SavedDraftsQueryVariables>({ query: SavedDraftsDocument, ...options });
};