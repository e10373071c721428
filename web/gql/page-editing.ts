/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}`;
const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}`;
const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}`;
export type PageEditorQueryVariables = Exact<{
  key: Types.PageKey;
}>;


export type PageEditorQuery = { readonly pageForEditing: { readonly key: Types.PageKey, readonly number: number | null, readonly shownNumber: number | null, readonly effectiveAt: string | null, readonly answers: ReadonlyArray<string>, readonly ko: { readonly title: string, readonly content: RichTextDocument | null } | null, readonly en: { readonly title: string, readonly content: RichTextDocument | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly entries: ReadonlyArray<{ readonly rowKey: string, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly titleKo: string, readonly titleEn: string | null, readonly bodyKo: string | null, readonly bodyEn: string | null }>, readonly people: ReadonlyArray<{ readonly rowKey: string, readonly nameKo: string, readonly nameEn: string | null, readonly roleKo: string, readonly roleEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly termFrom: number | null, readonly termTo: number | null, readonly portrait: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } };

export type PageHistoryQueryVariables = Exact<{
  key: Types.PageKey;
  language: Types.Language;
}>;


export type PageHistoryQuery = { readonly pageForEditing: { readonly key: Types.PageKey, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Types.Language } | null }> }, readonly pageVersions: ReadonlyArray<{ readonly id: number, readonly number: number, readonly effectiveAt: string }> };

export type PageVersionChangeQueryVariables = Exact<{
  key: Types.PageKey;
  number: number;
  against: Types.VersionComparison;
}>;


export type PageVersionChangeQuery = { readonly pageForEditing: { readonly key: Types.PageKey, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> }> }> } };

export type PageVersionShownQueryVariables = Exact<{
  key: Types.PageKey;
  number: number;
  language: Types.Language;
}>;


export type PageVersionShownQuery = { readonly page: { readonly id: number, readonly effectiveAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly content: { readonly document: RichTextDocument, readonly language: Types.Language }, readonly entries: ReadonlyArray<{ readonly id: number, readonly year: number | null, readonly month: number | null, readonly day: number | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly body: { readonly text: string, readonly language: Types.Language } | null }>, readonly people: ReadonlyArray<{ readonly id: number, readonly termFrom: number | null, readonly termTo: number | null, readonly name: { readonly text: string, readonly language: Types.Language }, readonly role: { readonly text: string, readonly language: Types.Language } }> } | null };

export type SavePageMutationVariables = Exact<{
  input: Types.PageInput;
}>;


export type SavePageMutation = { readonly savePage: { readonly id: number, readonly number: number, readonly effectiveAt: string } };

export type CorrectPageMutationVariables = Exact<{
  input: Types.PageInput;
}>;


export type CorrectPageMutation = { readonly correctPage: { readonly id: number, readonly number: number, readonly effectiveAt: string } };

export type RestorePageMutationVariables = Exact<{
  key: Types.PageKey;
  number: number;
  baseNumber: number;
  effectiveAt?: string | null | undefined;
  noteKo?: string | null | undefined;
  noteEn?: string | null | undefined;
}>;


export type RestorePageMutation = { readonly restorePage: { readonly id: number, readonly number: number, readonly effectiveAt: string } };

export type WithdrawPageMutationVariables = Exact<{
  key: Types.PageKey;
  number: number;
}>;


export type WithdrawPageMutation = { readonly withdrawPage: { readonly id: number, readonly number: number } };

export type UndoPageWithdrawalMutationVariables = Exact<{
  key: Types.PageKey;
  number: number;
}>;


export type UndoPageWithdrawalMutation = { readonly undoPageWithdrawal: { readonly id: number, readonly number: number } };


export const PageEditorDocument = `query PageEditor($key:PageKey!){pageForEditing(key:$key){key number shownNumber effectiveAt ko{title content __typename}en{title content __typename}answers pairs{ko en since __typename}entries{rowKey year month day titleKo titleEn bodyKo bodyEn __typename}people{rowKey nameKo nameEn roleKo roleEn affiliationKo affiliationEn termFrom termTo portrait{...EditedFile __typename}__typename}draft{...EditedDraft __typename}__typename}}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<PageEditorQuery, PageEditorQueryVariables>;

