/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type TranslationMatchesQueryVariables = Exact<{
  text: string;
}>;


export type TranslationMatchesQuery = { readonly translationMatches: ReadonlyArray<{ readonly ko: string, readonly en: string, readonly similarity: number, readonly isQuestioned: boolean, readonly coded: string | null, readonly place: Types.MemoryPlace, readonly updatedAt: string, readonly differences: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> };

export type TranslationCandidatesQueryVariables = Exact<{
  texts: ReadonlyArray<string> | string;
}>;


export type TranslationCandidatesQuery = { readonly translationCandidates: ReadonlyArray<ReadonlyArray<{ readonly ko: string, readonly en: string, readonly similarity: number, readonly isQuestioned: boolean, readonly coded: string | null }>> };

export type TranslationNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationNamesQuery = { readonly translationNames: ReadonlyArray<{ readonly ko: string, readonly en: string }> };

export type TermsInQueryVariables = Exact<{
  texts: ReadonlyArray<string> | string;
}>;


export type TermsInQuery = { readonly termsIn: ReadonlyArray<ReadonlyArray<{ readonly start: number, readonly end: number, readonly translations: ReadonlyArray<string>, readonly rivals: ReadonlyArray<string> | null }>> };


export const TranslationMatchesDocument = `query TranslationMatches($text:String!){translationMatches(text:$text){ko en similarity isQuestioned coded place updatedAt differences{kind text __typename}__typename}}` as string & Urql.TypedDocumentNode<TranslationMatchesQuery, TranslationMatchesQueryVariables>;

export function useTranslationMatchesQuery(options: Omit<Urql.UseQueryArgs<TranslationMatchesQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationMatchesQuery, TranslationMatchesQueryVariables>({ query: TranslationMatchesDocument, ...options });
};
export const TranslationCandidatesDocument = `query TranslationCandidates($texts:[String!]!){translationCandidates(texts:$texts){ko en similarity isQuestioned coded __typename}}` as string & Urql.TypedDocumentNode<TranslationCandidatesQuery, TranslationCandidatesQueryVariables>;

export function useTranslationCandidatesQuery(options: Omit<Urql.UseQueryArgs<TranslationCandidatesQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationCandidatesQuery, TranslationCandidatesQueryVariables>({ query: TranslationCandidatesDocument, ...options });
};
export const TranslationNamesDocument = `query TranslationNames{translationNames{ko en __typename}}` as string & Urql.TypedDocumentNode<TranslationNamesQuery, TranslationNamesQueryVariables>;

export function useTranslationNamesQuery(options?: Omit<Urql.UseQueryArgs<TranslationNamesQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationNamesQuery, TranslationNamesQueryVariables>({ query: TranslationNamesDocument, ...options });
};
export const TermsInDocument = `query TermsIn($texts:[String!]!){termsIn(language:KO texts:$texts){start end translations rivals __typename}}` as string & Urql.TypedDocumentNode<TermsInQuery, TermsInQueryVariables>;

export function useTermsInQuery(options: Omit<Urql.UseQueryArgs<TermsInQueryVariables>, 'query'>) {
  return Urql.useQuery<TermsInQuery, TermsInQueryVariables>({ query: TermsInDocument, ...options });
};