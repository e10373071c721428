/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const ApplicationProgramFragmentDoc = `fragment ApplicationProgram on Program{withdrawalRules{...WithdrawalRules __typename}id kind number state startsAt endsAt title(language:$language){text language __typename}location(language:$language){text language __typename}ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}waitingList places{siteId part pair left waiting __typename}examParts languagePairs sites{id name(language:$language){text language __typename}address(language:$language){text language __typename}__typename}__typename}`;
const SheetPreviewFragmentDoc = `fragment SheetPreview on GroupPreview{total errors{row column code __typename}lacks{site(language:$language){text language __typename}part pair needed free __typename}__typename}`;
const PersonOfGroupFragmentDoc = `fragment PersonOfGroup on GroupPerson{id name state amount examPart languagePair isWithdrawable siteName(language:$language){text language __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}`;
export type LinkedGroupFragment = { readonly email: string, readonly canWithdraw: boolean, readonly offer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> } } | null, readonly group: { readonly id: number, readonly payerName: string, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Types.Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.ApplicationState, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null }> } | null, readonly payment: { readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly refundDue: number, readonly refundAccount: string | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null } | null };

export type LinkedGroupQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type LinkedGroupQuery = { readonly linkedGroup: { readonly email: string, readonly canWithdraw: boolean, readonly offer: { readonly each: number, readonly refusal: string | null, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> } } | null, readonly group: { readonly id: number, readonly payerName: string, readonly refundEach: number, readonly programTitle: { readonly text: string, readonly language: Types.Language }, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.ApplicationState, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly isWithdrawable: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null }> } | null, readonly payment: { readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly refundDue: number, readonly refundAccount: string | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null } | null } | null };

export type LinkedGroupPreviewQueryVariables = Exact<{
  link: string;
  rows: ReadonlyArray<Types.GroupRowInput> | Types.GroupRowInput;
  language: Types.Language;
}>;


export type LinkedGroupPreviewQuery = { readonly linkedGroupPreview: { readonly total: number, readonly errors: ReadonlyArray<{ readonly row: number, readonly column: string, readonly code: string }>, readonly lacks: ReadonlyArray<{ readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly needed: number, readonly free: number, readonly site: { readonly text: string, readonly language: Types.Language } | null }> } };

export type ApplyForGroupByLinkMutationVariables = Exact<{
  link: string;
  input: Types.GroupInput;
}>;


export type ApplyForGroupByLinkMutation = { readonly applyForGroupByLink: boolean };

export type WithdrawFromLinkedGroupMutationVariables = Exact<{
  link: string;
  applicationIds: ReadonlyArray<number> | number;
  refundAccount?: string | null | undefined;
}>;


export type WithdrawFromLinkedGroupMutation = { readonly withdrawFromLinkedGroup: boolean };

export const LinkedGroupFragmentDoc = `fragment LinkedGroup on LinkedGroup{email canWithdraw offer{each refusal program{...ApplicationProgram __typename}__typename}group{id payerName refundEach programTitle(language:$language){text language __typename}people{...PersonOfGroup __typename}__typename}payment{state amountDue amountPaid refundDue refundAccount transfer{...Transfer __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<LinkedGroupFragment, unknown>;
export const LinkedGroupDocument = `query LinkedGroup($link:String!$language:Language!){linkedGroup(link:$link){...LinkedGroup __typename}}${LinkedGroupFragmentDoc}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}${PersonOfGroupFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedGroupQuery, LinkedGroupQueryVariables>;

export function useLinkedGroupQuery(options: Omit<Urql.UseQueryArgs<LinkedGroupQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedGroupQuery, LinkedGroupQueryVariables>({ query: LinkedGroupDocument, ...options });
};
export const LinkedGroupPreviewDocument = `query LinkedGroupPreview($link:String!$rows:[GroupRowInput!]!$language:Language!){linkedGroupPreview(link:$link rows:$rows){...SheetPreview __typename}}${SheetPreviewFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedGroupPreviewQuery, LinkedGroupPreviewQueryVariables>;

export function useLinkedGroupPreviewQuery(options: Omit<Urql.UseQueryArgs<LinkedGroupPreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedGroupPreviewQuery, LinkedGroupPreviewQueryVariables>({ query: LinkedGroupPreviewDocument, ...options });
};
export const ApplyForGroupByLinkDocument = `mutation ApplyForGroupByLink($link:String!$input:GroupInput!){applyForGroupByLink(link:$link input:$input)}` as string & Urql.TypedDocumentNode<ApplyForGroupByLinkMutation, ApplyForGroupByLinkMutationVariables>;

export function useApplyForGroupByLinkMutation() {
  return Urql.useMutation<ApplyForGroupByLinkMutation, ApplyForGroupByLinkMutationVariables>(ApplyForGroupByLinkDocument);
};
export const WithdrawFromLinkedGroupDocument = `mutation WithdrawFromLinkedGroup($link:String!$applicationIds:[Id!]!$refundAccount:String){withdrawFromLinkedGroup(link:$link applicationIds:$applicationIds refundAccount:$refundAccount)}` as string & Urql.TypedDocumentNode<WithdrawFromLinkedGroupMutation, WithdrawFromLinkedGroupMutationVariables>;

export function useWithdrawFromLinkedGroupMutation() {
  return Urql.useMutation<WithdrawFromLinkedGroupMutation, WithdrawFromLinkedGroupMutationVariables>(WithdrawFromLinkedGroupDocument);
};