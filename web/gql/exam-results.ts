/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type SittingFragment = { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly missing: ReadonlyArray<Types.MissingScore>, readonly awaitedRaters: ReadonlyArray<string> };

export type ObjectedFragment = { readonly id: number, readonly name: string, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly step: Types.ExamObjectionStep | null, readonly version: number, readonly reason: string, readonly answer: string | null, readonly createdAt: string, readonly raters: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly recomputed: { readonly id: number, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly scores: ReadonlyArray<{ readonly paperId: number, readonly points: number, readonly maxPoints: number, readonly sheets: ReadonlyArray<{ readonly total: number, readonly isThird: boolean, readonly isRemark: boolean, readonly isCounted: boolean }> }> } | null } | null };

export type ExamResultsQueryVariables = Exact<{
  programId: number;
  page: number;
}>;


export type ExamResultsQuery = { readonly programForEditing: { readonly id: number, readonly ko: { readonly title: string | null } | null, readonly en: { readonly title: string | null } | null } | null, readonly examResults: { readonly programId: number, readonly lockedAt: string | null, readonly lockedBy: string | null, readonly confirmedBy: string | null, readonly releaseAt: string | null, readonly areReleased: boolean, readonly endsAt: string, readonly isHeld: boolean, readonly refusal: string | null, readonly isBlind: boolean, readonly hasPapers: boolean, readonly passAverage: number | null, readonly passed: number, readonly failed: number, readonly absent: number, readonly open: number, readonly borderlineCount: number, readonly sittings: { readonly totalCount: number, readonly papers: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null }>, readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly missing: ReadonlyArray<Types.MissingScore>, readonly awaitedRaters: ReadonlyArray<string>, readonly scores: ReadonlyArray<{ readonly paperId: number, readonly points: number, readonly maxPoints: number }> }> } | null, readonly distribution: ReadonlyArray<{ readonly from: number, readonly count: number, readonly reached: number }>, readonly borderline: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly missing: ReadonlyArray<Types.MissingScore>, readonly awaitedRaters: ReadonlyArray<string>, readonly nearMinimum: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null }> }>, readonly missing: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly missing: ReadonlyArray<Types.MissingScore>, readonly awaitedRaters: ReadonlyArray<string> }>, readonly groups: ReadonlyArray<{ readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly siteKo: string | null, readonly siteEn: string | null, readonly applied: number, readonly sat: number, readonly passed: number | null }>, readonly years: ReadonlyArray<{ readonly year: number, readonly applied: number, readonly sat: number, readonly passed: number }>, readonly agreement: { readonly pairs: number, readonly meanDifference: number, readonly correlation: number | null }, readonly objections: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly step: Types.ExamObjectionStep | null, readonly version: number, readonly reason: string, readonly answer: string | null, readonly createdAt: string, readonly raters: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly recomputed: { readonly id: number, readonly average: number | null, readonly verdict: Types.ExamVerdict | null, readonly scores: ReadonlyArray<{ readonly paperId: number, readonly points: number, readonly maxPoints: number, readonly sheets: ReadonlyArray<{ readonly total: number, readonly isThird: boolean, readonly isRemark: boolean, readonly isCounted: boolean }> }> } | null } | null }> } | null };

export type LockResultsMutationVariables = Exact<{
  programId: number;
}>;


export type LockResultsMutation = { readonly lockResults: { readonly id: number } };

export type ReleaseResultsMutationVariables = Exact<{
  programId: number;
  at: string;
}>;


export type ReleaseResultsMutation = { readonly releaseResults: { readonly id: number } };

export type WithholdResultsMutationVariables = Exact<{
  programId: number;
  reason?: string | null | undefined;
}>;


export type WithholdResultsMutation = { readonly withholdResults: { readonly id: number } };

export type StartExamRemarkMutationVariables = Exact<{
  applicationId: number;
  version: number;
  raterId: number;
}>;


export type StartExamRemarkMutation = { readonly startExamRemark: { readonly id: number } };

export type AnswerExamObjectionMutationVariables = Exact<{
  applicationId: number;
  version: number;
  answer: string;
}>;


export type AnswerExamObjectionMutation = { readonly answerExamObjection: { readonly id: number } };

export type ReopenExamObjectionMutationVariables = Exact<{
  applicationId: number;
  version: number;
  reason: string;
}>;


export type ReopenExamObjectionMutation = { readonly reopenExamObjection: { readonly id: number } };

export type RestoreReleaseMutationVariables = Exact<{
  programId: number;
}>;


export type RestoreReleaseMutation = { readonly restoreRelease: { readonly id: number } };

