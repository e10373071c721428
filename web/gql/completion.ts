/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CourseCompletionFragment = { readonly programId: number, readonly endsAt: string, readonly rule: { readonly attendancePercent: number, readonly needsAssignment: boolean, readonly needsPayment: boolean, readonly version: number } | null, readonly participants: ReadonlyArray<{ readonly id: number, readonly name: string, readonly attended: number, readonly days: number, readonly isPaid: boolean, readonly assignment: string | null, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<Types.CompletionLack> | null, readonly certificate: Types.CourseCertificateState }> };

export type CourseCompletionQueryVariables = Exact<{
  programId: number;
}>;


export type CourseCompletionQuery = { readonly completion: { readonly programId: number, readonly endsAt: string, readonly rule: { readonly attendancePercent: number, readonly needsAssignment: boolean, readonly needsPayment: boolean, readonly version: number } | null, readonly participants: ReadonlyArray<{ readonly id: number, readonly name: string, readonly attended: number, readonly days: number, readonly isPaid: boolean, readonly assignment: string | null, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<Types.CompletionLack> | null, readonly certificate: Types.CourseCertificateState }> } | null };

export type AttendeesQueryVariables = Exact<{
  programId: number;
}>;


export type AttendeesQuery = { readonly attendees: ReadonlyArray<{ readonly id: number, readonly name: string, readonly certificate: Types.AttendanceCertificateState }> | null };

export type SaveCompletionRuleMutationVariables = Exact<{
  programId: number;
  version?: number | null | undefined;
  rule: Types.CompletionRuleInput;
}>;


export type SaveCompletionRuleMutation = { readonly saveCompletionRule: { readonly programId: number, readonly endsAt: string, readonly rule: { readonly attendancePercent: number, readonly needsAssignment: boolean, readonly needsPayment: boolean, readonly version: number } | null, readonly participants: ReadonlyArray<{ readonly id: number, readonly name: string, readonly attended: number, readonly days: number, readonly isPaid: boolean, readonly assignment: string | null, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<Types.CompletionLack> | null, readonly certificate: Types.CourseCertificateState }> } };

export type AcceptAssignmentMutationVariables = Exact<{
  applicationId: number;
  accepted: boolean;
}>;


export type AcceptAssignmentMutation = { readonly acceptAssignment: { readonly id: number } };

export type IssueCertificatesMutationVariables = Exact<{
  programId: number;
}>;


export type IssueCertificatesMutation = { readonly issueCertificates: { readonly issued: number, readonly left: number } };

export const CourseCompletionFragmentDoc = `fragment CourseCompletion on Completion{programId endsAt rule{attendancePercent needsAssignment needsPayment version __typename}participants{id name attended days isPaid assignment isAssignmentAccepted lacks certificate __typename}__typename}` as string & Urql.TypedDocumentNode<CourseCompletionFragment, unknown>;
export const CourseCompletionDocument = `query CourseCompletion($programId:Id!){completion(programId:$programId){...CourseCompletion __typename}}${CourseCompletionFragmentDoc}` as string & Urql.TypedDocumentNode<CourseCompletionQuery, CourseCompletionQueryVariables>;

export function useCourseCompletionQuery(options: Omit<Urql.UseQueryArgs<CourseCompletionQueryVariables>, 'query'>) {
  return Urql.useQuery<CourseCompletionQuery, CourseCompletionQueryVariables>({ query: CourseCompletionDocument, ...options });
};
export const AttendeesDocument = `query Attendees($programId:Id!){attendees(programId:$programId){id name certificate __typename}}` as string & Urql.TypedDocumentNode<AttendeesQuery, AttendeesQueryVariables>;

export function useAttendeesQuery(options: Omit<Urql.UseQueryArgs<AttendeesQueryVariables>, 'query'>) {
  return Urql.useQuery<AttendeesQuery, AttendeesQueryVariables>({ query: AttendeesDocument, ...options });
};
export const SaveCompletionRuleDocument = `mutation SaveCompletionRule($programId:Id!$version:Int$rule:CompletionRuleInput!){saveCompletionRule(programId:$programId version:$version rule:$rule){...CourseCompletion __typename}}${CourseCompletionFragmentDoc}` as string & Urql.TypedDocumentNode<SaveCompletionRuleMutation, SaveCompletionRuleMutationVariables>;

export function useSaveCompletionRuleMutation() {
  return Urql.useMutation<SaveCompletionRuleMutation, SaveCompletionRuleMutationVariables>(SaveCompletionRuleDocument);
};
export const AcceptAssignmentDocument = `mutation AcceptAssignment($applicationId:Id!$accepted:Boolean!){acceptAssignment(applicationId:$applicationId accepted:$accepted){id __typename}}` as string & Urql.TypedDocumentNode<AcceptAssignmentMutation, AcceptAssignmentMutationVariables>;

export function useAcceptAssignmentMutation() {
  return Urql.useMutation<AcceptAssignmentMutation, AcceptAssignmentMutationVariables>(AcceptAssignmentDocument);
};
export const IssueCertificatesDocument = `mutation IssueCertificates($programId:Id!){issueCertificates(programId:$programId){issued left __typename}}` as string & Urql.TypedDocumentNode<IssueCertificatesMutation, IssueCertificatesMutationVariables>;

export function useIssueCertificatesMutation() {
  return Urql.useMutation<IssueCertificatesMutation, IssueCertificatesMutationVariables>(IssueCertificatesDocument);
};