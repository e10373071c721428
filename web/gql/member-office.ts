/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** Whole numbers, both included. Without one there is no end on that side. */
export type AmountRange = {
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
};

/** The status of an application. A seat is held from AWAITING_PAYMENT or OFFERED on. */
export type ApplicationState =
  | 'ATTENDED'
  | 'AWAITING_PAYMENT'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'NO_SHOW'
  | 'OFFERED'
  | 'WAITLISTED'
  | 'WITHDRAWN';

/** Chosen rows, or everything the filter holds, and the count that was agreed to. */
export type BulkSelection = {
  /** Of the last answer; null for the first call. */
  readonly cursor?: string | null | undefined;
  /** COUNT_CHANGED with `extensions.conflict` {count} when it is another now. */
  readonly expectedCount: number;
  /** Null: everything the filter holds. */
  readonly ids?: ReadonlyArray<number> | null | undefined;
};

/** Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side. */
export type DayRange = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

/** Whether the office has decided. */
export type GradeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** All details at once: what is left out or null is emptied. */
export type ManagedMemberInput = {
  readonly addressDetail?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  /** ISO 3166-1 alpha-2, or XK. */
  readonly country: string;
  readonly department?: string | null | undefined;
  /** In Latin letters, as givenName. */
  readonly familyName?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly major?: string | null | undefined;
  readonly name: string;
  /** Words of the office; the member sees them with the own data. */
  readonly officeNote?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  /** Of the address that post goes to, as the next two. */
  readonly postcode?: string | null | undefined;
};

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** What the office's list of members is sorted by. */
export type MemberSort =
  | 'CREATED'
  | 'NAME';

/** Whether the account may sign in; apart from the grade. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DORMANT'
  | 'SUSPENDED'
  | 'WITHDRAWN';

/** All that is given holds; several values of one are any of them. */
export type MembersFilter = {
  /** A part of it; spacing and case do not count. */
  readonly affiliation?: string | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly department?: string | null | undefined;
  readonly emailProved?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly grade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly invitation?: ReadonlyArray<string> | null | undefined;
  readonly joined?: DayRange | null | undefined;
  readonly language?: ReadonlyArray<Language> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly major?: string | null | undefined;
  readonly newsletter?: boolean | null | undefined;
  readonly number?: AmountRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly position?: string | null | undefined;
  readonly request?: ReadonlyArray<MemberGrade> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly standing?: ReadonlyArray<MembershipStanding> | null | undefined;
  readonly status?: ReadonlyArray<MemberStatus> | null | undefined;
  readonly wasGrade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly wasOn?: DayRange | null | undefined;
};

/** What a period of membership rests on. */
export type MembershipSource =
  | 'DECISION'
  | 'EXEMPTION'
  | 'PAYMENT';

/** The status of a membership. */
export type MembershipStanding =
  /** Dues are asked for, before their day. */
  | 'DUE'
  /** Owes no dues of a year. */
  | 'EXEMPT'
  /** Dues are missing; the membership still counts for some days. */
  | 'GRACE'
  /** Dues have been missing for too long. */
  | 'LAPSED'
  /** Not a member yet. */
  | 'NONE'
  | 'PAID';

/** Somebody who has no account yet. */
export type NewMemberInput = {
  readonly addressDetail?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  /** ISO 3166-1 alpha-2, or XK. */
  readonly country: string;
  readonly department?: string | null | undefined;
  readonly email: string;
  /** In Latin letters, as givenName. */
  readonly familyName?: string | null | undefined;
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly grade: MemberGrade;
  /** Sends the invitation at once. */
  readonly isInvited: boolean;
  /** Of letters. */
  readonly language: Language;
  readonly major?: string | null | undefined;
  readonly name: string;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  /** Of the address that post goes to, as the next two. */
  readonly postcode?: string | null | undefined;
};

