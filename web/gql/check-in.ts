/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CheckInPersonFragment = { readonly id: number, readonly name: string, readonly nameEn: string | null, readonly number: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly roomId: number | null, readonly seat: string | null, readonly isConfirmed: boolean, readonly ticket: string, readonly photoUrl: string | null, readonly records: ReadonlyArray<{ readonly occasion: string, readonly state: Types.AttendanceState | null, readonly seat: string | null, readonly note: string | null, readonly stateBefore: Types.AttendanceState | null, readonly seatBefore: string | null, readonly at: string }> };

export type CheckInListFragment = { readonly programId: number, readonly kind: Types.ProgramKind, readonly startsAt: string, readonly endsAt: string, readonly walkInPrice: number | null, readonly readAt: string, readonly title: { readonly text: string }, readonly occasions: ReadonlyArray<{ readonly key: string, readonly part: Types.ExamPart | null, readonly startsAt: string, readonly name: { readonly text: string } | null }>, readonly rooms: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string }, readonly site: { readonly text: string } }>, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly number: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly roomId: number | null, readonly seat: string | null, readonly isConfirmed: boolean, readonly ticket: string, readonly photoUrl: string | null, readonly records: ReadonlyArray<{ readonly occasion: string, readonly state: Types.AttendanceState | null, readonly seat: string | null, readonly note: string | null, readonly stateBefore: Types.AttendanceState | null, readonly seatBefore: string | null, readonly at: string }> }> };

export type OfficeCheckInQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
  after?: number | null | undefined;
}>;


export type OfficeCheckInQuery = { readonly checkIn: { readonly programId: number, readonly kind: Types.ProgramKind, readonly startsAt: string, readonly endsAt: string, readonly walkInPrice: number | null, readonly readAt: string, readonly title: { readonly text: string }, readonly occasions: ReadonlyArray<{ readonly key: string, readonly part: Types.ExamPart | null, readonly startsAt: string, readonly name: { readonly text: string } | null }>, readonly rooms: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string }, readonly site: { readonly text: string } }>, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly number: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly roomId: number | null, readonly seat: string | null, readonly isConfirmed: boolean, readonly ticket: string, readonly photoUrl: string | null, readonly records: ReadonlyArray<{ readonly occasion: string, readonly state: Types.AttendanceState | null, readonly seat: string | null, readonly note: string | null, readonly stateBefore: Types.AttendanceState | null, readonly seatBefore: string | null, readonly at: string }> }> } | null };

export type LinkedCheckInQueryVariables = Exact<{
  link: string;
  language: Types.Language;
  after?: number | null | undefined;
}>;


export type LinkedCheckInQuery = { readonly linkedCheckIn: { readonly opensAt: string, readonly expiresAt: string, readonly checkIn: { readonly programId: number, readonly kind: Types.ProgramKind, readonly startsAt: string, readonly endsAt: string, readonly walkInPrice: number | null, readonly readAt: string, readonly title: { readonly text: string }, readonly occasions: ReadonlyArray<{ readonly key: string, readonly part: Types.ExamPart | null, readonly startsAt: string, readonly name: { readonly text: string } | null }>, readonly rooms: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string }, readonly site: { readonly text: string } }>, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly number: string | null, readonly part: Types.ExamPart | null, readonly pair: Types.LanguagePair | null, readonly roomId: number | null, readonly seat: string | null, readonly isConfirmed: boolean, readonly ticket: string, readonly photoUrl: string | null, readonly records: ReadonlyArray<{ readonly occasion: string, readonly state: Types.AttendanceState | null, readonly seat: string | null, readonly note: string | null, readonly stateBefore: Types.AttendanceState | null, readonly seatBefore: string | null, readonly at: string }> }> } | null } | null };

export type SendAttendanceMutationVariables = Exact<{
  programId: number;
  batch: Types.AttendanceBatchInput;
}>;


export type SendAttendanceMutation = { readonly sendAttendance: ReadonlyArray<{ readonly sequence: number, readonly outcome: Types.AttendanceOutcome }> };

export type SendLinkedAttendanceMutationVariables = Exact<{
  link: string;
  batch: Types.AttendanceBatchInput;
}>;


export type SendLinkedAttendanceMutation = { readonly sendLinkedAttendance: ReadonlyArray<{ readonly sequence: number, readonly outcome: Types.AttendanceOutcome }> };

