/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}`;
const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}`;
export type EditedPopupFragment = { readonly id: number, readonly version: number, readonly state: Types.PopupState, readonly position: number, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: RichTextDocument | null, readonly bodyEn: RichTextDocument | null, readonly altKo: string | null, readonly altEn: string | null, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string>, readonly audience: Types.PopupAudience, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly hide: Types.PopupHide, readonly image: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly imageEn: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null };

export type ManagedPopupsQueryVariables = Exact<{
  filter: Types.PopupFilter;
  sort: Types.PopupSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type ManagedPopupsQuery = { readonly managedPopups: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly state: Types.PopupState, readonly titleKo: string, readonly showsFrom: string, readonly showsTo: string, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string>, readonly audience: Types.PopupAudience, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly position: number, readonly titleEn: string | null, readonly figures: { readonly shown: number, readonly followed: number, readonly closed: number } }> } };

export type ManagedPopupCountQueryVariables = Exact<{
  filter: Types.PopupFilter;
}>;


export type ManagedPopupCountQuery = { readonly managedPopups: { readonly exactCount: number } };

export type ManagedPopupQueryVariables = Exact<{
  id: number;
}>;


export type ManagedPopupQuery = { readonly managedPopup: { readonly id: number, readonly version: number, readonly state: Types.PopupState, readonly position: number, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: RichTextDocument | null, readonly bodyEn: RichTextDocument | null, readonly altKo: string | null, readonly altEn: string | null, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string>, readonly audience: Types.PopupAudience, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly hide: Types.PopupHide, readonly image: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly imageEn: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } | null };

export type CreatePopupMutationVariables = Exact<{
  input: Types.PopupInput;
}>;


export type CreatePopupMutation = { readonly createPopup: { readonly id: number, readonly version: number, readonly state: Types.PopupState, readonly position: number, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: RichTextDocument | null, readonly bodyEn: RichTextDocument | null, readonly altKo: string | null, readonly altEn: string | null, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string>, readonly audience: Types.PopupAudience, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly hide: Types.PopupHide, readonly image: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly imageEn: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type SavePopupMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.PopupInput;
  note?: string | null | undefined;
}>;


export type SavePopupMutation = { readonly savePopup: { readonly id: number, readonly version: number, readonly state: Types.PopupState, readonly position: number, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: RichTextDocument | null, readonly bodyEn: RichTextDocument | null, readonly altKo: string | null, readonly altEn: string | null, readonly href: string | null, readonly linkKo: string | null, readonly linkEn: string | null, readonly showsFrom: string, readonly showsTo: string, readonly device: Types.PopupDevice, readonly language: Types.PopupLanguage, readonly pages: Types.PopupPages, readonly paths: ReadonlyArray<string>, readonly audience: Types.PopupAudience, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly hide: Types.PopupHide, readonly image: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly imageEn: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } };

export type DeletePopupMutationVariables = Exact<{
  id: number;
}>;


export type DeletePopupMutation = { readonly deletePopup: { readonly id: number, readonly state: Types.PopupState } };

export type RestorePopupMutationVariables = Exact<{
  id: number;
}>;


export type RestorePopupMutation = { readonly restorePopup: { readonly id: number, readonly state: Types.PopupState } };

export type PopupVersionsQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type PopupVersionsQuery = { readonly managedPopup: { readonly id: number, readonly version: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Types.Language } | null }> } | null };

export type PopupVersionChangeQueryVariables = Exact<{
  id: number;
  number: number;
  against: Types.VersionComparison;
}>;


export type PopupVersionChangeQuery = { readonly managedPopup: { readonly id: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> }> }> } | null };

export type RestorePopupVersionMutationVariables = Exact<{
  id: number;
  number: number;
  version: number;
}>;


export type RestorePopupVersionMutation = { readonly restorePopupVersion: { readonly id: number } };

export type DeletePopupsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.PopupFilter | null | undefined;
}>;


