/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ListedRedirectFragment = { readonly id: number, readonly version: number, readonly address: string, readonly target: string, readonly createdAt: string };

export type RedirectsQueryVariables = Exact<{
  filter: Types.RedirectFilter;
  sort: Types.RedirectSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type RedirectsQuery = { readonly redirects: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly address: string, readonly target: string, readonly createdAt: string }> } };

export type RedirectCountQueryVariables = Exact<{
  filter: Types.RedirectFilter;
}>;


export type RedirectCountQuery = { readonly redirects: { readonly exactCount: number } };

export type UnknownAddressesQueryVariables = Exact<{
  filter: Types.UnknownAddressFilter;
  sort: Types.UnknownAddressSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type UnknownAddressesQuery = { readonly unknownAddresses: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly address: string, readonly asked: number, readonly firstAt: string, readonly lastAt: string, readonly fromSite: string | null }> } };

export type UnknownAddressCountQueryVariables = Exact<{
  filter: Types.UnknownAddressFilter;
}>;


export type UnknownAddressCountQuery = { readonly unknownAddresses: { readonly exactCount: number } };

export type AddRedirectMutationVariables = Exact<{
  input: Types.RedirectInput;
}>;


export type AddRedirectMutation = { readonly addRedirect: { readonly id: number, readonly version: number, readonly address: string, readonly target: string, readonly createdAt: string } };

export type ChangeRedirectMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.RedirectInput;
}>;


export type ChangeRedirectMutation = { readonly changeRedirect: { readonly id: number, readonly version: number, readonly address: string, readonly target: string, readonly createdAt: string } };

export type DeleteRedirectMutationVariables = Exact<{
  id: number;
}>;


export type DeleteRedirectMutation = { readonly deleteRedirect: boolean };

export const ListedRedirectFragmentDoc = `fragment ListedRedirect on Redirect{id version address target createdAt __typename}` as string & Urql.TypedDocumentNode<ListedRedirectFragment, unknown>;
export const RedirectsDocument = `query Redirects($filter:RedirectFilter!$sort:RedirectSort!$descending:Boolean!$page:Int!$size:Int!){redirects(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{...ListedRedirect __typename}__typename}}${ListedRedirectFragmentDoc}` as string & Urql.TypedDocumentNode<RedirectsQuery, RedirectsQueryVariables>;

export function useRedirectsQuery(options: Omit<Urql.UseQueryArgs<RedirectsQueryVariables>, 'query'>) {
  return Urql.useQuery<RedirectsQuery, RedirectsQueryVariables>({ query: RedirectsDocument, ...options });
};
export const RedirectCountDocument = `query RedirectCount($filter:RedirectFilter!){redirects(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<RedirectCountQuery, RedirectCountQueryVariables>;

export function useRedirectCountQuery(options: Omit<Urql.UseQueryArgs<RedirectCountQueryVariables>, 'query'>) {
  return Urql.useQuery<RedirectCountQuery, RedirectCountQueryVariables>({ query: RedirectCountDocument, ...options });
};
export const UnknownAddressesDocument = `query UnknownAddresses($filter:UnknownAddressFilter!$sort:UnknownAddressSort!$descending:Boolean!$page:Int!$size:Int!){unknownAddresses(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id address asked firstAt lastAt fromSite __typename}__typename}}` as string & Urql.TypedDocumentNode<UnknownAddressesQuery, UnknownAddressesQueryVariables>;

export function useUnknownAddressesQuery(options: Omit<Urql.UseQueryArgs<UnknownAddressesQueryVariables>, 'query'>) {
  return Urql.useQuery<UnknownAddressesQuery, UnknownAddressesQueryVariables>({ query: UnknownAddressesDocument, ...options });
};
export const UnknownAddressCountDocument = `query UnknownAddressCount($filter:UnknownAddressFilter!){unknownAddresses(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<UnknownAddressCountQuery, UnknownAddressCountQueryVariables>;

export function useUnknownAddressCountQuery(options: Omit<Urql.UseQueryArgs<UnknownAddressCountQueryVariables>, 'query'>) {
  return Urql.useQuery<UnknownAddressCountQuery, UnknownAddressCountQueryVariables>({ query: UnknownAddressCountDocument, ...options });
};
export const AddRedirectDocument = `mutation AddRedirect($input:RedirectInput!){addRedirect(input:$input){...ListedRedirect __typename}}${ListedRedirectFragmentDoc}` as string & Urql.TypedDocumentNode<AddRedirectMutation, AddRedirectMutationVariables>;

export function useAddRedirectMutation() {
  return Urql.useMutation<AddRedirectMutation, AddRedirectMutationVariables>(AddRedirectDocument);
};
export const ChangeRedirectDocument = `mutation ChangeRedirect($id:Id!$version:Int!$input:RedirectInput!){changeRedirect(id:$id version:$version input:$input){...ListedRedirect __typename}}${ListedRedirectFragmentDoc}` as string & Urql.TypedDocumentNode<ChangeRedirectMutation, ChangeRedirectMutationVariables>;

export function useChangeRedirectMutation() {
  return Urql.useMutation<ChangeRedirectMutation, ChangeRedirectMutationVariables>(ChangeRedirectDocument);
};
export const DeleteRedirectDocument = `mutation DeleteRedirect($id:Id!){deleteRedirect(id:$id)}` as string & Urql.TypedDocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;

export function useDeleteRedirectMutation() {
  return Urql.useMutation<DeleteRedirectMutation, DeleteRedirectMutationVariables>(DeleteRedirectDocument);
};