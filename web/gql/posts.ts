/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}`;
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
export type PostRowFragment = { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly isNew: boolean, readonly audience: Types.PostAudience, readonly hasAttachments: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language } };

export type PostListPageQueryVariables = Exact<{
  board: Types.Board;
  tag?: string | null | undefined;
  search?: string | null | undefined;
  page: number;
  language: Types.Language;
  picture: boolean;
  excerpt: boolean;
  files: boolean;
  images: boolean;
}>;


export type PostListPageQuery = { readonly posts: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly asMember: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly isNew: boolean, readonly audience: Types.PostAudience, readonly hasAttachments: boolean, readonly thumbnail?: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly excerpt?: { readonly text: string, readonly language: Types.Language } | null, readonly attachments?: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Types.Language } }>, readonly images?: ReadonlyArray<{ readonly file: { readonly id: number } }>, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language } }> }, readonly tags: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string }> };

export type PostPageQueryVariables = Exact<{
  board: Types.Board;
  id: number;
  language: Types.Language;
  images: boolean;
}>;


export type PostPageQuery = { readonly post: { readonly languages: ReadonlyArray<Types.Language>, readonly id: number, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly lock: Types.PostLock | null, readonly publishedAt: string, readonly englishOutdated: boolean, readonly excerpt: { readonly text: string, readonly language: Types.Language } | null, readonly tag: { readonly id: number, readonly slug: string, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language } | null, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Types.Language } }>, readonly images?: ReadonlyArray<{ readonly caption: { readonly text: string, readonly language: Types.Language } | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } }>, readonly thumbnail: { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly previous: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null, readonly next: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null } | null };

export type PostBoardQueryVariables = Exact<{
  id: number;
}>;


export type PostBoardQuery = { readonly boardOfPost: Types.Board | null };

export type ReadPostFragment = { readonly id: number, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly lock: Types.PostLock | null, readonly publishedAt: string, readonly englishOutdated: boolean, readonly tag: { readonly id: number, readonly slug: string, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language } | null, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Types.Language } }>, readonly images?: ReadonlyArray<{ readonly caption: { readonly text: string, readonly language: Types.Language } | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } }>, readonly thumbnail: { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly previous: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null, readonly next: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null };

export type LeadPictureFragment = { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export type PostNeighbourFragment = { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } };

export type RelatedPostsQueryVariables = Exact<{
  board: Types.Board;
  tag?: string | null | undefined;
  language: Types.Language;
}>;


export type RelatedPostsQuery = { readonly posts: { readonly items: ReadonlyArray<{ readonly id: number, readonly title: { readonly text: string, readonly language: Types.Language } }> } };

export type GalleryImageFragment = { readonly caption: { readonly text: string, readonly language: Types.Language } | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } };

export const PostRowFragmentDoc = `fragment PostRow on Post{id pinned publishedAt isNew audience hasAttachments tag{id name(language:$language)__typename}title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<PostRowFragment, unknown>;
export const GalleryImageFragmentDoc = `fragment GalleryImage on Picture{caption(language:$language){text language __typename}alt(language:$language){text language __typename}file{...ShownImage __typename}__typename}` as string & Urql.TypedDocumentNode<GalleryImageFragment, unknown>;
export const LeadPictureFragmentDoc = `fragment LeadPicture on File{...ShownImage key alt(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<LeadPictureFragment, unknown>;
export const PostNeighbourFragmentDoc = `fragment PostNeighbour on Post{id pinned publishedAt audience title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<PostNeighbourFragment, unknown>;
export const ReadPostFragmentDoc = `fragment ReadPost on Post{id audience readerGrades lock publishedAt englishOutdated tag{id slug name(language:$language)__typename}title(language:$language){text language __typename}content(language:$language){document language __typename}attachments{id title(language:$language){text language __typename}size url(language:$language)__typename}images@include(if:$images){...GalleryImage __typename}thumbnail{...LeadPicture __typename}figures{...FigureImage __typename}previous{...PostNeighbour __typename}next{...PostNeighbour __typename}__typename}` as string & Urql.TypedDocumentNode<ReadPostFragment, unknown>;
export const PostListPageDocument = `query PostListPage($board:Board!$tag:String$search:String$page:Int!$language:Language!$picture:Boolean!$excerpt:Boolean!$files:Boolean!$images:Boolean!){posts(board:$board tag:$tag search:$search page:$page){totalCount page pageCount asMember items{...PostRow thumbnail@include(if:$picture){...ShownImage __typename}excerpt(language:$language)@include(if:$excerpt){text language __typename}attachments@include(if:$files){id title(language:$language){text language __typename}size url(language:$language)__typename}images@include(if:$images){file{id __typename}__typename}__typename}__typename}tags(board:$board){id slug name(language:$language)__typename}}${PostRowFragmentDoc}${ShownImageFragmentDoc}` as string & Urql.TypedDocumentNode<PostListPageQuery, PostListPageQueryVariables>;

export function usePostListPageQuery(options: Omit<Urql.UseQueryArgs<PostListPageQueryVariables>, 'query'>) {
  return Urql.useQuery<PostListPageQuery, PostListPageQueryVariables>({ query: PostListPageDocument, ...options });
};
export const PostPageDocument = `query PostPage($board:Board!$id:Id!$language:Language!$images:Boolean!){post(board:$board id:$id){...ReadPost languages excerpt(language:$language){text language __typename}__typename}}${ReadPostFragmentDoc}${GalleryImageFragmentDoc}${ShownImageFragmentDoc}${LeadPictureFragmentDoc}${FigureImageFragmentDoc}${PostNeighbourFragmentDoc}` as string & Urql.TypedDocumentNode<PostPageQuery, PostPageQueryVariables>;

export function usePostPageQuery(options: Omit<Urql.UseQueryArgs<PostPageQueryVariables>, 'query'>) {
  return Urql.useQuery<PostPageQuery, PostPageQueryVariables>({ query: PostPageDocument, ...options });
};
export const PostBoardDocument = `query PostBoard($id:Id!){boardOfPost(id:$id)}` as string & Urql.TypedDocumentNode<PostBoardQuery, PostBoardQueryVariables>;

export function usePostBoardQuery(options: Omit<Urql.UseQueryArgs<PostBoardQueryVariables>, 'query'>) {
  return Urql.useQuery<PostBoardQuery, PostBoardQueryVariables>({ query: PostBoardDocument, ...options });
};
export const RelatedPostsDocument = `query RelatedPosts($board:Board!$tag:String$language:Language!){posts(board:$board tag:$tag){items{id title(language:$language){text language __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<RelatedPostsQuery, RelatedPostsQueryVariables>;

export function useRelatedPostsQuery(options: Omit<Urql.UseQueryArgs<RelatedPostsQueryVariables>, 'query'>) {
  return Urql.useQuery<RelatedPostsQuery, RelatedPostsQueryVariables>({ query: RelatedPostsDocument, ...options });
};