export type DeletePopupsMutation = { readonly deletePopups: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestorePopupsMutationVariables = Exact<{
  which: Types.BulkSelection;
}>;


export type RestorePopupsMutation = { readonly restorePopups: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export const EditedPopupFragmentDoc = `fragment EditedPopup on ManagedPopup{id version state position titleKo titleEn bodyKo bodyEn image{...EditedFile __typename}imageEn{...EditedFile __typename}altKo altEn href linkKo linkEn showsFrom showsTo device language pages paths audience grades hide __typename}` as string & Urql.TypedDocumentNode<EditedPopupFragment, unknown>;
export const ManagedPopupsDocument = `query ManagedPopups($filter:PopupFilter!$sort:PopupSort!$descending:Boolean!$page:Int!$size:Int!){managedPopups(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id state titleKo showsFrom showsTo device language pages paths audience grades position titleEn figures{shown followed closed __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPopupsQuery, ManagedPopupsQueryVariables>;

export function useManagedPopupsQuery(options: Omit<Urql.UseQueryArgs<ManagedPopupsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPopupsQuery, ManagedPopupsQueryVariables>({ query: ManagedPopupsDocument, ...options });
};
export const ManagedPopupCountDocument = `query ManagedPopupCount($filter:PopupFilter!){managedPopups(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<ManagedPopupCountQuery, ManagedPopupCountQueryVariables>;

export function useManagedPopupCountQuery(options: Omit<Urql.UseQueryArgs<ManagedPopupCountQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPopupCountQuery, ManagedPopupCountQueryVariables>({ query: ManagedPopupCountDocument, ...options });
};
export const ManagedPopupDocument = `query ManagedPopup($id:Id!){managedPopup(id:$id){...EditedPopup __typename}}${EditedPopupFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedPopupQuery, ManagedPopupQueryVariables>;

export function useManagedPopupQuery(options: Omit<Urql.UseQueryArgs<ManagedPopupQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPopupQuery, ManagedPopupQueryVariables>({ query: ManagedPopupDocument, ...options });
};
export const CreatePopupDocument = `mutation CreatePopup($input:PopupInput!){createPopup(input:$input){...EditedPopup __typename}}${EditedPopupFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<CreatePopupMutation, CreatePopupMutationVariables>;

export function useCreatePopupMutation() {
  return Urql.useMutation<CreatePopupMutation, CreatePopupMutationVariables>(CreatePopupDocument);
};
export const SavePopupDocument = `mutation SavePopup($id:Id!$version:Int!$input:PopupInput!$note:String){savePopup(id:$id version:$version input:$input note:$note){...EditedPopup __typename}}${EditedPopupFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SavePopupMutation, SavePopupMutationVariables>;

export function useSavePopupMutation() {
  return Urql.useMutation<SavePopupMutation, SavePopupMutationVariables>(SavePopupDocument);
};
export const DeletePopupDocument = `mutation DeletePopup($id:Id!){deletePopup(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<DeletePopupMutation, DeletePopupMutationVariables>;

export function useDeletePopupMutation() {
  return Urql.useMutation<DeletePopupMutation, DeletePopupMutationVariables>(DeletePopupDocument);
};
export const RestorePopupDocument = `mutation RestorePopup($id:Id!){restorePopup(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<RestorePopupMutation, RestorePopupMutationVariables>;

export function useRestorePopupMutation() {
  return Urql.useMutation<RestorePopupMutation, RestorePopupMutationVariables>(RestorePopupDocument);
};
export const PopupVersionsDocument = `query PopupVersions($id:Id!$language:Language!){managedPopup(id:$id){id version versions{...ListedVersion __typename}__typename}}${ListedVersionFragmentDoc}` as string & Urql.TypedDocumentNode<PopupVersionsQuery, PopupVersionsQueryVariables>;

export function usePopupVersionsQuery(options: Omit<Urql.UseQueryArgs<PopupVersionsQueryVariables>, 'query'>) {
  return Urql.useQuery<PopupVersionsQuery, PopupVersionsQueryVariables>({ query: PopupVersionsDocument, ...options });
};
export const PopupVersionChangeDocument = `query PopupVersionChange($id:Id!$number:Int!$against:VersionComparison!){managedPopup(id:$id){id versions(number:$number){...VersionChange __typename}__typename}}${VersionChangeFragmentDoc}` as string & Urql.TypedDocumentNode<PopupVersionChangeQuery, PopupVersionChangeQueryVariables>;

export function usePopupVersionChangeQuery(options: Omit<Urql.UseQueryArgs<PopupVersionChangeQueryVariables>, 'query'>) {
  return Urql.useQuery<PopupVersionChangeQuery, PopupVersionChangeQueryVariables>({ query: PopupVersionChangeDocument, ...options });
};
export const RestorePopupVersionDocument = `mutation RestorePopupVersion($id:Id!$number:Int!$version:Int!){restorePopupVersion(id:$id number:$number version:$version){id __typename}}` as string & Urql.TypedDocumentNode<RestorePopupVersionMutation, RestorePopupVersionMutationVariables>;

export function useRestorePopupVersionMutation() {
  return Urql.useMutation<RestorePopupVersionMutation, RestorePopupVersionMutationVariables>(RestorePopupVersionDocument);
};
export const DeletePopupsDocument = `mutation DeletePopups($which:BulkSelection!$filter:PopupFilter){deletePopups(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeletePopupsMutation, DeletePopupsMutationVariables>;

export function useDeletePopupsMutation() {
  return Urql.useMutation<DeletePopupsMutation, DeletePopupsMutationVariables>(DeletePopupsDocument);
};
export const RestorePopupsDocument = `mutation RestorePopups($which:BulkSelection!){restorePopups(which:$which){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RestorePopupsMutation, RestorePopupsMutationVariables>;

export function useRestorePopupsMutation() {
  return Urql.useMutation<RestorePopupsMutation, RestorePopupsMutationVariables>(RestorePopupsDocument);
};