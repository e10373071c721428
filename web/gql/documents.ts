/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type VerifyDocumentQueryVariables = Exact<{
  code: string;
  language: Types.Language;
}>;


export type VerifyDocumentQuery = { readonly verifiedDocument: { readonly title: string, readonly number: string, readonly issuedAt: string, readonly isValid: boolean, readonly revokedAt: string | null, readonly revokeReason: string | null, readonly lines: ReadonlyArray<{ readonly label: string, readonly value: string }> } | null };


export const VerifyDocumentDocument = `query VerifyDocument($code:String!$language:Language!){verifiedDocument(code:$code){title(language:$language)number issuedAt isValid revokedAt revokeReason lines(language:$language){label value __typename}__typename}}` as string & Urql.TypedDocumentNode<VerifyDocumentQuery, VerifyDocumentQueryVariables>;

export function useVerifyDocumentQuery(options: Omit<Urql.UseQueryArgs<VerifyDocumentQueryVariables>, 'query'>) {
  return Urql.useQuery<VerifyDocumentQuery, VerifyDocumentQueryVariables>({ query: VerifyDocumentDocument, ...options });
};