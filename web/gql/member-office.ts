/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
export type MembersQueryVariables = Exact<{
  filter?: Types.MembersFilter | null | undefined;
  sort: Types.MemberSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type MembersQuery = { readonly members: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly record: { readonly id: number, readonly language: Types.Language, readonly newsletter: boolean, readonly emailProvedAt: string | null, readonly profile: { readonly id: number, readonly email: string, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly country: string, readonly createdAt: string, readonly requestedGrade: Types.MemberGrade | null } } | null }> } };

export type MembersCountQueryVariables = Exact<{
  filter?: Types.MembersFilter | null | undefined;
}>;


export type MembersCountQuery = { readonly members: { readonly exactCount: number } };

export type StartMemberViewMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type StartMemberViewMutation = { readonly startMemberView: { readonly memberId: number, readonly pass: string } };

export type ApproveGradeRequestsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MembersFilter | null | undefined;
}>;


export type ApproveGradeRequestsMutation = { readonly approveGradeRequests: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type SuspendMembersMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MembersFilter | null | undefined;
  reason: string;
}>;


export type SuspendMembersMutation = { readonly suspendMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestoreMembersMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MembersFilter | null | undefined;
  reason: string;
}>;


export type RestoreMembersMutation = { readonly restoreMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type MemberDetailsFragment = { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } };

export type MemberEditorQueryVariables = Exact<{
  id: number;
}>;


export type MemberEditorQuery = { readonly managedMember: { readonly id: number, readonly record: { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } } | null } | null };

export type ManagedMemberFragment = { readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly viewerCanAskForPayment: boolean, readonly memberships: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly source: Types.MembershipSource, readonly from: string, readonly until: string | null }>, readonly payments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly createdAt: string, readonly dueAt: string | null, readonly viewerCanOpen: boolean }>, readonly record: { readonly language: Types.Language, readonly emailProvedAt: string | null, readonly emailRefusals: number, readonly lastActiveAt: string, readonly dormancyNoticeAt: string | null, readonly dormantAt: string | null, readonly withdrawnAt: string | null, readonly erasedAt: string | null, readonly roles: ReadonlyArray<Types.StaffRole>, readonly viewerCanManage: boolean, readonly viewerCanInvite: boolean, readonly invitedAt: string | null, readonly viewerCanResetFactor: boolean, readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly email: string, readonly createdAt: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> }, readonly applications: ReadonlyArray<{ readonly id: number, readonly state: Types.ApplicationState, readonly programId: number, readonly kind: Types.ProgramKind, readonly viewerCanOpen: boolean, readonly title: string, readonly createdAt: string, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null }>, readonly documents: ReadonlyArray<{ readonly id: number, readonly kind: Types.DocumentKind, readonly number: string, readonly code: string, readonly issuedAt: string, readonly revokedAt: string | null }>, readonly changes: ReadonlyArray<{ readonly id: number, readonly action: string, readonly actor: string | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly createdAt: string }> } | null };

export type ManagedMemberQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ManagedMemberQuery = { readonly managedMember: { readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: Types.MemberGrade, readonly status: Types.MemberStatus, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly viewerCanAskForPayment: boolean, readonly memberships: ReadonlyArray<{ readonly grade: Types.MemberGrade, readonly source: Types.MembershipSource, readonly from: string, readonly until: string | null }>, readonly payments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly createdAt: string, readonly dueAt: string | null, readonly viewerCanOpen: boolean }>, readonly record: { readonly language: Types.Language, readonly emailProvedAt: string | null, readonly emailRefusals: number, readonly lastActiveAt: string, readonly dormancyNoticeAt: string | null, readonly dormantAt: string | null, readonly withdrawnAt: string | null, readonly erasedAt: string | null, readonly roles: ReadonlyArray<Types.StaffRole>, readonly viewerCanManage: boolean, readonly viewerCanInvite: boolean, readonly invitedAt: string | null, readonly viewerCanResetFactor: boolean, readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly email: string, readonly createdAt: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: Types.MemberGrade, readonly status: Types.GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> }, readonly applications: ReadonlyArray<{ readonly id: number, readonly state: Types.ApplicationState, readonly programId: number, readonly kind: Types.ProgramKind, readonly viewerCanOpen: boolean, readonly title: string, readonly createdAt: string, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null }>, readonly documents: ReadonlyArray<{ readonly id: number, readonly kind: Types.DocumentKind, readonly number: string, readonly code: string, readonly issuedAt: string, readonly revokedAt: string | null }>, readonly changes: ReadonlyArray<{ readonly id: number, readonly action: string, readonly actor: string | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly createdAt: string }> } | null } | null };

