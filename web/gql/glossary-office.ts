/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedTermFragment = { readonly id: number, readonly version: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly noteKo: string | null, readonly noteEn: string | null, readonly source: string | null, readonly status: Types.GlossaryStatus, readonly reason: string | null, readonly isTrashed: boolean, readonly suggestedBy: string | null };

export type ManagedGlossaryQueryVariables = Exact<{
  filter: Types.GlossaryFilter;
  sort: Types.GlossarySort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type ManagedGlossaryQuery = { readonly managedGlossary: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly noteKo: string | null, readonly noteEn: string | null, readonly source: string | null, readonly status: Types.GlossaryStatus, readonly suggestedBy: string | null, readonly createdAt: string }> } };

export type ManagedGlossaryCountQueryVariables = Exact<{
  filter: Types.GlossaryFilter;
}>;


export type ManagedGlossaryCountQuery = { readonly managedGlossary: { readonly exactCount: number } };

export type ManagedGlossaryTermQueryVariables = Exact<{
  id: number;
}>;


export type ManagedGlossaryTermQuery = { readonly managedGlossaryTerm: { readonly id: number, readonly version: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly noteKo: string | null, readonly noteEn: string | null, readonly source: string | null, readonly status: Types.GlossaryStatus, readonly reason: string | null, readonly isTrashed: boolean, readonly suggestedBy: string | null } | null };

export type CreateGlossaryTermMutationVariables = Exact<{
  input: Types.GlossaryTermInput;
}>;


export type CreateGlossaryTermMutation = { readonly createGlossaryTerm: { readonly id: number, readonly version: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly noteKo: string | null, readonly noteEn: string | null, readonly source: string | null, readonly status: Types.GlossaryStatus, readonly reason: string | null, readonly isTrashed: boolean, readonly suggestedBy: string | null } };

export type SaveGlossaryTermMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.GlossaryTermInput;
}>;


export type SaveGlossaryTermMutation = { readonly saveGlossaryTerm: { readonly id: number, readonly version: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly noteKo: string | null, readonly noteEn: string | null, readonly source: string | null, readonly status: Types.GlossaryStatus, readonly reason: string | null, readonly isTrashed: boolean, readonly suggestedBy: string | null } };

export type DecideGlossaryTermsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.GlossaryFilter | null | undefined;
  decision: Types.GlossaryDecision;
  reason?: string | null | undefined;
}>;


export type DecideGlossaryTermsMutation = { readonly decideGlossaryTerms: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type DeleteGlossaryTermMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGlossaryTermMutation = { readonly deleteGlossaryTerm: { readonly id: number, readonly isTrashed: boolean } };

export type RestoreGlossaryTermMutationVariables = Exact<{
  id: number;
}>;


export type RestoreGlossaryTermMutation = { readonly restoreGlossaryTerm: { readonly id: number, readonly isTrashed: boolean } };

export type MySuggestedTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySuggestedTermsQuery = { readonly mySuggestedTerms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly status: Types.GlossaryStatus, readonly reason: string | null, readonly createdAt: string }> };

export type SuggestGlossaryTermMutationVariables = Exact<{
  input: Types.GlossaryTermInput;
}>;


export type SuggestGlossaryTermMutation = { readonly suggestGlossaryTerm: { readonly id: number } };

export type GlossaryImportQueryVariables = Exact<{
  rows: ReadonlyArray<Types.GlossaryImportRow> | Types.GlossaryImportRow;
}>;


export type GlossaryImportQuery = { readonly glossaryImport: ReadonlyArray<Types.GlossaryImportOutcome> };

export type ImportGlossaryMutationVariables = Exact<{
  rows: ReadonlyArray<Types.GlossaryImportRow> | Types.GlossaryImportRow;
}>;


export type ImportGlossaryMutation = { readonly importGlossary: ReadonlyArray<Types.GlossaryImportOutcome> };

