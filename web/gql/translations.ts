/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const TaskPartsFragmentDoc = `fragment TaskParts on TranslationTask{id assigneeId assigneeName isMine dueOn handedInAt handedInByName __typename}`;
const LanguageStatusPartsFragmentDoc = `fragment LanguageStatusParts on LanguageStatus{language state waiting{since __typename}__typename}`;
export type TranslationTasksQueryVariables = Exact<{
  filter: Types.TranslationTaskFilter;
  sort: Types.TranslationTaskSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type TranslationTasksQuery = { readonly translationTasks: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly work: { readonly place: Types.TranslatedPlace, readonly id: number | null, readonly page: Types.PageKey | null, readonly board: Types.Board | null, readonly kind: Types.ProgramKind | null, readonly openRemarks: number, readonly title: { readonly text: string, readonly language: Types.Language }, readonly languages: ReadonlyArray<{ readonly language: Types.Language, readonly state: Types.LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> }>, readonly task: { readonly createdAt: string, readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null } | null } }> } };


export const TranslationTasksDocument = `query TranslationTasks($filter:TranslationTaskFilter!$sort:TranslationTaskSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){translationTasks(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id work{place id page board kind title(language:$language){text language __typename}languages{...LanguageStatusParts __typename}task{...TaskParts createdAt __typename}openRemarks __typename}__typename}__typename}}${LanguageStatusPartsFragmentDoc}${TaskPartsFragmentDoc}` as string & Urql.TypedDocumentNode<TranslationTasksQuery, TranslationTasksQueryVariables>;

export function useTranslationTasksQuery(options: Omit<Urql.UseQueryArgs<TranslationTasksQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationTasksQuery, TranslationTasksQueryVariables>({ query: TranslationTasksDocument, ...options });
};