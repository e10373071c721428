/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
export type MyGradeFragment = { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly affiliation: string | null, readonly finalDegreeInstitution: string | null, readonly awaitedGrade: { readonly grade: Types.MemberGrade | null, readonly outstanding: number, readonly isDeclared: boolean } | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> };

export type MyGradeQueryVariables = Exact<{ [key: string]: never; }>;


export type MyGradeQuery = { readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly affiliation: string | null, readonly finalDegreeInstitution: string | null, readonly awaitedGrade: { readonly grade: Types.MemberGrade | null, readonly outstanding: number, readonly isDeclared: boolean } | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> } } | null };

export type RequestGradeMutationVariables = Exact<{
  input: Types.GradeRequestInput;
}>;


export type RequestGradeMutation = { readonly requestGrade: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly affiliation: string | null, readonly finalDegreeInstitution: string | null, readonly awaitedGrade: { readonly grade: Types.MemberGrade | null, readonly outstanding: number, readonly isDeclared: boolean } | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> } };

export type ReplaceGradeProofsMutationVariables = Exact<{
  id: number;
  proofs: ReadonlyArray<number> | number;
}>;


export type ReplaceGradeProofsMutation = { readonly replaceGradeProofs: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly affiliation: string | null, readonly finalDegreeInstitution: string | null, readonly awaitedGrade: { readonly grade: Types.MemberGrade | null, readonly outstanding: number, readonly isDeclared: boolean } | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> } };

export type CancelGradeRequestMutationVariables = Exact<{
  id: number;
}>;


export type CancelGradeRequestMutation = { readonly cancelGradeRequest: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly affiliation: string | null, readonly finalDegreeInstitution: string | null, readonly awaitedGrade: { readonly grade: Types.MemberGrade | null, readonly outstanding: number, readonly isDeclared: boolean } | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> } };

export type GradeDuesQueryVariables = Exact<{ [key: string]: never; }>;


export type GradeDuesQuery = { readonly settings: { readonly id: number, readonly entryFromMonth: number | null, readonly entryPercent: number }, readonly gradeDues: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly type: Types.DueType, readonly amount: number }> };

export const MyGradeFragmentDoc = `fragment MyGrade on Member{id grade requestedGrade affiliation finalDegreeInstitution awaitedGrade{grade outstanding isDeclared __typename}gradeRequests{id grade status reason createdAt decidedAt proofs{...EditedFile __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<MyGradeFragment, unknown>;
export const MyGradeDocument = `query MyGrade{viewer{id member{...MyGrade __typename}__typename}}${MyGradeFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<MyGradeQuery, MyGradeQueryVariables>;

export function useMyGradeQuery(options?: Omit<Urql.UseQueryArgs<MyGradeQueryVariables>, 'query'>) {
  return Urql.useQuery<MyGradeQuery, MyGradeQueryVariables>({ query: MyGradeDocument, ...options });
};
export const RequestGradeDocument = `mutation RequestGrade($input:GradeRequestInput!){requestGrade(input:$input){...MyGrade __typename}}${MyGradeFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<RequestGradeMutation, RequestGradeMutationVariables>;

export function useRequestGradeMutation() {
  return Urql.useMutation<RequestGradeMutation, RequestGradeMutationVariables>(RequestGradeDocument);
};
export const ReplaceGradeProofsDocument = `mutation ReplaceGradeProofs($id:Id!$proofs:[Id!]!){replaceGradeProofs(id:$id proofs:$proofs){...MyGrade __typename}}${MyGradeFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ReplaceGradeProofsMutation, ReplaceGradeProofsMutationVariables>;

export function useReplaceGradeProofsMutation() {
  return Urql.useMutation<ReplaceGradeProofsMutation, ReplaceGradeProofsMutationVariables>(ReplaceGradeProofsDocument);
};
export const CancelGradeRequestDocument = `mutation CancelGradeRequest($id:Id!){cancelGradeRequest(id:$id){...MyGrade __typename}}${MyGradeFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<CancelGradeRequestMutation, CancelGradeRequestMutationVariables>;

export function useCancelGradeRequestMutation() {
  return Urql.useMutation<CancelGradeRequestMutation, CancelGradeRequestMutationVariables>(CancelGradeRequestDocument);
};
export const GradeDuesDocument = `query GradeDues{settings{id entryFromMonth entryPercent __typename}gradeDues{grade type amount __typename}}` as string & Urql.TypedDocumentNode<GradeDuesQuery, GradeDuesQueryVariables>;

export function useGradeDuesQuery(options?: Omit<Urql.UseQueryArgs<GradeDuesQueryVariables>, 'query'>) {
  return Urql.useQuery<GradeDuesQuery, GradeDuesQueryVariables>({ query: GradeDuesDocument, ...options });
};