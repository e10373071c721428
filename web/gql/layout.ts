/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type EmergencyInput = {
  /** A path of this site or an https address. */
  readonly href?: string | null | undefined;
  /** False: it is shown to nobody, whatever the time. */
  readonly isOn: boolean;
  readonly level: EmergencyLevel;
  readonly linkEn?: string | null | undefined;
  readonly linkKo?: string | null | undefined;
  readonly showsFrom: string;
  /** Excluded. */
  readonly showsTo: string;
  readonly textEn: string;
  readonly textKo: string;
};

export type EmergencyLevel =
  | 'NOTICE'
  | 'URGENT'
  | 'WARNING';

export type EmergencyState =
  | 'COMING'
  | 'ENDED'
  | 'LIVE'
  | 'OFF';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

export type PopupDevice =
  | 'ALL'
  | 'DESKTOP'
  | 'PHONE';

export type PopupLanguage =
  | 'ALL'
  | 'EN'
  | 'KO';

/** HOME: the home page alone. PUBLIC: every page that is open to all and never interrupted. CHOSEN: those at `paths` and below. */
export type PopupPages =
  | 'CHOSEN'
  | 'HOME'
  | 'PUBLIC';

export type LayoutQueryVariables = Exact<{
  language: Language;
}>;


export type LayoutQuery = { readonly settings: { readonly id: number, readonly name: string, readonly description: string, readonly address: string | null, readonly hours: string | null, readonly privacyOfficer: string | null, readonly phone: string | null, readonly email: string | null, readonly englishName: string }, readonly emergency: { readonly version: number, readonly level: EmergencyLevel, readonly href: string | null, readonly text: string, readonly link: string | null } | null, readonly popups: ReadonlyArray<{ readonly id: number, readonly version: number, readonly device: PopupDevice, readonly language: PopupLanguage, readonly pages: PopupPages, readonly paths: ReadonlyArray<string> }> };

export type OwnPopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPopupsQuery = { readonly popups: ReadonlyArray<{ readonly id: number, readonly version: number, readonly device: PopupDevice, readonly language: PopupLanguage, readonly pages: PopupPages, readonly paths: ReadonlyArray<string> }> };

export type OfficeLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeLinksQuery = { readonly viewer: { readonly id: number, readonly canWritePosts: boolean, readonly canWritePrograms: boolean, readonly canManageMembers: boolean, readonly canManagePayments: boolean, readonly canWritePages: boolean, readonly canManageJournal: boolean, readonly canManageSite: boolean, readonly mailsAreSent: boolean } | null };

export type OfficeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeCountsQuery = { readonly dashboard: { readonly members: { readonly gradeRequests: { readonly count: number, readonly hasMore: boolean } } | null, readonly payments: { readonly declared: { readonly count: number, readonly hasMore: boolean } } | null, readonly manuscripts: { readonly forEditors: { readonly count: number, readonly hasMore: boolean } } | null, readonly posts: { readonly drafts: number } | null } };

export type ShownEmergencyFragment = { readonly version: number, readonly level: EmergencyLevel, readonly href: string | null, readonly text: string, readonly link: string | null };

export type StoredEmergencyFragment = { readonly version: number, readonly state: EmergencyState, readonly isOn: boolean, readonly level: EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string };

export type EmergencyEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type EmergencyEditorQuery = { readonly emergencyForEditing: { readonly version: number, readonly state: EmergencyState, readonly isOn: boolean, readonly level: EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string } | null };

export type SaveEmergencyMutationVariables = Exact<{
  version?: number | null | undefined;
  input: EmergencyInput;
}>;


export type SaveEmergencyMutation = { readonly saveEmergency: { readonly version: number, readonly state: EmergencyState, readonly isOn: boolean, readonly level: EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string } };

export const ShownEmergencyFragmentDoc = `fragment ShownEmergency on EmergencyNotice{version level href text(language:$language)link(language:$language)__typename}` as string & Urql.TypedDocumentNode<ShownEmergencyFragment, unknown>;
export const StoredEmergencyFragmentDoc = `fragment StoredEmergency on EditedEmergency{version state isOn level textKo textEn href linkKo linkEn showsFrom showsTo __typename}` as string & Urql.TypedDocumentNode<StoredEmergencyFragment, unknown>;
export const LayoutDocument = `query Layout($language:Language!){settings{id name(language:$language)description(language:$language)englishName:name(language:EN)address(language:$language)hours(language:$language)privacyOfficer(language:$language)phone email __typename}emergency{...ShownEmergency __typename}popups{id version device language pages paths __typename}}${ShownEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<LayoutQuery, LayoutQueryVariables>;

export function useLayoutQuery(options: Omit<Urql.UseQueryArgs<LayoutQueryVariables>, 'query'>) {
  return Urql.useQuery<LayoutQuery, LayoutQueryVariables>({ query: LayoutDocument, ...options });
};
export const OwnPopupsDocument = `query OwnPopups{popups{id version device language pages paths __typename}}` as string & Urql.TypedDocumentNode<OwnPopupsQuery, OwnPopupsQueryVariables>;

export function useOwnPopupsQuery(options?: Omit<Urql.UseQueryArgs<OwnPopupsQueryVariables>, 'query'>) {
  return Urql.useQuery<OwnPopupsQuery, OwnPopupsQueryVariables>({ query: OwnPopupsDocument, ...options });
};
export const OfficeLinksDocument = `query OfficeLinks{viewer{id canWritePosts canWritePrograms canManageMembers canManagePayments canWritePages canManageJournal canManageSite mailsAreSent __typename}}` as string & Urql.TypedDocumentNode<OfficeLinksQuery, OfficeLinksQueryVariables>;

export function useOfficeLinksQuery(options?: Omit<Urql.UseQueryArgs<OfficeLinksQueryVariables>, 'query'>) {
  return Urql.useQuery<OfficeLinksQuery, OfficeLinksQueryVariables>({ query: OfficeLinksDocument, ...options });
};
export const OfficeCountsDocument = `query OfficeCounts{dashboard{members{gradeRequests{count hasMore __typename}__typename}payments{declared{count hasMore __typename}__typename}manuscripts{forEditors{count hasMore __typename}__typename}posts{drafts __typename}__typename}}` as string & Urql.TypedDocumentNode<OfficeCountsQuery, OfficeCountsQueryVariables>;

export function useOfficeCountsQuery(options?: Omit<Urql.UseQueryArgs<OfficeCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<OfficeCountsQuery, OfficeCountsQueryVariables>({ query: OfficeCountsDocument, ...options });
};
export const EmergencyEditorDocument = `query EmergencyEditor{emergencyForEditing{...StoredEmergency __typename}}${StoredEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<EmergencyEditorQuery, EmergencyEditorQueryVariables>;

export function useEmergencyEditorQuery(options?: Omit<Urql.UseQueryArgs<EmergencyEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<EmergencyEditorQuery, EmergencyEditorQueryVariables>({ query: EmergencyEditorDocument, ...options });
};
export const SaveEmergencyDocument = `mutation SaveEmergency($version:Int$input:EmergencyInput!){saveEmergency(version:$version input:$input){...StoredEmergency __typename}}${StoredEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<SaveEmergencyMutation, SaveEmergencyMutationVariables>;

export function useSaveEmergencyMutation() {
  return Urql.useMutation<SaveEmergencyMutation, SaveEmergencyMutationVariables>(SaveEmergencyDocument);
};