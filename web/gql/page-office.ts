/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type PageRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type PageRightsQuery = { readonly viewer: { readonly id: number, readonly canWritePages: boolean, readonly canManageJournal: boolean } | null };


export const PageRightsDocument = `query PageRights{viewer{id canWritePages canManageJournal __typename}}` as string & Urql.TypedDocumentNode<PageRightsQuery, PageRightsQueryVariables>;

export function usePageRightsQuery(options?: Omit<Urql.UseQueryArgs<PageRightsQueryVariables>, 'query'>) {
  return Urql.useQuery<PageRightsQuery, PageRightsQueryVariables>({ query: PageRightsDocument, ...options });
};