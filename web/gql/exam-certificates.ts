/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const RequestedCopyFragmentDoc = `fragment RequestedCopy on CertificateCopy{id language address state paymentId requestedAt sentAt __typename}`;
export type CertifiedExamineeFragment = { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null, readonly certificates: ReadonlyArray<{ readonly id: number, readonly number: string, readonly language: Types.DocumentLanguage, readonly revokedAt: string | null, readonly revokeReason: string | null }> };

export type AskingExamineeFragment = { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }> };

export type ExamCertificatesQueryVariables = Exact<{
  programId: number;
  language: Types.DocumentLanguage;
  page: number;
  askingPage: number;
}>;


export type ExamCertificatesQuery = { readonly programForEditing: { readonly id: number, readonly ko: { readonly title: string | null } | null, readonly en: { readonly title: string | null } | null } | null, readonly examCertificates: { readonly areReleased: boolean, readonly toIssue: number, readonly valid: number, readonly revoked: number, readonly examineeCount: number, readonly askingCount: number, readonly examinees: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null, readonly certificates: ReadonlyArray<{ readonly id: number, readonly number: string, readonly language: Types.DocumentLanguage, readonly revokedAt: string | null, readonly revokeReason: string | null }> }>, readonly asking: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }> }> } | null };

export type IssueExamCertificatesMutationVariables = Exact<{
  programId: number;
  language: Types.DocumentLanguage;
  after?: number | null | undefined;
}>;


export type IssueExamCertificatesMutation = { readonly issueExamCertificates: { readonly issued: number, readonly after: number | null } };

export type SendCertificateCopyMutationVariables = Exact<{
  id: number;
}>;


export type SendCertificateCopyMutation = { readonly sendCertificateCopy: { readonly id: number } };

export type UnsendCertificateCopyMutationVariables = Exact<{
  id: number;
}>;


export type UnsendCertificateCopyMutation = { readonly unsendCertificateCopy: { readonly id: number } };

export type RevokeExamCertificateMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RevokeExamCertificateMutation = { readonly revokeExamCertificate: { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null, readonly certificates: ReadonlyArray<{ readonly id: number, readonly number: string, readonly language: Types.DocumentLanguage, readonly revokedAt: string | null, readonly revokeReason: string | null }> } };

export type RestoreExamCertificateMutationVariables = Exact<{
  id: number;
}>;


export type RestoreExamCertificateMutation = { readonly restoreExamCertificate: { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly verdict: Types.ExamVerdict | null, readonly certificates: ReadonlyArray<{ readonly id: number, readonly number: string, readonly language: Types.DocumentLanguage, readonly revokedAt: string | null, readonly revokeReason: string | null }> } };

export const CertifiedExamineeFragmentDoc = `fragment CertifiedExaminee on Application{id name examNumber examPart languagePair verdict certificates{id number language revokedAt revokeReason __typename}__typename}` as string & Urql.TypedDocumentNode<CertifiedExamineeFragment, unknown>;
export const AskingExamineeFragmentDoc = `fragment AskingExaminee on Application{id name examNumber certificateCopies{...RequestedCopy __typename}__typename}` as string & Urql.TypedDocumentNode<AskingExamineeFragment, unknown>;
export const ExamCertificatesDocument = `query ExamCertificates($programId:Id!$language:DocumentLanguage!$page:Int!$askingPage:Int!){programForEditing(id:$programId){id ko{title __typename}en{title __typename}__typename}examCertificates(programId:$programId){areReleased toIssue(language:$language)valid(language:$language)revoked(language:$language)examineeCount examinees(page:$page size:50){...CertifiedExaminee __typename}askingCount asking(page:$askingPage size:20){...AskingExaminee __typename}__typename}}${CertifiedExamineeFragmentDoc}${AskingExamineeFragmentDoc}${RequestedCopyFragmentDoc}` as string & Urql.TypedDocumentNode<ExamCertificatesQuery, ExamCertificatesQueryVariables>;

export function useExamCertificatesQuery(options: Omit<Urql.UseQueryArgs<ExamCertificatesQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamCertificatesQuery, ExamCertificatesQueryVariables>({ query: ExamCertificatesDocument, ...options });
};
export const IssueExamCertificatesDocument = `mutation IssueExamCertificates($programId:Id!$language:DocumentLanguage!$after:Id){issueExamCertificates(programId:$programId language:$language after:$after){issued after __typename}}` as string & Urql.TypedDocumentNode<IssueExamCertificatesMutation, IssueExamCertificatesMutationVariables>;

export function useIssueExamCertificatesMutation() {
  return Urql.useMutation<IssueExamCertificatesMutation, IssueExamCertificatesMutationVariables>(IssueExamCertificatesDocument);
};
export const SendCertificateCopyDocument = `mutation SendCertificateCopy($id:Id!){sendCertificateCopy(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<SendCertificateCopyMutation, SendCertificateCopyMutationVariables>;

export function useSendCertificateCopyMutation() {
  return Urql.useMutation<SendCertificateCopyMutation, SendCertificateCopyMutationVariables>(SendCertificateCopyDocument);
};
export const UnsendCertificateCopyDocument = `mutation UnsendCertificateCopy($id:Id!){unsendCertificateCopy(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<UnsendCertificateCopyMutation, UnsendCertificateCopyMutationVariables>;

export function useUnsendCertificateCopyMutation() {
  return Urql.useMutation<UnsendCertificateCopyMutation, UnsendCertificateCopyMutationVariables>(UnsendCertificateCopyDocument);
};
export const RevokeExamCertificateDocument = `mutation RevokeExamCertificate($id:Id!$reason:String!){revokeExamCertificate(id:$id reason:$reason){...CertifiedExaminee __typename}}${CertifiedExamineeFragmentDoc}` as string & Urql.TypedDocumentNode<RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables>;

export function useRevokeExamCertificateMutation() {
  return Urql.useMutation<RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables>(RevokeExamCertificateDocument);
};
export const RestoreExamCertificateDocument = `mutation RestoreExamCertificate($id:Id!){restoreExamCertificate(id:$id){...CertifiedExaminee __typename}}${CertifiedExamineeFragmentDoc}` as string & Urql.TypedDocumentNode<RestoreExamCertificateMutation, RestoreExamCertificateMutationVariables>;

export function useRestoreExamCertificateMutation() {
  return Urql.useMutation<RestoreExamCertificateMutation, RestoreExamCertificateMutationVariables>(RestoreExamCertificateDocument);
};