export const SittingFragmentDoc = `fragment Sitting on ExamSitting{id name examNumber part pair average verdict missing awaitedRaters __typename}` as string & Urql.TypedDocumentNode<SittingFragment, unknown>;
export const ObjectedFragmentDoc = `fragment Objected on Application{id name examPart languagePair score verdict objection{state step raters{id name __typename}recomputed{id average verdict scores{paperId points maxPoints sheets{total isThird isRemark isCounted __typename}__typename}__typename}version reason answer createdAt __typename}__typename}` as string & Urql.TypedDocumentNode<ObjectedFragment, unknown>;
export const ExamResultsDocument = `query ExamResults($programId:Id!$page:Int!){programForEditing(id:$programId){id ko{title __typename}en{title __typename}__typename}examResults(programId:$programId){programId lockedAt lockedBy confirmedBy releaseAt areReleased endsAt isHeld refusal isBlind hasPapers passAverage passed failed absent open sittings(page:$page size:20){totalCount papers{id nameKo nameEn __typename}items{...Sitting scores{paperId points maxPoints __typename}__typename}__typename}distribution{from count reached __typename}borderlineCount borderline{...Sitting nearMinimum{id nameKo nameEn __typename}__typename}missing{...Sitting __typename}groups{part pair siteKo siteEn applied sat passed __typename}years{year applied sat passed __typename}agreement{pairs meanDifference correlation __typename}objections{...Objected __typename}__typename}}${SittingFragmentDoc}${ObjectedFragmentDoc}` as string & Urql.TypedDocumentNode<ExamResultsQuery, ExamResultsQueryVariables>;

export function useExamResultsQuery(options: Omit<Urql.UseQueryArgs<ExamResultsQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamResultsQuery, ExamResultsQueryVariables>({ query: ExamResultsDocument, ...options });
};
export const LockResultsDocument = `mutation LockResults($programId:Id!){lockResults(programId:$programId){id __typename}}` as string & Urql.TypedDocumentNode<LockResultsMutation, LockResultsMutationVariables>;

export function useLockResultsMutation() {
  return Urql.useMutation<LockResultsMutation, LockResultsMutationVariables>(LockResultsDocument);
};
export const ReleaseResultsDocument = `mutation ReleaseResults($programId:Id!$at:DateTime!){releaseResults(programId:$programId at:$at){id __typename}}` as string & Urql.TypedDocumentNode<ReleaseResultsMutation, ReleaseResultsMutationVariables>;

export function useReleaseResultsMutation() {
  return Urql.useMutation<ReleaseResultsMutation, ReleaseResultsMutationVariables>(ReleaseResultsDocument);
};
export const WithholdResultsDocument = `mutation WithholdResults($programId:Id!$reason:String){withholdResults(programId:$programId reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<WithholdResultsMutation, WithholdResultsMutationVariables>;

export function useWithholdResultsMutation() {
  return Urql.useMutation<WithholdResultsMutation, WithholdResultsMutationVariables>(WithholdResultsDocument);
};
export const StartExamRemarkDocument = `mutation StartExamRemark($applicationId:Id!$version:Int!$raterId:Id!){startExamRemark(applicationId:$applicationId version:$version raterId:$raterId){id __typename}}` as string & Urql.TypedDocumentNode<StartExamRemarkMutation, StartExamRemarkMutationVariables>;

export function useStartExamRemarkMutation() {
  return Urql.useMutation<StartExamRemarkMutation, StartExamRemarkMutationVariables>(StartExamRemarkDocument);
};
export const AnswerExamObjectionDocument = `mutation AnswerExamObjection($applicationId:Id!$version:Int!$answer:String!){answerExamObjection(applicationId:$applicationId version:$version answer:$answer){id __typename}}` as string & Urql.TypedDocumentNode<AnswerExamObjectionMutation, AnswerExamObjectionMutationVariables>;

export function useAnswerExamObjectionMutation() {
  return Urql.useMutation<AnswerExamObjectionMutation, AnswerExamObjectionMutationVariables>(AnswerExamObjectionDocument);
};
export const ReopenExamObjectionDocument = `mutation ReopenExamObjection($applicationId:Id!$version:Int!$reason:String!){reopenExamObjection(applicationId:$applicationId version:$version reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<ReopenExamObjectionMutation, ReopenExamObjectionMutationVariables>;

export function useReopenExamObjectionMutation() {
  return Urql.useMutation<ReopenExamObjectionMutation, ReopenExamObjectionMutationVariables>(ReopenExamObjectionDocument);
};
export const RestoreReleaseDocument = `mutation RestoreRelease($programId:Id!){restoreRelease(programId:$programId){id __typename}}` as string & Urql.TypedDocumentNode<RestoreReleaseMutation, RestoreReleaseMutationVariables>;

export function useRestoreReleaseMutation() {
  return Urql.useMutation<RestoreReleaseMutation, RestoreReleaseMutationVariables>(RestoreReleaseDocument);
};