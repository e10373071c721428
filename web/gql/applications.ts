/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}`;
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const RescheduleRequestFragmentDoc = `fragment RescheduleRequest on Reschedule{startsAtBefore answerUntil reply canAnswer refund needsRefundAccount note(language:$language){text language __typename}program{id startsAt title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}__typename}`;
const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanUndoDeclaration viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}`;
const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}`;
export type ApplicationProgramFragment = { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> };

export type MyApplicationFragment = { readonly id: number, readonly version: number, readonly state: Types.ApplicationState, readonly cancelReason: Types.ApplicationCancelReason | null, readonly cancelWords: string | null, readonly amount: number, readonly enrollmentFee: number, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly viewerCanReplacePhoto: boolean, readonly examNumber: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly seatNumber: string | null, readonly ticketAddress: string | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly objectionUntil: string | null, readonly copyFee: number | null, readonly joinLink: string | null, readonly waitingPlace: number | null, readonly offeredUntil: string | null, readonly changeableUntil: string, readonly createdAt: string, readonly groupName: string | null, readonly viewerCanChange: boolean, readonly viewerCanWithdraw: boolean, readonly refundIfWithdrawn: number, readonly priceLabel: { readonly text: string, readonly language: Types.Language } | null, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly photo: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly progress: { readonly attended: number, readonly days: number, readonly assignment: string | null, readonly asksAssignment: boolean, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<Types.CompletionLack> | null } | null, readonly examResult: { readonly version: number, readonly verdict: Types.ExamVerdict, readonly average: number | null, readonly passAverage: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } }> | null, readonly name: { readonly text: string, readonly language: Types.Language } }> } | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly reschedule: { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: Types.RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Types.Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null } } | null, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> }, readonly payment: { readonly refundAccount: string | null, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null };

export type ApplicationOfferQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type ApplicationOfferQuery = { readonly applicationOffer: { readonly state: Types.ProgramState, readonly entry: Types.ApplicationEntry | null, readonly takesGroups: boolean, readonly waitingCount: number, readonly fields: ReadonlyArray<Types.ApplicationField>, readonly payUntil: string, readonly program: { readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> }, readonly price: { readonly amount: number, readonly enrollmentFee: number, readonly total: number, readonly until: string | null, readonly label: { readonly text: string, readonly language: Types.Language } | null }, readonly memberPrice: { readonly grade: Types.MemberGrade, readonly total: number, readonly needs: Types.MemberPriceNeed } | null, readonly application: { readonly id: number, readonly state: Types.ApplicationState } | null, readonly prefill: { readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null } } | null };

export type MyApplicationsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type MyApplicationsQuery = { readonly myApplications: ReadonlyArray<{ readonly id: number, readonly version: number, readonly state: Types.ApplicationState, readonly cancelReason: Types.ApplicationCancelReason | null, readonly cancelWords: string | null, readonly amount: number, readonly enrollmentFee: number, readonly name: string, readonly nameEn: string | null, readonly email: string, readonly phoneNumber: string | null, readonly affiliation: string | null, readonly note: string | null, readonly examPart: Types.ExamPart | null, readonly languagePair: Types.LanguagePair | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photoUntil: string | null, readonly viewerCanReplacePhoto: boolean, readonly examNumber: string | null, readonly slipFrom: string | null, readonly hasSlip: boolean, readonly seatNumber: string | null, readonly ticketAddress: string | null, readonly score: number | null, readonly verdict: Types.ExamVerdict | null, readonly objectionUntil: string | null, readonly copyFee: number | null, readonly joinLink: string | null, readonly waitingPlace: number | null, readonly offeredUntil: string | null, readonly changeableUntil: string, readonly createdAt: string, readonly groupName: string | null, readonly viewerCanChange: boolean, readonly viewerCanWithdraw: boolean, readonly refundIfWithdrawn: number, readonly priceLabel: { readonly text: string, readonly language: Types.Language } | null, readonly ownAnswers: ReadonlyArray<{ readonly key: string, readonly value: string, readonly label: string, readonly shown: string, readonly file: { readonly id: number, readonly url: string } | null }>, readonly site: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly photo: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly room: { readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language } } | null, readonly progress: { readonly attended: number, readonly days: number, readonly assignment: string | null, readonly asksAssignment: boolean, readonly isAssignmentAccepted: boolean, readonly lacks: ReadonlyArray<Types.CompletionLack> | null } | null, readonly examResult: { readonly version: number, readonly verdict: Types.ExamVerdict, readonly average: number | null, readonly passAverage: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } }> | null, readonly name: { readonly text: string, readonly language: Types.Language } }> } | null, readonly objection: { readonly state: Types.ExamObjectionState, readonly reason: string, readonly answer: string | null, readonly createdAt: string } | null, readonly certificateCopies: ReadonlyArray<{ readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null }>, readonly reschedule: { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: Types.RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Types.Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null } } | null, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly waitingList: boolean, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly places: ReadonlyArray<{ readonly siteId: number, readonly part: Types.ExamPart, readonly pair: Types.LanguagePair, readonly left: number, readonly waiting: number }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Types.Language }, readonly address: { readonly text: string, readonly language: Types.Language } | null }> }, readonly payment: { readonly refundAccount: string | null, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanUndoDeclaration: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } | null }> };

export type RequestedCopyFragment = { readonly id: number, readonly language: Types.DocumentLanguage, readonly address: string, readonly state: Types.CertificateCopyState, readonly paymentId: number | null, readonly requestedAt: string, readonly sentAt: string | null };

export type ExamResultShownFragment = { readonly version: number, readonly verdict: Types.ExamVerdict, readonly average: number | null, readonly passAverage: number | null, readonly reason: string | null, readonly papers: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly criteria: ReadonlyArray<{ readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } }> | null, readonly name: { readonly text: string, readonly language: Types.Language } }> };

export type ScoredPartFragment = { readonly key: number, readonly points: number, readonly maxPoints: number, readonly name: { readonly text: string, readonly language: Types.Language } };

export type PostalProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type PostalProfileQuery = { readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly name: string, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null } } | null };

export type RequestCertificateCopyMutationVariables = Exact<{
  id: number;
  language: Types.DocumentLanguage;
  address: string;
  expectedFee: number;
}>;


export type RequestCertificateCopyMutation = { readonly requestCertificateCopy: { readonly id: number } };

export type WithdrawCertificateCopyMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawCertificateCopyMutation = { readonly withdrawCertificateCopy: { readonly id: number } };

export type ObjectToResultMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ObjectToResultMutation = { readonly objectToResult: { readonly id: number } };

export type ApplyMutationVariables = Exact<{
  input: Types.ApplyInput;
  requestKey: string;
}>;


export type ApplyMutation = { readonly apply: { readonly id: number, readonly state: Types.ApplicationState } };

export type ChangeApplicationMutationVariables = Exact<{
  id: number;
  version: number;
  form: Types.ApplicationFormInput;
}>;


export type ChangeApplicationMutation = { readonly changeApplication: { readonly id: number } };

export type ReplacePhotoMutationVariables = Exact<{
  id: number;
  photoId: number;
}>;


export type ReplacePhotoMutation = { readonly replacePhoto: { readonly id: number } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: number;
  version: number;
  refundAccount?: string | null | undefined;
  sent: boolean;
}>;


export type WithdrawApplicationMutation = { readonly withdrawApplication: { readonly id: number, readonly state: Types.ApplicationState } };

export type AnswerRescheduleMutationVariables = Exact<{
  id: number;
  accepts: boolean;
  refundAccount?: string | null | undefined;
}>;


export type AnswerRescheduleMutation = { readonly answerReschedule: { readonly id: number, readonly state: Types.ApplicationState } };

export type AcceptOfferMutationVariables = Exact<{
  id: number;
}>;


export type AcceptOfferMutation = { readonly acceptOffer: { readonly id: number, readonly state: Types.ApplicationState } };

export type DeclineOfferMutationVariables = Exact<{
  id: number;
}>;


export type DeclineOfferMutation = { readonly declineOffer: { readonly id: number, readonly state: Types.ApplicationState } };

export type HandInAssignmentMutationVariables = Exact<{
  applicationId: number;
  text: string;
}>;


export type HandInAssignmentMutation = { readonly handInAssignment: { readonly id: number } };

export const ScoredPartFragmentDoc = `fragment ScoredPart on ExamScore{key points maxPoints name(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ScoredPartFragment, unknown>;
export const ExamResultShownFragmentDoc = `fragment ExamResultShown on ExamResult{version verdict average passAverage reason papers{...ScoredPart criteria{...ScoredPart __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ExamResultShownFragment, unknown>;
export const RequestedCopyFragmentDoc = `fragment RequestedCopy on CertificateCopy{id language address state paymentId requestedAt sentAt __typename}` as string & Urql.TypedDocumentNode<RequestedCopyFragment, unknown>;
export const ApplicationProgramFragmentDoc = `fragment ApplicationProgram on Program{withdrawalRules{...WithdrawalRules __typename}id kind number state startsAt endsAt title(language:$language){text language __typename}location(language:$language){text language __typename}ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}waitingList places{siteId part pair left waiting __typename}examParts languagePairs sites{id name(language:$language){text language __typename}address(language:$language){text language __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<ApplicationProgramFragment, unknown>;
export const MyApplicationFragmentDoc = `fragment MyApplication on Application{id version state cancelReason cancelWords amount enrollmentFee priceLabel(language:$language){text language __typename}name nameEn email phoneNumber affiliation note ownAnswers(language:$language){key value label shown file{id url __typename}__typename}examPart languagePair site{id name(language:$language){text language __typename}__typename}photo{...EditedFile __typename}photoFault photoNote photoUntil viewerCanReplacePhoto examNumber room{id name(language:$language){text language __typename}__typename}slipFrom hasSlip seatNumber ticketAddress progress{attended days assignment asksAssignment isAssignmentAccepted lacks __typename}score verdict examResult{...ExamResultShown __typename}objection{state reason answer createdAt __typename}objectionUntil copyFee certificateCopies{...RequestedCopy __typename}joinLink waitingPlace offeredUntil changeableUntil createdAt groupName viewerCanChange viewerCanWithdraw refundIfWithdrawn reschedule{...RescheduleRequest __typename}program{...ApplicationProgram __typename}payment{...PayablePayment refundAccount viewerCanNameRefundAccount __typename}__typename}` as string & Urql.TypedDocumentNode<MyApplicationFragment, unknown>;
export const ApplicationOfferDocument = `query ApplicationOffer($programId:Id!$language:Language!){applicationOffer(programId:$programId){state entry takesGroups waitingCount fields program{...ApplicationProgram applyFrom applyTo applyLink __typename}price{amount enrollmentFee total until label(language:$language){text language __typename}__typename}payUntil memberPrice{grade total needs __typename}application{id state __typename}prefill{name nameEn email phoneNumber affiliation __typename}__typename}}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}` as string & Urql.TypedDocumentNode<ApplicationOfferQuery, ApplicationOfferQueryVariables>;

export function useApplicationOfferQuery(options: Omit<Urql.UseQueryArgs<ApplicationOfferQueryVariables>, 'query'>) {
  return Urql.useQuery<ApplicationOfferQuery, ApplicationOfferQueryVariables>({ query: ApplicationOfferDocument, ...options });
};
export const MyApplicationsDocument = `query MyApplications($language:Language!){myApplications{...MyApplication __typename}}${MyApplicationFragmentDoc}${EditedFileFragmentDoc}${ExamResultShownFragmentDoc}${ScoredPartFragmentDoc}${RequestedCopyFragmentDoc}${RescheduleRequestFragmentDoc}${ApplicationProgramFragmentDoc}${WithdrawalRulesFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyApplicationsQuery, MyApplicationsQueryVariables>;

export function useMyApplicationsQuery(options: Omit<Urql.UseQueryArgs<MyApplicationsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyApplicationsQuery, MyApplicationsQueryVariables>({ query: MyApplicationsDocument, ...options });
};
export const PostalProfileDocument = `query PostalProfile{viewer{id member{id name phoneNumber postcode addressLine addressDetail __typename}__typename}}` as string & Urql.TypedDocumentNode<PostalProfileQuery, PostalProfileQueryVariables>;

export function usePostalProfileQuery(options?: Omit<Urql.UseQueryArgs<PostalProfileQueryVariables>, 'query'>) {
  return Urql.useQuery<PostalProfileQuery, PostalProfileQueryVariables>({ query: PostalProfileDocument, ...options });
};
export const RequestCertificateCopyDocument = `mutation RequestCertificateCopy($id:Id!$language:DocumentLanguage!$address:String!$expectedFee:Int!){requestCertificateCopy(id:$id language:$language address:$address expectedFee:$expectedFee){id __typename}}` as string & Urql.TypedDocumentNode<RequestCertificateCopyMutation, RequestCertificateCopyMutationVariables>;

export function useRequestCertificateCopyMutation() {
  return Urql.useMutation<RequestCertificateCopyMutation, RequestCertificateCopyMutationVariables>(RequestCertificateCopyDocument);
};
export const WithdrawCertificateCopyDocument = `mutation WithdrawCertificateCopy($id:Id!){withdrawCertificateCopy(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<WithdrawCertificateCopyMutation, WithdrawCertificateCopyMutationVariables>;

export function useWithdrawCertificateCopyMutation() {
  return Urql.useMutation<WithdrawCertificateCopyMutation, WithdrawCertificateCopyMutationVariables>(WithdrawCertificateCopyDocument);
};
export const ObjectToResultDocument = `mutation ObjectToResult($id:Id!$reason:String!){objectToResult(id:$id reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<ObjectToResultMutation, ObjectToResultMutationVariables>;

export function useObjectToResultMutation() {
  return Urql.useMutation<ObjectToResultMutation, ObjectToResultMutationVariables>(ObjectToResultDocument);
};
export const ApplyDocument = `mutation Apply($input:ApplyInput!$requestKey:String!){apply(input:$input requestKey:$requestKey){id state __typename}}` as string & Urql.TypedDocumentNode<ApplyMutation, ApplyMutationVariables>;

export function useApplyMutation() {
  return Urql.useMutation<ApplyMutation, ApplyMutationVariables>(ApplyDocument);
};
export const ChangeApplicationDocument = `mutation ChangeApplication($id:Id!$version:Int!$form:ApplicationFormInput!){changeApplication(id:$id version:$version form:$form){id __typename}}` as string & Urql.TypedDocumentNode<ChangeApplicationMutation, ChangeApplicationMutationVariables>;

export function useChangeApplicationMutation() {
  return Urql.useMutation<ChangeApplicationMutation, ChangeApplicationMutationVariables>(ChangeApplicationDocument);
};
export const ReplacePhotoDocument = `mutation ReplacePhoto($id:Id!$photoId:Id!){replacePhoto(id:$id photoId:$photoId){id __typename}}` as string & Urql.TypedDocumentNode<ReplacePhotoMutation, ReplacePhotoMutationVariables>;

export function useReplacePhotoMutation() {
  return Urql.useMutation<ReplacePhotoMutation, ReplacePhotoMutationVariables>(ReplacePhotoDocument);
};
export const WithdrawApplicationDocument = `mutation WithdrawApplication($id:Id!$version:Int!$refundAccount:String$sent:Boolean!){withdrawApplication(id:$id version:$version refundAccount:$refundAccount sent:$sent){id state __typename}}` as string & Urql.TypedDocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;

export function useWithdrawApplicationMutation() {
  return Urql.useMutation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>(WithdrawApplicationDocument);
};
export const AnswerRescheduleDocument = `mutation AnswerReschedule($id:Id!$accepts:Boolean!$refundAccount:String){answerReschedule(id:$id accepts:$accepts refundAccount:$refundAccount){id state __typename}}` as string & Urql.TypedDocumentNode<AnswerRescheduleMutation, AnswerRescheduleMutationVariables>;

export function useAnswerRescheduleMutation() {
  return Urql.useMutation<AnswerRescheduleMutation, AnswerRescheduleMutationVariables>(AnswerRescheduleDocument);
};
export const AcceptOfferDocument = `mutation AcceptOffer($id:Id!){acceptOffer(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;

export function useAcceptOfferMutation() {
  return Urql.useMutation<AcceptOfferMutation, AcceptOfferMutationVariables>(AcceptOfferDocument);
};
export const DeclineOfferDocument = `mutation DeclineOffer($id:Id!){declineOffer(id:$id){id state __typename}}` as string & Urql.TypedDocumentNode<DeclineOfferMutation, DeclineOfferMutationVariables>;

export function useDeclineOfferMutation() {
  return Urql.useMutation<DeclineOfferMutation, DeclineOfferMutationVariables>(DeclineOfferDocument);
};
export const HandInAssignmentDocument = `mutation HandInAssignment($applicationId:Id!$text:String!){handInAssignment(applicationId:$applicationId text:$text){id __typename}}` as string & Urql.TypedDocumentNode<HandInAssignmentMutation, HandInAssignmentMutationVariables>;

export function useHandInAssignmentMutation() {
  return Urql.useMutation<HandInAssignmentMutation, HandInAssignmentMutationVariables>(HandInAssignmentDocument);
};