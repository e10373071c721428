/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}`;
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
export type PreviewedPageQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type PreviewedPageQuery = { readonly previewedPage: { readonly key: Types.PageKey, readonly expiresAt: string, readonly isUnsaved: boolean, readonly number: number | null, readonly effectiveAt: string | null, readonly title: { readonly text: string, readonly language: Types.Language } | null, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly entries: ReadonlyArray<{ readonly rowKey: string, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly body: { readonly text: string, readonly language: Types.Language } | null }>, readonly people: ReadonlyArray<{ readonly rowKey: string, readonly otherName: string | null, readonly termFrom: number | null, readonly termTo: number | null, readonly name: { readonly text: string, readonly language: Types.Language }, readonly role: { readonly text: string, readonly language: Types.Language }, readonly affiliation: { readonly text: string, readonly language: Types.Language } | null, readonly portrait: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null }> } | null };


export const PreviewedPageDocument = `query PreviewedPage($link:String!$language:Language!){previewedPage(link:$link){key expiresAt isUnsaved number effectiveAt title(language:$language){text language __typename}content(language:$language){document language __typename}figures{...FigureImage __typename}entries{rowKey year month day title(language:$language){text language __typename}body(language:$language){text language __typename}__typename}people{rowKey name(language:$language){text language __typename}otherName(language:$language)role(language:$language){text language __typename}affiliation(language:$language){text language __typename}termFrom termTo portrait{...ShownImage __typename}__typename}__typename}}${FigureImageFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<PreviewedPageQuery, PreviewedPageQueryVariables>;

export function usePreviewedPageQuery(options: Omit<Urql.UseQueryArgs<PreviewedPageQueryVariables>, 'query'>) {
  return Urql.useQuery<PreviewedPageQuery, PreviewedPageQueryVariables>({ query: PreviewedPageDocument, ...options });
};