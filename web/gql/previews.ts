/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/document.ts';
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

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** Who reads a post in whole. */
export type PostAudience =
  | 'EVERYONE'
  /** Members of chosen grades whose membership counts. */
  | 'GRADES'
  /** Whoever is signed in. */
  | 'MEMBERS';

export type PreviewedPostQueryVariables = Exact<{
  link: string;
  language: Language;
}>;


export type PreviewedPostQuery = { readonly previewedPost: { readonly id: number, readonly board: Board, readonly expiresAt: string, readonly isUnsaved: boolean, readonly audience: PostAudience, readonly readerGrades: ReadonlyArray<MemberGrade>, readonly isListed: boolean, readonly publishedAt: string, readonly englishOutdated: boolean, readonly tag: { readonly id: number, readonly slug: string, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly content: { readonly document: RichTextDocument, readonly language: Language }, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Language } }>, readonly images: ReadonlyArray<{ readonly caption: { readonly text: string, readonly language: Language } | null, readonly alt: { readonly text: string, readonly language: Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } }> } | null };

export type ShownImageFragment = { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}` as string & Urql.TypedDocumentNode<ShownImageFragment, unknown>;
export const PreviewedPostDocument = `query PreviewedPost($link:String!$language:Language!){previewedPost(link:$link){id board expiresAt isUnsaved audience readerGrades isListed publishedAt englishOutdated tag{id slug name(language:$language)__typename}title(language:$language){text language __typename}content(language:$language){document language __typename}attachments{id title(language:$language){text language __typename}size url(language:$language)__typename}images{caption(language:$language){text language __typename}alt(language:$language){text language __typename}file{...ShownImage __typename}__typename}__typename}}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<PreviewedPostQuery, PreviewedPostQueryVariables>;

export function usePreviewedPostQuery(options: Omit<Urql.UseQueryArgs<PreviewedPostQueryVariables>, 'query'>) {
  return Urql.useQuery<PreviewedPostQuery, PreviewedPostQueryVariables>({ query: PreviewedPostDocument, ...options });
};