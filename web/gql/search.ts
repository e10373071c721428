/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

/** What is distinguished among what is found. PERSON: a member of the board. */
export type SearchType =
  | 'ARTICLE'
  | 'FAQ'
  | 'FILE'
  | 'PAGE'
  | 'PERSON'
  | 'POST'
  | 'PROGRAM'
  | 'TERM';

export type HighlightedFragment = { readonly text: string, readonly language: Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> };

export type SearchPageQueryVariables = Exact<{
  text: string;
  language: Language;
  type?: SearchType | null | undefined;
  page: number;
}>;


export type SearchPageQuery = { readonly search: { readonly text: string, readonly tooShort: boolean, readonly asMember: boolean, readonly groups: ReadonlyArray<{ readonly type: SearchType, readonly count: number, readonly hasMore: boolean, readonly pageCount: number, readonly hits: ReadonlyArray<{ readonly id: string, readonly path: string, readonly date: string | null, readonly board: Board | null, readonly isForMembers: boolean, readonly programKind: ProgramKind | null, readonly programState: ProgramState | null, readonly file: { readonly url: string, readonly page: number | null, readonly carrier: { readonly text: string, readonly language: Language } } | null, readonly title: { readonly text: string, readonly language: Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> }, readonly snippet: { readonly text: string, readonly language: Language, readonly marks: ReadonlyArray<{ readonly start: number, readonly end: number }> } | null }> }> } };

export const HighlightedFragmentDoc = `fragment Highlighted on HighlightedText{text language marks{start end __typename}__typename}` as string & Urql.TypedDocumentNode<HighlightedFragment, unknown>;
export const SearchPageDocument = `query SearchPage($text:String!$language:Language!$type:SearchType$page:Int!){search(text:$text language:$language type:$type page:$page){text tooShort asMember groups{type count hasMore pageCount hits{id path date board isForMembers programKind programState file{url page carrier{text language __typename}__typename}title{...Highlighted __typename}snippet{...Highlighted __typename}__typename}__typename}__typename}}${HighlightedFragmentDoc}` as string & Urql.TypedDocumentNode<SearchPageQuery, SearchPageQueryVariables>;

export function useSearchPageQuery(options: Omit<Urql.UseQueryArgs<SearchPageQueryVariables>, 'query'>) {
  return Urql.useQuery<SearchPageQuery, SearchPageQueryVariables>({ query: SearchPageDocument, ...options });
};