/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const ApplicationProgramFragmentDoc = `fragment ApplicationProgram on Program{withdrawalRules{...WithdrawalRules __typename}id kind number state startsAt endsAt title(language:$language){text language __typename}location(language:$language){text language __typename}ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}waitingList places{siteId part pair left waiting __typename}examParts languagePairs sites{id name(language:$language){text language __typename}address(language:$language){text language __typename}__typename}__typename}`;
const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanUndoDeclaration viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}`;
export type GroupOfferQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type GroupOfferQuery = { readonly groupOffer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> } } | null };

export type GroupPreviewQueryVariables = Exact<{
  programId: number;
  rows: ReadonlyArray<Types.GroupRowInput> | Types.GroupRowInput;
  language: Types.Language;
}>;


export type GroupPreviewQuery = { readonly groupPreview: { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Types.Language } | null }> } };

export type SheetPreviewFragment = { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Types.Language } | null }> };

export type MyGroupFragment = { readonly id: number, readonly payerName: string, readonly phoneNumber: string | null, readonly createdAt: string, readonly programId: number, readonly viewerCanWithdraw: boolean, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Types.Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.ApplicationState, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null }>, readonly payment: { readonly refundAccount: string | null, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null };

export type PersonOfGroupFragment = { readonly id: number, readonly name: string, readonly state: Types.ApplicationState, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null };

export type MyGroupsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type MyGroupsQuery = { readonly myGroups: ReadonlyArray<{ readonly id: number, readonly payerName: string, readonly phoneNumber: string | null, readonly createdAt: string, readonly programId: number, readonly viewerCanWithdraw: boolean, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Types.Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.ApplicationState, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null }>, readonly payment: { readonly refundAccount: string | null, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null }> };

export type ApplyForGroupMutationVariables = Exact<{
  input: Types.GroupInput;
  requestKey: string;
}>;


export type ApplyForGroupMutation = { readonly applyForGroup: { readonly id: number } };

export type WithdrawFromGroupMutationVariables = Exact<{
  id: number;
  applicationIds: ReadonlyArray<number> | number;
  refundAccount?: string | null | undefined;
}>;


export type WithdrawFromGroupMutation = { readonly withdrawFromGroup: { readonly id: number } };

export type GroupsOfProgramQueryVariables = Exact<{
  programId: number;
}>;


export type GroupsOfProgramQuery = { readonly groupsOfProgram: ReadonlyArray<{ readonly id: number, readonly payerName: string }> };

export const SheetPreviewFragmentDoc = `fragment SheetPreview on GroupPreview{total errors{row column code __typename}lacks{site(language:$language){text language __typename}part pair needed free __typename}__typename}` as string & Urql.TypedDocumentNode<SheetPreviewFragment, unknown>;
export const PersonOfGroupFragmentDoc = `fragment PersonOfGroup on GroupPerson{id name state amount examPart languagePair isWithdrawable siteName(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<PersonOfGroupFragment, unknown>;
export const MyGroupFragmentDoc = `fragment MyGroup on ApplicationGroup{id payerName phoneNumber createdAt programId programTitle(language:$language){text language __typename}viewerCanWithdraw refundEach people{...PersonOfGroup __typename}payment{...PayablePayment refundAccount __typename}__typename}` as string & Urql.TypedDocumentNode<MyGroupFragment, unknown>;
export const GroupOfferDocument = `query GroupOffer($programId:Id!$language:Language!){groupOffer(programId:$programId){each refusal program{...ApplicationProgram __typename}__typename}}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}` as string & Urql.TypedDocumentNode<GroupOfferQuery, GroupOfferQueryVariables>;

export function useGroupOfferQuery(options: Omit<Urql.UseQueryArgs<GroupOfferQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupOfferQuery, GroupOfferQueryVariables>({ query: GroupOfferDocument, ...options });
};
export const GroupPreviewDocument = `query GroupPreview($programId:Id!$rows:[GroupRowInput!]!$language:Language!){groupPreview(programId:$programId rows:$rows){...SheetPreview __typename}}${SheetPreviewFragmentDoc}` as string & Urql.TypedDocumentNode<GroupPreviewQuery, GroupPreviewQueryVariables>;

export function useGroupPreviewQuery(options: Omit<Urql.UseQueryArgs<GroupPreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupPreviewQuery, GroupPreviewQueryVariables>({ query: GroupPreviewDocument, ...options });
};
export const MyGroupsDocument = `query MyGroups($language:Language!){myGroups{...MyGroup __typename}}${MyGroupFragmentDoc}${PersonOfGroupFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyGroupsQuery, MyGroupsQueryVariables>;

export function useMyGroupsQuery(options: Omit<Urql.UseQueryArgs<MyGroupsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyGroupsQuery, MyGroupsQueryVariables>({ query: MyGroupsDocument, ...options });
};
export const ApplyForGroupDocument = `mutation ApplyForGroup($input:GroupInput!$requestKey:String!){applyForGroup(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<ApplyForGroupMutation, ApplyForGroupMutationVariables>;

export function useApplyForGroupMutation() {
  return Urql.useMutation<ApplyForGroupMutation, ApplyForGroupMutationVariables>(ApplyForGroupDocument);
};
export const WithdrawFromGroupDocument = `mutation WithdrawFromGroup($id:Id!$applicationIds:[Id!]!$refundAccount:String){withdrawFromGroup(id:$id applicationIds:$applicationIds refundAccount:$refundAccount){id __typename}}` as string & Urql.TypedDocumentNode<WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables>;

export function useWithdrawFromGroupMutation() {
  return Urql.useMutation<WithdrawFromGroupMutation, WithdrawFromGroupMutationVariables>(WithdrawFromGroupDocument);
};
export const GroupsOfProgramDocument = `query GroupsOfProgram($programId:Id!){groupsOfProgram(programId:$programId){id payerName __typename}}` as string & Urql.TypedDocumentNode<GroupsOfProgramQuery, GroupsOfProgramQueryVariables>;

export function useGroupsOfProgramQuery(options: Omit<Urql.UseQueryArgs<GroupsOfProgramQueryVariables>, 'query'>) {
  return Urql.useQuery<GroupsOfProgramQuery, GroupsOfProgramQueryVariables>({ query: GroupsOfProgramDocument, ...options });
};