/** How far a payment has come. It moves as schema/validation/money/payment-state.ts allows. */
export type PaymentState =
  | 'CANCELLED'
  | 'DECLARED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIAL'
  | 'PARTLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'REFUND_REQUESTED'
  | 'VOID';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** What a member of the office may do; several per person. */
export type StaffRole =
  | 'CONTENT'
  | 'FINANCE'
  | 'JOURNAL'
  | 'MEMBER'
  | 'PROGRAM'
  | 'SUPER';

export type MembersQueryVariables = Exact<{
  filter?: MembersFilter | null | undefined;
  sort: MemberSort;
  descending: boolean;
  page: number;
  size: number;
}>;


export type MembersQuery = { readonly members: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: MemberGrade, readonly status: MemberStatus, readonly standing: MembershipStanding, readonly validUntil: string | null, readonly record: { readonly id: number, readonly language: Language, readonly newsletter: boolean, readonly emailProvedAt: string | null, readonly profile: { readonly id: number, readonly email: string, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly country: string, readonly createdAt: string, readonly requestedGrade: MemberGrade | null } } | null }> } };

export type MembersCountQueryVariables = Exact<{
  filter?: MembersFilter | null | undefined;
}>;


export type MembersCountQuery = { readonly members: { readonly exactCount: number } };

export type StartMemberViewMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type StartMemberViewMutation = { readonly startMemberView: { readonly memberId: number, readonly pass: string } };

export type ApproveGradeRequestsMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MembersFilter | null | undefined;
}>;


export type ApproveGradeRequestsMutation = { readonly approveGradeRequests: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type SuspendMembersMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MembersFilter | null | undefined;
  reason: string;
}>;


export type SuspendMembersMutation = { readonly suspendMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type RestoreMembersMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MembersFilter | null | undefined;
  reason: string;
}>;


export type RestoreMembersMutation = { readonly restoreMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type MemberDetailsFragment = { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } };

export type MemberEditorQueryVariables = Exact<{
  id: number;
}>;


export type MemberEditorQuery = { readonly managedMember: { readonly id: number, readonly record: { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } } | null } | null };

export type ManagedMemberFragment = { readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: MemberGrade, readonly status: MemberStatus, readonly standing: MembershipStanding, readonly validUntil: string | null, readonly viewerCanAskForPayment: boolean, readonly memberships: ReadonlyArray<{ readonly grade: MemberGrade, readonly source: MembershipSource, readonly from: string, readonly until: string | null }>, readonly payments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly createdAt: string, readonly dueAt: string | null, readonly viewerCanOpen: boolean }>, readonly record: { readonly language: Language, readonly emailProvedAt: string | null, readonly emailRefusals: number, readonly lastActiveAt: string, readonly dormancyNoticeAt: string | null, readonly dormantAt: string | null, readonly withdrawnAt: string | null, readonly erasedAt: string | null, readonly roles: ReadonlyArray<StaffRole>, readonly viewerCanManage: boolean, readonly viewerCanInvite: boolean, readonly invitedAt: string | null, readonly viewerCanResetFactor: boolean, readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly email: string, readonly createdAt: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: MemberGrade, readonly status: GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> }, readonly applications: ReadonlyArray<{ readonly id: number, readonly state: ApplicationState, readonly programId: number, readonly kind: ProgramKind, readonly viewerCanOpen: boolean, readonly title: string, readonly createdAt: string }>, readonly changes: ReadonlyArray<{ readonly id: number, readonly action: string, readonly actor: string | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly createdAt: string }> } | null };

export type ManagedMemberQueryVariables = Exact<{
  id: number;
  language: Language;
}>;


