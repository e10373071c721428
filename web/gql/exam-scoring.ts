/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ExamRaterRowFragment = { readonly id: number, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly feePerScript: number, readonly state: Types.ExamRaterState, readonly exceptionReason: string | null, readonly exceptedConflicts: ReadonlyArray<Types.RaterConflictCode>, readonly doneAt: string | null, readonly assigned: number, readonly done: number, readonly isRemarking: boolean, readonly hasDoneRemark: boolean, readonly feesDue: number };

export type ExamScriptRowFragment = { readonly id: number, readonly code: string, readonly paperNameKo: string, readonly paperNameEn: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair | null, readonly name: string, readonly examNumber: string | null, readonly file: { readonly id: number, readonly name: string, readonly url: string } | null, readonly scores: ReadonlyArray<{ readonly raterId: number, readonly isThird: boolean, readonly points: number, readonly doneAt: string | null, readonly note: string | null }> };

export type ExamScoringQueryVariables = Exact<{
  programId: number;
}>;


export type ExamScoringQuery = { readonly examScoring: { readonly isBlind: boolean, readonly isLocked: boolean, readonly missingScripts: number, readonly needlessScripts: number, readonly thirdsLacking: ReadonlyArray<string>, readonly conflicts: ReadonlyArray<{ readonly raterId: number, readonly conflict: Types.RaterConflictCode }>, readonly plan: ReadonlyArray<{ readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly scripts: number, readonly added: number, readonly lacking: number, readonly lackingCodes: ReadonlyArray<string> }>, readonly raters: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly affiliation: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly feePerScript: number, readonly state: Types.ExamRaterState, readonly exceptionReason: string | null, readonly exceptedConflicts: ReadonlyArray<Types.RaterConflictCode>, readonly doneAt: string | null, readonly assigned: number, readonly done: number, readonly isRemarking: boolean, readonly hasDoneRemark: boolean, readonly feesDue: number }>, readonly scripts: ReadonlyArray<{ readonly id: number, readonly code: string, readonly paperNameKo: string, readonly paperNameEn: string | null, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair | null, readonly name: string, readonly examNumber: string | null, readonly file: { readonly id: number, readonly name: string, readonly url: string } | null, readonly scores: ReadonlyArray<{ readonly raterId: number, readonly isThird: boolean, readonly points: number, readonly doneAt: string | null, readonly note: string | null }> }> } | null, readonly programForEditing: { readonly id: number, readonly kind: Types.ProgramKind, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly ko: { readonly title: string | null } | null, readonly en: { readonly title: string | null } | null } | null };

export type RaterFeesQueryVariables = Exact<{
  language: Types.Language;
}>;


export type RaterFeesQuery = { readonly raterFees: ReadonlyArray<{ readonly programId: number, readonly startsAt: string, readonly raters: number, readonly done: number, readonly due: number, readonly title: { readonly text: string, readonly language: Types.Language } }> };

export type InviteRaterMutationVariables = Exact<{
  programId: number;
  input: Types.RaterInvitationInput;
}>;


export type InviteRaterMutation = { readonly inviteRater: { readonly id: number } };

export type ResendRaterLinkMutationVariables = Exact<{
  id: number;
}>;


export type ResendRaterLinkMutation = { readonly resendRaterLink: { readonly id: number } };

export type WithdrawRaterMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawRaterMutation = { readonly withdrawRater: { readonly id: number } };

export type UnlockRatingMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type UnlockRatingMutation = { readonly unlockRating: { readonly id: number } };

export type MakeScriptsMutationVariables = Exact<{
  programId: number;
}>;


export type MakeScriptsMutation = { readonly makeScripts: boolean };

export type AssignRatingsMutationVariables = Exact<{
  programId: number;
  expected: number;
}>;


export type AssignRatingsMutation = { readonly assignRatings: boolean };

export type AttachScriptFileMutationVariables = Exact<{
  id: number;
  fileId?: number | null | undefined;
}>;


export type AttachScriptFileMutation = { readonly attachScriptFile: { readonly id: number } };

