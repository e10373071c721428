/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedMailTemplateFragment = { readonly kind: Types.MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectPlaceholders: ReadonlyArray<string>, readonly textPlaceholders: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> };

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTemplatesQuery = { readonly mailTemplates: ReadonlyArray<{ readonly kind: Types.MailKind, readonly version: number, readonly isOwn: boolean }> };

export type MailTemplateQueryVariables = Exact<{
  kind: Types.MailKind;
}>;


export type MailTemplateQuery = { readonly mailTemplate: { readonly kind: Types.MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectPlaceholders: ReadonlyArray<string>, readonly textPlaceholders: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } | null };

export type MailTemplatePreviewQueryVariables = Exact<{
  kind: Types.MailKind;
  input: Types.MailTemplateInput;
}>;


export type MailTemplatePreviewQuery = { readonly mailTemplate: { readonly kind: Types.MailKind, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }> } | null };

export type SaveMailTemplateMutationVariables = Exact<{
  kind: Types.MailKind;
  version: number;
  input?: Types.MailTemplateInput | null | undefined;
}>;


export type SaveMailTemplateMutation = { readonly saveMailTemplate: { readonly kind: Types.MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectPlaceholders: ReadonlyArray<string>, readonly textPlaceholders: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } };

export type TestMailTemplateMutationVariables = Exact<{
  kind: Types.MailKind;
  input?: Types.MailTemplateInput | null | undefined;
}>;


export type TestMailTemplateMutation = { readonly testMailTemplate: { readonly kind: Types.MailKind } };

export type RestoreMailTemplateMutationVariables = Exact<{
  kind: Types.MailKind;
  version: number;
  number: number;
}>;


export type RestoreMailTemplateMutation = { readonly restoreMailTemplate: { readonly kind: Types.MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectPlaceholders: ReadonlyArray<string>, readonly textPlaceholders: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } };

export const EditedMailTemplateFragmentDoc = `fragment EditedMailTemplate on MailTemplate{kind version isOwn subjectKo textKo subjectEn textEn subjectPlaceholders textPlaceholders previews{language subject paragraphs __typename}versions{number subjectKo textKo subjectEn textEn createdAt author __typename}__typename}` as string & Urql.TypedDocumentNode<EditedMailTemplateFragment, unknown>;
export const MailTemplatesDocument = `query MailTemplates{mailTemplates{kind version isOwn __typename}}` as string & Urql.TypedDocumentNode<MailTemplatesQuery, MailTemplatesQueryVariables>;

export function useMailTemplatesQuery(options?: Omit<Urql.UseQueryArgs<MailTemplatesQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplatesQuery, MailTemplatesQueryVariables>({ query: MailTemplatesDocument, ...options });
};
export const MailTemplateDocument = `query MailTemplate($kind:MailKind!){mailTemplate(kind:$kind){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<MailTemplateQuery, MailTemplateQueryVariables>;

export function useMailTemplateQuery(options: Omit<Urql.UseQueryArgs<MailTemplateQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplateQuery, MailTemplateQueryVariables>({ query: MailTemplateDocument, ...options });
};
export const MailTemplatePreviewDocument = `query MailTemplatePreview($kind:MailKind!$input:MailTemplateInput!){mailTemplate(kind:$kind){kind previews(input:$input){language subject paragraphs __typename}__typename}}` as string & Urql.TypedDocumentNode<MailTemplatePreviewQuery, MailTemplatePreviewQueryVariables>;

export function useMailTemplatePreviewQuery(options: Omit<Urql.UseQueryArgs<MailTemplatePreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplatePreviewQuery, MailTemplatePreviewQueryVariables>({ query: MailTemplatePreviewDocument, ...options });
};
export const SaveMailTemplateDocument = `mutation SaveMailTemplate($kind:MailKind!$version:Int!$input:MailTemplateInput){saveMailTemplate(kind:$kind version:$version input:$input){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>;

export function useSaveMailTemplateMutation() {
  return Urql.useMutation<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>(SaveMailTemplateDocument);
};
export const TestMailTemplateDocument = `mutation TestMailTemplate($kind:MailKind!$input:MailTemplateInput){testMailTemplate(kind:$kind input:$input){kind __typename}}` as string & Urql.TypedDocumentNode<TestMailTemplateMutation, TestMailTemplateMutationVariables>;

export function useTestMailTemplateMutation() {
  return Urql.useMutation<TestMailTemplateMutation, TestMailTemplateMutationVariables>(TestMailTemplateDocument);
};
export const RestoreMailTemplateDocument = `mutation RestoreMailTemplate($kind:MailKind!$version:Int!$number:Int!){restoreMailTemplate(kind:$kind version:$version number:$number){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<RestoreMailTemplateMutation, RestoreMailTemplateMutationVariables>;

export function useRestoreMailTemplateMutation() {
  return Urql.useMutation<RestoreMailTemplateMutation, RestoreMailTemplateMutationVariables>(RestoreMailTemplateDocument);
};