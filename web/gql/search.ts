/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type HighlightedFragment = { readonly text: string, readonly language: Types.Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> };

export type SearchPageQueryVariables = Exact<{
  text: string;
  language: Types.Language;
  type?: Types.SearchType | null | undefined;
  page: number;
}>;


export type SearchPageQuery = { readonly search: { readonly text: string, readonly tooShort: boolean, readonly asMember: boolean, readonly groups: ReadonlyArray<{ readonly type: Types.SearchType, readonly count: number, readonly hasMore: boolean, readonly pageCount: number, readonly hits: ReadonlyArray<{ readonly id: string, readonly path: string, readonly date: string | null, readonly board: Types.Board | null, readonly isForMembers: boolean, readonly programKind: Types.ProgramKind | null, readonly programState: Types.ProgramState | null, readonly file: { readonly url: string, readonly page: number | null, readonly carrier: { readonly text: string, readonly language: Types.Language } } | null, readonly title: { readonly text: string, readonly language: Types.Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> }, readonly snippet: { readonly text: string, readonly language: Types.Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> } | null }> }> } };

export const HighlightedFragmentDoc = `fragment Highlighted on HighlightedText{text language marks{start end __typename}__typename}` as string & Urql.TypedDocumentNode<HighlightedFragment, unknown>;
export const SearchPageDocument = `query SearchPage($text:String!$language:Language!$type:SearchType$page:Int!){search(text:$text language:$language type:$type page:$page){text tooShort asMember groups{type count hasMore pageCount hits{id path date board isForMembers programKind programState file{url page carrier{text language __typename}__typename}title{...Highlighted __typename}snippet{...Highlighted __typename}__typename}__typename}__typename}}${HighlightedFragmentDoc}` as string & Urql.TypedDocumentNode<SearchPageQuery, SearchPageQueryVariables>;

export function useSearchPageQuery(options: Omit<Urql.UseQueryArgs<SearchPageQueryVariables>, 'query'>) {
  return Urql.useQuery<SearchPageQuery, SearchPageQueryVariables>({ query: SearchPageDocument, ...options });
};