/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type JournalCriterionInput = {
  readonly en?: string | null | undefined;
  readonly key: string;
  readonly ko?: string | null | undefined;
};

/** Whether manuscripts are sent here, or at JAMS. */
export type JournalFlow =
  | 'JAMS'
  | 'OWN';

export type JournalPledgeInput = {
  readonly kind: PledgeKind;
  readonly textEn?: string | null | undefined;
  readonly textKo?: string | null | undefined;
};

/** All settings: what is left out or null is emptied. */
export type JournalSettingsInput = {
  /** So many reviewers with the same verdict propose it. */
  readonly agreeingVerdicts?: number | null | undefined;
  readonly answerDays?: number | null | undefined;
  readonly consentDays?: number | null | undefined;
  readonly criteria: ReadonlyArray<JournalCriterionInput>;
  readonly flow: JournalFlow;
  readonly guidanceEn?: string | null | undefined;
  readonly guidanceKo?: string | null | undefined;
  readonly jamsUrl?: string | null | undefined;
  readonly membershipAsked: MembershipAsked;
  /** Another text is another version. */
  readonly pledges: ReadonlyArray<JournalPledgeInput>;
  readonly proofDays?: number | null | undefined;
  /** Whole won; 0: none. */
  readonly publicationFee?: number | null | undefined;
  readonly requirements?: ReadonlyArray<Requirement> | null | undefined;
  readonly requirementsBlock?: boolean | null | undefined;
  readonly reviewDays?: number | null | undefined;
  /** Whole won; 0: none. */
  readonly reviewFee?: number | null | undefined;
  readonly reviewersPerManuscript?: number | null | undefined;
  readonly revisionDays?: number | null | undefined;
};

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** When an author has to be a member whose membership counts. */
export type MembershipAsked =
  | 'NEVER'
  | 'ON_PUBLICATION'
  | 'ON_SUBMISSION';

/** What an author affirms when a manuscript is sent, or consents to as a co-author. */
export type PledgeKind =
  | 'AI_USE'
  | 'ANONYMISED'
  | 'COPYRIGHT_TRANSFER'
  | 'CO_AUTHOR_CONSENT'
  | 'ETHICS'
  | 'NOT_ELSEWHERE';

/** What a manuscript or an article needs before it is accepted, assigned to an issue or published. */
export type Requirement =
  | 'ABSTRACT_EN'
  | 'CONSENTS'
  | 'COPYRIGHT'
  | 'DOI'
  | 'FEE'
  | 'PAGES'
  | 'PDF'
  | 'SIMILARITY'
  | 'TITLE_EN';

export type EditedJournalSettingsFragment = { readonly version: number, readonly flow: JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: MembershipAsked, readonly requirements: ReadonlyArray<Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> };

export type JournalSettingsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type JournalSettingsEditorQuery = { readonly journalSettingsForEditing: { readonly version: number, readonly flow: JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: MembershipAsked, readonly requirements: ReadonlyArray<Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type SaveJournalSettingsMutationVariables = Exact<{
  version: number;
  input: JournalSettingsInput;
}>;


export type SaveJournalSettingsMutation = { readonly saveJournalSettings: { readonly version: number, readonly flow: JournalFlow, readonly jamsUrl: string | null, readonly guidanceKo: string | null, readonly guidanceEn: string | null, readonly membershipAsked: MembershipAsked, readonly requirements: ReadonlyArray<Requirement>, readonly requirementsBlock: boolean, readonly reviewersPerManuscript: number, readonly agreeingVerdicts: number, readonly answerDays: number, readonly reviewDays: number, readonly revisionDays: number, readonly proofDays: number, readonly consentDays: number, readonly reviewFee: number, readonly publicationFee: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly ko: string, readonly en: string }>, readonly pledges: ReadonlyArray<{ readonly kind: PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type JournalGuidePageQueryVariables = Exact<{
  language: Language;
}>;


export type JournalGuidePageQuery = { readonly journalGuide: { readonly flow: JournalFlow, readonly jamsUrl: string | null, readonly guidance: string, readonly membershipAsked: MembershipAsked, readonly reviewFee: number, readonly publicationFee: number } };

export const EditedJournalSettingsFragmentDoc = `fragment EditedJournalSettings on JournalSettingsForEditing{version flow jamsUrl guidanceKo guidanceEn membershipAsked requirements requirementsBlock reviewersPerManuscript agreeingVerdicts answerDays reviewDays revisionDays proofDays consentDays reviewFee publicationFee criteria{key ko en __typename}pledges{kind version textKo textEn __typename}__typename}` as string & Urql.TypedDocumentNode<EditedJournalSettingsFragment, unknown>;
export const JournalSettingsEditorDocument = `query JournalSettingsEditor{journalSettingsForEditing{...EditedJournalSettings __typename}}${EditedJournalSettingsFragmentDoc}` as string & Urql.TypedDocumentNode<JournalSettingsEditorQuery, JournalSettingsEditorQueryVariables>;

export function useJournalSettingsEditorQuery(options?: Omit<Urql.UseQueryArgs<JournalSettingsEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalSettingsEditorQuery, JournalSettingsEditorQueryVariables>({ query: JournalSettingsEditorDocument, ...options });
};
export const SaveJournalSettingsDocument = `mutation SaveJournalSettings($version:Int!$input:JournalSettingsInput!){saveJournalSettings(version:$version input:$input){...EditedJournalSettings __typename}}${EditedJournalSettingsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveJournalSettingsMutation, SaveJournalSettingsMutationVariables>;

export function useSaveJournalSettingsMutation() {
  return Urql.useMutation<SaveJournalSettingsMutation, SaveJournalSettingsMutationVariables>(SaveJournalSettingsDocument);
};
export const JournalGuidePageDocument = `query JournalGuidePage($language:Language!){journalGuide{flow jamsUrl guidance(language:$language)membershipAsked reviewFee publicationFee __typename}}` as string & Urql.TypedDocumentNode<JournalGuidePageQuery, JournalGuidePageQueryVariables>;

export function useJournalGuidePageQuery(options: Omit<Urql.UseQueryArgs<JournalGuidePageQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalGuidePageQuery, JournalGuidePageQueryVariables>({ query: JournalGuidePageDocument, ...options });
};