export type ApproveGradeRequestMutationVariables = Exact<{
  id: number;
}>;


export type ApproveGradeRequestMutation = { readonly approveGradeRequest: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly viewerCanUndoDecision: boolean } };

export type RefuseGradeRequestMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RefuseGradeRequestMutation = { readonly refuseGradeRequest: { readonly id: number, readonly requestedGrade: Types.MemberGrade | null, readonly viewerCanUndoDecision: boolean } };

export type UndoGradeDecisionMutationVariables = Exact<{
  memberId: number;
}>;


export type UndoGradeDecisionMutation = { readonly undoGradeDecision: { readonly id: number, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null } };

export type ChangeMemberGradeMutationVariables = Exact<{
  id: number;
  grade: Types.MemberGrade;
  reason: string;
}>;


export type ChangeMemberGradeMutation = { readonly changeMemberGrade: { readonly id: number, readonly grade: Types.MemberGrade, readonly record: { readonly id: number, readonly profile: { readonly id: number, readonly viewerCanUndoDecision: boolean } } | null } };

export type SuspendMemberMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type SuspendMemberMutation = { readonly suspendMember: { readonly id: number, readonly status: Types.MemberStatus } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ResetSecondFactorMutation = { readonly resetSecondFactor: { readonly id: number } };

export type WithdrawMemberMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawMemberMutation = { readonly withdrawMember: { readonly id: number, readonly status: Types.MemberStatus } };

export type RestoreMemberMutationVariables = Exact<{
  id: number;
  reason?: string | null | undefined;
}>;


export type RestoreMemberMutation = { readonly restoreMember: { readonly id: number, readonly status: Types.MemberStatus } };

export type SendResetLinkMutationVariables = Exact<{
  id: number;
}>;


export type SendResetLinkMutation = { readonly sendResetLink: { readonly id: number } };

export type SaveMemberMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.ManagedMemberInput;
}>;


export type SaveMemberMutation = { readonly saveMember: { readonly id: number, readonly record: { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } } | null } };

export type AddMemberMutationVariables = Exact<{
  input: Types.NewMemberInput;
}>;


export type AddMemberMutation = { readonly addMember: { readonly id: number } };

export type InviteMemberMutationVariables = Exact<{
  id: number;
}>;


export type InviteMemberMutation = { readonly inviteMember: { readonly id: number } };

export type InviteMembersMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MembersFilter | null | undefined;
}>;


