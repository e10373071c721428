/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type FollowsOpeningQueryVariables = Exact<{
  programId: number;
}>;


export type FollowsOpeningQuery = { readonly followsOpening: boolean };

export type FollowOpeningMutationVariables = Exact<{
  programId: number;
  follows: boolean;
}>;


export type FollowOpeningMutation = { readonly followOpening: boolean };


export const FollowsOpeningDocument = `query FollowsOpening($programId:Id!){followsOpening(programId:$programId)}` as string & Urql.TypedDocumentNode<FollowsOpeningQuery, FollowsOpeningQueryVariables>;

export function useFollowsOpeningQuery(options: Omit<Urql.UseQueryArgs<FollowsOpeningQueryVariables>, 'query'>) {
  return Urql.useQuery<FollowsOpeningQuery, FollowsOpeningQueryVariables>({ query: FollowsOpeningDocument, ...options });
};
export const FollowOpeningDocument = `mutation FollowOpening($programId:Id!$follows:Boolean!){followOpening(programId:$programId follows:$follows)}` as string & Urql.TypedDocumentNode<FollowOpeningMutation, FollowOpeningMutationVariables>;

export function useFollowOpeningMutation() {
  return Urql.useMutation<FollowOpeningMutation, FollowOpeningMutationVariables>(FollowOpeningDocument);
};