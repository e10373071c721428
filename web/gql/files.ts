/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const StoredFileFragmentDoc = `fragment StoredFile on ManagedFile{id key kind name nameKo nameEn mimeType size width height revision url createdAt uploadedBy uses text{...FileTextWords __typename}__typename}`;
const FileTextWordsFragmentDoc = `fragment FileTextWords on FileText{state characters isCut __typename}`;
export type ManagedFilesQueryVariables = Exact<{
  filter: Types.FileFilter;
  sort: Types.FileSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type ManagedFilesQuery = { readonly managedFiles: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly key: string, readonly kind: Types.FileKind, readonly name: string, readonly nameKo: string | null, readonly nameEn: string | null, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly revision: number, readonly url: string, readonly createdAt: string, readonly uploadedBy: string | null, readonly uses: number, readonly text: { readonly state: Types.FileTextState, readonly characters: number, readonly isCut: boolean } }> } };

export type DeleteFilesMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.FileFilter | null | undefined;
}>;


export type DeleteFilesMutation = { readonly deleteFiles: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };


export const ManagedFilesDocument = `query ManagedFiles($filter:FileFilter!$sort:FileSort!$descending:Boolean!$page:Int!$size:Int!){managedFiles(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount items{...StoredFile __typename}__typename}}${StoredFileFragmentDoc}${FileTextWordsFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedFilesQuery, ManagedFilesQueryVariables>;

export function useManagedFilesQuery(options: Omit<Urql.UseQueryArgs<ManagedFilesQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedFilesQuery, ManagedFilesQueryVariables>({ query: ManagedFilesDocument, ...options });
};
export const DeleteFilesDocument = `mutation DeleteFiles($which:BulkSelection!$filter:FileFilter){deleteFiles(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeleteFilesMutation, DeleteFilesMutationVariables>;

export function useDeleteFilesMutation() {
  return Urql.useMutation<DeleteFilesMutation, DeleteFilesMutationVariables>(DeleteFilesDocument);
};