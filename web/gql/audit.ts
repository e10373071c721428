/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** CHANGED: an entry is another than it was, or gone. UNLINKED: an entry came in from outside. CUT: the end is missing. */
export type AuditFault =
  | 'CHANGED'
  | 'CUT'
  | 'UNLINKED';

/** All that is given holds; several values of one are any of them. */
export type AuditFilter = {
  readonly action?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly actor?: string | null | undefined;
  readonly days?: DayRange | null | undefined;
  readonly subject?: ReadonlyArray<string> | null | undefined;
};

/** Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side. */
export type DayRange = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type AuditLogQueryVariables = Exact<{
  filter: AuditFilter;
  descending: boolean;
  page: number;
  size: number;
}>;


export type AuditLogQuery = { readonly auditEntries: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly actorId: number | null, readonly actorName: string | null, readonly actorEmail: string | null, readonly action: string, readonly subject: string, readonly subjectId: number | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly address: string | null, readonly createdAt: string }> } };

export type AuditCountQueryVariables = Exact<{
  filter: AuditFilter;
}>;


export type AuditCountQuery = { readonly auditEntries: { readonly exactCount: number } };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { readonly auditCheck: { readonly id: number, readonly checkedAt: string, readonly entries: number, readonly fault: AuditFault | null, readonly entryId: number | null } | null };


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