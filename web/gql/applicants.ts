/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
export type ApplicantFragment = { readonly id: number, readonly version: number, readonly state: Types.ApplicationState, readonly misconduct: string | null, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly examNumber: string | null, readonly seatNumber: string | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly waitingPlace: number | null, readonly feeState: Types.FeeState | null, readonly paidAt: string | null, readonly groupId: number | null, readonly groupName: string | null, readonly createdAt: string, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly reschedule: { readonly reply: Types.RescheduleReply | null } | null };

export type ApplicantsProgramQueryVariables = Exact<{
  id: number;
}>;


export type ApplicantsProgramQuery = { readonly programForEditing: { readonly id: number, readonly kind: Types.ProgramKind, readonly isBlind: boolean, readonly hasComputedResults: boolean, readonly areScoresLocked: boolean, readonly startsAt: string, readonly capacity: number | null, readonly seatsTaken: number, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly rescheduleAnswers: { readonly accepted: number, readonly declined: number, readonly open: number } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null }>, readonly ko: { readonly title: string | null } | null, readonly en: { readonly title: string | null } | null } | null };

export type ApplicantsQueryVariables = Exact<{
  programId: number;
  filter?: Types.ApplicantsFilter | null | undefined;
  sort: Types.ApplicantSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ApplicantsQuery = { readonly applicants: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly state: Types.ApplicationState, readonly misconduct: string | null, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly examNumber: string | null, readonly seatNumber: string | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly waitingPlace: number | null, readonly feeState: Types.FeeState | null, readonly paidAt: string | null, readonly groupId: number | null, readonly groupName: string | null, readonly createdAt: string, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly reschedule: { readonly reply: Types.RescheduleReply | null } | null }> } };

export type ApplicantsCountQueryVariables = Exact<{
  programId: number;
  filter?: Types.ApplicantsFilter | null | undefined;
}>;


export type ApplicantsCountQuery = { readonly applicants: { readonly exactCount: number } };

export type ApplicantQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ApplicantQuery = { readonly application: { readonly id: number, readonly version: number, readonly state: Types.ApplicationState, readonly misconduct: string | null, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly amount: number, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly examNumber: string | null, readonly seatNumber: string | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly waitingPlace: number | null, readonly feeState: Types.FeeState | null, readonly paidAt: string | null, readonly groupId: number | null, readonly groupName: string | null, readonly createdAt: string, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly reschedule: { readonly reply: Types.RescheduleReply | null } | null } | null };

export type ApplicantPaymentQueryVariables = Exact<{
  id: number;
}>;


export type ApplicantPaymentQuery = { readonly application: { readonly id: number, readonly paymentId: number | null } | null };

export type ApplicantRefundQueryVariables = Exact<{
  id: number;
}>;


export type ApplicantRefundQuery = { readonly application: { readonly id: number, readonly refundIfCancelled: number } | null };

export type ApplicantPhotoQueryVariables = Exact<{
  id: number;
}>;


export type ApplicantPhotoQuery = { readonly application: { readonly id: number, readonly photo: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null } | null };

export type ConfirmApplicantMutationVariables = Exact<{
  id: number;
}>;


export type ConfirmApplicantMutation = { readonly confirmApplication: { readonly id: number } };

export type UndoConfirmationMutationVariables = Exact<{
  id: number;
}>;


export type UndoConfirmationMutation = { readonly undoConfirmation: { readonly id: number } };

export type CancelApplicantMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type CancelApplicantMutation = { readonly cancelApplication: { readonly id: number } };

export type RestoreApplicantMutationVariables = Exact<{
  id: number;
}>;


export type RestoreApplicantMutation = { readonly restoreApplication: { readonly id: number } };

export type RestoreGroupMutationVariables = Exact<{
  groupId: number;
}>;


export type RestoreGroupMutation = { readonly restoreGroup: number };

export type CancelledApplicantQueryVariables = Exact<{
  id: number;
}>;


