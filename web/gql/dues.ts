/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type DuesYearFragment = { readonly year: number, readonly dueOn: string | null, readonly expected: number, readonly issued: number, readonly isRunning: boolean, readonly grades: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly members: number, readonly amount: number | null, readonly toAsk: number, readonly unproved: number, readonly open: number, readonly paid: number, readonly exempt: number }>, readonly reminders: ReadonlyArray<{ readonly days: number, readonly on: string, readonly sent: number }> };

export type DuesYearQueryVariables = Exact<{
  year: number;
}>;


export type DuesYearQuery = { readonly duesYear: { readonly year: number, readonly dueOn: string | null, readonly expected: number, readonly issued: number, readonly isRunning: boolean, readonly grades: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly members: number, readonly amount: number | null, readonly toAsk: number, readonly unproved: number, readonly open: number, readonly paid: number, readonly exempt: number }>, readonly reminders: ReadonlyArray<{ readonly days: number, readonly on: string, readonly sent: number }> } };

export type IssueDuesMutationVariables = Exact<{
  year: number;
  dueOn: string;
  expectedCount: number;
}>;


export type IssueDuesMutation = { readonly issueDues: { readonly year: number, readonly dueOn: string | null, readonly expected: number, readonly issued: number, readonly isRunning: boolean, readonly grades: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly members: number, readonly amount: number | null, readonly toAsk: number, readonly unproved: number, readonly open: number, readonly paid: number, readonly exempt: number }>, readonly reminders: ReadonlyArray<{ readonly days: number, readonly on: string, readonly sent: number }> } };

export type DuesMembersQueryVariables = Exact<{
  year: number;
  grade: Types.MemberGrade;
  group: Types.DuesGroup;
  page: number;
}>;


export type DuesMembersQuery = { readonly duesMembers: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly isProved: boolean, readonly why: Types.DuesExemption | null }> };

export const DuesYearFragmentDoc = `fragment DuesYear on DuesYear{year dueOn expected issued isRunning grades{grade members amount toAsk unproved open paid exempt __typename}reminders{days on sent __typename}__typename}` as string & Urql.TypedDocumentNode<DuesYearFragment, unknown>;
export const DuesYearDocument = `query DuesYear($year:Int!){duesYear(year:$year){...DuesYear __typename}}${DuesYearFragmentDoc}` as string & Urql.TypedDocumentNode<DuesYearQuery, DuesYearQueryVariables>;

export function useDuesYearQuery(options: Omit<Urql.UseQueryArgs<DuesYearQueryVariables>, 'query'>) {
  return Urql.useQuery<DuesYearQuery, DuesYearQueryVariables>({ query: DuesYearDocument, ...options });
};
export const IssueDuesDocument = `mutation IssueDues($year:Int!$dueOn:String!$expectedCount:Int!){issueDues(year:$year dueOn:$dueOn expectedCount:$expectedCount){...DuesYear __typename}}${DuesYearFragmentDoc}` as string & Urql.TypedDocumentNode<IssueDuesMutation, IssueDuesMutationVariables>;

export function useIssueDuesMutation() {
  return Urql.useMutation<IssueDuesMutation, IssueDuesMutationVariables>(IssueDuesDocument);
};
export const DuesMembersDocument = `query DuesMembers($year:Int!$grade:MemberGrade!$group:DuesGroup!$page:Int!){duesMembers(year:$year grade:$grade group:$group page:$page){id name affiliation isProved why __typename}}` as string & Urql.TypedDocumentNode<DuesMembersQuery, DuesMembersQueryVariables>;

export function useDuesMembersQuery(options: Omit<Urql.UseQueryArgs<DuesMembersQueryVariables>, 'query'>) {
  return Urql.useQuery<DuesMembersQuery, DuesMembersQueryVariables>({ query: DuesMembersDocument, ...options });
};