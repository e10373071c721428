/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanUndoDeclaration viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}`;
export type WrittenManuscriptFragment = { readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> };

export type FollowedManuscriptFragment = { readonly downloads: number | null, readonly receivedAt: string | null, readonly stateAt: string, readonly dueAt: string | null, readonly viewerCanWithdraw: boolean, readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly check: { readonly missing: ReadonlyArray<Types.MissingPart>, readonly file: Types.ManuscriptFileState | null, readonly refusedFigures: ReadonlyArray<{ readonly name: string, readonly state: Types.ReviewerCopyState }>, readonly names: ReadonlyArray<{ readonly where: Types.NamePlace, readonly name: string, readonly excerpt: string }> } | null, readonly moves: ReadonlyArray<{ readonly to: Types.SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly verdict: Types.ReviewVerdict, readonly letter: string, readonly decidedAt: string }>, readonly demands: ReadonlyArray<{ readonly kind: Types.SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly remarks: ReadonlyArray<{ readonly id: number, readonly round: number, readonly review: number, readonly text: string, readonly answer: string | null }>, readonly reviewFiles: ReadonlyArray<{ readonly round: number, readonly review: number, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly payments: ReadonlyArray<{ readonly type: Types.PaymentType, readonly paidAt: string | null, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> };

export type MyManuscriptsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyManuscriptsQuery = { readonly newSubmissionDrafts: ReadonlyArray<{ readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string }>, readonly mySubmissions: ReadonlyArray<{ readonly id: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly stateAt: string, readonly dueAt: string | null }> };

export type MyManuscriptQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type MyManuscriptQuery = { readonly mySubmission: { readonly downloads: number | null, readonly receivedAt: string | null, readonly stateAt: string, readonly dueAt: string | null, readonly viewerCanWithdraw: boolean, readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly check: { readonly missing: ReadonlyArray<Types.MissingPart>, readonly file: Types.ManuscriptFileState | null, readonly refusedFigures: ReadonlyArray<{ readonly name: string, readonly state: Types.ReviewerCopyState }>, readonly names: ReadonlyArray<{ readonly where: Types.NamePlace, readonly name: string, readonly excerpt: string }> } | null, readonly moves: ReadonlyArray<{ readonly to: Types.SubmissionState, readonly reason: string | null, readonly createdAt: string }>, readonly decisions: ReadonlyArray<{ readonly round: number, readonly verdict: Types.ReviewVerdict, readonly letter: string, readonly decidedAt: string }>, readonly demands: ReadonlyArray<{ readonly kind: Types.SubmissionFileKind, readonly askedAt: string, readonly dueAt: string, readonly answeredAt: string | null }>, readonly remarks: ReadonlyArray<{ readonly id: number, readonly round: number, readonly review: number, readonly text: string, readonly answer: string | null }>, readonly reviewFiles: ReadonlyArray<{ readonly round: number, readonly review: number, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly payments: ReadonlyArray<{ readonly type: Types.PaymentType, readonly paidAt: string | null, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }>, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } | null, readonly journalGuide: { readonly membershipAsked: Types.MembershipAsked, readonly reviewFee: number, readonly asksCopyright: boolean, readonly pledges: ReadonlyArray<{ readonly kind: Types.PledgeKind, readonly version: number, readonly textKo: string, readonly textEn: string }> } };

export type ManuscriptEditorQueryVariables = Exact<{
  id: number;
}>;


export type ManuscriptEditorQuery = { readonly journalGuide: { readonly requirements: ReadonlyArray<Types.Requirement> }, readonly mySubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } | null };

export type ManuscriptStartQueryVariables = Exact<{ [key: string]: never; }>;


export type ManuscriptStartQuery = { readonly newSubmissionDrafts: ReadonlyArray<{ readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string }>, readonly journalGuide: { readonly flow: Types.JournalFlow, readonly requirements: ReadonlyArray<Types.Requirement> }, readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly email: string, readonly affiliation: string | null } } | null };

export type ManuscriptChangesQueryVariables = Exact<{
  id: number;
  round: number;
}>;


export type ManuscriptChangesQuery = { readonly mySubmission: { readonly id: number, readonly changes: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> | null } | null };

export type BeginManuscriptMutationVariables = Exact<{
  requestKey?: string | null | undefined;
  input: Types.SubmissionInput;
}>;


export type BeginManuscriptMutation = { readonly beginSubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } };

export type SaveManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.SubmissionInput;
}>;


export type SaveManuscriptMutation = { readonly saveSubmission: { readonly id: number, readonly version: number, readonly number: string | null, readonly state: Types.SubmissionState, readonly type: Types.SubmissionType, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly keywordsKo: ReadonlyArray<string>, readonly keywordsEn: ReadonlyArray<string>, readonly field: Types.GlossaryField, readonly funding: string | null, readonly aiUse: string | null, readonly coverLetter: string | null, readonly round: number, readonly writtenRound: number, readonly viewerCanWrite: boolean, readonly authors: ReadonlyArray<{ readonly id: number, readonly nameKo: string | null, readonly familyName: string | null, readonly givenName: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly email: string, readonly orcid: string | null, readonly contribution: string | null, readonly isCorresponding: boolean, readonly mailLanguage: Types.Language, readonly consent: Types.AuthorConsentState, readonly askAgainFrom: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: Types.SuggestionKind, readonly name: string, readonly affiliation: string | null, readonly email: string | null, readonly reason: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly kind: Types.SubmissionFileKind, readonly round: number, readonly createdAt: string, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } }> } };

export type DeleteManuscriptDraftMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteManuscriptDraftMutation = { readonly deleteSubmissionDraft: boolean };

export type SendManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  pledges: ReadonlyArray<Types.GivenPledgeInput> | Types.GivenPledgeInput;
  note?: string | null | undefined;
}>;


export type SendManuscriptMutation = { readonly sendSubmission: { readonly id: number, readonly version: number, readonly state: Types.SubmissionState } };

export type WithdrawManuscriptMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type WithdrawManuscriptMutation = { readonly withdrawSubmission: { readonly id: number, readonly version: number, readonly state: Types.SubmissionState } };

export type AnswerRemarksMutationVariables = Exact<{
  id: number;
  version: number;
  answers: ReadonlyArray<Types.RemarkAnswerInput> | Types.RemarkAnswerInput;
}>;


export type AnswerRemarksMutation = { readonly answerRemarks: { readonly id: number, readonly version: number } };

export type HandInRequestedFormMutationVariables = Exact<{
  id: number;
  version: number;
  kind: Types.RequestedForm;
  fileId: number;
}>;


export type HandInRequestedFormMutation = { readonly handInRequestedForm: { readonly id: number, readonly version: number } };

export type AnswerProofMutationVariables = Exact<{
  id: number;
  version: number;
  corrections?: string | null | undefined;
}>;


export type AnswerProofMutation = { readonly answerProof: { readonly id: number, readonly version: number, readonly state: Types.SubmissionState } };

export type AskAuthorAgainMutationVariables = Exact<{
  id: number;
  version: number;
  authorId: number;
}>;


export type AskAuthorAgainMutation = { readonly askAuthorAgain: { readonly id: number, readonly version: number } };

export type ConsentRequestPageQueryVariables = Exact<{
  link: string;
}>;


export type ConsentRequestPageQuery = { readonly consentRequest: { readonly number: string | null, readonly language: Types.Language, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly authors: ReadonlyArray<string>, readonly text: { readonly version: number, readonly textKo: string, readonly textEn: string } } | null };

export type AnswerConsentMutationVariables = Exact<{
  link: string;
  consents: boolean;
  version?: number | null | undefined;
}>;


export type AnswerConsentMutation = { readonly answerConsent: boolean };

export const WrittenManuscriptFragmentDoc = `fragment WrittenManuscript on MySubmission{id version number state type language titleKo titleEn abstractKo abstractEn keywordsKo keywordsEn field funding aiUse coverLetter round writtenRound viewerCanWrite authors{id nameKo familyName givenName affiliationKo affiliationEn email orcid contribution isCorresponding mailLanguage consent askAgainFrom __typename}suggestions{kind name affiliation email reason __typename}files{id kind round createdAt file{...EditedFile __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<WrittenManuscriptFragment, unknown>;
export const FollowedManuscriptFragmentDoc = `fragment FollowedManuscript on MySubmission{...WrittenManuscript downloads receivedAt stateAt dueAt viewerCanWithdraw check{missing file refusedFigures{name state __typename}names{where name excerpt __typename}__typename}moves{to reason createdAt __typename}decisions{round verdict letter decidedAt __typename}demands{kind askedAt dueAt answeredAt __typename}remarks{id round review text answer __typename}reviewFiles{round review file{...EditedFile __typename}__typename}payments{...PayablePayment type paidAt __typename}__typename}` as string & Urql.TypedDocumentNode<FollowedManuscriptFragment, unknown>;
export const MyManuscriptsDocument = `query MyManuscripts{newSubmissionDrafts{...EditedDraft __typename}mySubmissions{id number state type language titleKo titleEn stateAt dueAt __typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<MyManuscriptsQuery, MyManuscriptsQueryVariables>;

export function useMyManuscriptsQuery(options?: Omit<Urql.UseQueryArgs<MyManuscriptsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyManuscriptsQuery, MyManuscriptsQueryVariables>({ query: MyManuscriptsDocument, ...options });
};
export const MyManuscriptDocument = `query MyManuscript($id:Id!$language:Language!){mySubmission(id:$id){...FollowedManuscript __typename}journalGuide{membershipAsked reviewFee asksCopyright pledges{kind version textKo textEn __typename}__typename}}${FollowedManuscriptFragmentDoc}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyManuscriptQuery, MyManuscriptQueryVariables>;

export function useMyManuscriptQuery(options: Omit<Urql.UseQueryArgs<MyManuscriptQueryVariables>, 'query'>) {
  return Urql.useQuery<MyManuscriptQuery, MyManuscriptQueryVariables>({ query: MyManuscriptDocument, ...options });
};
export const ManuscriptEditorDocument = `query ManuscriptEditor($id:Id!){journalGuide{requirements __typename}mySubmission(id:$id){...WrittenManuscript draft{...EditedDraft __typename}__typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ManuscriptEditorQuery, ManuscriptEditorQueryVariables>;

export function useManuscriptEditorQuery(options: Omit<Urql.UseQueryArgs<ManuscriptEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptEditorQuery, ManuscriptEditorQueryVariables>({ query: ManuscriptEditorDocument, ...options });
};
export const ManuscriptStartDocument = `query ManuscriptStart{newSubmissionDrafts{...EditedDraft __typename}journalGuide{flow requirements __typename}viewer{id member{id name familyName givenName email affiliation __typename}__typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ManuscriptStartQuery, ManuscriptStartQueryVariables>;

export function useManuscriptStartQuery(options?: Omit<Urql.UseQueryArgs<ManuscriptStartQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptStartQuery, ManuscriptStartQueryVariables>({ query: ManuscriptStartDocument, ...options });
};
export const ManuscriptChangesDocument = `query ManuscriptChanges($id:Id!$round:Int!){mySubmission(id:$id){id changes(round:$round){kind role words{kind text __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ManuscriptChangesQuery, ManuscriptChangesQueryVariables>;

export function useManuscriptChangesQuery(options: Omit<Urql.UseQueryArgs<ManuscriptChangesQueryVariables>, 'query'>) {
  return Urql.useQuery<ManuscriptChangesQuery, ManuscriptChangesQueryVariables>({ query: ManuscriptChangesDocument, ...options });
};
export const BeginManuscriptDocument = `mutation BeginManuscript($requestKey:String$input:SubmissionInput!){beginSubmission(requestKey:$requestKey input:$input){...WrittenManuscript __typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<BeginManuscriptMutation, BeginManuscriptMutationVariables>;

export function useBeginManuscriptMutation() {
  return Urql.useMutation<BeginManuscriptMutation, BeginManuscriptMutationVariables>(BeginManuscriptDocument);
};
export const SaveManuscriptDocument = `mutation SaveManuscript($id:Id!$version:Int!$input:SubmissionInput!){saveSubmission(id:$id version:$version input:$input){...WrittenManuscript __typename}}${WrittenManuscriptFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SaveManuscriptMutation, SaveManuscriptMutationVariables>;

export function useSaveManuscriptMutation() {
  return Urql.useMutation<SaveManuscriptMutation, SaveManuscriptMutationVariables>(SaveManuscriptDocument);
};
export const DeleteManuscriptDraftDocument = `mutation DeleteManuscriptDraft($id:Id!$version:Int!){deleteSubmissionDraft(id:$id version:$version)}` as string & Urql.TypedDocumentNode<DeleteManuscriptDraftMutation, DeleteManuscriptDraftMutationVariables>;

export function useDeleteManuscriptDraftMutation() {
  return Urql.useMutation<DeleteManuscriptDraftMutation, DeleteManuscriptDraftMutationVariables>(DeleteManuscriptDraftDocument);
};
export const SendManuscriptDocument = `mutation SendManuscript($id:Id!$version:Int!$pledges:[GivenPledgeInput!]!$note:String){sendSubmission(id:$id version:$version pledges:$pledges note:$note){id version state __typename}}` as string & Urql.TypedDocumentNode<SendManuscriptMutation, SendManuscriptMutationVariables>;

export function useSendManuscriptMutation() {
  return Urql.useMutation<SendManuscriptMutation, SendManuscriptMutationVariables>(SendManuscriptDocument);
};
export const WithdrawManuscriptDocument = `mutation WithdrawManuscript($id:Id!$version:Int!$reason:String!){withdrawSubmission(id:$id version:$version reason:$reason){id version state __typename}}` as string & Urql.TypedDocumentNode<WithdrawManuscriptMutation, WithdrawManuscriptMutationVariables>;

export function useWithdrawManuscriptMutation() {
  return Urql.useMutation<WithdrawManuscriptMutation, WithdrawManuscriptMutationVariables>(WithdrawManuscriptDocument);
};
export const AnswerRemarksDocument = `mutation AnswerRemarks($id:Id!$version:Int!$answers:[RemarkAnswerInput!]!){answerRemarks(id:$id version:$version answers:$answers){id version __typename}}` as string & Urql.TypedDocumentNode<AnswerRemarksMutation, AnswerRemarksMutationVariables>;

export function useAnswerRemarksMutation() {
  return Urql.useMutation<AnswerRemarksMutation, AnswerRemarksMutationVariables>(AnswerRemarksDocument);
};
export const HandInRequestedFormDocument = `mutation HandInRequestedForm($id:Id!$version:Int!$kind:RequestedForm!$fileId:Id!){handInRequestedForm(id:$id version:$version kind:$kind fileId:$fileId){id version __typename}}` as string & Urql.TypedDocumentNode<HandInRequestedFormMutation, HandInRequestedFormMutationVariables>;

export function useHandInRequestedFormMutation() {
  return Urql.useMutation<HandInRequestedFormMutation, HandInRequestedFormMutationVariables>(HandInRequestedFormDocument);
};
export const AnswerProofDocument = `mutation AnswerProof($id:Id!$version:Int!$corrections:String){answerProof(id:$id version:$version corrections:$corrections){id version state __typename}}` as string & Urql.TypedDocumentNode<AnswerProofMutation, AnswerProofMutationVariables>;

export function useAnswerProofMutation() {
  return Urql.useMutation<AnswerProofMutation, AnswerProofMutationVariables>(AnswerProofDocument);
};
export const AskAuthorAgainDocument = `mutation AskAuthorAgain($id:Id!$version:Int!$authorId:Id!){askAuthorAgain(id:$id version:$version authorId:$authorId){id version __typename}}` as string & Urql.TypedDocumentNode<AskAuthorAgainMutation, AskAuthorAgainMutationVariables>;

export function useAskAuthorAgainMutation() {
  return Urql.useMutation<AskAuthorAgainMutation, AskAuthorAgainMutationVariables>(AskAuthorAgainDocument);
};
export const ConsentRequestPageDocument = `query ConsentRequestPage($link:String!){consentRequest(link:$link){number language titleKo titleEn abstractKo abstractEn authors text{version textKo textEn __typename}__typename}}` as string & Urql.TypedDocumentNode<ConsentRequestPageQuery, ConsentRequestPageQueryVariables>;

export function useConsentRequestPageQuery(options: Omit<Urql.UseQueryArgs<ConsentRequestPageQueryVariables>, 'query'>) {
  return Urql.useQuery<ConsentRequestPageQuery, ConsentRequestPageQueryVariables>({ query: ConsentRequestPageDocument, ...options });
};
export const AnswerConsentDocument = `mutation AnswerConsent($link:String!$consents:Boolean!$version:Int){answerConsent(link:$link consents:$consents version:$version)}` as string & Urql.TypedDocumentNode<AnswerConsentMutation, AnswerConsentMutationVariables>;

export function useAnswerConsentMutation() {
  return Urql.useMutation<AnswerConsentMutation, AnswerConsentMutationVariables>(AnswerConsentDocument);
};