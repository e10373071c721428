/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type TaskPartsFragment = { readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null };

export type RemarkPartsFragment = { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null };

export type LanguageStatusPartsFragment = { readonly language: Types.Language, readonly state: Types.LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> };

export type TranslationWorkQueryVariables = Exact<{
  of: Types.TranslatedInput;
}>;


export type TranslationWorkQuery = { readonly translationWork: { readonly languages: ReadonlyArray<{ readonly language: Types.Language, readonly state: Types.LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> }>, readonly task: { readonly handedIn: unknown, readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null } | null, readonly remarks: ReadonlyArray<{ readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null }>, readonly translators: ReadonlyArray<{ readonly id: number, readonly name: string }> } | null };

export type AssignTranslationMutationVariables = Exact<{
  of: Types.TranslatedInput;
  memberId?: number | null | undefined;
  dueOn?: string | null | undefined;
}>;


export type AssignTranslationMutation = { readonly assignTranslation: { readonly id: number } };

export type HandInTranslationMutationVariables = Exact<{
  of: Types.TranslatedInput;
  form: unknown;
  over?: string | null | undefined;
}>;


export type HandInTranslationMutation = { readonly handInTranslation: { readonly id: number } };

export type ReturnTranslationMutationVariables = Exact<{
  of: Types.TranslatedInput;
}>;


export type ReturnTranslationMutation = { readonly returnTranslation: { readonly id: number } };

export type EndTranslationMutationVariables = Exact<{
  of: Types.TranslatedInput;
}>;


export type EndTranslationMutation = { readonly endTranslation: boolean };

export type AddTranslationRemarkMutationVariables = Exact<{
  of: Types.TranslatedInput;
  ko?: string | null | undefined;
  en?: string | null | undefined;
  text: string;
}>;


export type AddTranslationRemarkMutation = { readonly addTranslationRemark: { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null } };

export type ResolveTranslationRemarkMutationVariables = Exact<{
  id: number;
  isResolved: boolean;
}>;


export type ResolveTranslationRemarkMutation = { readonly resolveTranslationRemark: { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null } };

export const TaskPartsFragmentDoc = `fragment TaskParts on TranslationTask{id assigneeId assigneeName isMine dueOn handedInAt handedInByName __typename}` as string & Urql.TypedDocumentNode<TaskPartsFragment, unknown>;
export const RemarkPartsFragmentDoc = `fragment RemarkParts on TranslationRemark{id ko en text writtenBy createdAt resolvedAt resolvedBy __typename}` as string & Urql.TypedDocumentNode<RemarkPartsFragment, unknown>;
export const LanguageStatusPartsFragmentDoc = `fragment LanguageStatusParts on LanguageStatus{language state waiting{since __typename}__typename}` as string & Urql.TypedDocumentNode<LanguageStatusPartsFragment, unknown>;
export const TranslationWorkDocument = `query TranslationWork($of:TranslatedInput!){translationWork(of:$of){languages{...LanguageStatusParts __typename}task{...TaskParts handedIn __typename}remarks{...RemarkParts __typename}translators{id name __typename}__typename}}${LanguageStatusPartsFragmentDoc}${TaskPartsFragmentDoc}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<TranslationWorkQuery, TranslationWorkQueryVariables>;

export function useTranslationWorkQuery(options: Omit<Urql.UseQueryArgs<TranslationWorkQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationWorkQuery, TranslationWorkQueryVariables>({ query: TranslationWorkDocument, ...options });
};
export const AssignTranslationDocument = `mutation AssignTranslation($of:TranslatedInput!$memberId:Id$dueOn:String){assignTranslation(of:$of memberId:$memberId dueOn:$dueOn){id __typename}}` as string & Urql.TypedDocumentNode<AssignTranslationMutation, AssignTranslationMutationVariables>;

export function useAssignTranslationMutation() {
  return Urql.useMutation<AssignTranslationMutation, AssignTranslationMutationVariables>(AssignTranslationDocument);
};
export const HandInTranslationDocument = `mutation HandInTranslation($of:TranslatedInput!$form:Json!$over:DateTime){handInTranslation(of:$of form:$form over:$over){id __typename}}` as string & Urql.TypedDocumentNode<HandInTranslationMutation, HandInTranslationMutationVariables>;

export function useHandInTranslationMutation() {
  return Urql.useMutation<HandInTranslationMutation, HandInTranslationMutationVariables>(HandInTranslationDocument);
};
export const ReturnTranslationDocument = `mutation ReturnTranslation($of:TranslatedInput!){returnTranslation(of:$of){id __typename}}` as string & Urql.TypedDocumentNode<ReturnTranslationMutation, ReturnTranslationMutationVariables>;

export function useReturnTranslationMutation() {
  return Urql.useMutation<ReturnTranslationMutation, ReturnTranslationMutationVariables>(ReturnTranslationDocument);
};
export const EndTranslationDocument = `mutation EndTranslation($of:TranslatedInput!){endTranslation(of:$of)}` as string & Urql.TypedDocumentNode<EndTranslationMutation, EndTranslationMutationVariables>;

export function useEndTranslationMutation() {
  return Urql.useMutation<EndTranslationMutation, EndTranslationMutationVariables>(EndTranslationDocument);
};
export const AddTranslationRemarkDocument = `mutation AddTranslationRemark($of:TranslatedInput!$ko:String$en:String$text:String!){addTranslationRemark(of:$of ko:$ko en:$en text:$text){...RemarkParts __typename}}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<AddTranslationRemarkMutation, AddTranslationRemarkMutationVariables>;

export function useAddTranslationRemarkMutation() {
  return Urql.useMutation<AddTranslationRemarkMutation, AddTranslationRemarkMutationVariables>(AddTranslationRemarkDocument);
};
export const ResolveTranslationRemarkDocument = `mutation ResolveTranslationRemark($id:Id!$isResolved:Boolean!){resolveTranslationRemark(id:$id isResolved:$isResolved){...RemarkParts __typename}}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<ResolveTranslationRemarkMutation, ResolveTranslationRemarkMutationVariables>;

export function useResolveTranslationRemarkMutation() {
  return Urql.useMutation<ResolveTranslationRemarkMutation, ResolveTranslationRemarkMutationVariables>(ResolveTranslationRemarkDocument);
};