export type InviteMembersMutation = { readonly inviteMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export const MemberDetailsFragmentDoc = `fragment MemberDetails on MemberRecord{id version officeNote profile{id name familyName givenName country finalDegreeInstitution major affiliation department position phoneNumber postcode addressLine addressDetail __typename}__typename}` as string & Urql.TypedDocumentNode<MemberDetailsFragment, unknown>;
export const ManagedMemberFragmentDoc = `fragment ManagedMember on ManagedMember{id name otherName grade status membershipStatus validUntil memberships{grade source from until __typename}viewerCanAskForPayment payments{id name(language:$language)state amountDue amountPaid createdAt dueAt viewerCanOpen __typename}record{...MemberDetails language emailProvedAt emailRefusals lastActiveAt dormancyNoticeAt dormantAt withdrawnAt erasedAt roles viewerCanManage viewerCanInvite invitedAt viewerCanResetFactor profile{id email createdAt gradeRequests{id grade status reason createdAt decidedAt decidedBy proofs{...EditedFile __typename}__typename}__typename}applications{id state programId kind viewerCanOpen title(language:$language)createdAt examPart languagePair verdict __typename}documents{id kind number code issuedAt revokedAt __typename}changes{id action actor before after reason createdAt __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ManagedMemberFragment, unknown>;
export const MembersDocument = `query Members($filter:MembersFilter$sort:MemberSort!$descending:Boolean!$page:Int!$size:Int!){members(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id name otherName grade status membershipStatus validUntil record{id language newsletter emailProvedAt profile{id email affiliation department position phoneNumber postcode addressLine addressDetail finalDegreeInstitution major country createdAt requestedGrade __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<MembersQuery, MembersQueryVariables>;

export function useMembersQuery(options: Omit<Urql.UseQueryArgs<MembersQueryVariables>, 'query'>) {
  return Urql.useQuery<MembersQuery, MembersQueryVariables>({ query: MembersDocument, ...options });
};
export const MembersCountDocument = `query MembersCount($filter:MembersFilter){members(filter:$filter){exactCount __typename}}` as string & Urql.TypedDocumentNode<MembersCountQuery, MembersCountQueryVariables>;

export function useMembersCountQuery(options?: Omit<Urql.UseQueryArgs<MembersCountQueryVariables>, 'query'>) {
  return Urql.useQuery<MembersCountQuery, MembersCountQueryVariables>({ query: MembersCountDocument, ...options });
};
export const StartMemberViewDocument = `mutation StartMemberView($id:Id!$reason:String!){startMemberView(id:$id reason:$reason){memberId pass __typename}}` as string & Urql.TypedDocumentNode<StartMemberViewMutation, StartMemberViewMutationVariables>;

export function useStartMemberViewMutation() {
  return Urql.useMutation<StartMemberViewMutation, StartMemberViewMutationVariables>(StartMemberViewDocument);
};
export const ApproveGradeRequestsDocument = `mutation ApproveGradeRequests($which:BulkSelection!$filter:MembersFilter){approveGradeRequests(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<ApproveGradeRequestsMutation, ApproveGradeRequestsMutationVariables>;

export function useApproveGradeRequestsMutation() {
  return Urql.useMutation<ApproveGradeRequestsMutation, ApproveGradeRequestsMutationVariables>(ApproveGradeRequestsDocument);
};
export const SuspendMembersDocument = `mutation SuspendMembers($which:BulkSelection!$filter:MembersFilter$reason:String!){suspendMembers(which:$which filter:$filter reason:$reason){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<SuspendMembersMutation, SuspendMembersMutationVariables>;

export function useSuspendMembersMutation() {
  return Urql.useMutation<SuspendMembersMutation, SuspendMembersMutationVariables>(SuspendMembersDocument);
};
export const RestoreMembersDocument = `mutation RestoreMembers($which:BulkSelection!$filter:MembersFilter$reason:String!){restoreMembers(which:$which filter:$filter reason:$reason){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RestoreMembersMutation, RestoreMembersMutationVariables>;

export function useRestoreMembersMutation() {
  return Urql.useMutation<RestoreMembersMutation, RestoreMembersMutationVariables>(RestoreMembersDocument);
};
export const MemberEditorDocument = `query MemberEditor($id:Id!){managedMember(id:$id){id record{...MemberDetails __typename}__typename}}${MemberDetailsFragmentDoc}` as string & Urql.TypedDocumentNode<MemberEditorQuery, MemberEditorQueryVariables>;

export function useMemberEditorQuery(options: Omit<Urql.UseQueryArgs<MemberEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<MemberEditorQuery, MemberEditorQueryVariables>({ query: MemberEditorDocument, ...options });
};
export const ManagedMemberDocument = `query ManagedMember($id:Id!$language:Language!){managedMember(id:$id){...ManagedMember __typename}}${ManagedMemberFragmentDoc}${MemberDetailsFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedMemberQuery, ManagedMemberQueryVariables>;

export function useManagedMemberQuery(options: Omit<Urql.UseQueryArgs<ManagedMemberQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedMemberQuery, ManagedMemberQueryVariables>({ query: ManagedMemberDocument, ...options });
};
export const ApproveGradeRequestDocument = `mutation ApproveGradeRequest($id:Id!){approveGradeRequest(id:$id){id grade requestedGrade viewerCanUndoDecision __typename}}` as string & Urql.TypedDocumentNode<ApproveGradeRequestMutation, ApproveGradeRequestMutationVariables>;

export function useApproveGradeRequestMutation() {
  return Urql.useMutation<ApproveGradeRequestMutation, ApproveGradeRequestMutationVariables>(ApproveGradeRequestDocument);
};
export const RefuseGradeRequestDocument = `mutation RefuseGradeRequest($id:Id!$reason:String!){refuseGradeRequest(id:$id reason:$reason){id requestedGrade viewerCanUndoDecision __typename}}` as string & Urql.TypedDocumentNode<RefuseGradeRequestMutation, RefuseGradeRequestMutationVariables>;

export function useRefuseGradeRequestMutation() {
  return Urql.useMutation<RefuseGradeRequestMutation, RefuseGradeRequestMutationVariables>(RefuseGradeRequestDocument);
};
export const UndoGradeDecisionDocument = `mutation UndoGradeDecision($memberId:Id!){undoGradeDecision(memberId:$memberId){id grade requestedGrade __typename}}` as string & Urql.TypedDocumentNode<UndoGradeDecisionMutation, UndoGradeDecisionMutationVariables>;

export function useUndoGradeDecisionMutation() {
  return Urql.useMutation<UndoGradeDecisionMutation, UndoGradeDecisionMutationVariables>(UndoGradeDecisionDocument);
};
export const ChangeMemberGradeDocument = `mutation ChangeMemberGrade($id:Id!$grade:MemberGrade!$reason:String!){changeMemberGrade(id:$id grade:$grade reason:$reason){id grade record{id profile{id viewerCanUndoDecision __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ChangeMemberGradeMutation, ChangeMemberGradeMutationVariables>;

export function useChangeMemberGradeMutation() {
  return Urql.useMutation<ChangeMemberGradeMutation, ChangeMemberGradeMutationVariables>(ChangeMemberGradeDocument);
};
export const SuspendMemberDocument = `mutation SuspendMember($id:Id!$reason:String!){suspendMember(id:$id reason:$reason){id status __typename}}` as string & Urql.TypedDocumentNode<SuspendMemberMutation, SuspendMemberMutationVariables>;

export function useSuspendMemberMutation() {
  return Urql.useMutation<SuspendMemberMutation, SuspendMemberMutationVariables>(SuspendMemberDocument);
};
export const ResetSecondFactorDocument = `mutation ResetSecondFactor($id:Id!$reason:String!){resetSecondFactor(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;

export function useResetSecondFactorMutation() {
  return Urql.useMutation<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>(ResetSecondFactorDocument);
};
export const WithdrawMemberDocument = `mutation WithdrawMember($id:Id!$reason:String!){withdrawMember(id:$id reason:$reason){id status __typename}}` as string & Urql.TypedDocumentNode<WithdrawMemberMutation, WithdrawMemberMutationVariables>;

export function useWithdrawMemberMutation() {
  return Urql.useMutation<WithdrawMemberMutation, WithdrawMemberMutationVariables>(WithdrawMemberDocument);
};
export const RestoreMemberDocument = `mutation RestoreMember($id:Id!$reason:String){restoreMember(id:$id reason:$reason){id status __typename}}` as string & Urql.TypedDocumentNode<RestoreMemberMutation, RestoreMemberMutationVariables>;

export function useRestoreMemberMutation() {
  return Urql.useMutation<RestoreMemberMutation, RestoreMemberMutationVariables>(RestoreMemberDocument);
};
export const SendResetLinkDocument = `mutation SendResetLink($id:Id!){sendResetLink(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<SendResetLinkMutation, SendResetLinkMutationVariables>;

export function useSendResetLinkMutation() {
  return Urql.useMutation<SendResetLinkMutation, SendResetLinkMutationVariables>(SendResetLinkDocument);
};
export const SaveMemberDocument = `mutation SaveMember($id:Id!$version:Int!$input:ManagedMemberInput!){saveMember(id:$id version:$version input:$input){id record{...MemberDetails __typename}__typename}}${MemberDetailsFragmentDoc}` as string & Urql.TypedDocumentNode<SaveMemberMutation, SaveMemberMutationVariables>;

export function useSaveMemberMutation() {
  return Urql.useMutation<SaveMemberMutation, SaveMemberMutationVariables>(SaveMemberDocument);
};
export const AddMemberDocument = `mutation AddMember($input:NewMemberInput!){addMember(input:$input){id __typename}}` as string & Urql.TypedDocumentNode<AddMemberMutation, AddMemberMutationVariables>;

export function useAddMemberMutation() {
  return Urql.useMutation<AddMemberMutation, AddMemberMutationVariables>(AddMemberDocument);
};
export const InviteMemberDocument = `mutation InviteMember($id:Id!){inviteMember(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;

export function useInviteMemberMutation() {
  return Urql.useMutation<InviteMemberMutation, InviteMemberMutationVariables>(InviteMemberDocument);
};
export const InviteMembersDocument = `mutation InviteMembers($which:BulkSelection!$filter:MembersFilter){inviteMembers(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<InviteMembersMutation, InviteMembersMutationVariables>;

export function useInviteMembersMutation() {
  return Urql.useMutation<InviteMembersMutation, InviteMembersMutationVariables>(InviteMembersDocument);
};