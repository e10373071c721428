/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}`;
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
export type PageTextFragment = { readonly id: number, readonly languages: ReadonlyArray<Types.Language>, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> };

export type TextPageQueryVariables = Exact<{
  key: Types.PageKey;
  language: Types.Language;
}>;


export type TextPageQuery = { readonly page: { readonly id: number, readonly languages: ReadonlyArray<Types.Language>, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> } | null };

export type ItemsPageQueryVariables = Exact<{
  key: Types.PageKey;
  language: Types.Language;
}>;


export type ItemsPageQuery = { readonly page: { readonly id: number, readonly languages: ReadonlyArray<Types.Language>, readonly entries: ReadonlyArray<{ readonly id: number, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly body: { readonly text: string, readonly language: Types.Language } | null }>, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> } | null };

export type PeoplePageQueryVariables = Exact<{
  key: Types.PageKey;
  language: Types.Language;
}>;


export type PeoplePageQuery = { readonly page: { readonly id: number, readonly languages: ReadonlyArray<Types.Language>, readonly people: ReadonlyArray<{ readonly id: number, readonly otherName: string | null, readonly termFrom: number | null, readonly termTo: number | null, readonly name: { readonly text: string, readonly language: Types.Language }, readonly role: { readonly text: string, readonly language: Types.Language }, readonly affiliation: { readonly text: string, readonly language: Types.Language } | null, readonly portrait: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null }>, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> } | null };

export type PageEditionFragment = { readonly id: number, readonly number: number, readonly effectiveAt: string, readonly note: { readonly text: string, readonly language: Types.Language } | null };

export type VersionedPageQueryVariables = Exact<{
  key: Types.PageKey;
  number?: number | null | undefined;
  language: Types.Language;
}>;


export type VersionedPageQuery = { readonly page: { readonly id: number, readonly languages: ReadonlyArray<Types.Language>, readonly number: number, readonly effectiveAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly note: { readonly text: string, readonly language: Types.Language } | null } | null, readonly inForce: { readonly id: number, readonly number: number } | null, readonly pageVersions: ReadonlyArray<{ readonly id: number, readonly number: number, readonly effectiveAt: string, readonly note: { readonly text: string, readonly language: Types.Language } | null }> };

export type ComingVersionsQueryVariables = Exact<{
  key: Types.PageKey;
}>;


export type ComingVersionsQuery = { readonly pageVersions: ReadonlyArray<{ readonly id: number, readonly number: number, readonly effectiveAt: string }> };

export type PageChangesQueryVariables = Exact<{
  key: Types.PageKey;
  number?: number | null | undefined;
  language: Types.Language;
}>;


export type PageChangesQuery = { readonly page: { readonly id: number, readonly number: number, readonly effectiveAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly previous: { readonly id: number, readonly number: number } | null, readonly changes: { readonly language: Types.Language, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> } | null, readonly note: { readonly text: string, readonly language: Types.Language } | null } | null, readonly inForce: { readonly id: number, readonly number: number } | null, readonly pageVersions: ReadonlyArray<{ readonly id: number, readonly number: number, readonly effectiveAt: string, readonly note: { readonly text: string, readonly language: Types.Language } | null }> };

export const PageTextFragmentDoc = `fragment PageText on PageVersion{id languages title(language:$language){text language __typename}content(language:$language){document language __typename}figures{...FigureImage __typename}__typename}` as string & Urql.TypedDocumentNode<PageTextFragment, unknown>;
export const PageEditionFragmentDoc = `fragment PageEdition on PageVersion{id number effectiveAt note(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<PageEditionFragment, unknown>;
export const TextPageDocument = `query TextPage($key:PageKey!$language:Language!){page(key:$key){id ...PageText __typename}}${PageTextFragmentDoc}${FigureImageFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<TextPageQuery, TextPageQueryVariables>;

export function useTextPageQuery(options: Omit<Urql.UseQueryArgs<TextPageQueryVariables>, 'query'>) {
  return Urql.useQuery<TextPageQuery, TextPageQueryVariables>({ query: TextPageDocument, ...options });
};
export const ItemsPageDocument = `query ItemsPage($key:PageKey!$language:Language!){page(key:$key){id ...PageText entries{id year month day title(language:$language){text language __typename}body(language:$language){text language __typename}__typename}__typename}}${PageTextFragmentDoc}${FigureImageFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<ItemsPageQuery, ItemsPageQueryVariables>;

export function useItemsPageQuery(options: Omit<Urql.UseQueryArgs<ItemsPageQueryVariables>, 'query'>) {
  return Urql.useQuery<ItemsPageQuery, ItemsPageQueryVariables>({ query: ItemsPageDocument, ...options });
};
export const PeoplePageDocument = `query PeoplePage($key:PageKey!$language:Language!){page(key:$key){id ...PageText people{id name(language:$language){text language __typename}otherName(language:$language)role(language:$language){text language __typename}affiliation(language:$language){text language __typename}termFrom termTo portrait{...ShownImage __typename}__typename}__typename}}${PageTextFragmentDoc}${FigureImageFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<PeoplePageQuery, PeoplePageQueryVariables>;

export function usePeoplePageQuery(options: Omit<Urql.UseQueryArgs<PeoplePageQueryVariables>, 'query'>) {
  return Urql.useQuery<PeoplePageQuery, PeoplePageQueryVariables>({ query: PeoplePageDocument, ...options });
};
export const VersionedPageDocument = `query VersionedPage($key:PageKey!$number:Int$language:Language!){page(key:$key number:$number){id ...PageText ...PageEdition __typename}inForce:page(key:$key){id number __typename}pageVersions(key:$key){id ...PageEdition __typename}}${PageTextFragmentDoc}${FigureImageFragmentDoc}${ShownImageFragmentDoc}${PageEditionFragmentDoc}` as string & Urql.TypedDocumentNode<VersionedPageQuery, VersionedPageQueryVariables>;

export function useVersionedPageQuery(options: Omit<Urql.UseQueryArgs<VersionedPageQueryVariables>, 'query'>) {
  return Urql.useQuery<VersionedPageQuery, VersionedPageQueryVariables>({ query: VersionedPageDocument, ...options });
};
export const ComingVersionsDocument = `query ComingVersions($key:PageKey!){pageVersions(key:$key){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<ComingVersionsQuery, ComingVersionsQueryVariables>;

export function useComingVersionsQuery(options: Omit<Urql.UseQueryArgs<ComingVersionsQueryVariables>, 'query'>) {
  return Urql.useQuery<ComingVersionsQuery, ComingVersionsQueryVariables>({ query: ComingVersionsDocument, ...options });
};
export const PageChangesDocument = `query PageChanges($key:PageKey!$number:Int$language:Language!){page(key:$key number:$number){id title(language:$language){text language __typename}...PageEdition previous{id number __typename}changes(language:$language){language lines{kind role words{kind text __typename}__typename}__typename}__typename}inForce:page(key:$key){id number __typename}pageVersions(key:$key){id ...PageEdition __typename}}${PageEditionFragmentDoc}` as string & Urql.TypedDocumentNode<PageChangesQuery, PageChangesQueryVariables>;

export function usePageChangesQuery(options: Omit<Urql.UseQueryArgs<PageChangesQueryVariables>, 'query'>) {
  return Urql.useQuery<PageChangesQuery, PageChangesQueryVariables>({ query: PageChangesDocument, ...options });
};