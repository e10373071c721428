/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ListedStaffFragment = { readonly id: number, readonly name: string, readonly email: string, readonly grade: Types.MemberGrade, readonly roles: ReadonlyArray<Types.StaffRole>, readonly since: string | null, readonly isViewer: boolean };

export type StaffQueryVariables = Exact<{
  filter?: Types.StaffFilter | null | undefined;
  descending: boolean;
  page: number;
  size: number;
}>;


export type StaffQuery = { readonly staff: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly grade: Types.MemberGrade, readonly roles: ReadonlyArray<Types.StaffRole>, readonly since: string | null, readonly isViewer: boolean }> } };

export type StaffCountQueryVariables = Exact<{
  filter?: Types.StaffFilter | null | undefined;
}>;


export type StaffCountQuery = { readonly staff: { readonly exactCount: number } };

export type SetStaffRolesMutationVariables = Exact<{
  memberId: number;
  roles: ReadonlyArray<Types.StaffRole> | Types.StaffRole;
  expected: ReadonlyArray<Types.StaffRole> | Types.StaffRole;
}>;


export type SetStaffRolesMutation = { readonly setStaffRoles: { readonly id: number, readonly name: string, readonly email: string, readonly grade: Types.MemberGrade, readonly roles: ReadonlyArray<Types.StaffRole>, readonly since: string | null, readonly isViewer: boolean } };

export const ListedStaffFragmentDoc = `fragment ListedStaff on StaffMember{id name email grade roles since isViewer __typename}` as string & Urql.TypedDocumentNode<ListedStaffFragment, unknown>;
export const StaffDocument = `query Staff($filter:StaffFilter$descending:Boolean!$page:Int!$size:Int!){staff(filter:$filter descending:$descending page:$page size:$size){totalCount hasMore items{...ListedStaff __typename}__typename}}${ListedStaffFragmentDoc}` as string & Urql.TypedDocumentNode<StaffQuery, StaffQueryVariables>;

export function useStaffQuery(options: Omit<Urql.UseQueryArgs<StaffQueryVariables>, 'query'>) {
  return Urql.useQuery<StaffQuery, StaffQueryVariables>({ query: StaffDocument, ...options });
};
export const StaffCountDocument = `query StaffCount($filter:StaffFilter){staff(filter:$filter){exactCount __typename}}` as string & Urql.TypedDocumentNode<StaffCountQuery, StaffCountQueryVariables>;

export function useStaffCountQuery(options?: Omit<Urql.UseQueryArgs<StaffCountQueryVariables>, 'query'>) {
  return Urql.useQuery<StaffCountQuery, StaffCountQueryVariables>({ query: StaffCountDocument, ...options });
};
export const SetStaffRolesDocument = `mutation SetStaffRoles($memberId:Id!$roles:[StaffRole!]!$expected:[StaffRole!]!){setStaffRoles(memberId:$memberId roles:$roles expected:$expected){...ListedStaff __typename}}${ListedStaffFragmentDoc}` as string & Urql.TypedDocumentNode<SetStaffRolesMutation, SetStaffRolesMutationVariables>;

export function useSetStaffRolesMutation() {
  return Urql.useMutation<SetStaffRolesMutation, SetStaffRolesMutationVariables>(SetStaffRolesDocument);
};