/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type DoorLinkFragment = { readonly id: string, readonly label: string, readonly opensAt: string, readonly expiresAt: string, readonly revokedAt: string | null, readonly records: number, readonly address: string | null };

export type DoorLinksQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type DoorLinksQuery = { readonly doorLinks: ReadonlyArray<{ readonly id: string, readonly label: string, readonly opensAt: string, readonly expiresAt: string, readonly revokedAt: string | null, readonly records: number, readonly address: string | null }> };

export type CreateDoorLinkMutationVariables = Exact<{
  programId: number;
  input: Types.DoorLinkInput;
  language: Types.Language;
}>;


export type CreateDoorLinkMutation = { readonly createDoorLink: { readonly id: string, readonly label: string, readonly opensAt: string, readonly expiresAt: string, readonly revokedAt: string | null, readonly records: number, readonly address: string | null } };

export type RevokeDoorLinkMutationVariables = Exact<{
  id: string | number;
  language: Types.Language;
}>;


export type RevokeDoorLinkMutation = { readonly revokeDoorLink: { readonly id: string, readonly label: string, readonly opensAt: string, readonly expiresAt: string, readonly revokedAt: string | null, readonly records: number, readonly address: string | null } };

export const DoorLinkFragmentDoc = `fragment DoorLink on DoorLink{id label opensAt expiresAt revokedAt records address(language:$language)__typename}` as string & Urql.TypedDocumentNode<DoorLinkFragment, unknown>;
export const DoorLinksDocument = `query DoorLinks($programId:Id!$language:Language!){doorLinks(programId:$programId){...DoorLink __typename}}${DoorLinkFragmentDoc}` as string & Urql.TypedDocumentNode<DoorLinksQuery, DoorLinksQueryVariables>;

export function useDoorLinksQuery(options: Omit<Urql.UseQueryArgs<DoorLinksQueryVariables>, 'query'>) {
  return Urql.useQuery<DoorLinksQuery, DoorLinksQueryVariables>({ query: DoorLinksDocument, ...options });
};
export const CreateDoorLinkDocument = `mutation CreateDoorLink($programId:Id!$input:DoorLinkInput!$language:Language!){createDoorLink(programId:$programId input:$input){...DoorLink __typename}}${DoorLinkFragmentDoc}` as string & Urql.TypedDocumentNode<CreateDoorLinkMutation, CreateDoorLinkMutationVariables>;

export function useCreateDoorLinkMutation() {
  return Urql.useMutation<CreateDoorLinkMutation, CreateDoorLinkMutationVariables>(CreateDoorLinkDocument);
};
export const RevokeDoorLinkDocument = `mutation RevokeDoorLink($id:ID!$language:Language!){revokeDoorLink(id:$id){...DoorLink __typename}}${DoorLinkFragmentDoc}` as string & Urql.TypedDocumentNode<RevokeDoorLinkMutation, RevokeDoorLinkMutationVariables>;

export function useRevokeDoorLinkMutation() {
  return Urql.useMutation<RevokeDoorLinkMutation, RevokeDoorLinkMutationVariables>(RevokeDoorLinkDocument);
};