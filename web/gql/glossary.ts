/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type GlossaryField =
  | 'ECONOMY'
  | 'EDUCATION'
  | 'INTERPRETING'
  | 'LAW'
  | 'LINGUISTICS'
  | 'LITERATURE'
  | 'LOCALIZATION'
  | 'MEDIA'
  | 'MEDICINE'
  | 'OTHER'
  | 'PUBLIC'
  | 'TECHNOLOGY'
  | 'TRANSLATION'
  | 'TRANSLATION_STUDIES';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

export type GlossaryPageQueryVariables = Exact<{
  language: Language;
  search?: string | null | undefined;
  letter?: string | null | undefined;
  page: number;
}>;


export type GlossaryPageQuery = { readonly glossaryLetters: ReadonlyArray<string>, readonly glossary: { readonly exactCount: number, readonly reachable: number, readonly pageSize: number, readonly items: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string, readonly field: GlossaryField, readonly source: string | null, readonly note: { readonly text: string, readonly language: Language } | null }> } };


export const GlossaryPageDocument = `query GlossaryPage($language:Language!$search:String$letter:String$page:Int!){glossaryLetters glossary(language:$language search:$search letter:$letter page:$page){exactCount reachable pageSize items{id ko en field note(language:$language){text language __typename}source __typename}__typename}}` as string & Urql.TypedDocumentNode<GlossaryPageQuery, GlossaryPageQueryVariables>;

export function useGlossaryPageQuery(options: Omit<Urql.UseQueryArgs<GlossaryPageQueryVariables>, 'query'>) {
  return Urql.useQuery<GlossaryPageQuery, GlossaryPageQueryVariables>({ query: GlossaryPageDocument, ...options });
};