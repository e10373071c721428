/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type SavedDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedDraftsQuery = { readonly savedDrafts: ReadonlyArray<{ readonly id: number, readonly board: Types.Board | null, readonly postId: number | null, readonly programKind: Types.ProgramKind | null, readonly programId: number | null, readonly pageKey: Types.PageKey | null, readonly title: string | null, readonly updatedAt: string, readonly writerName: string | null }> };


export const SavedDraftsDocument = `query SavedDrafts{savedDrafts{id board postId programKind programId pageKey title updatedAt writerName __typename}}` as string & Urql.TypedDocumentNode<SavedDraftsQuery, SavedDraftsQueryVariables>;

export function useSavedDraftsQuery(options?: Omit<Urql.UseQueryArgs<SavedDraftsQueryVariables>, 'query'>) {
  return Urql.useQuery<SavedDraftsQuery, SavedDraftsQueryVariables>({ query: SavedDraftsDocument, ...options });
};