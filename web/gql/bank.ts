/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type BankRowsQueryVariables = Exact<{
  state: Types.BankRowState;
  page: number;
  language: Types.Language;
}>;


export type BankRowsQuery = { readonly bankRows: { readonly state: Types.BankRowState, readonly totalCount: number, readonly counts: ReadonlyArray<{ readonly state: Types.BankRowState, readonly count: number }>, readonly items: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly note: string, readonly amount: number, readonly isPart: boolean, readonly outsideKind: Types.OutsideKind | null, readonly isByRule: boolean, readonly rank: Types.MatchRank, readonly returnTransfers: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly isSameName: boolean }>, readonly entries: ReadonlyArray<{ readonly id: number, readonly at: string, readonly payerName: string, readonly name: string, readonly isOfReturn: boolean, readonly isSameName: boolean }>, readonly proposedOn: { readonly id: number, readonly payerName: string } | null, readonly candidates: ReadonlyArray<{ readonly id: number, readonly version: number, readonly payerName: string, readonly name: string, readonly createdAt: string, readonly outstanding: number, readonly state: Types.PaymentState, readonly signs: ReadonlyArray<Types.MatchSign> }> }> }, readonly statementLayouts: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly bankRules: ReadonlyArray<{ readonly id: number, readonly name: string, readonly isIncoming: boolean, readonly kind: Types.OutsideKind, readonly lines: number }>, readonly statementUploads: ReadonlyArray<{ readonly id: number, readonly name: string, readonly createdAt: string, readonly lines: number, readonly inUse: number }> };

export type BookBankRowMutationVariables = Exact<{
  id: number;
  paymentId: number;
  version: number;
  acceptSurplus: boolean;
}>;


