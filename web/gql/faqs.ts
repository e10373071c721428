/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type FaqPageQueryVariables = Exact<{
  language: Types.Language;
}>;


export type FaqPageQuery = { readonly faqs: ReadonlyArray<{ readonly id: number, readonly question: string, readonly answer: string }>, readonly settings: { readonly id: number, readonly phone: string | null, readonly email: string | null } };

export type EditedFaqsFragment = { readonly version: number, readonly faqs: ReadonlyArray<{ readonly id: number, readonly questionKo: string, readonly questionEn: string, readonly answerKo: string, readonly answerEn: string }> };

export type FaqEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqEditorQuery = { readonly faqsForEditing: { readonly version: number, readonly faqs: ReadonlyArray<{ readonly id: number, readonly questionKo: string, readonly questionEn: string, readonly answerKo: string, readonly answerEn: string }> } };

export type SaveFaqsMutationVariables = Exact<{
  version: number;
  input: Types.FaqsInput;
}>;


export type SaveFaqsMutation = { readonly saveFaqs: { readonly version: number, readonly faqs: ReadonlyArray<{ readonly id: number, readonly questionKo: string, readonly questionEn: string, readonly answerKo: string, readonly answerEn: string }> } };

export const EditedFaqsFragmentDoc = `fragment EditedFaqs on FaqsForEditing{version faqs{id questionKo questionEn answerKo answerEn __typename}__typename}` as string & Urql.TypedDocumentNode<EditedFaqsFragment, unknown>;
export const FaqPageDocument = `query FaqPage($language:Language!){faqs{id question(language:$language)answer(language:$language)__typename}settings{id phone email __typename}}` as string & Urql.TypedDocumentNode<FaqPageQuery, FaqPageQueryVariables>;

export function useFaqPageQuery(options: Omit<Urql.UseQueryArgs<FaqPageQueryVariables>, 'query'>) {
  return Urql.useQuery<FaqPageQuery, FaqPageQueryVariables>({ query: FaqPageDocument, ...options });
};
export const FaqEditorDocument = `query FaqEditor{faqsForEditing{...EditedFaqs __typename}}${EditedFaqsFragmentDoc}` as string & Urql.TypedDocumentNode<FaqEditorQuery, FaqEditorQueryVariables>;

export function useFaqEditorQuery(options?: Omit<Urql.UseQueryArgs<FaqEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<FaqEditorQuery, FaqEditorQueryVariables>({ query: FaqEditorDocument, ...options });
};
export const SaveFaqsDocument = `mutation SaveFaqs($version:Int!$input:FaqsInput!){saveFaqs(version:$version input:$input){...EditedFaqs __typename}}${EditedFaqsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveFaqsMutation, SaveFaqsMutationVariables>;

export function useSaveFaqsMutation() {
  return Urql.useMutation<SaveFaqsMutation, SaveFaqsMutationVariables>(SaveFaqsDocument);
};