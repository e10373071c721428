/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type TrashQueryVariables = Exact<{
  filter: Types.TrashFilter;
  sort: Types.TrashSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type TrashQuery = { readonly trash: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly kind: Types.TrashKind, readonly place: string, readonly deletedAt: string, readonly deletedBy: string | null, readonly trashExpiry: string, readonly id: number, readonly subjectId: number, readonly title: { readonly text: string, readonly language: Types.Language } }> } };

export type ChangeTrashMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.TrashFilter | null | undefined;
  change: Types.TrashChange;
}>;


export type ChangeTrashMutation = { readonly changeTrash: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestoreTrashedPostMutationVariables = Exact<{
  id: number;
}>;


export type RestoreTrashedPostMutation = { readonly restorePost: { readonly id: number } };

export type PurgeTrashedPostMutationVariables = Exact<{
  id: number;
}>;


export type PurgeTrashedPostMutation = { readonly purgePost: boolean };

export type RestoreTrashedProgramMutationVariables = Exact<{
  id: number;
}>;


export type RestoreTrashedProgramMutation = { readonly restoreProgram: { readonly id: number } };

export type PurgeTrashedProgramMutationVariables = Exact<{
  id: number;
}>;


export type PurgeTrashedProgramMutation = { readonly purgeProgram: boolean };

export type RestoreTrashedPopupMutationVariables = Exact<{
  id: number;
}>;


export type RestoreTrashedPopupMutation = { readonly restorePopup: { readonly id: number } };

export type PurgeTrashedPopupMutationVariables = Exact<{
  id: number;
}>;


export type PurgeTrashedPopupMutation = { readonly purgePopup: boolean };

export type RestoreTrashedTermMutationVariables = Exact<{
  id: number;
}>;


export type RestoreTrashedTermMutation = { readonly restoreGlossaryTerm: { readonly id: number } };

export type PurgeTrashedTermMutationVariables = Exact<{
  id: number;
}>;


export type PurgeTrashedTermMutation = { readonly purgeGlossaryTerm: boolean };


export const TrashDocument = `query Trash($filter:TrashFilter!$sort:TrashSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){trash(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount items{id:rowId subjectId:id kind place title(language:$language){text language __typename}deletedAt deletedBy trashExpiry __typename}__typename}}` as string & Urql.TypedDocumentNode<TrashQuery, TrashQueryVariables>;

export function useTrashQuery(options: Omit<Urql.UseQueryArgs<TrashQueryVariables>, 'query'>) {
  return Urql.useQuery<TrashQuery, TrashQueryVariables>({ query: TrashDocument, ...options });
};
export const ChangeTrashDocument = `mutation ChangeTrash($which:BulkSelection!$filter:TrashFilter$change:TrashChange!){changeTrash(which:$which filter:$filter change:$change){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<ChangeTrashMutation, ChangeTrashMutationVariables>;

export function useChangeTrashMutation() {
  return Urql.useMutation<ChangeTrashMutation, ChangeTrashMutationVariables>(ChangeTrashDocument);
};
export const RestoreTrashedPostDocument = `mutation RestoreTrashedPost($id:Id!){restorePost(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreTrashedPostMutation, RestoreTrashedPostMutationVariables>;

export function useRestoreTrashedPostMutation() {
  return Urql.useMutation<RestoreTrashedPostMutation, RestoreTrashedPostMutationVariables>(RestoreTrashedPostDocument);
};
export const PurgeTrashedPostDocument = `mutation PurgeTrashedPost($id:Id!){purgePost(id:$id)}` as string & Urql.TypedDocumentNode<PurgeTrashedPostMutation, PurgeTrashedPostMutationVariables>;

export function usePurgeTrashedPostMutation() {
  return Urql.useMutation<PurgeTrashedPostMutation, PurgeTrashedPostMutationVariables>(PurgeTrashedPostDocument);
};
export const RestoreTrashedProgramDocument = `mutation RestoreTrashedProgram($id:Id!){restoreProgram(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreTrashedProgramMutation, RestoreTrashedProgramMutationVariables>;

export function useRestoreTrashedProgramMutation() {
  return Urql.useMutation<RestoreTrashedProgramMutation, RestoreTrashedProgramMutationVariables>(RestoreTrashedProgramDocument);
};
export const PurgeTrashedProgramDocument = `mutation PurgeTrashedProgram($id:Id!){purgeProgram(id:$id)}` as string & Urql.TypedDocumentNode<PurgeTrashedProgramMutation, PurgeTrashedProgramMutationVariables>;

export function usePurgeTrashedProgramMutation() {
  return Urql.useMutation<PurgeTrashedProgramMutation, PurgeTrashedProgramMutationVariables>(PurgeTrashedProgramDocument);
};
export const RestoreTrashedPopupDocument = `mutation RestoreTrashedPopup($id:Id!){restorePopup(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreTrashedPopupMutation, RestoreTrashedPopupMutationVariables>;

export function useRestoreTrashedPopupMutation() {
  return Urql.useMutation<RestoreTrashedPopupMutation, RestoreTrashedPopupMutationVariables>(RestoreTrashedPopupDocument);
};
export const PurgeTrashedPopupDocument = `mutation PurgeTrashedPopup($id:Id!){purgePopup(id:$id)}` as string & Urql.TypedDocumentNode<PurgeTrashedPopupMutation, PurgeTrashedPopupMutationVariables>;

export function usePurgeTrashedPopupMutation() {
  return Urql.useMutation<PurgeTrashedPopupMutation, PurgeTrashedPopupMutationVariables>(PurgeTrashedPopupDocument);
};
export const RestoreTrashedTermDocument = `mutation RestoreTrashedTerm($id:Id!){restoreGlossaryTerm(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreTrashedTermMutation, RestoreTrashedTermMutationVariables>;

export function useRestoreTrashedTermMutation() {
  return Urql.useMutation<RestoreTrashedTermMutation, RestoreTrashedTermMutationVariables>(RestoreTrashedTermDocument);
};
export const PurgeTrashedTermDocument = `mutation PurgeTrashedTerm($id:Id!){purgeGlossaryTerm(id:$id)}` as string & Urql.TypedDocumentNode<PurgeTrashedTermMutation, PurgeTrashedTermMutationVariables>;

export function usePurgeTrashedTermMutation() {
  return Urql.useMutation<PurgeTrashedTermMutation, PurgeTrashedTermMutationVariables>(PurgeTrashedTermDocument);
};