/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly members: { readonly pendingGradeRequests: number, readonly byGrade: ReadonlyArray<{ readonly grade: MemberGrade, readonly count: number }>, readonly registrations: ReadonlyArray<{ readonly day: string, readonly count: number }>, readonly newest: ReadonlyArray<{ readonly id: number, readonly name: string, readonly country: string, readonly grade: MemberGrade, readonly createdAt: string }> } | null, readonly posts: { readonly drafts: number, readonly untranslated: number, readonly outdatedEnglish: number, readonly published: ReadonlyArray<{ readonly board: Board, readonly count: number }> } | null, readonly programs: { readonly drafts: number, readonly unannounced: number } | null } };


export const DashboardDocument = `query Dashboard{dashboard{members{pendingGradeRequests byGrade{grade count __typename}registrations{day count __typename}newest{id name country grade createdAt __typename}__typename}posts{published{board count __typename}drafts untranslated outdatedEnglish __typename}programs{drafts unannounced __typename}__typename}}` as string & Urql.TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;

export function useDashboardQuery(options?: Omit<Urql.UseQueryArgs<DashboardQueryVariables>, 'query'>) {
  return Urql.useQuery<DashboardQuery, DashboardQueryVariables>({ query: DashboardDocument, ...options });
};