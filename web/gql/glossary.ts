/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type GlossaryPageQueryVariables = Exact<{
  language: Types.Language;
  search?: string | null | undefined;
  letter?: string | null | undefined;
  page: number;
}>;


export type GlossaryPageQuery = { readonly glossaryLetters: ReadonlyArray<string>, readonly glossary: { readonly exactCount: number, readonly reachable: number, readonly pageSize: number, readonly items: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly field: Types.GlossaryField, readonly source: string | null, readonly note: { readonly text: string, readonly language: Types.Language } | null }> } };


export const GlossaryPageDocument = `query GlossaryPage($language:Language!$search:String$letter:String$page:Int!){glossaryLetters glossary(language:$language search:$search letter:$letter page:$page){exactCount reachable pageSize items{id ko en field note(language:$language){text language __typename}source __typename}__typename}}` as string & Urql.TypedDocumentNode<GlossaryPageQuery, GlossaryPageQueryVariables>;

export function useGlossaryPageQuery(options: Omit<Urql.UseQueryArgs<GlossaryPageQueryVariables>, 'query'>) {
  return Urql.useQuery<GlossaryPageQuery, GlossaryPageQueryVariables>({ query: GlossaryPageDocument, ...options });
};