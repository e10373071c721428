/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** What a member of the office may do; several per person. */
export type StaffRole =
  | 'CONTENT'
  | 'FINANCE'
  | 'MEMBER'
  | 'PROGRAM'
  | 'SUPER';

export type ListedStaffFragment = { readonly id: number, readonly name: string, readonly email: string, readonly grade: MemberGrade, readonly roles: ReadonlyArray<StaffRole>, readonly since: string | null, readonly isViewer: boolean };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { readonly staff: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly grade: MemberGrade, readonly roles: ReadonlyArray<StaffRole>, readonly since: string | null, readonly isViewer: boolean }> };

export type StaffCandidatesQueryVariables = Exact<{
  search: string;
}>;


export type StaffCandidatesQuery = { readonly staffCandidates: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly grade: MemberGrade, readonly roles: ReadonlyArray<StaffRole>, readonly since: string | null, readonly isViewer: boolean }> };

export type SetStaffRolesMutationVariables = Exact<{
  memberId: number;
  roles: ReadonlyArray<StaffRole> | StaffRole;
  expected: ReadonlyArray<StaffRole> | StaffRole;
}>;


export type SetStaffRolesMutation = { readonly setStaffRoles: { readonly id: number, readonly name: string, readonly email: string, readonly grade: MemberGrade, readonly roles: ReadonlyArray<StaffRole>, readonly since: string | null, readonly isViewer: boolean } };

export const ListedStaffFragmentDoc = `fragment ListedStaff on StaffMember{id name email grade roles since isViewer __typename}` as string & Urql.TypedDocumentNode<ListedStaffFragment, unknown>;
export const StaffDocument = `query Staff{staff{...ListedStaff __typename}}${ListedStaffFragmentDoc}` as string & Urql.TypedDocumentNode<StaffQuery, StaffQueryVariables>;

export function useStaffQuery(options?: Omit<Urql.UseQueryArgs<StaffQueryVariables>, 'query'>) {
  return Urql.useQuery<StaffQuery, StaffQueryVariables>({ query: StaffDocument, ...options });
};
export const StaffCandidatesDocument = `query StaffCandidates($search:String!){staffCandidates(search:$search){...ListedStaff __typename}}${ListedStaffFragmentDoc}` as string & Urql.TypedDocumentNode<StaffCandidatesQuery, StaffCandidatesQueryVariables>;

export function useStaffCandidatesQuery(options: Omit<Urql.UseQueryArgs<StaffCandidatesQueryVariables>, 'query'>) {
  return Urql.useQuery<StaffCandidatesQuery, StaffCandidatesQueryVariables>({ query: StaffCandidatesDocument, ...options });
};
export const SetStaffRolesDocument = `mutation SetStaffRoles($memberId:Int!$roles:[StaffRole!]!$expected:[StaffRole!]!){setStaffRoles(memberId:$memberId roles:$roles expected:$expected){...ListedStaff __typename}}${ListedStaffFragmentDoc}` as string & Urql.TypedDocumentNode<SetStaffRolesMutation, SetStaffRolesMutationVariables>;

export function useSetStaffRolesMutation() {
  return Urql.useMutation<SetStaffRolesMutation, SetStaffRolesMutationVariables>(SetStaffRolesDocument);
};