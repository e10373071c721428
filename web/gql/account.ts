/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type AccountNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountNoticeQuery = { readonly myAccount: { readonly id: number, readonly email: string, readonly isEmailProved: boolean, readonly pendingEmail: string | null, readonly textsToAgree: ReadonlyArray<{ readonly kind: Types.AgreedText, readonly version: number }> } };

export type TextsToAgreeFragment = { readonly id: number, readonly textsToAgree: ReadonlyArray<{ readonly kind: Types.AgreedText, readonly version: number }> };

export type AgreeToTextMutationVariables = Exact<{
  kind: Types.AgreedText;
  version: number;
  language: Types.Language;
}>;


export type AgreeToTextMutation = { readonly agreeToText: { readonly id: number, readonly mailLanguage: Types.Language, readonly wantsNewsletter: boolean, readonly textsToAgree: ReadonlyArray<{ readonly kind: Types.AgreedText, readonly version: number }>, readonly consents: ReadonlyArray<{ readonly id: number, readonly kind: Types.ConsentKind, readonly granted: boolean, readonly pageVersion: number | null, readonly language: Types.Language, readonly createdAt: string }> } };

export type CancelMyEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelMyEmailChangeMutation = { readonly cancelMyEmailChange: { readonly id: number, readonly email: string, readonly isEmailProved: boolean, readonly pendingEmail: string | null } };

export type MySessionsFragment = { readonly id: number, readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly createdAt: string, readonly isCurrent: boolean }> };

export type AccountSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSessionsQuery = { readonly myAccount: { readonly id: number, readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly createdAt: string, readonly isCurrent: boolean }> } };

export type EndMySessionMutationVariables = Exact<{
  id: string;
}>;


export type EndMySessionMutation = { readonly endMySession: { readonly id: number, readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly createdAt: string, readonly isCurrent: boolean }> } };

export type EndMyOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { readonly endMyOtherSessions: { readonly id: number, readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly createdAt: string, readonly isCurrent: boolean }> } };

