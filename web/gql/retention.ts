/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { readonly retention: ReadonlyArray<{ readonly purpose: Types.RetentionPurpose, readonly days: number, readonly due: number, readonly dueSoon: number, readonly run: { readonly ranAt: string, readonly erased: number, readonly erasedInAll: number } | null }>, readonly dormancy: { readonly months: number | null, readonly dormant: number, readonly toNotify: number, readonly due: number, readonly dueSoon: number, readonly ranAt: string | null, readonly closed: number | null, readonly closedInAll: number | null } };


export const RetentionDocument = `query Retention{retention{purpose days due dueSoon run{ranAt erased erasedInAll __typename}__typename}dormancy{months dormant toNotify due dueSoon ranAt closed closedInAll __typename}}` as string & Urql.TypedDocumentNode<RetentionQuery, RetentionQueryVariables>;

export function useRetentionQuery(options?: Omit<Urql.UseQueryArgs<RetentionQueryVariables>, 'query'>) {
  return Urql.useQuery<RetentionQuery, RetentionQueryVariables>({ query: RetentionDocument, ...options });
};