export type CancelledApplicantQuery = { readonly application: { readonly id: number, readonly groupId: number | null, readonly withdrawnOfGroup: number, readonly state: Types.ApplicationState, readonly cancelReason: Types.ApplicationCancelReason | null, readonly cancelWords: string | null, readonly refundState: Types.PaymentState | null, readonly isRestorable: boolean } | null };

export type RecordAttendanceMutationVariables = Exact<{
  ids: ReadonlyArray<number> | number;
  attended?: boolean | null | undefined;
}>;


export type RecordAttendanceMutation = { readonly recordAttendance: ReadonlyArray<{ readonly id: number }> };

export type UndoAttendanceMutationVariables = Exact<{
  id: number;
}>;


export type UndoAttendanceMutation = { readonly undoAttendance: { readonly id: number } };

export type SeatRoomsQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
  part?: Types.ExamPart | null | undefined;
}>;


export type SeatRoomsQuery = { readonly examSeating: { readonly id: number, readonly sites: ReadonlyArray<{ readonly id: number, readonly rooms: ReadonlyArray<{ readonly id: number, readonly seats: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly holders: ReadonlyArray<{ readonly id: number, readonly name: string, readonly seatNumber: string | null }> }> }> } | null };

export type AssignSeatMutationVariables = Exact<{
  id: number;
  roomId?: number | null | undefined;
  seatNumber?: string | null | undefined;
  swapWith?: number | null | undefined;
}>;


export type AssignSeatMutation = { readonly assignSeat: { readonly id: number } };

export type RecordResultMutationVariables = Exact<{
  id: number;
  score?: number | null | undefined;
  verdict?: Types.ExamVerdict | null | undefined;
}>;


export type RecordResultMutation = { readonly recordResult: { readonly id: number } };

export type RecordAttendanceOfManyMutationVariables = Exact<{
  programId: number;
  which: Types.BulkSelection;
  filter?: Types.ApplicantsFilter | null | undefined;
  attended?: boolean | null | undefined;
}>;


