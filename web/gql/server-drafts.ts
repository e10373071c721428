/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type SaveDraftMutationVariables = Exact<{
  input: Types.DraftInput;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardDraftMutation = { readonly discardDraft: boolean };

export const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};