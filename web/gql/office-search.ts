/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type OfficeSearchQueryVariables = Exact<{
  text: string;
  language: Types.Language;
}>;


export type OfficeSearchQuery = { readonly officeSearch: ReadonlyArray<{ readonly kind: Types.OfficeHitKind, readonly id: number, readonly title: string, readonly detail: string | null, readonly place: string | null, readonly programId: number | null, readonly amount: number | null, readonly state: Types.PaymentState | null, readonly memberStatus: Types.MemberStatus | null }> };


export const OfficeSearchDocument = `query OfficeSearch($text:String!$language:Language!){officeSearch(text:$text language:$language){kind id title detail place programId amount state memberStatus __typename}}` as string & Urql.TypedDocumentNode<OfficeSearchQuery, OfficeSearchQueryVariables>;

export function useOfficeSearchQuery(options: Omit<Urql.UseQueryArgs<OfficeSearchQueryVariables>, 'query'>) {
  return Urql.useQuery<OfficeSearchQuery, OfficeSearchQueryVariables>({ query: OfficeSearchDocument, ...options });
};