export type AccountFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountFactorsQuery = { readonly myAccount: { readonly id: number, readonly factors: { readonly hasApp: boolean, readonly recoveryCodes: number, readonly passkeys: ReadonlyArray<{ readonly id: number, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } } };

export type AccountSignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSignInsQuery = { readonly myAccount: { readonly id: number, readonly signIns: ReadonlyArray<{ readonly id: number, readonly kind: Types.SignInKind, readonly address: string | null, readonly browser: string | null, readonly system: string | null, readonly createdAt: string }> } };

export type MyConsentsFragment = { readonly id: number, readonly mailLanguage: Types.Language, readonly wantsNewsletter: boolean, readonly consents: ReadonlyArray<{ readonly id: number, readonly kind: Types.ConsentKind, readonly granted: boolean, readonly pageVersion: number | null, readonly language: Types.Language, readonly createdAt: string }> };

export type AccountConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountConsentsQuery = { readonly myAccount: { readonly id: number, readonly mailLanguage: Types.Language, readonly wantsNewsletter: boolean, readonly consents: ReadonlyArray<{ readonly id: number, readonly kind: Types.ConsentKind, readonly granted: boolean, readonly pageVersion: number | null, readonly language: Types.Language, readonly createdAt: string }> } };

export type ChooseNewsletterMutationVariables = Exact<{
  granted: boolean;
  language: Types.Language;
}>;


export type ChooseNewsletterMutation = { readonly chooseNewsletter: { readonly id: number, readonly mailLanguage: Types.Language, readonly wantsNewsletter: boolean, readonly consents: ReadonlyArray<{ readonly id: number, readonly kind: Types.ConsentKind, readonly granted: boolean, readonly pageVersion: number | null, readonly language: Types.Language, readonly createdAt: string }> } };

export type ChooseMailLanguageMutationVariables = Exact<{
  language: Types.Language;
}>;


export type ChooseMailLanguageMutation = { readonly chooseMailLanguage: { readonly id: number, readonly mailLanguage: Types.Language } };

export type AccountLeavingQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountLeavingQuery = { readonly myAccount: { readonly id: number, readonly leaving: { readonly openApplications: number, readonly paidApplications: number, readonly openDues: number, readonly partlyPaidDues: number, readonly refundsWithoutAccount: number, readonly isLastSuper: boolean } } };

export const TextsToAgreeFragmentDoc = `fragment TextsToAgree on Account{id textsToAgree{kind version __typename}__typename}` as string & Urql.TypedDocumentNode<TextsToAgreeFragment, unknown>;
export const MySessionsFragmentDoc = `fragment MySessions on Account{id sessions{id browser system createdAt isCurrent __typename}__typename}` as string & Urql.TypedDocumentNode<MySessionsFragment, unknown>;
export const MyConsentsFragmentDoc = `fragment MyConsents on Account{id mailLanguage wantsNewsletter consents{id kind granted pageVersion language createdAt __typename}__typename}` as string & Urql.TypedDocumentNode<MyConsentsFragment, unknown>;
export const AccountNoticeDocument = `query AccountNotice{myAccount{id email isEmailProved pendingEmail ...TextsToAgree __typename}}${TextsToAgreeFragmentDoc}` as string & Urql.TypedDocumentNode<AccountNoticeQuery, AccountNoticeQueryVariables>;

export function useAccountNoticeQuery(options?: Omit<Urql.UseQueryArgs<AccountNoticeQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountNoticeQuery, AccountNoticeQueryVariables>({ query: AccountNoticeDocument, ...options });
};
export const AgreeToTextDocument = `mutation AgreeToText($kind:AgreedText!$version:Int!$language:Language!){agreeToText(kind:$kind version:$version language:$language){...TextsToAgree ...MyConsents __typename}}${TextsToAgreeFragmentDoc}${MyConsentsFragmentDoc}` as string & Urql.TypedDocumentNode<AgreeToTextMutation, AgreeToTextMutationVariables>;

export function useAgreeToTextMutation() {
  return Urql.useMutation<AgreeToTextMutation, AgreeToTextMutationVariables>(AgreeToTextDocument);
};
export const CancelMyEmailChangeDocument = `mutation CancelMyEmailChange{cancelMyEmailChange{id email isEmailProved pendingEmail __typename}}` as string & Urql.TypedDocumentNode<CancelMyEmailChangeMutation, CancelMyEmailChangeMutationVariables>;

export function useCancelMyEmailChangeMutation() {
  return Urql.useMutation<CancelMyEmailChangeMutation, CancelMyEmailChangeMutationVariables>(CancelMyEmailChangeDocument);
};
export const AccountSessionsDocument = `query AccountSessions{myAccount{...MySessions __typename}}${MySessionsFragmentDoc}` as string & Urql.TypedDocumentNode<AccountSessionsQuery, AccountSessionsQueryVariables>;

export function useAccountSessionsQuery(options?: Omit<Urql.UseQueryArgs<AccountSessionsQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountSessionsQuery, AccountSessionsQueryVariables>({ query: AccountSessionsDocument, ...options });
};
export const EndMySessionDocument = `mutation EndMySession($id:String!){endMySession(id:$id){...MySessions __typename}}${MySessionsFragmentDoc}` as string & Urql.TypedDocumentNode<EndMySessionMutation, EndMySessionMutationVariables>;

export function useEndMySessionMutation() {
  return Urql.useMutation<EndMySessionMutation, EndMySessionMutationVariables>(EndMySessionDocument);
};
export const EndMyOtherSessionsDocument = `mutation EndMyOtherSessions{endMyOtherSessions{...MySessions __typename}}${MySessionsFragmentDoc}` as string & Urql.TypedDocumentNode<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;

export function useEndMyOtherSessionsMutation() {
  return Urql.useMutation<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>(EndMyOtherSessionsDocument);
};
export const AccountFactorsDocument = `query AccountFactors{myAccount{id factors{hasApp recoveryCodes passkeys{id name createdAt lastUsedAt __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<AccountFactorsQuery, AccountFactorsQueryVariables>;

export function useAccountFactorsQuery(options?: Omit<Urql.UseQueryArgs<AccountFactorsQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountFactorsQuery, AccountFactorsQueryVariables>({ query: AccountFactorsDocument, ...options });
};
export const AccountSignInsDocument = `query AccountSignIns{myAccount{id signIns{id kind address browser system createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<AccountSignInsQuery, AccountSignInsQueryVariables>;

export function useAccountSignInsQuery(options?: Omit<Urql.UseQueryArgs<AccountSignInsQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountSignInsQuery, AccountSignInsQueryVariables>({ query: AccountSignInsDocument, ...options });
};
export const AccountConsentsDocument = `query AccountConsents{myAccount{...MyConsents __typename}}${MyConsentsFragmentDoc}` as string & Urql.TypedDocumentNode<AccountConsentsQuery, AccountConsentsQueryVariables>;

export function useAccountConsentsQuery(options?: Omit<Urql.UseQueryArgs<AccountConsentsQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountConsentsQuery, AccountConsentsQueryVariables>({ query: AccountConsentsDocument, ...options });
};
export const ChooseNewsletterDocument = `mutation ChooseNewsletter($granted:Boolean!$language:Language!){chooseNewsletter(granted:$granted language:$language){...MyConsents __typename}}${MyConsentsFragmentDoc}` as string & Urql.TypedDocumentNode<ChooseNewsletterMutation, ChooseNewsletterMutationVariables>;

export function useChooseNewsletterMutation() {
  return Urql.useMutation<ChooseNewsletterMutation, ChooseNewsletterMutationVariables>(ChooseNewsletterDocument);
};
export const ChooseMailLanguageDocument = `mutation ChooseMailLanguage($language:Language!){chooseMailLanguage(language:$language){id mailLanguage __typename}}` as string & Urql.TypedDocumentNode<ChooseMailLanguageMutation, ChooseMailLanguageMutationVariables>;

export function useChooseMailLanguageMutation() {
  return Urql.useMutation<ChooseMailLanguageMutation, ChooseMailLanguageMutationVariables>(ChooseMailLanguageDocument);
};
export const AccountLeavingDocument = `query AccountLeaving{myAccount{id leaving{openApplications paidApplications openDues partlyPaidDues refundsWithoutAccount isLastSuper __typename}__typename}}` as string & Urql.TypedDocumentNode<AccountLeavingQuery, AccountLeavingQueryVariables>;

export function useAccountLeavingQuery(options?: Omit<Urql.UseQueryArgs<AccountLeavingQueryVariables>, 'query'>) {
  return Urql.useQuery<AccountLeavingQuery, AccountLeavingQueryVariables>({ query: AccountLeavingDocument, ...options });
};