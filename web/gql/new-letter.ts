/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CreateLetterMutationVariables = Exact<{
  members?: Types.MembersFilter | null | undefined;
  programId?: number | null | undefined;
  applicants?: Types.ApplicantsFilter | null | undefined;
  ids?: ReadonlyArray<number> | number | null | undefined;
  topic?: Types.SubscriptionTopic | null | undefined;
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type CreateLetterMutation = { readonly createLetter: { readonly id: number } };

export type NewsLettersQueryVariables = Exact<{
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type NewsLettersQuery = { readonly letters: ReadonlyArray<{ readonly id: number, readonly audience: unknown, readonly state: Types.LetterState, readonly expected: number, readonly sent: number, readonly createdAt: string }> };


export const CreateLetterDocument = `mutation CreateLetter($members:MembersFilter$programId:Id$applicants:ApplicantsFilter$ids:[Id!]$topic:SubscriptionTopic$postId:Id$issueId:Id){createLetter(members:$members programId:$programId applicants:$applicants ids:$ids topic:$topic postId:$postId issueId:$issueId){id __typename}}` as string & Urql.TypedDocumentNode<CreateLetterMutation, CreateLetterMutationVariables>;

export function useCreateLetterMutation() {
  return Urql.useMutation<CreateLetterMutation, CreateLetterMutationVariables>(CreateLetterDocument);
};
export const NewsLettersDocument = `query NewsLetters($postId:Id$issueId:Id){letters(postId:$postId issueId:$issueId){id audience state expected sent createdAt __typename}}` as string & Urql.TypedDocumentNode<NewsLettersQuery, NewsLettersQueryVariables>;

export function useNewsLettersQuery(options?: Omit<Urql.UseQueryArgs<NewsLettersQueryVariables>, 'query'>) {
  return Urql.useQuery<NewsLettersQuery, NewsLettersQueryVariables>({ query: NewsLettersDocument, ...options });
};