export const EditedTermFragmentDoc = `fragment EditedTerm on ManagedGlossaryTerm{id version ko en field noteKo noteEn source status reason isTrashed suggestedBy __typename}` as string & Urql.TypedDocumentNode<EditedTermFragment, unknown>;
export const ManagedGlossaryDocument = `query ManagedGlossary($filter:GlossaryFilter!$sort:GlossarySort!$descending:Boolean!$page:Int!$size:Int!){managedGlossary(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id ko en field noteKo noteEn source status suggestedBy createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedGlossaryQuery, ManagedGlossaryQueryVariables>;

export function useManagedGlossaryQuery(options: Omit<Urql.UseQueryArgs<ManagedGlossaryQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedGlossaryQuery, ManagedGlossaryQueryVariables>({ query: ManagedGlossaryDocument, ...options });
};
export const ManagedGlossaryCountDocument = `query ManagedGlossaryCount($filter:GlossaryFilter!){managedGlossary(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<ManagedGlossaryCountQuery, ManagedGlossaryCountQueryVariables>;

export function useManagedGlossaryCountQuery(options: Omit<Urql.UseQueryArgs<ManagedGlossaryCountQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedGlossaryCountQuery, ManagedGlossaryCountQueryVariables>({ query: ManagedGlossaryCountDocument, ...options });
};
export const ManagedGlossaryTermDocument = `query ManagedGlossaryTerm($id:Id!){managedGlossaryTerm(id:$id){...EditedTerm __typename}}${EditedTermFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedGlossaryTermQuery, ManagedGlossaryTermQueryVariables>;

export function useManagedGlossaryTermQuery(options: Omit<Urql.UseQueryArgs<ManagedGlossaryTermQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedGlossaryTermQuery, ManagedGlossaryTermQueryVariables>({ query: ManagedGlossaryTermDocument, ...options });
};
export const CreateGlossaryTermDocument = `mutation CreateGlossaryTerm($input:GlossaryTermInput!){createGlossaryTerm(input:$input){...EditedTerm __typename}}${EditedTermFragmentDoc}` as string & Urql.TypedDocumentNode<CreateGlossaryTermMutation, CreateGlossaryTermMutationVariables>;

export function useCreateGlossaryTermMutation() {
  return Urql.useMutation<CreateGlossaryTermMutation, CreateGlossaryTermMutationVariables>(CreateGlossaryTermDocument);
};
export const SaveGlossaryTermDocument = `mutation SaveGlossaryTerm($id:Id!$version:Int!$input:GlossaryTermInput!){saveGlossaryTerm(id:$id version:$version input:$input){...EditedTerm __typename}}${EditedTermFragmentDoc}` as string & Urql.TypedDocumentNode<SaveGlossaryTermMutation, SaveGlossaryTermMutationVariables>;

export function useSaveGlossaryTermMutation() {
  return Urql.useMutation<SaveGlossaryTermMutation, SaveGlossaryTermMutationVariables>(SaveGlossaryTermDocument);
};
export const DecideGlossaryTermsDocument = `mutation DecideGlossaryTerms($which:BulkSelection!$filter:GlossaryFilter$decision:GlossaryDecision!$reason:String){decideGlossaryTerms(which:$which filter:$filter decision:$decision reason:$reason){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DecideGlossaryTermsMutation, DecideGlossaryTermsMutationVariables>;

export function useDecideGlossaryTermsMutation() {
  return Urql.useMutation<DecideGlossaryTermsMutation, DecideGlossaryTermsMutationVariables>(DecideGlossaryTermsDocument);
};
export const DeleteGlossaryTermDocument = `mutation DeleteGlossaryTerm($id:Id!){deleteGlossaryTerm(id:$id){id isTrashed __typename}}` as string & Urql.TypedDocumentNode<DeleteGlossaryTermMutation, DeleteGlossaryTermMutationVariables>;

export function useDeleteGlossaryTermMutation() {
  return Urql.useMutation<DeleteGlossaryTermMutation, DeleteGlossaryTermMutationVariables>(DeleteGlossaryTermDocument);
};
export const RestoreGlossaryTermDocument = `mutation RestoreGlossaryTerm($id:Id!){restoreGlossaryTerm(id:$id){id isTrashed __typename}}` as string & Urql.TypedDocumentNode<RestoreGlossaryTermMutation, RestoreGlossaryTermMutationVariables>;

export function useRestoreGlossaryTermMutation() {
  return Urql.useMutation<RestoreGlossaryTermMutation, RestoreGlossaryTermMutationVariables>(RestoreGlossaryTermDocument);
};
export const MySuggestedTermsDocument = `query MySuggestedTerms{mySuggestedTerms{id ko en status reason createdAt __typename}}` as string & Urql.TypedDocumentNode<MySuggestedTermsQuery, MySuggestedTermsQueryVariables>;

export function useMySuggestedTermsQuery(options?: Omit<Urql.UseQueryArgs<MySuggestedTermsQueryVariables>, 'query'>) {
  return Urql.useQuery<MySuggestedTermsQuery, MySuggestedTermsQueryVariables>({ query: MySuggestedTermsDocument, ...options });
};
export const SuggestGlossaryTermDocument = `mutation SuggestGlossaryTerm($input:GlossaryTermInput!){suggestGlossaryTerm(input:$input){id __typename}}` as string & Urql.TypedDocumentNode<SuggestGlossaryTermMutation, SuggestGlossaryTermMutationVariables>;

export function useSuggestGlossaryTermMutation() {
  return Urql.useMutation<SuggestGlossaryTermMutation, SuggestGlossaryTermMutationVariables>(SuggestGlossaryTermDocument);
};
export const GlossaryImportDocument = `query GlossaryImport($rows:[GlossaryImportRow!]!){glossaryImport(rows:$rows)}` as string & Urql.TypedDocumentNode<GlossaryImportQuery, GlossaryImportQueryVariables>;

export function useGlossaryImportQuery(options: Omit<Urql.UseQueryArgs<GlossaryImportQueryVariables>, 'query'>) {
  return Urql.useQuery<GlossaryImportQuery, GlossaryImportQueryVariables>({ query: GlossaryImportDocument, ...options });
};
export const ImportGlossaryDocument = `mutation ImportGlossary($rows:[GlossaryImportRow!]!){importGlossary(rows:$rows)}` as string & Urql.TypedDocumentNode<ImportGlossaryMutation, ImportGlossaryMutationVariables>;

export function useImportGlossaryMutation() {
  return Urql.useMutation<ImportGlossaryMutation, ImportGlossaryMutationVariables>(ImportGlossaryDocument);
};