/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type AccessReviewFragment = { readonly month: string, readonly isOver: boolean, readonly people: ReadonlyArray<{ readonly actorId: number, readonly name: string, readonly looks: number, readonly lists: number, readonly views: number, readonly exports: number, readonly rows: number, readonly manyRows: number, readonly outOfHours: number }>, readonly files: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly list: string, readonly rows: number, readonly reason: string | null }>, readonly signing: { readonly signedAt: string, readonly signedByName: string, readonly remark: string | null } | null };

export type AccessReviewQueryVariables = Exact<{
  month: string;
}>;


export type AccessReviewQuery = { readonly accessReview: { readonly month: string, readonly isOver: boolean, readonly people: ReadonlyArray<{ readonly actorId: number, readonly name: string, readonly looks: number, readonly lists: number, readonly views: number, readonly exports: number, readonly rows: number, readonly manyRows: number, readonly outOfHours: number }>, readonly files: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly list: string, readonly rows: number, readonly reason: string | null }>, readonly signing: { readonly signedAt: string, readonly signedByName: string, readonly remark: string | null } | null } };

export type SignAccessReviewMutationVariables = Exact<{
  month: string;
  remark?: string | null | undefined;
}>;


export type SignAccessReviewMutation = { readonly signAccessReview: { readonly month: string, readonly isOver: boolean, readonly people: ReadonlyArray<{ readonly actorId: number, readonly name: string, readonly looks: number, readonly lists: number, readonly views: number, readonly exports: number, readonly rows: number, readonly manyRows: number, readonly outOfHours: number }>, readonly files: ReadonlyArray<{ readonly id: number, readonly at: string, readonly name: string, readonly list: string, readonly rows: number, readonly reason: string | null }>, readonly signing: { readonly signedAt: string, readonly signedByName: string, readonly remark: string | null } | null } };

export const AccessReviewFragmentDoc = `fragment AccessReview on AccessReview{month isOver people{actorId name looks lists views exports rows manyRows outOfHours __typename}files{id at name list rows reason __typename}signing{signedAt signedByName remark __typename}__typename}` as string & Urql.TypedDocumentNode<AccessReviewFragment, unknown>;
export const AccessReviewDocument = `query AccessReview($month:String!){accessReview(month:$month){...AccessReview __typename}}${AccessReviewFragmentDoc}` as string & Urql.TypedDocumentNode<AccessReviewQuery, AccessReviewQueryVariables>;

export function useAccessReviewQuery(options: Omit<Urql.UseQueryArgs<AccessReviewQueryVariables>, 'query'>) {
  return Urql.useQuery<AccessReviewQuery, AccessReviewQueryVariables>({ query: AccessReviewDocument, ...options });
};
export const SignAccessReviewDocument = `mutation SignAccessReview($month:String!$remark:String){signAccessReview(month:$month remark:$remark){...AccessReview __typename}}${AccessReviewFragmentDoc}` as string & Urql.TypedDocumentNode<SignAccessReviewMutation, SignAccessReviewMutationVariables>;

export function useSignAccessReviewMutation() {
  return Urql.useMutation<SignAccessReviewMutation, SignAccessReviewMutationVariables>(SignAccessReviewDocument);
};