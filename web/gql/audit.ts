/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type AuditLogQueryVariables = Exact<{
  filter: Types.AuditFilter;
  descending: boolean;
  page: number;
  size: number;
}>;


export type AuditLogQuery = { readonly auditEntries: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly actorId: number | null, readonly actorName: string | null, readonly actorEmail: string | null, readonly action: string, readonly subject: string, readonly subjectId: number | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly address: string | null, readonly createdAt: string }> } };

export type AuditCountQueryVariables = Exact<{
  filter: Types.AuditFilter;
}>;


export type AuditCountQuery = { readonly auditEntries: { readonly exactCount: number } };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { readonly auditCheck: { readonly id: number, readonly checkedAt: string, readonly entries: number, readonly fault: Types.AuditFault | null, readonly entryId: number | null } | null };


export const AuditLogDocument = `query AuditLog($filter:AuditFilter!$descending:Boolean!$page:Int!$size:Int!){auditEntries(filter:$filter descending:$descending page:$page size:$size){totalCount hasMore items{id actorId actorName actorEmail action subject subjectId before after reason address createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<AuditLogQuery, AuditLogQueryVariables>;

export function useAuditLogQuery(options: Omit<Urql.UseQueryArgs<AuditLogQueryVariables>, 'query'>) {
  return Urql.useQuery<AuditLogQuery, AuditLogQueryVariables>({ query: AuditLogDocument, ...options });
};
export const AuditCountDocument = `query AuditCount($filter:AuditFilter!){auditEntries(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<AuditCountQuery, AuditCountQueryVariables>;

export function useAuditCountQuery(options: Omit<Urql.UseQueryArgs<AuditCountQueryVariables>, 'query'>) {
  return Urql.useQuery<AuditCountQuery, AuditCountQueryVariables>({ query: AuditCountDocument, ...options });
};
export const AuditCheckDocument = `query AuditCheck{auditCheck{id checkedAt entries fault entryId __typename}}` as string & Urql.TypedDocumentNode<AuditCheckQuery, AuditCheckQueryVariables>;

export function useAuditCheckQuery(options?: Omit<Urql.UseQueryArgs<AuditCheckQueryVariables>, 'query'>) {
  return Urql.useQuery<AuditCheckQuery, AuditCheckQueryVariables>({ query: AuditCheckDocument, ...options });
};