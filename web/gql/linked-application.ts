/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const RequestedCopyFragmentDoc = `fragment RequestedCopy on CertificateCopy{id language address state paymentId requestedAt sentAt __typename}`;
const ExamResultShownFragmentDoc = `fragment ExamResultShown on ExamResult{version verdict average passAverage reason papers{...ScoredPart criteria{...ScoredPart __typename}__typename}__typename}`;
const ScoredPartFragmentDoc = `fragment ScoredPart on ExamScore{key points maxPoints name(language:$language){text language __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
export type LinkedApplicationFragment = { readonly name: string, readonly state: Types.ApplicationState, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly groupName: string | null, readonly photoUrl: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly objectionUntil: string | null, readonly certificates: ReadonlyArray<Types.ApplicationDocument>, readonly copyFee: number | null, readonly changeUntil: string | null, readonly canWithdraw: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null, readonly examResult: { readonly version: number, readonly verdict: Types.ExamVerdict, readonly average: number | null, readonly passAverage: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } }> | null, readonly name: { readonly text: string, readonly language: Types.Language } }> } | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly copyTransfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly shown: string, readonly file: { readonly id: number } | null }>, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly state: Types.ProgramState, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }> } };

export type LinkedApplicationQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type LinkedApplicationQuery = { readonly linkedApplication: { readonly name: string, readonly state: Types.ApplicationState, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly groupName: string | null, readonly photoUrl: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly objectionUntil: string | null, readonly certificates: ReadonlyArray<Types.ApplicationDocument>, readonly copyFee: number | null, readonly changeUntil: string | null, readonly canWithdraw: boolean, readonly siteName: { readonly text: string, readonly language: Types.Language } | null, readonly examResult: { readonly version: number, readonly verdict: Types.ExamVerdict, readonly average: number | null, readonly passAverage: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } }> | null, readonly name: { readonly text: string, readonly language: Types.Language } }> } | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly copyTransfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly shown: string, readonly file: { readonly id: number } | null }>, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly state: Types.ProgramState, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }> } } | null };

export type SaveLinkedAnswersMutationVariables = Exact<{
  link: string;
  ownAnswers: ReadonlyArray<Types.OwnAnswerInput> | Types.OwnAnswerInput;
}>;


export type SaveLinkedAnswersMutation = { readonly saveLinkedAnswers: boolean };

export type WithdrawLinkedApplicationMutationVariables = Exact<{
  link: string;
}>;


export type WithdrawLinkedApplicationMutation = { readonly withdrawLinkedApplication: boolean };

export type ObjectToLinkedResultMutationVariables = Exact<{
  link: string;
  reason: string;
}>;


export type ObjectToLinkedResultMutation = { readonly objectToLinkedResult: boolean };

export type RequestLinkedCertificateCopyMutationVariables = Exact<{
  link: string;
  language: Types.DocumentLanguage;
  address: string;
  expectedFee: number;
}>;


export type RequestLinkedCertificateCopyMutation = { readonly requestLinkedCertificateCopy: boolean };

export type WithdrawLinkedCertificateCopyMutationVariables = Exact<{
  link: string;
  id: number;
}>;


export type WithdrawLinkedCertificateCopyMutation = { readonly withdrawLinkedCertificateCopy: boolean };

export const LinkedApplicationFragmentDoc = `fragment LinkedApplication on LinkedApplication{name state examPart languagePair siteName(language:$language){text language __typename}groupName photoUrl photoFault photoNote photoUntil slipFrom hasSlip examResult{...ExamResultShown __typename}objection{state reason answer createdAt __typename}objectionUntil certificates copyFee copyTransfer{...Transfer __typename}certificateCopies{...RequestedCopy __typename}ownAnswers(language:$language){key value shown file{id __typename}__typename}changeUntil canWithdraw program{id kind state startsAt title(language:$language){text language __typename}location(language:$language){text language __typename}ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<LinkedApplicationFragment, unknown>;
export const LinkedApplicationDocument = `query LinkedApplication($link:String!$language:Language!){linkedApplication(link:$link){...LinkedApplication __typename}}${LinkedApplicationFragmentDoc}${ExamResultShownFragmentDoc}${ScoredPartFragmentDoc}${TransferFragmentDoc}${RequestedCopyFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedApplicationQuery, LinkedApplicationQueryVariables>;

export function useLinkedApplicationQuery(options: Omit<Urql.UseQueryArgs<LinkedApplicationQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedApplicationQuery, LinkedApplicationQueryVariables>({ query: LinkedApplicationDocument, ...options });
};
export const SaveLinkedAnswersDocument = `mutation SaveLinkedAnswers($link:String!$ownAnswers:[OwnAnswerInput!]!){saveLinkedAnswers(link:$link ownAnswers:$ownAnswers)}` as string & Urql.TypedDocumentNode<SaveLinkedAnswersMutation, SaveLinkedAnswersMutationVariables>;

export function useSaveLinkedAnswersMutation() {
  return Urql.useMutation<SaveLinkedAnswersMutation, SaveLinkedAnswersMutationVariables>(SaveLinkedAnswersDocument);
};
export const WithdrawLinkedApplicationDocument = `mutation WithdrawLinkedApplication($link:String!){withdrawLinkedApplication(link:$link)}` as string & Urql.TypedDocumentNode<WithdrawLinkedApplicationMutation, WithdrawLinkedApplicationMutationVariables>;

export function useWithdrawLinkedApplicationMutation() {
  return Urql.useMutation<WithdrawLinkedApplicationMutation, WithdrawLinkedApplicationMutationVariables>(WithdrawLinkedApplicationDocument);
};
export const ObjectToLinkedResultDocument = `mutation ObjectToLinkedResult($link:String!$reason:String!){objectToLinkedResult(link:$link reason:$reason)}` as string & Urql.TypedDocumentNode<ObjectToLinkedResultMutation, ObjectToLinkedResultMutationVariables>;

export function useObjectToLinkedResultMutation() {
  return Urql.useMutation<ObjectToLinkedResultMutation, ObjectToLinkedResultMutationVariables>(ObjectToLinkedResultDocument);
};
export const RequestLinkedCertificateCopyDocument = `mutation RequestLinkedCertificateCopy($link:String!$language:DocumentLanguage!$address:String!$expectedFee:Int!){requestLinkedCertificateCopy(link:$link language:$language address:$address expectedFee:$expectedFee)}` as string & Urql.TypedDocumentNode<RequestLinkedCertificateCopyMutation, RequestLinkedCertificateCopyMutationVariables>;

export function useRequestLinkedCertificateCopyMutation() {
  return Urql.useMutation<RequestLinkedCertificateCopyMutation, RequestLinkedCertificateCopyMutationVariables>(RequestLinkedCertificateCopyDocument);
};
export const WithdrawLinkedCertificateCopyDocument = `mutation WithdrawLinkedCertificateCopy($link:String!$id:Id!){withdrawLinkedCertificateCopy(link:$link id:$id)}` as string & Urql.TypedDocumentNode<WithdrawLinkedCertificateCopyMutation, WithdrawLinkedCertificateCopyMutationVariables>;

export function useWithdrawLinkedCertificateCopyMutation() {
  return Urql.useMutation<WithdrawLinkedCertificateCopyMutation, WithdrawLinkedCertificateCopyMutationVariables>(WithdrawLinkedCertificateCopyDocument);
};