/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type PayablePaymentFragment = { readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null };

export type TransferFragment = { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null };

export type DeclarePaymentMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Types.Language;
}>;


export type DeclarePaymentMutation = { readonly declarePayment: { readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type UndoDeclarationMutationVariables = Exact<{
  id: number;
  version: number;
  language: Types.Language;
}>;


export type UndoDeclarationMutation = { readonly undoDeclaration: { readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type CorrectDepositorNameMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Types.Language;
}>;


export type CorrectDepositorNameMutation = { readonly correctDepositorName: { readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type StartCardPaymentMutationVariables = Exact<{
  id: number;
  isAbroad: boolean;
  language: Types.Language;
}>;


export type StartCardPaymentMutation = { readonly startCardPayment: string };

export type StartDepositMutationVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type StartDepositMutation = { readonly startDeposit: string };

export type GiveDepositUpMutationVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type GiveDepositUpMutation = { readonly giveDepositUp: { readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}` as string & Urql.TypedDocumentNode<TransferFragment, unknown>;
export const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanUndoDeclaration viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}` as string & Urql.TypedDocumentNode<PayablePaymentFragment, unknown>;
export const DeclarePaymentDocument = `mutation DeclarePayment($id:Id!$version:Int!$depositorName:String!$language:Language!){declarePayment(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<DeclarePaymentMutation, DeclarePaymentMutationVariables>;

export function useDeclarePaymentMutation() {
  return Urql.useMutation<DeclarePaymentMutation, DeclarePaymentMutationVariables>(DeclarePaymentDocument);
};
export const UndoDeclarationDocument = `mutation UndoDeclaration($id:Id!$version:Int!$language:Language!){undoDeclaration(id:$id version:$version){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<UndoDeclarationMutation, UndoDeclarationMutationVariables>;

export function useUndoDeclarationMutation() {
  return Urql.useMutation<UndoDeclarationMutation, UndoDeclarationMutationVariables>(UndoDeclarationDocument);
};
export const CorrectDepositorNameDocument = `mutation CorrectDepositorName($id:Id!$version:Int!$depositorName:String!$language:Language!){correctDepositorName(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>;

export function useCorrectDepositorNameMutation() {
  return Urql.useMutation<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>(CorrectDepositorNameDocument);
};
export const StartCardPaymentDocument = `mutation StartCardPayment($id:Id!$isAbroad:Boolean!$language:Language!){startCardPayment(id:$id isAbroad:$isAbroad language:$language)}` as string & Urql.TypedDocumentNode<StartCardPaymentMutation, StartCardPaymentMutationVariables>;

export function useStartCardPaymentMutation() {
  return Urql.useMutation<StartCardPaymentMutation, StartCardPaymentMutationVariables>(StartCardPaymentDocument);
};
export const StartDepositDocument = `mutation StartDeposit($id:Id!$language:Language!){startDeposit(id:$id language:$language)}` as string & Urql.TypedDocumentNode<StartDepositMutation, StartDepositMutationVariables>;

export function useStartDepositMutation() {
  return Urql.useMutation<StartDepositMutation, StartDepositMutationVariables>(StartDepositDocument);
};
export const GiveDepositUpDocument = `mutation GiveDepositUp($id:Id!$language:Language!){giveDepositUp(id:$id){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<GiveDepositUpMutation, GiveDepositUpMutationVariables>;

export function useGiveDepositUpMutation() {
  return Urql.useMutation<GiveDepositUpMutation, GiveDepositUpMutationVariables>(GiveDepositUpDocument);
};