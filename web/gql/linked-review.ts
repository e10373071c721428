/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type OpenedReviewFragment = { readonly status: Types.LinkedReviewStatus, readonly answerBy: string, readonly dueAt: string, readonly answeredAt: string | null, readonly sentAt: string | null, readonly isLate: boolean, readonly number: string | null, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywords: ReadonlyArray<string>, readonly round: number, readonly version: number, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: Types.ReviewVerdict | null, readonly fileForAuthors: boolean, readonly files: ReadonlyArray<{ readonly kind: Types.SubmissionFileKind, readonly round: number, readonly name: string, readonly size: number, readonly url: string }>, readonly ownRemarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly file: { readonly name: string, readonly size: number, readonly url: string } | null };

export type LinkedReviewQueryVariables = Exact<{
  link: string;
}>;


export type LinkedReviewQuery = { readonly linkedReview: { readonly status: Types.LinkedReviewStatus, readonly answerBy: string, readonly dueAt: string, readonly answeredAt: string | null, readonly sentAt: string | null, readonly isLate: boolean, readonly number: string | null, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywords: ReadonlyArray<string>, readonly round: number, readonly version: number, readonly toAuthors: string | null, readonly toEditors: string | null, readonly verdict: Types.ReviewVerdict | null, readonly fileForAuthors: boolean, readonly files: ReadonlyArray<{ readonly kind: Types.SubmissionFileKind, readonly round: number, readonly name: string, readonly size: number, readonly url: string }>, readonly ownRemarks: ReadonlyArray<{ readonly remark: string, readonly answer: string | null }>, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string, readonly score: number | null }>, readonly file: { readonly name: string, readonly size: number, readonly url: string } | null } | null };

export type AcceptReviewMutationVariables = Exact<{
  link: string;
  conflict?: string | null | undefined;
}>;


export type AcceptReviewMutation = { readonly acceptReview: string };

export type DeclineReviewMutationVariables = Exact<{
  link: string;
  input: Types.DeclinedReviewInput;
}>;


export type DeclineReviewMutation = { readonly declineReview: boolean };

export type ResendReviewLinkMutationVariables = Exact<{
  link: string;
}>;


export type ResendReviewLinkMutation = { readonly resendReviewLink: boolean };

export type SaveReviewMutationVariables = Exact<{
  link: string;
  version: number;
  input: Types.ReviewDraftInput;
}>;


export type SaveReviewMutation = { readonly saveReview: number };

export type RemoveReviewFileMutationVariables = Exact<{
  link: string;
}>;


export type RemoveReviewFileMutation = { readonly removeReviewFile: boolean };

export type SendReviewMutationVariables = Exact<{
  link: string;
  version: number;
  input: Types.ReviewDraftInput;
}>;


export type SendReviewMutation = { readonly sendReview: boolean };

export const OpenedReviewFragmentDoc = `fragment OpenedReview on LinkedReview{status answerBy dueAt answeredAt sentAt isLate number type language titleKo titleEn abstractKo abstractEn keywords round files{kind round name size url __typename}ownRemarks{remark answer __typename}version criteria{key ko en score __typename}toAuthors toEditors verdict file{name size url __typename}fileForAuthors __typename}` as string & Urql.TypedDocumentNode<OpenedReviewFragment, unknown>;
export const LinkedReviewDocument = `query LinkedReview($link:String!){linkedReview(link:$link){...OpenedReview __typename}}${OpenedReviewFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedReviewQuery, LinkedReviewQueryVariables>;

export function useLinkedReviewQuery(options: Omit<Urql.UseQueryArgs<LinkedReviewQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedReviewQuery, LinkedReviewQueryVariables>({ query: LinkedReviewDocument, ...options });
};
export const AcceptReviewDocument = `mutation AcceptReview($link:String!$conflict:String){acceptReview(link:$link conflict:$conflict)}` as string & Urql.TypedDocumentNode<AcceptReviewMutation, AcceptReviewMutationVariables>;

export function useAcceptReviewMutation() {
  return Urql.useMutation<AcceptReviewMutation, AcceptReviewMutationVariables>(AcceptReviewDocument);
};
export const DeclineReviewDocument = `mutation DeclineReview($link:String!$input:DeclinedReviewInput!){declineReview(link:$link input:$input)}` as string & Urql.TypedDocumentNode<DeclineReviewMutation, DeclineReviewMutationVariables>;

export function useDeclineReviewMutation() {
  return Urql.useMutation<DeclineReviewMutation, DeclineReviewMutationVariables>(DeclineReviewDocument);
};
export const ResendReviewLinkDocument = `mutation ResendReviewLink($link:String!){resendReviewLink(link:$link)}` as string & Urql.TypedDocumentNode<ResendReviewLinkMutation, ResendReviewLinkMutationVariables>;

export function useResendReviewLinkMutation() {
  return Urql.useMutation<ResendReviewLinkMutation, ResendReviewLinkMutationVariables>(ResendReviewLinkDocument);
};
export const SaveReviewDocument = `mutation SaveReview($link:String!$version:Int!$input:ReviewDraftInput!){saveReview(link:$link version:$version input:$input)}` as string & Urql.TypedDocumentNode<SaveReviewMutation, SaveReviewMutationVariables>;

export function useSaveReviewMutation() {
  return Urql.useMutation<SaveReviewMutation, SaveReviewMutationVariables>(SaveReviewDocument);
};
export const RemoveReviewFileDocument = `mutation RemoveReviewFile($link:String!){removeReviewFile(link:$link)}` as string & Urql.TypedDocumentNode<RemoveReviewFileMutation, RemoveReviewFileMutationVariables>;

export function useRemoveReviewFileMutation() {
  return Urql.useMutation<RemoveReviewFileMutation, RemoveReviewFileMutationVariables>(RemoveReviewFileDocument);
};
export const SendReviewDocument = `mutation SendReview($link:String!$version:Int!$input:ReviewDraftInput!){sendReview(link:$link version:$version input:$input)}` as string & Urql.TypedDocumentNode<SendReviewMutation, SendReviewMutationVariables>;

export function useSendReviewMutation() {
  return Urql.useMutation<SendReviewMutation, SendReviewMutationVariables>(SendReviewDocument);
};