/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}`;
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
const LeadPictureFragmentDoc = `fragment LeadPicture on File{...ShownImage key alt(language:$language){text language __typename}__typename}`;
export type PreviewedPostQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type PreviewedPostQuery = { readonly previewedPost: { readonly id: number, readonly board: Types.Board, readonly expiresAt: string, readonly isUnsaved: boolean, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly isListed: boolean, readonly publishedAt: string, readonly englishOutdated: boolean, readonly tag: { readonly id: number, readonly slug: string, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Types.Language } }>, readonly images: ReadonlyArray<{ readonly caption: { readonly text: string, readonly language: Types.Language } | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } }>, readonly thumbnail: { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> } | null };


export const PreviewedPostDocument = `query PreviewedPost($link:String!$language:Language!){previewedPost(link:$link){id board expiresAt isUnsaved audience readerGrades isListed publishedAt englishOutdated tag{id slug name(language:$language)__typename}title(language:$language){text language __typename}content(language:$language){document language __typename}attachments{id title(language:$language){text language __typename}size url(language:$language)__typename}images{caption(language:$language){text language __typename}alt(language:$language){text language __typename}file{...ShownImage __typename}__typename}thumbnail{...LeadPicture __typename}figures{...FigureImage __typename}__typename}}${ShownImageFragmentDoc}${LeadPictureFragmentDoc}${FigureImageFragmentDoc}` as string & Urql.TypedDocumentNode<PreviewedPostQuery, PreviewedPostQueryVariables>;

export function usePreviewedPostQuery(options: Omit<Urql.UseQueryArgs<PreviewedPostQueryVariables>, 'query'>) {
  return Urql.useQuery<PreviewedPostQuery, PreviewedPostQueryVariables>({ query: PreviewedPostDocument, ...options });
};