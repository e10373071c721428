/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type RetentionPurpose =
  | 'ACCOUNT'
  | 'APPLICANT_PHOTO'
  | 'GRADE_PROOF'
  | 'MAIL'
  | 'MEMBER_IMPORT'
  | 'SIGN_IN'
  | 'UNKNOWN_ADDRESS';

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { readonly retention: ReadonlyArray<{ readonly purpose: RetentionPurpose, readonly days: number, readonly due: number, readonly dueSoon: number, readonly run: { readonly ranAt: string, readonly erased: number, readonly erasedInAll: number } | null }> };


export const RetentionDocument = `query Retention{retention{purpose days due dueSoon run{ranAt erased erasedInAll __typename}__typename}}` as string & Urql.TypedDocumentNode<RetentionQuery, RetentionQueryVariables>;

export function useRetentionQuery(options?: Omit<Urql.UseQueryArgs<RetentionQueryVariables>, 'query'>) {
  return Urql.useQuery<RetentionQuery, RetentionQueryVariables>({ query: RetentionDocument, ...options });
};