export type BookBankRowMutation = { readonly bookBankRow: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type SetBankRowAsideMutationVariables = Exact<{
  id: number;
  aside: boolean;
}>;


export type SetBankRowAsideMutation = { readonly setBankRowAside: number };

export type UndoBankBookingMutationVariables = Exact<{
  id: number;
  reason: string;
  isTieOnly?: boolean | null | undefined;
}>;


export type UndoBankBookingMutation = { readonly undoBankBooking: number };

export type SplitBankRowMutationVariables = Exact<{
  id: number;
  amounts: ReadonlyArray<number> | number;
}>;


export type SplitBankRowMutation = { readonly splitBankRow: number };

export type JoinBankRowMutationVariables = Exact<{
  id: number;
}>;


export type JoinBankRowMutation = { readonly joinBankRow: number };

export type ReturnBankRowMutationVariables = Exact<{
  id: number;
  outId: number;
}>;


export type ReturnBankRowMutation = { readonly returnBankRow: number };

export type UntieBankRowMutationVariables = Exact<{
  id: number;
}>;


export type UntieBankRowMutation = { readonly untieBankRow: number };

export type SaveStatementLayoutMutationVariables = Exact<{
  name: string;
  headings: ReadonlyArray<string> | string;
  fields: ReadonlyArray<Types.StatementField | null | undefined> | Types.StatementField;
}>;


export type SaveStatementLayoutMutation = { readonly saveStatementLayout: number };

export type DeleteStatementLayoutMutationVariables = Exact<{
  id: number;
}>;


export type DeleteStatementLayoutMutation = { readonly deleteStatementLayout: number };

export type DeleteStatementUploadMutationVariables = Exact<{
  id: number;
}>;


export type DeleteStatementUploadMutation = { readonly deleteStatementUpload: number };

export type MarkBankRowMutationVariables = Exact<{
  id: number;
  kind?: Types.OutsideKind | null | undefined;
}>;


export type MarkBankRowMutation = { readonly markBankRow: number };

export type CreateBankRuleMutationVariables = Exact<{
  id: number;
  kind: Types.OutsideKind;
}>;


export type CreateBankRuleMutation = { readonly createBankRule: number };

export type DeleteBankRuleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteBankRuleMutation = { readonly deleteBankRule: number };

export type TieBankRowMutationVariables = Exact<{
  id: number;
  moveId: number;
}>;


export type TieBankRowMutation = { readonly tieBankRow: number };


export const BankRowsDocument = `query BankRows($state:BankRowState!$page:Int!$language:Language!){bankRows(state:$state page:$page){state totalCount counts{state count __typename}items{id at sender note amount isPart returnTransfers{id at sender isSameName __typename}outsideKind isByRule entries{id at payerName name(language:$language)isOfReturn isSameName __typename}proposedOn{id payerName __typename}rank candidates{id version payerName name(language:$language)createdAt outstanding state signs __typename}__typename}__typename}statementLayouts{id name __typename}bankRules{id name isIncoming kind lines __typename}statementUploads{id name createdAt lines inUse __typename}}` as string & Urql.TypedDocumentNode<BankRowsQuery, BankRowsQueryVariables>;

export function useBankRowsQuery(options: Omit<Urql.UseQueryArgs<BankRowsQueryVariables>, 'query'>) {
  return Urql.useQuery<BankRowsQuery, BankRowsQueryVariables>({ query: BankRowsDocument, ...options });
};
export const BookBankRowDocument = `mutation BookBankRow($id:Id!$paymentId:Id!$version:Int!$acceptSurplus:Boolean!){bookBankRow(id:$id paymentId:$paymentId version:$version acceptSurplus:$acceptSurplus){warning payment{id proposals{id state __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<BookBankRowMutation, BookBankRowMutationVariables>;

export function useBookBankRowMutation() {
  return Urql.useMutation<BookBankRowMutation, BookBankRowMutationVariables>(BookBankRowDocument);
};
export const SetBankRowAsideDocument = `mutation SetBankRowAside($id:Id!$aside:Boolean!){setBankRowAside(id:$id aside:$aside)}` as string & Urql.TypedDocumentNode<SetBankRowAsideMutation, SetBankRowAsideMutationVariables>;

export function useSetBankRowAsideMutation() {
  return Urql.useMutation<SetBankRowAsideMutation, SetBankRowAsideMutationVariables>(SetBankRowAsideDocument);
};
export const UndoBankBookingDocument = `mutation UndoBankBooking($id:Id!$reason:String!$isTieOnly:Boolean=false){undoBankBooking(id:$id reason:$reason isTieOnly:$isTieOnly)}` as string & Urql.TypedDocumentNode<UndoBankBookingMutation, UndoBankBookingMutationVariables>;

export function useUndoBankBookingMutation() {
  return Urql.useMutation<UndoBankBookingMutation, UndoBankBookingMutationVariables>(UndoBankBookingDocument);
};
export const SplitBankRowDocument = `mutation SplitBankRow($id:Id!$amounts:[Won!]!){splitBankRow(id:$id amounts:$amounts)}` as string & Urql.TypedDocumentNode<SplitBankRowMutation, SplitBankRowMutationVariables>;

export function useSplitBankRowMutation() {
  return Urql.useMutation<SplitBankRowMutation, SplitBankRowMutationVariables>(SplitBankRowDocument);
};
export const JoinBankRowDocument = `mutation JoinBankRow($id:Id!){joinBankRow(id:$id)}` as string & Urql.TypedDocumentNode<JoinBankRowMutation, JoinBankRowMutationVariables>;

export function useJoinBankRowMutation() {
  return Urql.useMutation<JoinBankRowMutation, JoinBankRowMutationVariables>(JoinBankRowDocument);
};
export const ReturnBankRowDocument = `mutation ReturnBankRow($id:Id!$outId:Id!){returnBankRow(id:$id outId:$outId)}` as string & Urql.TypedDocumentNode<ReturnBankRowMutation, ReturnBankRowMutationVariables>;

export function useReturnBankRowMutation() {
  return Urql.useMutation<ReturnBankRowMutation, ReturnBankRowMutationVariables>(ReturnBankRowDocument);
};
export const UntieBankRowDocument = `mutation UntieBankRow($id:Id!){untieBankRow(id:$id)}` as string & Urql.TypedDocumentNode<UntieBankRowMutation, UntieBankRowMutationVariables>;

export function useUntieBankRowMutation() {
  return Urql.useMutation<UntieBankRowMutation, UntieBankRowMutationVariables>(UntieBankRowDocument);
};
export const SaveStatementLayoutDocument = `mutation SaveStatementLayout($name:String!$headings:[String!]!$fields:[StatementField]!){saveStatementLayout(name:$name headings:$headings fields:$fields)}` as string & Urql.TypedDocumentNode<SaveStatementLayoutMutation, SaveStatementLayoutMutationVariables>;

export function useSaveStatementLayoutMutation() {
  return Urql.useMutation<SaveStatementLayoutMutation, SaveStatementLayoutMutationVariables>(SaveStatementLayoutDocument);
};
export const DeleteStatementLayoutDocument = `mutation DeleteStatementLayout($id:Id!){deleteStatementLayout(id:$id)}` as string & Urql.TypedDocumentNode<DeleteStatementLayoutMutation, DeleteStatementLayoutMutationVariables>;

export function useDeleteStatementLayoutMutation() {
  return Urql.useMutation<DeleteStatementLayoutMutation, DeleteStatementLayoutMutationVariables>(DeleteStatementLayoutDocument);
};
export const DeleteStatementUploadDocument = `mutation DeleteStatementUpload($id:Id!){deleteStatementUpload(id:$id)}` as string & Urql.TypedDocumentNode<DeleteStatementUploadMutation, DeleteStatementUploadMutationVariables>;

export function useDeleteStatementUploadMutation() {
  return Urql.useMutation<DeleteStatementUploadMutation, DeleteStatementUploadMutationVariables>(DeleteStatementUploadDocument);
};
export const MarkBankRowDocument = `mutation MarkBankRow($id:Id!$kind:OutsideKind){markBankRow(id:$id kind:$kind)}` as string & Urql.TypedDocumentNode<MarkBankRowMutation, MarkBankRowMutationVariables>;

export function useMarkBankRowMutation() {
  return Urql.useMutation<MarkBankRowMutation, MarkBankRowMutationVariables>(MarkBankRowDocument);
};
export const CreateBankRuleDocument = `mutation CreateBankRule($id:Id!$kind:OutsideKind!){createBankRule(id:$id kind:$kind)}` as string & Urql.TypedDocumentNode<CreateBankRuleMutation, CreateBankRuleMutationVariables>;

export function useCreateBankRuleMutation() {
  return Urql.useMutation<CreateBankRuleMutation, CreateBankRuleMutationVariables>(CreateBankRuleDocument);
};
export const DeleteBankRuleDocument = `mutation DeleteBankRule($id:Id!){deleteBankRule(id:$id)}` as string & Urql.TypedDocumentNode<DeleteBankRuleMutation, DeleteBankRuleMutationVariables>;

export function useDeleteBankRuleMutation() {
  return Urql.useMutation<DeleteBankRuleMutation, DeleteBankRuleMutationVariables>(DeleteBankRuleDocument);
};
export const TieBankRowDocument = `mutation TieBankRow($id:Id!$moveId:Id!){tieBankRow(id:$id moveId:$moveId)}` as string & Urql.TypedDocumentNode<TieBankRowMutation, TieBankRowMutationVariables>;

export function useTieBankRowMutation() {
  return Urql.useMutation<TieBankRowMutation, TieBankRowMutationVariables>(TieBankRowDocument);
};