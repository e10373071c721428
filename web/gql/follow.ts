/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type FollowedTopicsFragment = { readonly id: number, readonly followedTopics: ReadonlyArray<Types.SubscriptionTopic> };

export type FollowedTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedTopicsQuery = { readonly myAccount: { readonly id: number, readonly followedTopics: ReadonlyArray<Types.SubscriptionTopic> } };

export type FollowTopicMutationVariables = Exact<{
  topic: Types.SubscriptionTopic;
  follows: boolean;
}>;


export type FollowTopicMutation = { readonly followTopic: { readonly id: number, readonly followedTopics: ReadonlyArray<Types.SubscriptionTopic> } };

export const FollowedTopicsFragmentDoc = `fragment FollowedTopics on Account{id followedTopics __typename}` as string & Urql.TypedDocumentNode<FollowedTopicsFragment, unknown>;
export const FollowedTopicsDocument = `query FollowedTopics{myAccount{...FollowedTopics __typename}}${FollowedTopicsFragmentDoc}` as string & Urql.TypedDocumentNode<FollowedTopicsQuery, FollowedTopicsQueryVariables>;

export function useFollowedTopicsQuery(options?: Omit<Urql.UseQueryArgs<FollowedTopicsQueryVariables>, 'query'>) {
  return Urql.useQuery<FollowedTopicsQuery, FollowedTopicsQueryVariables>({ query: FollowedTopicsDocument, ...options });
};
export const FollowTopicDocument = `mutation FollowTopic($topic:SubscriptionTopic!$follows:Boolean!){followTopic(topic:$topic follows:$follows){...FollowedTopics __typename}}${FollowedTopicsFragmentDoc}` as string & Urql.TypedDocumentNode<FollowTopicMutation, FollowTopicMutationVariables>;

export function useFollowTopicMutation() {
  return Urql.useMutation<FollowTopicMutation, FollowTopicMutationVariables>(FollowTopicDocument);
};