export type ManagedMemberQuery = { readonly managedMember: { readonly id: number, readonly name: string, readonly otherName: string | null, readonly grade: MemberGrade, readonly status: MemberStatus, readonly standing: MembershipStanding, readonly validUntil: string | null, readonly viewerCanAskForPayment: boolean, readonly memberships: ReadonlyArray<{ readonly grade: MemberGrade, readonly source: MembershipSource, readonly from: string, readonly until: string | null }>, readonly payments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly createdAt: string, readonly dueAt: string | null, readonly viewerCanOpen: boolean }>, readonly record: { readonly language: Language, readonly emailProvedAt: string | null, readonly emailRefusals: number, readonly lastActiveAt: string, readonly dormancyNoticeAt: string | null, readonly dormantAt: string | null, readonly withdrawnAt: string | null, readonly erasedAt: string | null, readonly roles: ReadonlyArray<StaffRole>, readonly viewerCanManage: boolean, readonly viewerCanInvite: boolean, readonly invitedAt: string | null, readonly viewerCanResetFactor: boolean, readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly email: string, readonly createdAt: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly gradeRequests: ReadonlyArray<{ readonly id: number, readonly grade: MemberGrade, readonly status: GradeRequestStatus, readonly reason: string | null, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly proofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> }> }, readonly applications: ReadonlyArray<{ readonly id: number, readonly state: ApplicationState, readonly programId: number, readonly kind: ProgramKind, readonly viewerCanOpen: boolean, readonly title: string, readonly createdAt: string }>, readonly changes: ReadonlyArray<{ readonly id: number, readonly action: string, readonly actor: string | null, readonly before: unknown, readonly after: unknown, readonly reason: string | null, readonly createdAt: string }> } | null } | null };

export type ApproveGradeRequestMutationVariables = Exact<{
  id: number;
}>;


export type ApproveGradeRequestMutation = { readonly approveGradeRequest: { readonly id: number, readonly grade: MemberGrade, readonly requestedGrade: MemberGrade | null, readonly viewerCanTakeDecisionBack: boolean } };

export type RefuseGradeRequestMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RefuseGradeRequestMutation = { readonly refuseGradeRequest: { readonly id: number, readonly requestedGrade: MemberGrade | null, readonly viewerCanTakeDecisionBack: boolean } };

export type TakeBackGradeDecisionMutationVariables = Exact<{
  memberId: number;
}>;


export type TakeBackGradeDecisionMutation = { readonly takeBackGradeDecision: { readonly id: number, readonly grade: MemberGrade, readonly requestedGrade: MemberGrade | null } };

export type ChangeMemberGradeMutationVariables = Exact<{
  id: number;
  grade: MemberGrade;
  reason: string;
}>;


export type ChangeMemberGradeMutation = { readonly changeMemberGrade: { readonly id: number, readonly grade: MemberGrade, readonly record: { readonly id: number, readonly profile: { readonly id: number, readonly viewerCanTakeDecisionBack: boolean } } | null } };

export type SuspendMemberMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type SuspendMemberMutation = { readonly suspendMember: { readonly id: number, readonly status: MemberStatus } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ResetSecondFactorMutation = { readonly resetSecondFactor: { readonly id: number } };

export type WithdrawMemberMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawMemberMutation = { readonly withdrawMember: { readonly id: number, readonly status: MemberStatus } };

export type RestoreMemberMutationVariables = Exact<{
  id: number;
  reason?: string | null | undefined;
}>;


export type RestoreMemberMutation = { readonly restoreMember: { readonly id: number, readonly status: MemberStatus } };

export type SendResetLinkMutationVariables = Exact<{
  id: number;
}>;


export type SendResetLinkMutation = { readonly sendResetLink: { readonly id: number } };

export type SaveMemberMutationVariables = Exact<{
  id: number;
  version: number;
  input: ManagedMemberInput;
}>;


export type SaveMemberMutation = { readonly saveMember: { readonly id: number, readonly record: { readonly id: number, readonly version: number, readonly officeNote: string | null, readonly profile: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } } | null } };

export type AddMemberMutationVariables = Exact<{
  input: NewMemberInput;
}>;


