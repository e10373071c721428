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

export type SubmissionType =
  | 'NOTE'
  | 'RESEARCH'
  | 'REVIEW'
  | 'TRANSLATION';

export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type SaveDraftMutationVariables = Exact<{
  input: DraftInput;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardDraftMutation = { readonly discardDraft: boolean };

export const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};