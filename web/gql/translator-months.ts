/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type TranslatorMonthsQueryVariables = Exact<{
  filter: Types.TranslatorMonthFilter;
  sort: Types.TranslatorMonthSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type TranslatorMonthsQuery = { readonly translatorMonths: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly translator: string | null, readonly isMine: boolean, readonly month: string, readonly words: number, readonly characters: number, readonly repeated: number, readonly texts: number, readonly minutes: number | null }> } };

export type SaveTranslatorHoursMutationVariables = Exact<{
  month: string;
  hours?: number | null | undefined;
  minutes?: number | null | undefined;
}>;


export type SaveTranslatorHoursMutation = { readonly saveTranslatorHours: { readonly id: number, readonly minutes: number | null } };


export const TranslatorMonthsDocument = `query TranslatorMonths($filter:TranslatorMonthFilter!$sort:TranslatorMonthSort!$descending:Boolean!$page:Int!$size:Int!){translatorMonths(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id translator isMine month words characters repeated texts minutes __typename}__typename}}` as string & Urql.TypedDocumentNode<TranslatorMonthsQuery, TranslatorMonthsQueryVariables>;

export function useTranslatorMonthsQuery(options: Omit<Urql.UseQueryArgs<TranslatorMonthsQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslatorMonthsQuery, TranslatorMonthsQueryVariables>({ query: TranslatorMonthsDocument, ...options });
};
export const SaveTranslatorHoursDocument = `mutation SaveTranslatorHours($month:String!$hours:Int$minutes:Int){saveTranslatorHours(month:$month hours:$hours minutes:$minutes){id minutes __typename}}` as string & Urql.TypedDocumentNode<SaveTranslatorHoursMutation, SaveTranslatorHoursMutationVariables>;

export function useSaveTranslatorHoursMutation() {
  return Urql.useMutation<SaveTranslatorHoursMutation, SaveTranslatorHoursMutationVariables>(SaveTranslatorHoursDocument);
};