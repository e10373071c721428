/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ShownEmergencyFragment = { readonly version: number, readonly level: Types.EmergencyLevel, readonly href: string | null, readonly text: string, readonly link: string | null };

export type StoredEmergencyFragment = { readonly version: number, readonly state: Types.EmergencyState, readonly isOn: boolean, readonly level: Types.EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string };

export type EmergencyEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type EmergencyEditorQuery = { readonly emergencyForEditing: { readonly version: number, readonly state: Types.EmergencyState, readonly isOn: boolean, readonly level: Types.EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string } | null };

export type SaveEmergencyMutationVariables = Exact<{
  version?: number | null | undefined;
  input: Types.EmergencyInput;
}>;


export type SaveEmergencyMutation = { readonly saveEmergency: { readonly version: number, readonly state: Types.EmergencyState, readonly isOn: boolean, readonly level: Types.EmergencyLevel, readonly textKo: string, readonly textEn: string, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string } };

export const ShownEmergencyFragmentDoc = `fragment ShownEmergency on EmergencyNotice{version level href text(language:$language)link(language:$language)__typename}` as string & Urql.TypedDocumentNode<ShownEmergencyFragment, unknown>;
export const StoredEmergencyFragmentDoc = `fragment StoredEmergency on EditedEmergency{version state isOn level textKo textEn href linkKo linkEn showsFrom showsTo __typename}` as string & Urql.TypedDocumentNode<StoredEmergencyFragment, unknown>;
export const EmergencyEditorDocument = `query EmergencyEditor{emergencyForEditing{...StoredEmergency __typename}}${StoredEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<EmergencyEditorQuery, EmergencyEditorQueryVariables>;

export function useEmergencyEditorQuery(options?: Omit<Urql.UseQueryArgs<EmergencyEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<EmergencyEditorQuery, EmergencyEditorQueryVariables>({ query: EmergencyEditorDocument, ...options });
};
export const SaveEmergencyDocument = `mutation SaveEmergency($version:Int$input:EmergencyInput!){saveEmergency(version:$version input:$input){...StoredEmergency __typename}}${StoredEmergencyFragmentDoc}` as string & Urql.TypedDocumentNode<SaveEmergencyMutation, SaveEmergencyMutationVariables>;

export function useSaveEmergencyMutation() {
  return Urql.useMutation<SaveEmergencyMutation, SaveEmergencyMutationVariables>(SaveEmergencyDocument);
};