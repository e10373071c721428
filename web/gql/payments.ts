/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanUndoDeclaration viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
export type MyPaymentFragment = { readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly year: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null };

export type MyPaymentsQueryVariables = Exact<{
  page: number;
  language: Types.Language;
}>;


export type MyPaymentsQuery = { readonly myPayments: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly due: { readonly count: number, readonly amount: number }, readonly items: ReadonlyArray<{ readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly year: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }> } };

export type MyPaymentsDueQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPaymentsDueQuery = { readonly myPayments: { readonly due: { readonly count: number, readonly amount: number } } };

export type NameRefundAccountMutationVariables = Exact<{
  id: number;
  version: number;
  refundAccount: string;
  language: Types.Language;
}>;


export type NameRefundAccountMutation = { readonly nameRefundAccount: { readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly year: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type TransferMySurplusMutationVariables = Exact<{
  id: number;
  version: number;
  toId: number;
  toVersion: number;
  language: Types.Language;
}>;


export type TransferMySurplusMutation = { readonly transferMySurplus: { readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly year: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export const MyPaymentFragmentDoc = `fragment MyPayment on Payment{...PayablePayment type method name(language:$language)payerName payerEmail createdAt paidAt applicationId year surplus isPaidTwice isAccountAsked transferable refundAccount hasRefundReturned surplusTargets{id name(language:$language)outstanding version __typename}viewerCanNameRefundAccount __typename}` as string & Urql.TypedDocumentNode<MyPaymentFragment, unknown>;
export const MyPaymentsDocument = `query MyPayments($page:Int!$language:Language!){myPayments(page:$page){totalCount page pageCount due{count amount __typename}items{...MyPayment __typename}__typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyPaymentsQuery, MyPaymentsQueryVariables>;

export function useMyPaymentsQuery(options: Omit<Urql.UseQueryArgs<MyPaymentsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyPaymentsQuery, MyPaymentsQueryVariables>({ query: MyPaymentsDocument, ...options });
};
export const MyPaymentsDueDocument = `query MyPaymentsDue{myPayments{due{count amount __typename}__typename}}` as string & Urql.TypedDocumentNode<MyPaymentsDueQuery, MyPaymentsDueQueryVariables>;

export function useMyPaymentsDueQuery(options?: Omit<Urql.UseQueryArgs<MyPaymentsDueQueryVariables>, 'query'>) {
  return Urql.useQuery<MyPaymentsDueQuery, MyPaymentsDueQueryVariables>({ query: MyPaymentsDueDocument, ...options });
};
export const NameRefundAccountDocument = `mutation NameRefundAccount($id:Id!$version:Int!$refundAccount:String!$language:Language!){nameRefundAccount(id:$id version:$version refundAccount:$refundAccount){...MyPayment __typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<NameRefundAccountMutation, NameRefundAccountMutationVariables>;

export function useNameRefundAccountMutation() {
  return Urql.useMutation<NameRefundAccountMutation, NameRefundAccountMutationVariables>(NameRefundAccountDocument);
};
export const TransferMySurplusDocument = `mutation TransferMySurplus($id:Id!$version:Int!$toId:Id!$toVersion:Int!$language:Language!){transferMySurplus(id:$id version:$version toId:$toId toVersion:$toVersion){...MyPayment __typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<TransferMySurplusMutation, TransferMySurplusMutationVariables>;

export function useTransferMySurplusMutation() {
  return Urql.useMutation<TransferMySurplusMutation, TransferMySurplusMutationVariables>(TransferMySurplusDocument);
};