/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CountableTextsQueryVariables = Exact<{
  size: number;
  language: Types.Language;
}>;


export type CountableTextsQuery = { readonly translationTasks: { readonly items: ReadonlyArray<{ readonly id: number, readonly work: { readonly place: Types.TranslatedPlace, readonly id: number | null, readonly page: Types.PageKey | null, readonly title: { readonly text: string, readonly language: Types.Language } } }> } };


export const CountableTextsDocument = `query CountableTexts($size:Int!$language:Language!){translationTasks(sort:CREATED descending:true page:1 size:$size){items{id work{place id page title(language:$language){text language __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<CountableTextsQuery, CountableTextsQueryVariables>;

export function useCountableTextsQuery(options: Omit<Urql.UseQueryArgs<CountableTextsQueryVariables>, 'query'>) {
  return Urql.useQuery<CountableTextsQuery, CountableTextsQueryVariables>({ query: CountableTextsDocument, ...options });
};