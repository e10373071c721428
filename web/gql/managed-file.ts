/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type FilePlaceWordsFragment = { readonly noun: Types.FilePlaceNoun, readonly use: Types.FilePlaceUse, readonly id: number | null, readonly board: Types.Board | null, readonly programKind: Types.ProgramKind | null, readonly pageKey: string | null, readonly isShown: boolean, readonly title: { readonly text: string, readonly language: Types.Language } | null };

export type StoredFileFragment = { readonly id: number, readonly key: string, readonly kind: Types.FileKind, readonly name: string, readonly nameKo: string | null, readonly nameEn: string | null, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly revision: number, readonly url: string, readonly createdAt: string, readonly uploadedBy: string | null, readonly uses: number, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } };

export type FileTextWordsFragment = { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean };

export type FileTextQueryVariables = Exact<{
  id: number;
}>;


export type FileTextQuery = { readonly managedFile: { readonly id: number, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } } | null };

export type ManagedFileQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ManagedFileQuery = { readonly managedFile: { readonly id: number, readonly key: string, readonly kind: Types.FileKind, readonly name: string, readonly nameKo: string | null, readonly nameEn: string | null, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly revision: number, readonly url: string, readonly createdAt: string, readonly uploadedBy: string | null, readonly uses: number, readonly places: ReadonlyArray<{ readonly noun: Types.FilePlaceNoun, readonly use: Types.FilePlaceUse, readonly id: number | null, readonly board: Types.Board | null, readonly programKind: Types.ProgramKind | null, readonly pageKey: string | null, readonly isShown: boolean, readonly title: { readonly text: string, readonly language: Types.Language } | null }>, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } } | null };

export type NameFileMutationVariables = Exact<{
  id: number;
  nameKo?: string | null | undefined;
  nameEn?: string | null | undefined;
}>;


export type NameFileMutation = { readonly nameFile: { readonly id: number, readonly key: string, readonly kind: Types.FileKind, readonly name: string, readonly nameKo: string | null, readonly nameEn: string | null, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly revision: number, readonly url: string, readonly createdAt: string, readonly uploadedBy: string | null, readonly uses: number, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } } };

export type ReplaceFileMutationVariables = Exact<{
  id: number;
  revision: number;
  withId: number;
}>;


export type ReplaceFileMutation = { readonly replaceFile: { readonly id: number, readonly key: string, readonly kind: Types.FileKind, readonly name: string, readonly nameKo: string | null, readonly nameEn: string | null, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly revision: number, readonly url: string, readonly createdAt: string, readonly uploadedBy: string | null, readonly uses: number, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } } };

export type DeleteFileMutationVariables = Exact<{
  id: number;
}>;


export type DeleteFileMutation = { readonly deleteFile: boolean };

export const FilePlaceWordsFragmentDoc = `fragment FilePlaceWords on FilePlace{noun use id board programKind pageKey isShown title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<FilePlaceWordsFragment, unknown>;
export const FileTextWordsFragmentDoc = `fragment FileTextWords on FileText{state characters isCut __typename}` as string & Urql.TypedDocumentNode<FileTextWordsFragment, unknown>;
export const StoredFileFragmentDoc = `fragment StoredFile on ManagedFile{id key kind name nameKo nameEn mimeType size width height revision url createdAt uploadedBy uses text{...FileTextWords __typename}__typename}` as string & Urql.TypedDocumentNode<StoredFileFragment, unknown>;
export const FileTextDocument = `query FileText($id:Id!){managedFile(id:$id){id text{...FileTextWords __typename}__typename}}${FileTextWordsFragmentDoc}` as string & Urql.TypedDocumentNode<FileTextQuery, FileTextQueryVariables>;

export function useFileTextQuery(options: Omit<Urql.UseQueryArgs<FileTextQueryVariables>, 'query'>) {
  return Urql.useQuery<FileTextQuery, FileTextQueryVariables>({ query: FileTextDocument, ...options });
};
export const ManagedFileDocument = `query ManagedFile($id:Id!$language:Language!){managedFile(id:$id){...StoredFile places{...FilePlaceWords __typename}__typename}}${StoredFileFragmentDoc}${FileTextWordsFragmentDoc}${FilePlaceWordsFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedFileQuery, ManagedFileQueryVariables>;

export function useManagedFileQuery(options: Omit<Urql.UseQueryArgs<ManagedFileQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedFileQuery, ManagedFileQueryVariables>({ query: ManagedFileDocument, ...options });
};
export const NameFileDocument = `mutation NameFile($id:Id!$nameKo:String$nameEn:String){nameFile(id:$id input:{nameKo:$nameKo nameEn:$nameEn}){...StoredFile __typename}}${StoredFileFragmentDoc}${FileTextWordsFragmentDoc}` as string & Urql.TypedDocumentNode<NameFileMutation, NameFileMutationVariables>;

export function useNameFileMutation() {
  return Urql.useMutation<NameFileMutation, NameFileMutationVariables>(NameFileDocument);
};
export const ReplaceFileDocument = `mutation ReplaceFile($id:Id!$revision:Int!$withId:Id!){replaceFile(id:$id revision:$revision withId:$withId){...StoredFile __typename}}${StoredFileFragmentDoc}${FileTextWordsFragmentDoc}` as string & Urql.TypedDocumentNode<ReplaceFileMutation, ReplaceFileMutationVariables>;

export function useReplaceFileMutation() {
  return Urql.useMutation<ReplaceFileMutation, ReplaceFileMutationVariables>(ReplaceFileDocument);
};
export const DeleteFileDocument = `mutation DeleteFile($id:Id!){deleteFile(id:$id)}` as string & Urql.TypedDocumentNode<DeleteFileMutation, DeleteFileMutationVariables>;

export function useDeleteFileMutation() {
  return Urql.useMutation<DeleteFileMutation, DeleteFileMutationVariables>(DeleteFileDocument);
};