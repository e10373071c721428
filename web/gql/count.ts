/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type TranslationCountsQueryVariables = Exact<{
  of: ReadonlyArray<Types.TranslatedInput> | Types.TranslatedInput;
  language: Types.Language;
}>;


export type TranslationCountsQuery = { readonly translationCounts: ReadonlyArray<{ readonly title: { readonly text: string, readonly language: Types.Language }, readonly bands: ReadonlyArray<{ readonly band: Types.CountBand, readonly segments: number, readonly words: number, readonly characters: number }> }> };


export const TranslationCountsDocument = `query TranslationCounts($of:[TranslatedInput!]!$language:Language!){translationCounts(of:$of){title(language:$language){text language __typename}bands{band segments words characters __typename}__typename}}` as string & Urql.TypedDocumentNode<TranslationCountsQuery, TranslationCountsQueryVariables>;

export function useTranslationCountsQuery(options: Omit<Urql.UseQueryArgs<TranslationCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationCountsQuery, TranslationCountsQueryVariables>({ query: TranslationCountsDocument, ...options });
};