export const ExamRaterRowFragmentDoc = `fragment ExamRaterRow on ExamRater{id name email affiliation part pair feePerScript state exceptionReason exceptedConflicts doneAt assigned done isRemarking hasDoneRemark feesDue __typename}` as string & Urql.TypedDocumentNode<ExamRaterRowFragment, unknown>;
export const ExamScriptRowFragmentDoc = `fragment ExamScriptRow on ExamScript{id code paperNameKo paperNameEn part pair name examNumber file{id name url __typename}scores{raterId isThird points doneAt note __typename}__typename}` as string & Urql.TypedDocumentNode<ExamScriptRowFragment, unknown>;
export const ExamScoringDocument = `query ExamScoring($programId:Id!){examScoring(programId:$programId){isBlind isLocked missingScripts needlessScripts thirdsLacking conflicts{raterId conflict __typename}plan{part pair scripts added lacking lackingCodes __typename}raters{...ExamRaterRow __typename}scripts{...ExamScriptRow __typename}__typename}programForEditing(id:$programId){id kind examParts languagePairs ko{title __typename}en{title __typename}__typename}}${ExamRaterRowFragmentDoc}${ExamScriptRowFragmentDoc}` as string & Urql.TypedDocumentNode<ExamScoringQuery, ExamScoringQueryVariables>;

export function useExamScoringQuery(options: Omit<Urql.UseQueryArgs<ExamScoringQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamScoringQuery, ExamScoringQueryVariables>({ query: ExamScoringDocument, ...options });
};
export const RaterFeesDocument = `query RaterFees($language:Language!){raterFees{programId title(language:$language){text language __typename}startsAt raters done due __typename}}` as string & Urql.TypedDocumentNode<RaterFeesQuery, RaterFeesQueryVariables>;

export function useRaterFeesQuery(options: Omit<Urql.UseQueryArgs<RaterFeesQueryVariables>, 'query'>) {
  return Urql.useQuery<RaterFeesQuery, RaterFeesQueryVariables>({ query: RaterFeesDocument, ...options });
};
export const InviteRaterDocument = `mutation InviteRater($programId:Id!$input:RaterInvitationInput!){inviteRater(programId:$programId input:$input){id __typename}}` as string & Urql.TypedDocumentNode<InviteRaterMutation, InviteRaterMutationVariables>;

export function useInviteRaterMutation() {
  return Urql.useMutation<InviteRaterMutation, InviteRaterMutationVariables>(InviteRaterDocument);
};
export const ResendRaterLinkDocument = `mutation ResendRaterLink($id:Id!){resendRaterLink(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<ResendRaterLinkMutation, ResendRaterLinkMutationVariables>;

export function useResendRaterLinkMutation() {
  return Urql.useMutation<ResendRaterLinkMutation, ResendRaterLinkMutationVariables>(ResendRaterLinkDocument);
};
export const WithdrawRaterDocument = `mutation WithdrawRater($id:Id!$reason:String!){withdrawRater(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<WithdrawRaterMutation, WithdrawRaterMutationVariables>;

export function useWithdrawRaterMutation() {
  return Urql.useMutation<WithdrawRaterMutation, WithdrawRaterMutationVariables>(WithdrawRaterDocument);
};
export const UnlockRatingDocument = `mutation UnlockRating($id:Id!$reason:String!){unlockRating(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<UnlockRatingMutation, UnlockRatingMutationVariables>;

export function useUnlockRatingMutation() {
  return Urql.useMutation<UnlockRatingMutation, UnlockRatingMutationVariables>(UnlockRatingDocument);
};
export const MakeScriptsDocument = `mutation MakeScripts($programId:Id!){makeScripts(programId:$programId)}` as string & Urql.TypedDocumentNode<MakeScriptsMutation, MakeScriptsMutationVariables>;

export function useMakeScriptsMutation() {
  return Urql.useMutation<MakeScriptsMutation, MakeScriptsMutationVariables>(MakeScriptsDocument);
};
export const AssignRatingsDocument = `mutation AssignRatings($programId:Id!$expected:Int!){assignRatings(programId:$programId expected:$expected)}` as string & Urql.TypedDocumentNode<AssignRatingsMutation, AssignRatingsMutationVariables>;

export function useAssignRatingsMutation() {
  return Urql.useMutation<AssignRatingsMutation, AssignRatingsMutationVariables>(AssignRatingsDocument);
};
export const AttachScriptFileDocument = `mutation AttachScriptFile($id:Id!$fileId:Id){attachScriptFile(id:$id fileId:$fileId){id __typename}}` as string & Urql.TypedDocumentNode<AttachScriptFileMutation, AttachScriptFileMutationVariables>;

export function useAttachScriptFileMutation() {
  return Urql.useMutation<AttachScriptFileMutation, AttachScriptFileMutationVariables>(AttachScriptFileDocument);
};