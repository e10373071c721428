/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const ReadPostFragmentDoc = `fragment ReadPost on Post{id audience readerGrades lock publishedAt englishOutdated tag{id slug name(language:$language)__typename}title(language:$language){text language __typename}content(language:$language){document language __typename}attachments{id title(language:$language){text language __typename}size url(language:$language)__typename}images@include(if:$images){...GalleryImage __typename}thumbnail{...LeadPicture __typename}figures{...FigureImage __typename}previous{...PostNeighbour __typename}next{...PostNeighbour __typename}__typename}`;
const LeadPictureFragmentDoc = `fragment LeadPicture on File{...ShownImage key alt(language:$language){text language __typename}__typename}`;
const PostNeighbourFragmentDoc = `fragment PostNeighbour on Post{id pinned publishedAt audience title(language:$language){text language __typename}__typename}`;
const GalleryImageFragmentDoc = `fragment GalleryImage on Picture{caption(language:$language){text language __typename}alt(language:$language){text language __typename}file{...ShownImage __typename}__typename}`;
const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}`;
const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}`;
export type MembersPostQueryVariables = Exact<{
  board: Types.Board;
  id: number;
  language: Types.Language;
  images: boolean;
}>;


export type MembersPostQuery = { readonly post: { readonly filePass: string | null, readonly id: number, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly lock: Types.PostLock | null, readonly publishedAt: string, readonly englishOutdated: boolean, readonly tag: { readonly id: number, readonly slug: string, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language } | null, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Types.Language } }>, readonly images?: ReadonlyArray<{ readonly caption: { readonly text: string, readonly language: Types.Language } | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly file: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } }>, readonly thumbnail: { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly alt: { readonly text: string, readonly language: Types.Language } | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly previous: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null, readonly next: { readonly id: number, readonly pinned: boolean, readonly publishedAt: string, readonly audience: Types.PostAudience, readonly title: { readonly text: string, readonly language: Types.Language } } | null } | null };

export type MembersRoomQueryVariables = Exact<{
  board?: Types.Board | null | undefined;
  page: number;
  language: Types.Language;
}>;


export type MembersRoomQuery = { readonly membersRoom: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly boards: ReadonlyArray<{ readonly board: Types.Board, readonly count: number }>, readonly items: ReadonlyArray<{ readonly id: number, readonly board: Types.Board, readonly publishedAt: string, readonly isNew: boolean, readonly hasAttachments: boolean, readonly audience: Types.PostAudience, readonly readerGrades: ReadonlyArray<Types.MemberGrade>, readonly title: { readonly text: string, readonly language: Types.Language } }> }, readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly membershipStatus: Types.MembershipStatus } } | null };


export const MembersPostDocument = `query MembersPost($board:Board!$id:Id!$language:Language!$images:Boolean!){post(board:$board id:$id){...ReadPost filePass __typename}}${ReadPostFragmentDoc}${GalleryImageFragmentDoc}${ShownImageFragmentDoc}${LeadPictureFragmentDoc}${FigureImageFragmentDoc}${PostNeighbourFragmentDoc}` as string & Urql.TypedDocumentNode<MembersPostQuery, MembersPostQueryVariables>;

export function useMembersPostQuery(options: Omit<Urql.UseQueryArgs<MembersPostQueryVariables>, 'query'>) {
  return Urql.useQuery<MembersPostQuery, MembersPostQueryVariables>({ query: MembersPostDocument, ...options });
};
export const MembersRoomDocument = `query MembersRoom($board:Board$page:Int!$language:Language!){membersRoom(board:$board page:$page){totalCount page pageCount boards{board count __typename}items{id board publishedAt isNew hasAttachments audience readerGrades title(language:$language){text language __typename}__typename}__typename}viewer{id member{id membershipStatus __typename}__typename}}` as string & Urql.TypedDocumentNode<MembersRoomQuery, MembersRoomQueryVariables>;

export function useMembersRoomQuery(options: Omit<Urql.UseQueryArgs<MembersRoomQueryVariables>, 'query'>) {
  return Urql.useQuery<MembersRoomQuery, MembersRoomQueryVariables>({ query: MembersRoomDocument, ...options });
};