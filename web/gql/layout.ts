/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const ShownEmergencyFragmentDoc = `fragment ShownEmergency on EmergencyNotice{version level href text(language:$language)link(language:$language)__typename}`;
export type LayoutQueryVariables = Exact<{
  language: Types.Language;
}>;


export type LayoutQuery = { readonly settings: { readonly id: number, readonly name: string, readonly description: string, readonly address: string | null, readonly hours: string | null, readonly privacyOfficer: string | null, readonly phone: string | null, readonly email: string | null, readonly englishName: string }, readonly emergency: { readonly version: number, readonly level: Types.EmergencyLevel, readonly href: string | null, readonly text: string, readonly link: string | null } | null, readonly popups: ReadonlyArray<{ readonly id: number, readonly version: number, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string> }> };

export type OwnPopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPopupsQuery = { readonly popups: ReadonlyArray<{ readonly id: number, readonly version: number, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string> }> };

export type OfficeLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeLinksQuery = { readonly viewer: { readonly id: number, readonly canWritePosts: boolean, readonly canWritePrograms: boolean, readonly canManageMembers: boolean, readonly canManagePayments: boolean, readonly canWritePages: boolean, readonly canManageJournal: boolean, readonly canManageSite: boolean, readonly mailsAreSent: boolean } | null };

export type OfficeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeCountsQuery = { readonly dashboard: { readonly members: { readonly gradeRequests: { readonly count: number, readonly hasMore: boolean } } | null, readonly payments: { readonly declared: { readonly count: number, readonly hasMore: boolean } } | null, readonly manuscripts: { readonly forEditors: { readonly count: number, readonly hasMore: boolean } } | null, readonly posts: { readonly drafts: number } | null } };


export const LayoutDocument = `query Layout($language:Language!){settings{id name(language:$language)description(language:$language)englishName:name(language:EN)address(language:$language)hours(language:$language)privacyOfficer(language:$language)phone(language:$language)email __typename}emergency{...ShownEmergency __typename}popups{id version device language pages paths __typename}}${ShownEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<LayoutQuery, LayoutQueryVariables>;

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