export function usePageEditorQuery(options: Omit<Urql.UseQueryArgs<PageEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<PageEditorQuery, PageEditorQueryVariables>({ query: PageEditorDocument, ...options });
};
export const PageHistoryDocument = `query PageHistory($key:PageKey!$language:Language!){pageForEditing(key:$key){key versions{...ListedVersion __typename}__typename}pageVersions(key:$key){id number effectiveAt __typename}}${ListedVersionFragmentDoc}` as string & Urql.TypedDocumentNode<PageHistoryQuery, PageHistoryQueryVariables>;

export function usePageHistoryQuery(options: Omit<Urql.UseQueryArgs<PageHistoryQueryVariables>, 'query'>) {
  return Urql.useQuery<PageHistoryQuery, PageHistoryQueryVariables>({ query: PageHistoryDocument, ...options });
};
export const PageVersionChangeDocument = `query PageVersionChange($key:PageKey!$number:Int!$against:VersionComparison!){pageForEditing(key:$key){key versions(number:$number){...VersionChange __typename}__typename}}${VersionChangeFragmentDoc}` as string & Urql.TypedDocumentNode<PageVersionChangeQuery, PageVersionChangeQueryVariables>;

export function usePageVersionChangeQuery(options: Omit<Urql.UseQueryArgs<PageVersionChangeQueryVariables>, 'query'>) {
  return Urql.useQuery<PageVersionChangeQuery, PageVersionChangeQueryVariables>({ query: PageVersionChangeDocument, ...options });
};
export const PageVersionShownDocument = `query PageVersionShown($key:PageKey!$number:Int!$language:Language!){page(key:$key number:$number){id effectiveAt title(language:$language){text language __typename}content(language:$language){document language __typename}entries{id year month day title(language:$language){text language __typename}body(language:$language){text language __typename}__typename}people{id name(language:$language){text language __typename}role(language:$language){text language __typename}termFrom termTo __typename}__typename}}` as string & Urql.TypedDocumentNode<PageVersionShownQuery, PageVersionShownQueryVariables>;

export function usePageVersionShownQuery(options: Omit<Urql.UseQueryArgs<PageVersionShownQueryVariables>, 'query'>) {
  return Urql.useQuery<PageVersionShownQuery, PageVersionShownQueryVariables>({ query: PageVersionShownDocument, ...options });
};
export const SavePageDocument = `mutation SavePage($input:PageInput!){savePage(input:$input){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<SavePageMutation, SavePageMutationVariables>;

export function useSavePageMutation() {
  return Urql.useMutation<SavePageMutation, SavePageMutationVariables>(SavePageDocument);
};
export const CorrectPageDocument = `mutation CorrectPage($input:PageInput!){correctPage(input:$input){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<CorrectPageMutation, CorrectPageMutationVariables>;

export function useCorrectPageMutation() {
  return Urql.useMutation<CorrectPageMutation, CorrectPageMutationVariables>(CorrectPageDocument);
};
export const RestorePageDocument = `mutation RestorePage($key:PageKey!$number:Int!$baseNumber:Int!$effectiveAt:DateTime$noteKo:String$noteEn:String){restorePage(key:$key number:$number baseNumber:$baseNumber effectiveAt:$effectiveAt noteKo:$noteKo noteEn:$noteEn){id number effectiveAt __typename}}` as string & Urql.TypedDocumentNode<RestorePageMutation, RestorePageMutationVariables>;

export function useRestorePageMutation() {
  return Urql.useMutation<RestorePageMutation, RestorePageMutationVariables>(RestorePageDocument);
};
export const WithdrawPageDocument = `mutation WithdrawPage($key:PageKey!$number:Int!){withdrawPage(key:$key number:$number){id number __typename}}` as string & Urql.TypedDocumentNode<WithdrawPageMutation, WithdrawPageMutationVariables>;

export function useWithdrawPageMutation() {
  return Urql.useMutation<WithdrawPageMutation, WithdrawPageMutationVariables>(WithdrawPageDocument);
};
export const UndoPageWithdrawalDocument = `mutation UndoPageWithdrawal($key:PageKey!$number:Int!){undoPageWithdrawal(key:$key number:$number){id number __typename}}` as string & Urql.TypedDocumentNode<UndoPageWithdrawalMutation, UndoPageWithdrawalMutationVariables>;

export function useUndoPageWithdrawalMutation() {
  return Urql.useMutation<UndoPageWithdrawalMutation, UndoPageWithdrawalMutationVariables>(UndoPageWithdrawalDocument);
};