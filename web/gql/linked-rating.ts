/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ScoredPaperFragment = { readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly criteria: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }>, readonly scripts: ReadonlyArray<{ readonly code: string, readonly isThird: boolean, readonly isLocked: boolean, readonly note: string | null, readonly version: number, readonly points: ReadonlyArray<number | null>, readonly file: { readonly name: string, readonly mimeType: string, readonly size: number, readonly url: string } | null }> };

export type OpenedRatingFragment = { readonly status: Types.RatingStatus, readonly titleKo: string | null, readonly titleEn: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly feePerScript: number, readonly doneAt: string | null, readonly papers: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly criteria: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }>, readonly scripts: ReadonlyArray<{ readonly code: string, readonly isThird: boolean, readonly isLocked: boolean, readonly note: string | null, readonly version: number, readonly points: ReadonlyArray<number | null>, readonly file: { readonly name: string, readonly mimeType: string, readonly size: number, readonly url: string } | null }> }> };

export type LinkedRatingQueryVariables = Exact<{
  link: string;
}>;


export type LinkedRatingQuery = { readonly linkedRating: { readonly status: Types.RatingStatus, readonly titleKo: string | null, readonly titleEn: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly feePerScript: number, readonly doneAt: string | null, readonly papers: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly criteria: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }>, readonly scripts: ReadonlyArray<{ readonly code: string, readonly isThird: boolean, readonly isLocked: boolean, readonly note: string | null, readonly version: number, readonly points: ReadonlyArray<number | null>, readonly file: { readonly name: string, readonly mimeType: string, readonly size: number, readonly url: string } | null }> }> } | null };

export type AcceptRatingMutationVariables = Exact<{
  link: string;
}>;


export type AcceptRatingMutation = { readonly acceptRating: boolean };

export type DeclineRatingMutationVariables = Exact<{
  link: string;
}>;


export type DeclineRatingMutation = { readonly declineRating: boolean };

export type SaveScoresMutationVariables = Exact<{
  link: string;
  paperId: number;
  rows: ReadonlyArray<Types.ScoreRowInput> | Types.ScoreRowInput;
}>;


export type SaveScoresMutation = { readonly saveScores: ReadonlyArray<{ readonly code: string, readonly version: number }> };

export type FinishRatingMutationVariables = Exact<{
  link: string;
}>;


export type FinishRatingMutation = { readonly finishRating: boolean };

export const ScoredPaperFragmentDoc = `fragment ScoredPaper on RatedPaper{id nameKo nameEn criteria{id nameKo nameEn maxPoints __typename}scripts{code isThird isLocked note version points file{name mimeType size url __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ScoredPaperFragment, unknown>;
export const OpenedRatingFragmentDoc = `fragment OpenedRating on LinkedRating{status titleKo titleEn part pair feePerScript doneAt papers{...ScoredPaper __typename}__typename}` as string & Urql.TypedDocumentNode<OpenedRatingFragment, unknown>;
export const LinkedRatingDocument = `query LinkedRating($link:String!){linkedRating(link:$link){...OpenedRating __typename}}${OpenedRatingFragmentDoc}${ScoredPaperFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedRatingQuery, LinkedRatingQueryVariables>;

export function useLinkedRatingQuery(options: Omit<Urql.UseQueryArgs<LinkedRatingQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedRatingQuery, LinkedRatingQueryVariables>({ query: LinkedRatingDocument, ...options });
};
export const AcceptRatingDocument = `mutation AcceptRating($link:String!){acceptRating(link:$link)}` as string & Urql.TypedDocumentNode<AcceptRatingMutation, AcceptRatingMutationVariables>;

export function useAcceptRatingMutation() {
  return Urql.useMutation<AcceptRatingMutation, AcceptRatingMutationVariables>(AcceptRatingDocument);
};
export const DeclineRatingDocument = `mutation DeclineRating($link:String!){declineRating(link:$link)}` as string & Urql.TypedDocumentNode<DeclineRatingMutation, DeclineRatingMutationVariables>;

export function useDeclineRatingMutation() {
  return Urql.useMutation<DeclineRatingMutation, DeclineRatingMutationVariables>(DeclineRatingDocument);
};
export const SaveScoresDocument = `mutation SaveScores($link:String!$paperId:Id!$rows:[ScoreRowInput!]!){saveScores(link:$link paperId:$paperId rows:$rows){code version __typename}}` as string & Urql.TypedDocumentNode<SaveScoresMutation, SaveScoresMutationVariables>;

export function useSaveScoresMutation() {
  return Urql.useMutation<SaveScoresMutation, SaveScoresMutationVariables>(SaveScoresDocument);
};
export const FinishRatingDocument = `mutation FinishRating($link:String!){finishRating(link:$link)}` as string & Urql.TypedDocumentNode<FinishRatingMutation, FinishRatingMutationVariables>;

export function useFinishRatingMutation() {
  return Urql.useMutation<FinishRatingMutation, FinishRatingMutationVariables>(FinishRatingDocument);
};