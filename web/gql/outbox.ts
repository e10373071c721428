/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type OutboxQueryVariables = Exact<{
  filter: Types.MailFilter;
  descending: boolean;
  page: number;
  size: number;
}>;


export type OutboxQuery = { readonly outbox: { readonly isSent: boolean, readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: Types.MailKind, readonly language: Types.Language, readonly toAddress: string, readonly subject: string, readonly paragraphs: ReadonlyArray<string>, readonly hasLink: boolean, readonly mayShowLink: boolean, readonly state: Types.MailState, readonly attempts: number, readonly templateVersion: number | null, readonly lastError: string | null, readonly dueAt: string | null, readonly sentAt: string | null, readonly createdAt: string }> } };

export type OutboxCountQueryVariables = Exact<{
  filter: Types.MailFilter;
}>;


export type OutboxCountQuery = { readonly outbox: { readonly exactCount: number } };

export type RetryMailMutationVariables = Exact<{
  id: number;
}>;


export type RetryMailMutation = { readonly retryMail: { readonly id: number, readonly state: Types.MailState, readonly attempts: number, readonly dueAt: string | null } };

export type RetryMailsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MailFilter | null | undefined;
}>;


export type RetryMailsMutation = { readonly retryMails: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type ShowMailLinkMutationVariables = Exact<{
  id: number;
}>;


export type ShowMailLinkMutation = { readonly showMailLink: string };


export const OutboxDocument = `query Outbox($filter:MailFilter!$descending:Boolean!$page:Int!$size:Int!){outbox(filter:$filter descending:$descending page:$page size:$size){isSent totalCount hasMore items{id kind language toAddress subject paragraphs hasLink mayShowLink state attempts templateVersion lastError dueAt sentAt createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<OutboxQuery, OutboxQueryVariables>;

export function useOutboxQuery(options: Omit<Urql.UseQueryArgs<OutboxQueryVariables>, 'query'>) {
  return Urql.useQuery<OutboxQuery, OutboxQueryVariables>({ query: OutboxDocument, ...options });
};
export const OutboxCountDocument = `query OutboxCount($filter:MailFilter!){outbox(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<OutboxCountQuery, OutboxCountQueryVariables>;

export function useOutboxCountQuery(options: Omit<Urql.UseQueryArgs<OutboxCountQueryVariables>, 'query'>) {
  return Urql.useQuery<OutboxCountQuery, OutboxCountQueryVariables>({ query: OutboxCountDocument, ...options });
};
export const RetryMailDocument = `mutation RetryMail($id:Id!){retryMail(id:$id){id state attempts dueAt __typename}}` as string & Urql.TypedDocumentNode<RetryMailMutation, RetryMailMutationVariables>;

export function useRetryMailMutation() {
  return Urql.useMutation<RetryMailMutation, RetryMailMutationVariables>(RetryMailDocument);
};
export const RetryMailsDocument = `mutation RetryMails($which:BulkSelection!$filter:MailFilter){retryMails(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RetryMailsMutation, RetryMailsMutationVariables>;

export function useRetryMailsMutation() {
  return Urql.useMutation<RetryMailsMutation, RetryMailsMutationVariables>(RetryMailsDocument);
};
export const ShowMailLinkDocument = `mutation ShowMailLink($id:Id!){showMailLink(id:$id)}` as string & Urql.TypedDocumentNode<ShowMailLinkMutation, ShowMailLinkMutationVariables>;

export function useShowMailLinkMutation() {
  return Urql.useMutation<ShowMailLinkMutation, ShowMailLinkMutationVariables>(ShowMailLinkDocument);
};