export type AddWalkInMutationVariables = Exact<{
  programId: number;
  input: Types.WalkInInput;
}>;


export type AddWalkInMutation = { readonly addWalkIn: number };

export type AddLinkedWalkInMutationVariables = Exact<{
  link: string;
  input: Types.WalkInInput;
}>;


export type AddLinkedWalkInMutation = { readonly addLinkedWalkIn: number };

export const CheckInPersonFragmentDoc = `fragment CheckInPerson on CheckInPerson{id name nameEn number part pair roomId seat isConfirmed ticket photoUrl records{occasion state seat note stateBefore seatBefore at __typename}__typename}` as string & Urql.TypedDocumentNode<CheckInPersonFragment, unknown>;
export const CheckInListFragmentDoc = `fragment CheckInList on CheckIn{programId kind title(language:$language){text __typename}startsAt endsAt walkInPrice readAt occasions{key part startsAt name(language:$language){text __typename}__typename}rooms{id name(language:$language){text __typename}site(language:$language){text __typename}__typename}people(after:$after){...CheckInPerson __typename}__typename}` as string & Urql.TypedDocumentNode<CheckInListFragment, unknown>;
export const OfficeCheckInDocument = `query OfficeCheckIn($programId:Id!$language:Language!$after:Id){checkIn(programId:$programId){...CheckInList __typename}}${CheckInListFragmentDoc}${CheckInPersonFragmentDoc}` as string & Urql.TypedDocumentNode<OfficeCheckInQuery, OfficeCheckInQueryVariables>;

export function useOfficeCheckInQuery(options: Omit<Urql.UseQueryArgs<OfficeCheckInQueryVariables>, 'query'>) {
  return Urql.useQuery<OfficeCheckInQuery, OfficeCheckInQueryVariables>({ query: OfficeCheckInDocument, ...options });
};
export const LinkedCheckInDocument = `query LinkedCheckIn($link:String!$language:Language!$after:Id){linkedCheckIn(link:$link){opensAt expiresAt checkIn{...CheckInList __typename}__typename}}${CheckInListFragmentDoc}${CheckInPersonFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedCheckInQuery, LinkedCheckInQueryVariables>;

export function useLinkedCheckInQuery(options: Omit<Urql.UseQueryArgs<LinkedCheckInQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedCheckInQuery, LinkedCheckInQueryVariables>({ query: LinkedCheckInDocument, ...options });
};
export const SendAttendanceDocument = `mutation SendAttendance($programId:Id!$batch:AttendanceBatchInput!){sendAttendance(programId:$programId batch:$batch){sequence outcome __typename}}` as string & Urql.TypedDocumentNode<SendAttendanceMutation, SendAttendanceMutationVariables>;

export function useSendAttendanceMutation() {
  return Urql.useMutation<SendAttendanceMutation, SendAttendanceMutationVariables>(SendAttendanceDocument);
};
export const SendLinkedAttendanceDocument = `mutation SendLinkedAttendance($link:String!$batch:AttendanceBatchInput!){sendLinkedAttendance(link:$link batch:$batch){sequence outcome __typename}}` as string & Urql.TypedDocumentNode<SendLinkedAttendanceMutation, SendLinkedAttendanceMutationVariables>;

export function useSendLinkedAttendanceMutation() {
  return Urql.useMutation<SendLinkedAttendanceMutation, SendLinkedAttendanceMutationVariables>(SendLinkedAttendanceDocument);
};
export const AddWalkInDocument = `mutation AddWalkIn($programId:Id!$input:WalkInInput!){addWalkIn(programId:$programId input:$input)}` as string & Urql.TypedDocumentNode<AddWalkInMutation, AddWalkInMutationVariables>;

export function useAddWalkInMutation() {
  return Urql.useMutation<AddWalkInMutation, AddWalkInMutationVariables>(AddWalkInDocument);
};
export const AddLinkedWalkInDocument = `mutation AddLinkedWalkIn($link:String!$input:WalkInInput!){addLinkedWalkIn(link:$link input:$input)}` as string & Urql.TypedDocumentNode<AddLinkedWalkInMutation, AddLinkedWalkInMutationVariables>;

export function useAddLinkedWalkInMutation() {
  return Urql.useMutation<AddLinkedWalkInMutation, AddLinkedWalkInMutationVariables>(AddLinkedWalkInDocument);
};