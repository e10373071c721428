/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type OwnPriceQueryVariables = Exact<{
  programId: number;
}>;


export type OwnPriceQuery = { readonly applicationOffer: { readonly program: { readonly id: number }, readonly price: { readonly total: number } } | null };


export const OwnPriceDocument = `query OwnPrice($programId:Id!){applicationOffer(programId:$programId){program{id __typename}price{total __typename}__typename}}` as string & Urql.TypedDocumentNode<OwnPriceQuery, OwnPriceQueryVariables>;

export function useOwnPriceQuery(options: Omit<Urql.UseQueryArgs<OwnPriceQueryVariables>, 'query'>) {
  return Urql.useQuery<OwnPriceQuery, OwnPriceQueryVariables>({ query: OwnPriceDocument, ...options });
};