/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
export type LivePopupsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type LivePopupsQuery = { readonly popups: ReadonlyArray<{ readonly id: number, readonly version: number, readonly hide: Types.PopupHide, readonly href: string | null, readonly image: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly imageEn: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly words: { readonly language: Types.Language, readonly title: string, readonly body: RichTextDocument | null, readonly alt: string, readonly link: string | null } }> };


export const LivePopupsDocument = `query LivePopups($language:Language!){popups{id version hide href image{...ShownImage __typename}imageEn{...ShownImage __typename}words(language:$language){language title body alt link __typename}__typename}}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<LivePopupsQuery, LivePopupsQueryVariables>;

export function useLivePopupsQuery(options: Omit<Urql.UseQueryArgs<LivePopupsQueryVariables>, 'query'>) {
  return Urql.useQuery<LivePopupsQuery, LivePopupsQueryVariables>({ query: LivePopupsDocument, ...options });
};