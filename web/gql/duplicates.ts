/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type DuplicateSideFragment = { readonly id: number, readonly name: string, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly record: { readonly id: number, readonly version: number, readonly profile: { readonly id: number, readonly email: string, readonly latinName: string | null, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly createdAt: string } } | null };

export type MemberDuplicatesQueryVariables = Exact<{
  page: number;
}>;


export type MemberDuplicatesQuery = { readonly memberDuplicates: { readonly total: number, readonly pairs: ReadonlyArray<{ readonly signs: ReadonlyArray<Types.DuplicateSign>, readonly one: { readonly id: number, readonly name: string, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly record: { readonly id: number, readonly version: number, readonly profile: { readonly id: number, readonly email: string, readonly latinName: string | null, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly createdAt: string } } | null }, readonly other: { readonly id: number, readonly name: string, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly record: { readonly id: number, readonly version: number, readonly profile: { readonly id: number, readonly email: string, readonly latinName: string | null, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly createdAt: string } } | null } }>, readonly search: { readonly done: number, readonly total: number, readonly finishedAt: string | null } | null }, readonly memberMerges: ReadonlyArray<{ readonly id: number, readonly survivor: string, readonly gone: string, readonly survivorId: number, readonly mergedAt: string }> };

export type MergeMembersMutationVariables = Exact<{
  survivorId: number;
  goneId: number;
  survivorVersion: number;
  goneVersion: number;
}>;


export type MergeMembersMutation = { readonly mergeMembers: { readonly id: number } };

export type UndoMergeMutationVariables = Exact<{
  id: number;
}>;


export type UndoMergeMutation = { readonly undoMerge: { readonly id: number, readonly undoneAt: string | null } };

export type KeepMembersApartMutationVariables = Exact<{
  oneId: number;
  otherId: number;
}>;


export type KeepMembersApartMutation = { readonly keepMembersApart: boolean };

export type SearchDuplicatesMutationVariables = Exact<{ [key: string]: never; }>;


export type SearchDuplicatesMutation = { readonly searchDuplicates: { readonly done: number, readonly total: number, readonly finishedAt: string | null } };

export const DuplicateSideFragmentDoc = `fragment DuplicateSide on ManagedMember{id name grade status record{id version profile{id email latinName phoneNumber affiliation department position finalDegreeInstitution major createdAt __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<DuplicateSideFragment, unknown>;
export const MemberDuplicatesDocument = `query MemberDuplicates($page:Int!){memberDuplicates(page:$page){total pairs{signs one{...DuplicateSide __typename}other{...DuplicateSide __typename}__typename}search{done total finishedAt __typename}__typename}memberMerges{id survivor gone survivorId mergedAt __typename}}${DuplicateSideFragmentDoc}` as string & Urql.TypedDocumentNode<MemberDuplicatesQuery, MemberDuplicatesQueryVariables>;

export function useMemberDuplicatesQuery(options: Omit<Urql.UseQueryArgs<MemberDuplicatesQueryVariables>, 'query'>) {
  return Urql.useQuery<MemberDuplicatesQuery, MemberDuplicatesQueryVariables>({ query: MemberDuplicatesDocument, ...options });
};
export const MergeMembersDocument = `mutation MergeMembers($survivorId:Id!$goneId:Id!$survivorVersion:Int!$goneVersion:Int!){mergeMembers(survivorId:$survivorId goneId:$goneId survivorVersion:$survivorVersion goneVersion:$goneVersion){id __typename}}` as string & Urql.TypedDocumentNode<MergeMembersMutation, MergeMembersMutationVariables>;

export function useMergeMembersMutation() {
  return Urql.useMutation<MergeMembersMutation, MergeMembersMutationVariables>(MergeMembersDocument);
};
export const UndoMergeDocument = `mutation UndoMerge($id:Id!){undoMerge(id:$id){id undoneAt __typename}}` as string & Urql.TypedDocumentNode<UndoMergeMutation, UndoMergeMutationVariables>;

export function useUndoMergeMutation() {
  return Urql.useMutation<UndoMergeMutation, UndoMergeMutationVariables>(UndoMergeDocument);
};
export const KeepMembersApartDocument = `mutation KeepMembersApart($oneId:Id!$otherId:Id!){keepMembersApart(oneId:$oneId otherId:$otherId)}` as string & Urql.TypedDocumentNode<KeepMembersApartMutation, KeepMembersApartMutationVariables>;

export function useKeepMembersApartMutation() {
  return Urql.useMutation<KeepMembersApartMutation, KeepMembersApartMutationVariables>(KeepMembersApartDocument);
};
export const SearchDuplicatesDocument = `mutation SearchDuplicates{searchDuplicates{done total finishedAt __typename}}` as string & Urql.TypedDocumentNode<SearchDuplicatesMutation, SearchDuplicatesMutationVariables>;

export function useSearchDuplicatesMutation() {
  return Urql.useMutation<SearchDuplicatesMutation, SearchDuplicatesMutationVariables>(SearchDuplicatesDocument);
};