/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CreateMailingMutationVariables = Exact<{
  members?: Types.MembersFilter | null | undefined;
  programId?: number | null | undefined;
  applicants?: Types.ApplicantsFilter | null | undefined;
  ids?: ReadonlyArray<number> | number | null | undefined;
  topic?: Types.SubscriptionTopic | null | undefined;
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type CreateMailingMutation = { readonly createMailing: { readonly id: number } };

export type NewsMailingsQueryVariables = Exact<{
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type NewsMailingsQuery = { readonly mailings: ReadonlyArray<{ readonly id: number, readonly audience: unknown, readonly state: Types.MailingState, readonly expected: number, readonly sent: number, readonly createdAt: string }> };


export const CreateMailingDocument = `mutation CreateMailing($members:MembersFilter$programId:Id$applicants:ApplicantsFilter$ids:[Id!]$topic:SubscriptionTopic$postId:Id$issueId:Id){createMailing(members:$members programId:$programId applicants:$applicants ids:$ids topic:$topic postId:$postId issueId:$issueId){id __typename}}` as string & Urql.TypedDocumentNode<CreateMailingMutation, CreateMailingMutationVariables>;

export function useCreateMailingMutation() {
  return Urql.useMutation<CreateMailingMutation, CreateMailingMutationVariables>(CreateMailingDocument);
};
export const NewsMailingsDocument = `query NewsMailings($postId:Id$issueId:Id){mailings(postId:$postId issueId:$issueId){id audience state expected sent createdAt __typename}}` as string & Urql.TypedDocumentNode<NewsMailingsQuery, NewsMailingsQueryVariables>;

export function useNewsMailingsQuery(options?: Omit<Urql.UseQueryArgs<NewsMailingsQueryVariables>, 'query'>) {
  return Urql.useQuery<NewsMailingsQuery, NewsMailingsQueryVariables>({ query: NewsMailingsDocument, ...options });
};