/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ExamSeatingFragment = { readonly id: number, readonly titleKo: string, readonly titleEn: string | null, readonly numberPrefix: string | null, readonly numberHasPart: boolean, readonly numberDigits: number, readonly slipFrom: string | null, readonly slipsAreOpen: boolean, readonly examinees: number, readonly numbered: number, readonly seated: number, readonly canWithdrawNumbers: boolean, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly rooms: ReadonlyArray<{ readonly id: number, readonly seats: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly seatsGiven: ReadonlyArray<{ readonly parts: ReadonlyArray<Types.ExamPart>, readonly count: number }> }> }> };

export type ExamSeatingQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type ExamSeatingQuery = { readonly examSeating: { readonly id: number, readonly titleKo: string, readonly titleEn: string | null, readonly numberPrefix: string | null, readonly numberHasPart: boolean, readonly numberDigits: number, readonly slipFrom: string | null, readonly slipsAreOpen: boolean, readonly examinees: number, readonly numbered: number, readonly seated: number, readonly canWithdrawNumbers: boolean, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly rooms: ReadonlyArray<{ readonly id: number, readonly seats: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly seatsGiven: ReadonlyArray<{ readonly parts: ReadonlyArray<Types.ExamPart>, readonly count: number }> }> }> } | null };

export type ExamSeatingPlanQueryVariables = Exact<{
  programId: number;
  rule: Types.SeatingRuleInput;
  first: number;
}>;


export type ExamSeatingPlanQuery = { readonly examSeating: { readonly id: number, readonly plan: { readonly digest: string, readonly numbers: number, readonly seats: number, readonly lacking: ReadonlyArray<{ readonly siteId: number | null, readonly count: number }>, readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly part: Types.ExamPart | null, readonly examNumber: string, readonly roomId: number | null, readonly seatNumber: string | null }> } } | null };

export type NumberExamineesMutationVariables = Exact<{
  programId: number;
  rule: Types.SeatingRuleInput;
  digest: string;
  language: Types.Language;
}>;


export type NumberExamineesMutation = { readonly numberExaminees: { readonly id: number, readonly titleKo: string, readonly titleEn: string | null, readonly numberPrefix: string | null, readonly numberHasPart: boolean, readonly numberDigits: number, readonly slipFrom: string | null, readonly slipsAreOpen: boolean, readonly examinees: number, readonly numbered: number, readonly seated: number, readonly canWithdrawNumbers: boolean, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly rooms: ReadonlyArray<{ readonly id: number, readonly seats: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly seatsGiven: ReadonlyArray<{ readonly parts: ReadonlyArray<Types.ExamPart>, readonly count: number }> }> }> } };

export type WithdrawExamNumbersMutationVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type WithdrawExamNumbersMutation = { readonly withdrawExamNumbers: { readonly id: number, readonly titleKo: string, readonly titleEn: string | null, readonly numberPrefix: string | null, readonly numberHasPart: boolean, readonly numberDigits: number, readonly slipFrom: string | null, readonly slipsAreOpen: boolean, readonly examinees: number, readonly numbered: number, readonly seated: number, readonly canWithdrawNumbers: boolean, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly rooms: ReadonlyArray<{ readonly id: number, readonly seats: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly seatsGiven: ReadonlyArray<{ readonly parts: ReadonlyArray<Types.ExamPart>, readonly count: number }> }> }> } };

export const ExamSeatingFragmentDoc = `fragment ExamSeating on ExamSeating{id titleKo titleEn numberPrefix numberHasPart numberDigits slipFrom slipsAreOpen examinees numbered seated canWithdrawNumbers sites{id name(language:$language){text language __typename}rooms{id name(language:$language){text language __typename}seats seatsGiven{parts count __typename}__typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ExamSeatingFragment, unknown>;
export const ExamSeatingDocument = `query ExamSeating($programId:Id!$language:Language!){examSeating(programId:$programId){...ExamSeating __typename}}${ExamSeatingFragmentDoc}` as string & Urql.TypedDocumentNode<ExamSeatingQuery, ExamSeatingQueryVariables>;

export function useExamSeatingQuery(options: Omit<Urql.UseQueryArgs<ExamSeatingQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamSeatingQuery, ExamSeatingQueryVariables>({ query: ExamSeatingDocument, ...options });
};
export const ExamSeatingPlanDocument = `query ExamSeatingPlan($programId:Id!$rule:SeatingRuleInput!$first:Int!){examSeating(programId:$programId){id plan(rule:$rule){digest numbers seats lacking{siteId count __typename}items(first:$first){id name part examNumber roomId seatNumber __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ExamSeatingPlanQuery, ExamSeatingPlanQueryVariables>;

export function useExamSeatingPlanQuery(options: Omit<Urql.UseQueryArgs<ExamSeatingPlanQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamSeatingPlanQuery, ExamSeatingPlanQueryVariables>({ query: ExamSeatingPlanDocument, ...options });
};
export const NumberExamineesDocument = `mutation NumberExaminees($programId:Id!$rule:SeatingRuleInput!$digest:String!$language:Language!){numberExaminees(programId:$programId rule:$rule digest:$digest){...ExamSeating __typename}}${ExamSeatingFragmentDoc}` as string & Urql.TypedDocumentNode<NumberExamineesMutation, NumberExamineesMutationVariables>;

export function useNumberExamineesMutation() {
  return Urql.useMutation<NumberExamineesMutation, NumberExamineesMutationVariables>(NumberExamineesDocument);
};
export const WithdrawExamNumbersDocument = `mutation WithdrawExamNumbers($programId:Id!$language:Language!){withdrawExamNumbers(programId:$programId){...ExamSeating __typename}}${ExamSeatingFragmentDoc}` as string & Urql.TypedDocumentNode<WithdrawExamNumbersMutation, WithdrawExamNumbersMutationVariables>;

export function useWithdrawExamNumbersMutation() {
  return Urql.useMutation<WithdrawExamNumbersMutation, WithdrawExamNumbersMutationVariables>(WithdrawExamNumbersDocument);
};