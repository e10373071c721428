/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const RescheduleRequestFragmentDoc = `fragment RescheduleRequest on Reschedule{startsAtBefore answerUntil reply canAnswer refund needsRefundAccount note(language:$language){text language __typename}program{id startsAt title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}__typename}`;
export type LinkedRescheduleQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type LinkedRescheduleQuery = { readonly linkedReschedule: { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: Types.RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Types.Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null } } | null };

export type AnswerLinkedRescheduleMutationVariables = Exact<{
  link: string;
  accepts: boolean;
  refundAccount?: string | null | undefined;
}>;


export type AnswerLinkedRescheduleMutation = { readonly answerLinkedReschedule: boolean };


export const LinkedRescheduleDocument = `query LinkedReschedule($link:String!$language:Language!){linkedReschedule(link:$link){...RescheduleRequest __typename}}${RescheduleRequestFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedRescheduleQuery, LinkedRescheduleQueryVariables>;

export function useLinkedRescheduleQuery(options: Omit<Urql.UseQueryArgs<LinkedRescheduleQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedRescheduleQuery, LinkedRescheduleQueryVariables>({ query: LinkedRescheduleDocument, ...options });
};
export const AnswerLinkedRescheduleDocument = `mutation AnswerLinkedReschedule($link:String!$accepts:Boolean!$refundAccount:String){answerLinkedReschedule(link:$link accepts:$accepts refundAccount:$refundAccount)}` as string & Urql.TypedDocumentNode<AnswerLinkedRescheduleMutation, AnswerLinkedRescheduleMutationVariables>;

export function useAnswerLinkedRescheduleMutation() {
  return Urql.useMutation<AnswerLinkedRescheduleMutation, AnswerLinkedRescheduleMutationVariables>(AnswerLinkedRescheduleDocument);
};