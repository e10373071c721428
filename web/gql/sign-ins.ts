/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type SignInsQueryVariables = Exact<{
  filter: Types.SignInFilter;
  descending: boolean;
  page: number;
  size: number;
}>;


export type SignInsQuery = { readonly signIns: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: Types.SignInKind, readonly address: string | null, readonly browser: string | null, readonly system: string | null, readonly reason: string | null, readonly createdAt: string, readonly member: { readonly id: number, readonly name: string, readonly email: string } | null }> } };

export type SignInCountQueryVariables = Exact<{
  filter: Types.SignInFilter;
}>;


export type SignInCountQuery = { readonly signIns: { readonly exactCount: number } };

export type SignInDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInDaysQuery = { readonly signInDays: ReadonlyArray<{ readonly day: string, readonly signedIn: number, readonly failed: number }> };


export const SignInsDocument = `query SignIns($filter:SignInFilter!$descending:Boolean!$page:Int!$size:Int!){signIns(filter:$filter descending:$descending page:$page size:$size){totalCount hasMore items{id kind address browser system reason createdAt member{id name email __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<SignInsQuery, SignInsQueryVariables>;

export function useSignInsQuery(options: Omit<Urql.UseQueryArgs<SignInsQueryVariables>, 'query'>) {
  return Urql.useQuery<SignInsQuery, SignInsQueryVariables>({ query: SignInsDocument, ...options });
};
export const SignInCountDocument = `query SignInCount($filter:SignInFilter!){signIns(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<SignInCountQuery, SignInCountQueryVariables>;

export function useSignInCountQuery(options: Omit<Urql.UseQueryArgs<SignInCountQueryVariables>, 'query'>) {
  return Urql.useQuery<SignInCountQuery, SignInCountQueryVariables>({ query: SignInCountDocument, ...options });
};
export const SignInDaysDocument = `query SignInDays{signInDays{day signedIn failed __typename}}` as string & Urql.TypedDocumentNode<SignInDaysQuery, SignInDaysQueryVariables>;

export function useSignInDaysQuery(options?: Omit<Urql.UseQueryArgs<SignInDaysQueryVariables>, 'query'>) {
  return Urql.useQuery<SignInDaysQuery, SignInDaysQueryVariables>({ query: SignInDaysDocument, ...options });
};