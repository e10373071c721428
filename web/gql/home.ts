/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
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

export type HomePostFragment = { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language } };

export type HomePageQueryVariables = Exact<{
  language: Language;
}>;


export type HomePageQuery = { readonly settings: { readonly id: number, readonly name: string, readonly description: string }, readonly banner: { readonly id: number, readonly heading: string, readonly lede: string, readonly primary: { readonly label: string, readonly href: string } | null, readonly secondary: { readonly label: string, readonly href: string } | null } | null, readonly goals: ReadonlyArray<{ readonly id: number, readonly title: string, readonly body: string }>, readonly terms: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }>, readonly seminars: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null }>, readonly exams: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null }>, readonly courses: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly title: { readonly text: string, readonly language: Language }, readonly description: { readonly text: string, readonly language: Language } | null }>, readonly notices: ReadonlyArray<{ readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language } }>, readonly news: ReadonlyArray<{ readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly thumbnail: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language } }>, readonly gallery: ReadonlyArray<{ readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly thumbnail: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language } }> };

export type ProgramRowFragment = { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null };

export type FigureImageFragment = { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export type ShownImageFragment = { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export const HomePostFragmentDoc = `fragment HomePost on Post{id pinned publishedAt tag{id name(language:$language)__typename}title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<HomePostFragment, unknown>;
export const ProgramRowFragmentDoc = `fragment ProgramRow on Program{id kind number state startsAt endsAt applyFrom applyTo applyLink capacity seatsLeft waitingList tag{id name(language:$language)__typename}title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ProgramRowFragment, unknown>;
export const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}` as string & Urql.TypedDocumentNode<ShownImageFragment, unknown>;
export const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}` as string & Urql.TypedDocumentNode<FigureImageFragment, unknown>;
export const HomePageDocument = `query HomePage($language:Language!){settings{id name(language:$language)description(language:$language)__typename}banner{id heading(language:$language)lede(language:$language)primary(language:$language){label href __typename}secondary(language:$language){label href __typename}__typename}goals{id title(language:$language)body(language:$language)__typename}terms{id ko en __typename}seminars:nextPrograms(kinds:[SEMINAR]first:3){...ProgramRow __typename}exams:nextPrograms(kinds:[KITEC]first:1){id kind number state startsAt applyFrom applyTo __typename}courses:nextPrograms(kinds:[ONLINE_COURSE COMMUNITY_COURSE EXPERT_COURSE WORKSHOP SOCIAL_INTEGRATION]first:10){id kind state startsAt endsAt title(language:$language){text language __typename}description(language:$language){text language __typename}__typename}notices:latestPosts(board:NOTICE first:7){...HomePost __typename}news:latestPosts(board:NEWS first:3){...HomePost thumbnail{...ShownImage __typename}__typename}gallery:latestPosts(board:GALLERY first:4){...HomePost thumbnail{...ShownImage __typename}__typename}}${ProgramRowFragmentDoc}${HomePostFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<HomePageQuery, HomePageQueryVariables>;

export function useHomePageQuery(options: Omit<Urql.UseQueryArgs<HomePageQueryVariables>, 'query'>) {
  return Urql.useQuery<HomePageQuery, HomePageQueryVariables>({ query: HomePageDocument, ...options });
};