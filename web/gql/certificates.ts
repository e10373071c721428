/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type MyCertificatesQueryVariables = Exact<{
  language: Types.Language;
}>;


export type MyCertificatesQuery = { readonly myCertificates: ReadonlyArray<{ readonly kind: Types.DocumentKind, readonly applicationId: number | null, readonly paymentId: number | null, readonly year: number | null, readonly day: string | null, readonly title: { readonly text: string, readonly language: Types.Language } | null }> };


export const MyCertificatesDocument = `query MyCertificates($language:Language!){myCertificates{kind applicationId paymentId year day title(language:$language){text language __typename}__typename}}` as string & Urql.TypedDocumentNode<MyCertificatesQuery, MyCertificatesQueryVariables>;

export function useMyCertificatesQuery(options: Omit<Urql.UseQueryArgs<MyCertificatesQueryVariables>, 'query'>) {
  return Urql.useQuery<MyCertificatesQuery, MyCertificatesQueryVariables>({ query: MyCertificatesDocument, ...options });
};