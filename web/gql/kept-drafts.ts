/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

export type KeptDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptDraftsQuery = { readonly keptDrafts: ReadonlyArray<{ readonly id: number, readonly board: Board, readonly postId: number | null, readonly title: string | null, readonly updatedAt: string, readonly writerName: string | null }> };


export const KeptDraftsDocument = `query KeptDrafts{keptDrafts{id board postId title updatedAt writerName __typename}}` as string & Urql.TypedDocumentNode<KeptDraftsQuery, KeptDraftsQueryVariables>;

export function useKeptDraftsQuery(options?: Omit<Urql.UseQueryArgs<KeptDraftsQueryVariables>, 'query'>) {
  return Urql.useQuery<KeptDraftsQuery, KeptDraftsQueryVariables>({ query: KeptDraftsDocument, ...options });
};