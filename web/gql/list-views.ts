/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type OwnListPartsFragment = { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> };

export type OwnListQueryVariables = Exact<{
  list: string;
}>;


export type OwnListQuery = { readonly ownList: { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> } | null };

export type ListCountsQueryVariables = Exact<{
  list: string;
  filters: ReadonlyArray<string> | string;
}>;


export type ListCountsQuery = { readonly listCounts: ReadonlyArray<number | null> };

export type OwnRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRolesQuery = { readonly viewer: { readonly id: number, readonly roles: ReadonlyArray<Types.StaffRole> } | null };

export type SaveListViewMutationVariables = Exact<{
  id?: number | null | undefined;
  input: Types.ListViewInput;
}>;


export type SaveListViewMutation = { readonly saveListView: { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> } };

export type DeleteListViewMutationVariables = Exact<{
  id: number;
}>;


export type DeleteListViewMutation = { readonly deleteListView: { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> } };

export type SaveListColumnsMutationVariables = Exact<{
  list: string;
  columns: ReadonlyArray<string> | string;
}>;


export type SaveListColumnsMutation = { readonly saveListColumns: { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> } };

export type OpenListWithMutationVariables = Exact<{
  list: string;
  viewId?: number | null | undefined;
}>;


export type OpenListWithMutation = { readonly openListWith: { readonly list: string, readonly columns: ReadonlyArray<string>, readonly opensWith: number | null, readonly views: ReadonlyArray<{ readonly id: number, readonly name: string, readonly query: string, readonly role: Types.StaffRole | null, readonly viewerCanChange: boolean }> } };

export const OwnListPartsFragmentDoc = `fragment OwnListParts on OwnList{list columns opensWith views{id name query role viewerCanChange __typename}__typename}` as string & Urql.TypedDocumentNode<OwnListPartsFragment, unknown>;
export const OwnListDocument = `query OwnList($list:String!){ownList(list:$list){...OwnListParts __typename}}${OwnListPartsFragmentDoc}` as string & Urql.TypedDocumentNode<OwnListQuery, OwnListQueryVariables>;

export function useOwnListQuery(options: Omit<Urql.UseQueryArgs<OwnListQueryVariables>, 'query'>) {
  return Urql.useQuery<OwnListQuery, OwnListQueryVariables>({ query: OwnListDocument, ...options });
};
export const ListCountsDocument = `query ListCounts($list:String!$filters:[String!]!){listCounts(list:$list filters:$filters)}` as string & Urql.TypedDocumentNode<ListCountsQuery, ListCountsQueryVariables>;

export function useListCountsQuery(options: Omit<Urql.UseQueryArgs<ListCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<ListCountsQuery, ListCountsQueryVariables>({ query: ListCountsDocument, ...options });
};
export const OwnRolesDocument = `query OwnRoles{viewer{id roles __typename}}` as string & Urql.TypedDocumentNode<OwnRolesQuery, OwnRolesQueryVariables>;

export function useOwnRolesQuery(options?: Omit<Urql.UseQueryArgs<OwnRolesQueryVariables>, 'query'>) {
  return Urql.useQuery<OwnRolesQuery, OwnRolesQueryVariables>({ query: OwnRolesDocument, ...options });
};
export const SaveListViewDocument = `mutation SaveListView($id:Id$input:ListViewInput!){saveListView(id:$id input:$input){...OwnListParts __typename}}${OwnListPartsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveListViewMutation, SaveListViewMutationVariables>;

export function useSaveListViewMutation() {
  return Urql.useMutation<SaveListViewMutation, SaveListViewMutationVariables>(SaveListViewDocument);
};
export const DeleteListViewDocument = `mutation DeleteListView($id:Id!){deleteListView(id:$id){...OwnListParts __typename}}${OwnListPartsFragmentDoc}` as string & Urql.TypedDocumentNode<DeleteListViewMutation, DeleteListViewMutationVariables>;

export function useDeleteListViewMutation() {
  return Urql.useMutation<DeleteListViewMutation, DeleteListViewMutationVariables>(DeleteListViewDocument);
};
export const SaveListColumnsDocument = `mutation SaveListColumns($list:String!$columns:[String!]!){saveListColumns(list:$list columns:$columns){...OwnListParts __typename}}${OwnListPartsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveListColumnsMutation, SaveListColumnsMutationVariables>;

export function useSaveListColumnsMutation() {
  return Urql.useMutation<SaveListColumnsMutation, SaveListColumnsMutationVariables>(SaveListColumnsDocument);
};
export const OpenListWithDocument = `mutation OpenListWith($list:String!$viewId:Id){openListWith(list:$list viewId:$viewId){...OwnListParts __typename}}${OwnListPartsFragmentDoc}` as string & Urql.TypedDocumentNode<OpenListWithMutation, OpenListWithMutationVariables>;

export function useOpenListWithMutation() {
  return Urql.useMutation<OpenListWithMutation, OpenListWithMutationVariables>(OpenListWithDocument);
};