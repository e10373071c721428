/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type MonthEndLineFragment = { readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean };

export type MonthSumsFragment = { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number };

export type MonthEndFragment = { readonly month: string, readonly isOver: boolean, readonly notOnStatementOffset: number, readonly refundedOffset: number, readonly closing: { readonly closedAt: string, readonly closedByName: string, readonly note: string | null, readonly viewerCanOpen: boolean, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number } } | null, readonly balances: { readonly opening: number | null, readonly closing: number | null }, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number }, readonly unbooked: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly notOnStatement: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly wentOut: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly refunded: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly outside: ReadonlyArray<{ readonly kind: Types.OutsideKind | null, readonly count: number, readonly cameIn: number, readonly wentOut: number }> };

export type MonthEndQueryVariables = Exact<{
  month: string;
}>;


export type MonthEndQuery = { readonly monthEnd: { readonly month: string, readonly isOver: boolean, readonly notOnStatementOffset: number, readonly refundedOffset: number, readonly closing: { readonly closedAt: string, readonly closedByName: string, readonly note: string | null, readonly viewerCanOpen: boolean, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number } } | null, readonly balances: { readonly opening: number | null, readonly closing: number | null }, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number }, readonly unbooked: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly notOnStatement: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly wentOut: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly refunded: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly outside: ReadonlyArray<{ readonly kind: Types.OutsideKind | null, readonly count: number, readonly cameIn: number, readonly wentOut: number }> } };

export type CloseMonthMutationVariables = Exact<{
  month: string;
  note?: string | null | undefined;
}>;


export type CloseMonthMutation = { readonly closeMonth: { readonly month: string, readonly isOver: boolean, readonly notOnStatementOffset: number, readonly refundedOffset: number, readonly closing: { readonly closedAt: string, readonly closedByName: string, readonly note: string | null, readonly viewerCanOpen: boolean, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number } } | null, readonly balances: { readonly opening: number | null, readonly closing: number | null }, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number }, readonly unbooked: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly notOnStatement: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly wentOut: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly refunded: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly outside: ReadonlyArray<{ readonly kind: Types.OutsideKind | null, readonly count: number, readonly cameIn: number, readonly wentOut: number }> } };

export type OpenMonthMutationVariables = Exact<{
  month: string;
  note: string;
}>;


export type OpenMonthMutation = { readonly openMonth: { readonly month: string, readonly isOver: boolean, readonly notOnStatementOffset: number, readonly refundedOffset: number, readonly closing: { readonly closedAt: string, readonly closedByName: string, readonly note: string | null, readonly viewerCanOpen: boolean, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number } } | null, readonly balances: { readonly opening: number | null, readonly closing: number | null }, readonly sums: { readonly bankIn: number, readonly bankOut: number, readonly outsideIn: number, readonly outsideOut: number, readonly ledgerIn: number, readonly ledgerOut: number }, readonly unbooked: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly notOnStatement: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly wentOut: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly refunded: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly amount: number, readonly paymentId: number | null, readonly isProposed: boolean }>, readonly outside: ReadonlyArray<{ readonly kind: Types.OutsideKind | null, readonly count: number, readonly cameIn: number, readonly wentOut: number }> } };

export const MonthSumsFragmentDoc = `fragment MonthSums on MonthSums{bankIn bankOut outsideIn outsideOut ledgerIn ledgerOut __typename}` as string & Urql.TypedDocumentNode<MonthSumsFragment, unknown>;
export const MonthEndLineFragmentDoc = `fragment MonthEndLine on MonthEndLine{id at name amount paymentId isProposed __typename}` as string & Urql.TypedDocumentNode<MonthEndLineFragment, unknown>;
export const MonthEndFragmentDoc = `fragment MonthEnd on MonthEnd{month isOver closing{closedAt closedByName note viewerCanOpen sums{...MonthSums __typename}__typename}balances{opening closing __typename}sums{...MonthSums __typename}unbooked{...MonthEndLine __typename}notOnStatement{...MonthEndLine __typename}wentOut{...MonthEndLine __typename}refunded{...MonthEndLine __typename}notOnStatementOffset refundedOffset outside{kind count cameIn wentOut __typename}__typename}` as string & Urql.TypedDocumentNode<MonthEndFragment, unknown>;
export const MonthEndDocument = `query MonthEnd($month:String!){monthEnd(month:$month){...MonthEnd __typename}}${MonthEndFragmentDoc}${MonthSumsFragmentDoc}${MonthEndLineFragmentDoc}` as string & Urql.TypedDocumentNode<MonthEndQuery, MonthEndQueryVariables>;

export function useMonthEndQuery(options: Omit<Urql.UseQueryArgs<MonthEndQueryVariables>, 'query'>) {
  return Urql.useQuery<MonthEndQuery, MonthEndQueryVariables>({ query: MonthEndDocument, ...options });
};
export const CloseMonthDocument = `mutation CloseMonth($month:String!$note:String){closeMonth(month:$month note:$note){...MonthEnd __typename}}${MonthEndFragmentDoc}${MonthSumsFragmentDoc}${MonthEndLineFragmentDoc}` as string & Urql.TypedDocumentNode<CloseMonthMutation, CloseMonthMutationVariables>;

export function useCloseMonthMutation() {
  return Urql.useMutation<CloseMonthMutation, CloseMonthMutationVariables>(CloseMonthDocument);
};
export const OpenMonthDocument = `mutation OpenMonth($month:String!$note:String!){openMonth(month:$month note:$note){...MonthEnd __typename}}${MonthEndFragmentDoc}${MonthSumsFragmentDoc}${MonthEndLineFragmentDoc}` as string & Urql.TypedDocumentNode<OpenMonthMutation, OpenMonthMutationVariables>;

export function useOpenMonthMutation() {
  return Urql.useMutation<OpenMonthMutation, OpenMonthMutationVariables>(OpenMonthDocument);
};