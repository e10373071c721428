/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type MyReviewYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReviewYearsQuery = { readonly myReviewYears: ReadonlyArray<{ readonly year: number, readonly reviews: number }> };


export const MyReviewYearsDocument = `query MyReviewYears{myReviewYears{year reviews __typename}}` as string & Urql.TypedDocumentNode<MyReviewYearsQuery, MyReviewYearsQueryVariables>;

export function useMyReviewYearsQuery(options?: Omit<Urql.UseQueryArgs<MyReviewYearsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyReviewYearsQuery, MyReviewYearsQueryVariables>({ query: MyReviewYearsDocument, ...options });
};