export type RecordAttendanceOfManyMutation = { readonly recordAttendanceOfMany: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export const ApplicantFragmentDoc = `fragment Applicant on Application{id version state misconduct name nameEn email phoneNumber affiliation note ownAnswers(language:$language){key label shown file{id url __typename}__typename}amount examPart languagePair site{id name(language:$language){text language __typename}__typename}examNumber room{id name(language:$language){text language __typename}__typename}seatNumber score verdict waitingPlace feeState paidAt groupId groupName reschedule{reply __typename}createdAt __typename}` as string & Urql.TypedDocumentNode<ApplicantFragment, unknown>;
export const ApplicantsProgramDocument = `query ApplicantsProgram($id:Id!){programForEditing(id:$id){id kind isBlind hasComputedResults areScoresLocked startsAt capacity seatsTaken rescheduleAnswers{accepted declined open __typename}examParts languagePairs ownFields{key type labelKo labelEn choicesKo choicesEn __typename}sites{id nameKo nameEn __typename}ko{title __typename}en{title __typename}__typename}}` as string & Urql.TypedDocumentNode<ApplicantsProgramQuery, ApplicantsProgramQueryVariables>;

export function useApplicantsProgramQuery(options: Omit<Urql.UseQueryArgs<ApplicantsProgramQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantsProgramQuery, ApplicantsProgramQueryVariables>({ query: ApplicantsProgramDocument, ...options });
};
export const ApplicantsDocument = `query Applicants($programId:Id!$filter:ApplicantsFilter$sort:ApplicantSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){applicants(programId:$programId filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{...Applicant __typename}__typename}}${ApplicantFragmentDoc}` as string & Urql.TypedDocumentNode<ApplicantsQuery, ApplicantsQueryVariables>;

export function useApplicantsQuery(options: Omit<Urql.UseQueryArgs<ApplicantsQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantsQuery, ApplicantsQueryVariables>({ query: ApplicantsDocument, ...options });
};
export const ApplicantsCountDocument = `query ApplicantsCount($programId:Id!$filter:ApplicantsFilter){applicants(programId:$programId filter:$filter){exactCount __typename}}` as string & Urql.TypedDocumentNode<ApplicantsCountQuery, ApplicantsCountQueryVariables>;

export function useApplicantsCountQuery(options: Omit<Urql.UseQueryArgs<ApplicantsCountQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantsCountQuery, ApplicantsCountQueryVariables>({ query: ApplicantsCountDocument, ...options });
};
export const ApplicantDocument = `query Applicant($id:Id!$language:Language!){application(id:$id){...Applicant __typename}}${ApplicantFragmentDoc}` as string & Urql.TypedDocumentNode<ApplicantQuery, ApplicantQueryVariables>;

export function useApplicantQuery(options: Omit<Urql.UseQueryArgs<ApplicantQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantQuery, ApplicantQueryVariables>({ query: ApplicantDocument, ...options });
};
export const ApplicantPaymentDocument = `query ApplicantPayment($id:Id!){application(id:$id){id paymentId __typename}}` as string & Urql.TypedDocumentNode<ApplicantPaymentQuery, ApplicantPaymentQueryVariables>;

export function useApplicantPaymentQuery(options: Omit<Urql.UseQueryArgs<ApplicantPaymentQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantPaymentQuery, ApplicantPaymentQueryVariables>({ query: ApplicantPaymentDocument, ...options });
};
export const ApplicantRefundDocument = `query ApplicantRefund($id:Id!){application(id:$id){id refundIfCancelled __typename}}` as string & Urql.TypedDocumentNode<ApplicantRefundQuery, ApplicantRefundQueryVariables>;

export function useApplicantRefundQuery(options: Omit<Urql.UseQueryArgs<ApplicantRefundQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantRefundQuery, ApplicantRefundQueryVariables>({ query: ApplicantRefundDocument, ...options });
};
export const ApplicantPhotoDocument = `query ApplicantPhoto($id:Id!){application(id:$id){id photo{...EditedFile __typename}__typename}}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ApplicantPhotoQuery, ApplicantPhotoQueryVariables>;

export function useApplicantPhotoQuery(options: Omit<Urql.UseQueryArgs<ApplicantPhotoQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicantPhotoQuery, ApplicantPhotoQueryVariables>({ query: ApplicantPhotoDocument, ...options });
};
export const ConfirmApplicantDocument = `mutation ConfirmApplicant($id:Id!){confirmApplication(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<ConfirmApplicantMutation, ConfirmApplicantMutationVariables>;

export function useConfirmApplicantMutation() {
  return Urql.useMutation<ConfirmApplicantMutation, ConfirmApplicantMutationVariables>(ConfirmApplicantDocument);
};
export const UndoConfirmationDocument = `mutation UndoConfirmation($id:Id!){undoConfirmation(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<UndoConfirmationMutation, UndoConfirmationMutationVariables>;

export function useUndoConfirmationMutation() {
  return Urql.useMutation<UndoConfirmationMutation, UndoConfirmationMutationVariables>(UndoConfirmationDocument);
};
export const CancelApplicantDocument = `mutation CancelApplicant($id:Id!$reason:String!){cancelApplication(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<CancelApplicantMutation, CancelApplicantMutationVariables>;

export function useCancelApplicantMutation() {
  return Urql.useMutation<CancelApplicantMutation, CancelApplicantMutationVariables>(CancelApplicantDocument);
};
export const RestoreApplicantDocument = `mutation RestoreApplicant($id:Id!){restoreApplication(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreApplicantMutation, RestoreApplicantMutationVariables>;

export function useRestoreApplicantMutation() {
  return Urql.useMutation<RestoreApplicantMutation, RestoreApplicantMutationVariables>(RestoreApplicantDocument);
};
export const RestoreGroupDocument = `mutation RestoreGroup($groupId:Id!){restoreGroup(groupId:$groupId)}` as string & Urql.TypedDocumentNode<RestoreGroupMutation, RestoreGroupMutationVariables>;

export function useRestoreGroupMutation() {
  return Urql.useMutation<RestoreGroupMutation, RestoreGroupMutationVariables>(RestoreGroupDocument);
};
export const CancelledApplicantDocument = `query CancelledApplicant($id:Id!){application(id:$id){id groupId withdrawnOfGroup state cancelReason cancelWords refundState isRestorable __typename}}` as string & Urql.TypedDocumentNode<CancelledApplicantQuery, CancelledApplicantQueryVariables>;

export function useCancelledApplicantQuery(options: Omit<Urql.UseQueryArgs<CancelledApplicantQueryVariables>, 'query'>) {
  return Urql.useQuery<CancelledApplicantQuery, CancelledApplicantQueryVariables>({ query: CancelledApplicantDocument, ...options });
};
export const RecordAttendanceDocument = `mutation RecordAttendance($ids:[Id!]!$attended:Boolean){recordAttendance(ids:$ids attended:$attended){id __typename}}` as string & Urql.TypedDocumentNode<RecordAttendanceMutation, RecordAttendanceMutationVariables>;

export function useRecordAttendanceMutation() {
  return Urql.useMutation<RecordAttendanceMutation, RecordAttendanceMutationVariables>(RecordAttendanceDocument);
};
export const UndoAttendanceDocument = `mutation UndoAttendance($id:Id!){undoAttendance(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<UndoAttendanceMutation, UndoAttendanceMutationVariables>;

export function useUndoAttendanceMutation() {
  return Urql.useMutation<UndoAttendanceMutation, UndoAttendanceMutationVariables>(UndoAttendanceDocument);
};
export const SeatRoomsDocument = `query SeatRooms($programId:Id!$language:Language!$part:ExamPart){examSeating(programId:$programId){id sites{id rooms{id name(language:$language){text language __typename}seats holders(part:$part){id name seatNumber __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<SeatRoomsQuery, SeatRoomsQueryVariables>;

export function useSeatRoomsQuery(options: Omit<Urql.UseQueryArgs<SeatRoomsQueryVariables>, 'query'>) {
  return Urql.useQuery<SeatRoomsQuery, SeatRoomsQueryVariables>({ query: SeatRoomsDocument, ...options });
};
export const AssignSeatDocument = `mutation AssignSeat($id:Id!$roomId:Id$seatNumber:String$swapWith:Id){assignSeat(id:$id roomId:$roomId seatNumber:$seatNumber swapWith:$swapWith){id __typename}}` as string & Urql.TypedDocumentNode<AssignSeatMutation, AssignSeatMutationVariables>;

export function useAssignSeatMutation() {
  return Urql.useMutation<AssignSeatMutation, AssignSeatMutationVariables>(AssignSeatDocument);
};
export const RecordResultDocument = `mutation RecordResult($id:Id!$score:Float$verdict:ExamVerdict){recordResult(id:$id score:$score verdict:$verdict){id __typename}}` as string & Urql.TypedDocumentNode<RecordResultMutation, RecordResultMutationVariables>;

export function useRecordResultMutation() {
  return Urql.useMutation<RecordResultMutation, RecordResultMutationVariables>(RecordResultDocument);
};
export const RecordAttendanceOfManyDocument = `mutation RecordAttendanceOfMany($programId:Id!$which:BulkSelection!$filter:ApplicantsFilter$attended:Boolean){recordAttendanceOfMany(programId:$programId which:$which filter:$filter attended:$attended){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RecordAttendanceOfManyMutation, RecordAttendanceOfManyMutationVariables>;

export function useRecordAttendanceOfManyMutation() {
  return Urql.useMutation<RecordAttendanceOfManyMutation, RecordAttendanceOfManyMutationVariables>(RecordAttendanceOfManyDocument);
};