/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedHomeFragment = { readonly version: number, readonly banners: ReadonlyArray<{ readonly id: number, readonly headingKo: string, readonly headingEn: string, readonly ledeKo: string, readonly ledeEn: string, readonly primaryHref: string | null, readonly primaryKo: string | null, readonly primaryEn: string | null, readonly secondaryHref: string | null, readonly secondaryKo: string | null, readonly secondaryEn: string | null, readonly showsFrom: string | null, readonly showsTo: string | null }>, readonly goals: ReadonlyArray<{ readonly id: number, readonly titleKo: string, readonly titleEn: string, readonly bodyKo: string, readonly bodyEn: string }>, readonly terms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> };

export type HomeEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeEditorQuery = { readonly homeForEditing: { readonly version: number, readonly banners: ReadonlyArray<{ readonly id: number, readonly headingKo: string, readonly headingEn: string, readonly ledeKo: string, readonly ledeEn: string, readonly primaryHref: string | null, readonly primaryKo: string | null, readonly primaryEn: string | null, readonly secondaryHref: string | null, readonly secondaryKo: string | null, readonly secondaryEn: string | null, readonly showsFrom: string | null, readonly showsTo: string | null }>, readonly goals: ReadonlyArray<{ readonly id: number, readonly titleKo: string, readonly titleEn: string, readonly bodyKo: string, readonly bodyEn: string }>, readonly terms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> } };

export type SaveHomeMutationVariables = Exact<{
  version: number;
  input: Types.HomeInput;
}>;


export type SaveHomeMutation = { readonly saveHome: { readonly version: number, readonly banners: ReadonlyArray<{ readonly id: number, readonly headingKo: string, readonly headingEn: string, readonly ledeKo: string, readonly ledeEn: string, readonly primaryHref: string | null, readonly primaryKo: string | null, readonly primaryEn: string | null, readonly secondaryHref: string | null, readonly secondaryKo: string | null, readonly secondaryEn: string | null, readonly showsFrom: string | null, readonly showsTo: string | null }>, readonly goals: ReadonlyArray<{ readonly id: number, readonly titleKo: string, readonly titleEn: string, readonly bodyKo: string, readonly bodyEn: string }>, readonly terms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> } };

export const EditedHomeFragmentDoc = `fragment EditedHome on HomeForEditing{version banners{id headingKo headingEn ledeKo ledeEn primaryHref primaryKo primaryEn secondaryHref secondaryKo secondaryEn showsFrom showsTo __typename}goals{id titleKo titleEn bodyKo bodyEn __typename}terms{id ko en __typename}__typename}` as string & Urql.TypedDocumentNode<EditedHomeFragment, unknown>;
export const HomeEditorDocument = `query HomeEditor{homeForEditing{...EditedHome __typename}}${EditedHomeFragmentDoc}` as string & Urql.TypedDocumentNode<HomeEditorQuery, HomeEditorQueryVariables>;

export function useHomeEditorQuery(options?: Omit<Urql.UseQueryArgs<HomeEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<HomeEditorQuery, HomeEditorQueryVariables>({ query: HomeEditorDocument, ...options });
};
export const SaveHomeDocument = `mutation SaveHome($version:Int!$input:HomeInput!){saveHome(version:$version input:$input){...EditedHome __typename}}${EditedHomeFragmentDoc}` as string & Urql.TypedDocumentNode<SaveHomeMutation, SaveHomeMutationVariables>;

export function useSaveHomeMutation() {
  return Urql.useMutation<SaveHomeMutation, SaveHomeMutationVariables>(SaveHomeDocument);
};