/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type MemoryPairsQueryVariables = Exact<{
  filter: Types.MemoryFilter;
  sort: Types.MemorySort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type MemoryPairsQuery = { readonly memoryPairs: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly textEn: string | null, readonly isQuestioned: boolean, readonly isDeleted: boolean, readonly mayChange: boolean, readonly by: string | null, readonly at: string, readonly place: Types.MemoryPlace, readonly source: string | null, readonly textId: number | null, readonly page: Types.PageKey | null, readonly board: Types.Board | null, readonly kind: Types.ProgramKind | null, readonly title: { readonly text: string, readonly language: Types.Language } }> } };

export type MemoryPairsCountQueryVariables = Exact<{
  filter: Types.MemoryFilter;
}>;


export type MemoryPairsCountQuery = { readonly memoryPairs: { readonly exactCount: number } };

export type CorrectTranslationPairMutationVariables = Exact<{
  id: number;
  en: string;
  before: string;
}>;


export type CorrectTranslationPairMutation = { readonly correctTranslationPair: { readonly id: number, readonly en: string } };

export type DeleteTranslationPairsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MemoryFilter | null | undefined;
}>;


export type DeleteTranslationPairsMutation = { readonly deleteTranslationPairs: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestoreTranslationPairsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MemoryFilter | null | undefined;
}>;


export type RestoreTranslationPairsMutation = { readonly restoreTranslationPairs: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };


export const MemoryPairsDocument = `query MemoryPairs($filter:MemoryFilter!$sort:MemorySort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){memoryPairs(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id ko en textEn isQuestioned isDeleted mayChange by at place source textId page board kind title(language:$language){text language __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<MemoryPairsQuery, MemoryPairsQueryVariables>;

export function useMemoryPairsQuery(options: Omit<Urql.UseQueryArgs<MemoryPairsQueryVariables>, 'query'>) {
  return Urql.useQuery<MemoryPairsQuery, MemoryPairsQueryVariables>({ query: MemoryPairsDocument, ...options });
};
export const MemoryPairsCountDocument = `query MemoryPairsCount($filter:MemoryFilter!){memoryPairs(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<MemoryPairsCountQuery, MemoryPairsCountQueryVariables>;

export function useMemoryPairsCountQuery(options: Omit<Urql.UseQueryArgs<MemoryPairsCountQueryVariables>, 'query'>) {
  return Urql.useQuery<MemoryPairsCountQuery, MemoryPairsCountQueryVariables>({ query: MemoryPairsCountDocument, ...options });
};
export const CorrectTranslationPairDocument = `mutation CorrectTranslationPair($id:Id!$en:String!$before:String!){correctTranslationPair(id:$id en:$en before:$before){id en __typename}}` as string & Urql.TypedDocumentNode<CorrectTranslationPairMutation, CorrectTranslationPairMutationVariables>;

export function useCorrectTranslationPairMutation() {
  return Urql.useMutation<CorrectTranslationPairMutation, CorrectTranslationPairMutationVariables>(CorrectTranslationPairDocument);
};
export const DeleteTranslationPairsDocument = `mutation DeleteTranslationPairs($which:BulkSelection!$filter:MemoryFilter){deleteTranslationPairs(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeleteTranslationPairsMutation, DeleteTranslationPairsMutationVariables>;

export function useDeleteTranslationPairsMutation() {
  return Urql.useMutation<DeleteTranslationPairsMutation, DeleteTranslationPairsMutationVariables>(DeleteTranslationPairsDocument);
};
export const RestoreTranslationPairsDocument = `mutation RestoreTranslationPairs($which:BulkSelection!$filter:MemoryFilter){restoreTranslationPairs(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RestoreTranslationPairsMutation, RestoreTranslationPairsMutationVariables>;

export function useRestoreTranslationPairsMutation() {
  return Urql.useMutation<RestoreTranslationPairsMutation, RestoreTranslationPairsMutationVariables>(RestoreTranslationPairsDocument);
};