export type AddMemberMutation = { readonly addMember: { readonly id: number } };

export type InviteMemberMutationVariables = Exact<{
  id: number;
}>;


export type InviteMemberMutation = { readonly inviteMember: { readonly id: number } };

export type InviteMembersMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MembersFilter | null | undefined;
}>;


export type InviteMembersMutation = { readonly inviteMembers: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export const MemberDetailsFragmentDoc = `fragment MemberDetails on MemberRecord{id version officeNote profile{id name familyName givenName country finalDegreeInstitution major affiliation department position phoneNumber postcode addressLine addressDetail __typename}__typename}` as string & Urql.TypedDocumentNode<MemberDetailsFragment, unknown>;
export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const ManagedMemberFragmentDoc = `fragment ManagedMember on ManagedMember{id name otherName grade status standing validUntil memberships{grade source from until __typename}viewerCanAskForPayment payments{id name(language:$language)state amountDue amountPaid createdAt dueAt viewerCanOpen __typename}record{...MemberDetails language emailProvedAt emailRefusals lastActiveAt dormancyNoticeAt dormantAt withdrawnAt erasedAt roles viewerCanManage viewerCanInvite invitedAt viewerCanResetFactor profile{id email createdAt gradeRequests{id grade status reason createdAt decidedAt decidedBy proofs{...EditedFile __typename}__typename}__typename}applications{id state programId kind viewerCanOpen title(language:$language)createdAt __typename}changes{id action actor before after reason createdAt __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ManagedMemberFragment, unknown>;
export const MembersDocument = `query Members($filter:MembersFilter$sort:MemberSort!$descending:Boolean!$page:Int!$size:Int!){members(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id name otherName grade status standing validUntil record{id language newsletter emailProvedAt profile{id email affiliation department position phoneNumber postcode addressLine addressDetail finalDegreeInstitution major country createdAt requestedGrade __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<MembersQuery, MembersQueryVariables>;

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
export const ApproveGradeRequestDocument = `mutation ApproveGradeRequest($id:Id!){approveGradeRequest(id:$id){id grade requestedGrade viewerCanTakeDecisionBack __typename}}` as string & Urql.TypedDocumentNode<ApproveGradeRequestMutation, ApproveGradeRequestMutationVariables>;

export function useApproveGradeRequestMutation() {
  return Urql.useMutation<ApproveGradeRequestMutation, ApproveGradeRequestMutationVariables>(ApproveGradeRequestDocument);
};
export const RefuseGradeRequestDocument = `mutation RefuseGradeRequest($id:Id!$reason:String!){refuseGradeRequest(id:$id reason:$reason){id requestedGrade viewerCanTakeDecisionBack __typename}}` as string & Urql.TypedDocumentNode<RefuseGradeRequestMutation, RefuseGradeRequestMutationVariables>;

export function useRefuseGradeRequestMutation() {
  return Urql.useMutation<RefuseGradeRequestMutation, RefuseGradeRequestMutationVariables>(RefuseGradeRequestDocument);
};
export const TakeBackGradeDecisionDocument = `mutation TakeBackGradeDecision($memberId:Id!){takeBackGradeDecision(memberId:$memberId){id grade requestedGrade __typename}}` as string & Urql.TypedDocumentNode<TakeBackGradeDecisionMutation, TakeBackGradeDecisionMutationVariables>;

export function useTakeBackGradeDecisionMutation() {
  return Urql.useMutation<TakeBackGradeDecisionMutation, TakeBackGradeDecisionMutationVariables>(TakeBackGradeDecisionDocument);
};
export const ChangeMemberGradeDocument = `mutation ChangeMemberGrade($id:Id!$grade:MemberGrade!$reason:String!){changeMemberGrade(id:$id grade:$grade reason:$reason){id grade record{id profile{id viewerCanTakeDecisionBack __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ChangeMemberGradeMutation, ChangeMemberGradeMutationVariables>;

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