/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type BoothPageQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type BoothPageQuery = { readonly boothSheet: { readonly id: number, readonly kind: Types.ProgramKind, readonly startsAt: string, readonly isCut: boolean, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly topics: ReadonlyArray<{ readonly field: Types.GlossaryField, readonly terms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly note: { readonly text: string, readonly language: Types.Language } | null }> }> } | null };


export const BoothPageDocument = `query BoothPage($id:Id!$language:Language!){boothSheet(id:$id){id kind title(language:$language){text language __typename}startsAt location(language:$language){text language __typename}isCut topics{field terms{id ko en note(language:$language){text language __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<BoothPageQuery, BoothPageQueryVariables>;

export function useBoothPageQuery(options: Omit<Urql.UseQueryArgs<BoothPageQueryVariables>, 'query'>) {
  return Urql.useQuery<BoothPageQuery, BoothPageQueryVariables>({ query: BoothPageDocument, ...options });
};