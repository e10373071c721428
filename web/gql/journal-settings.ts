/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedJournalSettingsFragment = { readonly version: number, readonly flow: Types.JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: Types.MembershipAsked, readonly requirements: ReadonlyArray<Types.Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: Types.PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> };

export type JournalSettingsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type JournalSettingsEditorQuery = { readonly journalSettingsForEditing: { readonly version: number, readonly flow: Types.JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: Types.MembershipAsked, readonly requirements: ReadonlyArray<Types.Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: Types.PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type SaveJournalSettingsMutationVariables = Exact<{
  version: number;
  input: Types.JournalSettingsInput;
}>;


export type SaveJournalSettingsMutation = { readonly saveJournalSettings: { readonly version: number, readonly flow: Types.JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: Types.MembershipAsked, readonly requirements: ReadonlyArray<Types.Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: Types.PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type JournalGuidePageQueryVariables = Exact<{
  language: Types.Language;
}>;


export type JournalGuidePageQuery = { readonly journalGuide: { readonly flow: Types.JournalFlow, readonly jamsUrl: string | null, readonly guidance: string, readonly membershipAsked: Types.MembershipAsked, readonly reviewFee: number, readonly publicationFee: number, readonly requirements: ReadonlyArray<Types.Requirement> } };

export const EditedJournalSettingsFragmentDoc = `fragment EditedJournalSettings on JournalSettingsForEditing{version flow jamsUrl guidanceKo guidanceEn membershipAsked requirements requirementsBlock reviewersPerManuscript agreeingVerdicts answerDays reviewDays revisionDays proofDays consentDays reviewFee publicationFee criteria{key ko en __typename}pledges{kind version textKo textEn __typename}__typename}` as string & Urql.TypedDocumentNode<EditedJournalSettingsFragment, unknown>;
export const JournalSettingsEditorDocument = `query JournalSettingsEditor{journalSettingsForEditing{...EditedJournalSettings __typename}}${EditedJournalSettingsFragmentDoc}` as string & Urql.TypedDocumentNode<JournalSettingsEditorQuery, JournalSettingsEditorQueryVariables>;

export function useJournalSettingsEditorQuery(options?: Omit<Urql.UseQueryArgs<JournalSettingsEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalSettingsEditorQuery, JournalSettingsEditorQueryVariables>({ query: JournalSettingsEditorDocument, ...options });
};
export const SaveJournalSettingsDocument = `mutation SaveJournalSettings($version:Int!$input:JournalSettingsInput!){saveJournalSettings(version:$version input:$input){...EditedJournalSettings __typename}}${EditedJournalSettingsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveJournalSettingsMutation, SaveJournalSettingsMutationVariables>;

export function useSaveJournalSettingsMutation() {
  return Urql.useMutation<SaveJournalSettingsMutation, SaveJournalSettingsMutationVariables>(SaveJournalSettingsDocument);
};
export const JournalGuidePageDocument = `query JournalGuidePage($language:Language!){journalGuide{flow jamsUrl guidance(language:$language)membershipAsked reviewFee publicationFee requirements __typename}}` as string & Urql.TypedDocumentNode<JournalGuidePageQuery, JournalGuidePageQueryVariables>;

export function useJournalGuidePageQuery(options: Omit<Urql.UseQueryArgs<JournalGuidePageQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalGuidePageQuery, JournalGuidePageQueryVariables>({ query: JournalGuidePageDocument, ...options });
};