/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
export type ManagedPaymentsQueryVariables = Exact<{
  filter: Types.PaymentsFilter;
  sort: Types.PaymentSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ManagedPaymentsQuery = { readonly payments: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly surplus: number, readonly isPaidTwice: boolean, readonly paidAt: string | null, readonly createdAt: string }> } };

export type ManagedPaymentTotalsQueryVariables = Exact<{
  filter: Types.PaymentsFilter;
}>;


export type ManagedPaymentTotalsQuery = { readonly payments: { readonly totals: { readonly count: number, readonly due: number, readonly paid: number, readonly refunded: number, readonly outstanding: number } } };

export type PaymentProgramsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type PaymentProgramsQuery = { readonly paymentPrograms: ReadonlyArray<{ readonly id: number, readonly title: string }> };

export type ManagedPaymentFragment = { readonly id: number, readonly version: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly surplus: number, readonly isPaidTwice: boolean, readonly refundDue: number | null, readonly refundAccount: string | null, readonly depositorName: string, readonly memberId: number | null, readonly programId: number | null, readonly dueAt: string | null, readonly paidAt: string | null, readonly createdAt: string, readonly viewerCanBook: boolean, readonly viewerCanExempt: boolean, readonly viewerCanRefund: boolean, readonly viewerCanWaiveRefund: boolean, readonly viewerCanAskForAccount: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly viewerCanMarkNotFound: boolean, readonly viewerCanVoid: boolean, readonly cardLeft: number, readonly missing: number, readonly hasConfirmedSeat: boolean, readonly receivedFrom: string | null, readonly receipt: { readonly amount: number } | null, readonly depositAccount: { readonly bank: string, readonly number: string, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState, readonly amount: number, readonly failure: string | null } | null, readonly bookingReversal: { readonly amount: number, readonly to: Types.PaymentState, readonly seat: Types.SeatAfterReversal | null, readonly grade: Types.MemberGrade | null, readonly isSurplus: boolean, readonly dueAt: string | null } | null, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly from: Types.PaymentState | null, readonly to: Types.PaymentState, readonly amount: number, readonly isCorrection: boolean, readonly reversesId: number | null, readonly surplusPaymentId: number | null, readonly method: Types.PaymentMethod | null, readonly receivedAt: string | null, readonly createdAt: string, readonly reason: string | null, readonly actorName: string | null, readonly approvedByName: string | null }>, readonly reversibleRefunds: ReadonlyArray<{ readonly moveId: number, readonly amount: number, readonly at: string, readonly out: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly isSameName: boolean }>, readonly back: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly isSameName: boolean }> }>, readonly refundProofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }>, readonly secondPerson: { readonly isOwn: boolean, readonly above: number | null, readonly isThere: boolean }, readonly proposals: ReadonlyArray<{ readonly id: number, readonly act: Types.PaymentAct, readonly amount: number | null, readonly reason: string | null, readonly answer: string | null, readonly createdAt: string, readonly endsAt: string, readonly state: Types.ProposalState, readonly proposedByName: string, readonly decidedByName: string | null, readonly isViewers: boolean, readonly viewerCanApprove: boolean }> };

export type ProposedFragment = { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> };

export type ManagedPaymentPageQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type ManagedPaymentPageQuery = { readonly payment: { readonly id: number, readonly version: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: Types.PaymentType, readonly method: Types.PaymentMethod, readonly state: Types.PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly surplus: number, readonly isPaidTwice: boolean, readonly refundDue: number | null, readonly refundAccount: string | null, readonly depositorName: string, readonly memberId: number | null, readonly programId: number | null, readonly dueAt: string | null, readonly paidAt: string | null, readonly createdAt: string, readonly viewerCanBook: boolean, readonly viewerCanExempt: boolean, readonly viewerCanRefund: boolean, readonly viewerCanWaiveRefund: boolean, readonly viewerCanAskForAccount: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly viewerCanMarkNotFound: boolean, readonly viewerCanVoid: boolean, readonly cardLeft: number, readonly missing: number, readonly hasConfirmedSeat: boolean, readonly receivedFrom: string | null, readonly receipt: { readonly amount: number } | null, readonly depositAccount: { readonly bank: string, readonly number: string, readonly until: string } | null, readonly cardRefund: { readonly state: Types.CardRefundState, readonly amount: number, readonly failure: string | null } | null, readonly bookingReversal: { readonly amount: number, readonly to: Types.PaymentState, readonly seat: Types.SeatAfterReversal | null, readonly grade: Types.MemberGrade | null, readonly isSurplus: boolean, readonly dueAt: string | null } | null, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly moves: ReadonlyArray<{ readonly id: number, readonly from: Types.PaymentState | null, readonly to: Types.PaymentState, readonly amount: number, readonly isCorrection: boolean, readonly reversesId: number | null, readonly surplusPaymentId: number | null, readonly method: Types.PaymentMethod | null, readonly receivedAt: string | null, readonly createdAt: string, readonly reason: string | null, readonly actorName: string | null, readonly approvedByName: string | null }>, readonly reversibleRefunds: ReadonlyArray<{ readonly moveId: number, readonly amount: number, readonly at: string, readonly out: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly isSameName: boolean }>, readonly back: ReadonlyArray<{ readonly id: number, readonly at: string, readonly sender: string, readonly isSameName: boolean }> }>, readonly refundProofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }>, readonly secondPerson: { readonly isOwn: boolean, readonly above: number | null, readonly isThere: boolean }, readonly proposals: ReadonlyArray<{ readonly id: number, readonly act: Types.PaymentAct, readonly amount: number | null, readonly reason: string | null, readonly answer: string | null, readonly createdAt: string, readonly endsAt: string, readonly state: Types.ProposalState, readonly proposedByName: string, readonly decidedByName: string | null, readonly isViewers: boolean, readonly viewerCanApprove: boolean }> } | null };

export type TransferSurplusMutationVariables = Exact<{
  id: number;
  version: number;
  toId: number;
  toVersion: number;
  reason: string;
}>;


export type TransferSurplusMutation = { readonly transferSurplus: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type BookPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  amount: number;
  method: Types.ReceivedMethod;
  receivedAt?: string | null | undefined;
  acceptSurplus: boolean;
  reason?: string | null | undefined;
}>;


export type BookPaymentMutation = { readonly bookPayment: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type ExemptPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type ExemptPaymentMutation = { readonly exemptPayment: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type RefundPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  amount: number;
  reason: string;
  seat?: Types.SeatAfterRefund | null | undefined;
  way: Types.RefundWay;
  sentAt?: string | null | undefined;
  refundAccount?: string | null | undefined;
  noAccount?: Types.RefundWithoutAccount | null | undefined;
  proofs: ReadonlyArray<number> | number;
}>;


export type RefundPaymentMutation = { readonly refundPayment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type AddRefundProofMutationVariables = Exact<{
  id: number;
  fileId: number;
}>;


export type AddRefundProofMutation = { readonly addRefundProof: { readonly id: number, readonly refundProofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> } };

export type RemoveRefundProofMutationVariables = Exact<{
  id: number;
  fileId: number;
}>;


export type RemoveRefundProofMutation = { readonly removeRefundProof: { readonly id: number, readonly refundProofs: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }> } };

export type ReverseRefundMutationVariables = Exact<{
  id: number;
  version: number;
  moveId: number;
  cause: Types.ReversalCause;
  reason: string;
  returnedAt?: string | null | undefined;
  outRowId?: number | null | undefined;
  backRowId?: number | null | undefined;
}>;


export type ReverseRefundMutation = { readonly reverseRefund: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type WaiveRefundMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type WaiveRefundMutation = { readonly waiveRefund: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type AskForRefundAccountMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type AskForRefundAccountMutation = { readonly askForRefundAccount: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type MarkPaymentNotFoundMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type MarkPaymentNotFoundMutation = { readonly markPaymentNotFound: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type ReverseBookingMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type ReverseBookingMutation = { readonly reverseBooking: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type MoveBookingMutationVariables = Exact<{
  id: number;
  version: number;
  toId: number;
  toVersion: number;
  reason: string;
}>;


export type MoveBookingMutation = { readonly moveBooking: { readonly warning: Types.PaymentWarning | null, readonly payment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } } };

export type FindPaymentsQueryVariables = Exact<{
  search: string;
  language: Types.Language;
}>;


export type FindPaymentsQuery = { readonly payments: { readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly payerName: string, readonly name: string, readonly state: Types.PaymentState, readonly amountDue: number, readonly outstanding: number, readonly createdAt: string }> } };

export type VoidPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type VoidPaymentMutation = { readonly voidPayment: { readonly id: number, readonly version: number, readonly proposals: ReadonlyArray<{ readonly id: number, readonly state: Types.ProposalState }> } };

export type CreatePaymentMutationVariables = Exact<{
  input: Types.PaymentInput;
  requestKey: string;
}>;


export type CreatePaymentMutation = { readonly createPayment: { readonly id: number } };

export type BookDeclaredPaymentsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.PaymentsFilter | null | undefined;
}>;


export type BookDeclaredPaymentsMutation = { readonly bookDeclaredPayments: { readonly done: number, readonly skipped: number, readonly seatsGone: number, readonly cursor: string | null } };

export type FindPayersQueryVariables = Exact<{
  name: string;
}>;


export type FindPayersQuery = { readonly payers: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly grade: Types.MemberGrade }> };

export type PayerOfPageQueryVariables = Exact<{
  id: number;
}>;


export type PayerOfPageQuery = { readonly payer: { readonly id: number, readonly name: string, readonly affiliation: string | null, readonly grade: Types.MemberGrade } | null };

export type MailOfPaymentQueryVariables = Exact<{
  input: Types.PaymentInput;
}>;


export type MailOfPaymentQuery = { readonly mailOfPayment: { readonly subject: string, readonly text: string } };

export type DeclaredToBookQueryVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.PaymentsFilter | null | undefined;
}>;


export type DeclaredToBookQuery = { readonly declaredToBook: { readonly count: number, readonly amount: number, readonly payers: ReadonlyArray<string> } };

export type ApproveProposalMutationVariables = Exact<{
  id: number;
}>;


export type ApproveProposalMutation = { readonly approvePaymentProposal: { readonly id: number } };

export type RefuseProposalMutationVariables = Exact<{
  id: number;
  answer?: string | null | undefined;
}>;


export type RefuseProposalMutation = { readonly refusePaymentProposal: { readonly id: number } };

export const ManagedPaymentFragmentDoc = `fragment ManagedPayment on Payment{receipt{amount __typename}id version payerName payerEmail name(language:$language)type method state amountDue amountPaid amountRefunded outstanding surplus isPaidTwice refundDue refundAccount depositorName memberId programId dueAt paidAt createdAt viewerCanBook viewerCanExempt viewerCanRefund viewerCanWaiveRefund viewerCanAskForAccount isAccountAsked transferable viewerCanMarkNotFound viewerCanVoid depositAccount{bank(language:$language)number until __typename}cardLeft cardRefund{state amount failure __typename}missing hasConfirmedSeat bookingReversal{amount to seat grade isSurplus dueAt __typename}surplusTargets{id name(language:$language)outstanding version __typename}moves{id from to amount isCorrection reversesId surplusPaymentId method receivedAt createdAt reason actorName approvedByName __typename}receivedFrom reversibleRefunds{moveId amount at out{id at sender isSameName __typename}back{id at sender isSameName __typename}__typename}refundProofs{...EditedFile __typename}secondPerson{isOwn above isThere __typename}proposals{id act amount reason answer createdAt endsAt state proposedByName decidedByName isViewers viewerCanApprove __typename}__typename}` as string & Urql.TypedDocumentNode<ManagedPaymentFragment, unknown>;
export const ProposedFragmentDoc = `fragment Proposed on Payment{id version proposals{id state __typename}__typename}` as string & Urql.TypedDocumentNode<ProposedFragment, unknown>;
export const ManagedPaymentsDocument = `query ManagedPayments($filter:PaymentsFilter!$sort:PaymentSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){payments(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id payerName payerEmail name(language:$language)type method state amountDue amountPaid amountRefunded outstanding depositorName dueAt isOverdue surplus isPaidTwice paidAt createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPaymentsQuery, ManagedPaymentsQueryVariables>;

export function useManagedPaymentsQuery(options: Omit<Urql.UseQueryArgs<ManagedPaymentsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPaymentsQuery, ManagedPaymentsQueryVariables>({ query: ManagedPaymentsDocument, ...options });
};
export const ManagedPaymentTotalsDocument = `query ManagedPaymentTotals($filter:PaymentsFilter!){payments(filter:$filter){totals{count due paid refunded outstanding __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPaymentTotalsQuery, ManagedPaymentTotalsQueryVariables>;

export function useManagedPaymentTotalsQuery(options: Omit<Urql.UseQueryArgs<ManagedPaymentTotalsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPaymentTotalsQuery, ManagedPaymentTotalsQueryVariables>({ query: ManagedPaymentTotalsDocument, ...options });
};
export const PaymentProgramsDocument = `query PaymentPrograms($language:Language!){paymentPrograms(language:$language){id title __typename}}` as string & Urql.TypedDocumentNode<PaymentProgramsQuery, PaymentProgramsQueryVariables>;

export function usePaymentProgramsQuery(options: Omit<Urql.UseQueryArgs<PaymentProgramsQueryVariables>, 'query'>) {
  return Urql.useQuery<PaymentProgramsQuery, PaymentProgramsQueryVariables>({ query: PaymentProgramsDocument, ...options });
};
export const ManagedPaymentPageDocument = `query ManagedPaymentPage($id:Id!$language:Language!){payment(id:$id){...ManagedPayment __typename}}${ManagedPaymentFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedPaymentPageQuery, ManagedPaymentPageQueryVariables>;

export function useManagedPaymentPageQuery(options: Omit<Urql.UseQueryArgs<ManagedPaymentPageQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPaymentPageQuery, ManagedPaymentPageQueryVariables>({ query: ManagedPaymentPageDocument, ...options });
};
export const TransferSurplusDocument = `mutation TransferSurplus($id:Id!$version:Int!$toId:Id!$toVersion:Int!$reason:String!){transferSurplus(id:$id version:$version toId:$toId toVersion:$toVersion reason:$reason){warning payment{...Proposed __typename}__typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<TransferSurplusMutation, TransferSurplusMutationVariables>;

export function useTransferSurplusMutation() {
  return Urql.useMutation<TransferSurplusMutation, TransferSurplusMutationVariables>(TransferSurplusDocument);
};
export const BookPaymentDocument = `mutation BookPayment($id:Id!$version:Int!$amount:Int!$method:ReceivedMethod!$receivedAt:DateTime$acceptSurplus:Boolean!$reason:String){bookPayment(id:$id version:$version amount:$amount method:$method receivedAt:$receivedAt acceptSurplus:$acceptSurplus reason:$reason){warning payment{...Proposed __typename}__typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<BookPaymentMutation, BookPaymentMutationVariables>;

export function useBookPaymentMutation() {
  return Urql.useMutation<BookPaymentMutation, BookPaymentMutationVariables>(BookPaymentDocument);
};
export const ExemptPaymentDocument = `mutation ExemptPayment($id:Id!$version:Int!$reason:String!){exemptPayment(id:$id version:$version reason:$reason){warning payment{...Proposed __typename}__typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<ExemptPaymentMutation, ExemptPaymentMutationVariables>;

export function useExemptPaymentMutation() {
  return Urql.useMutation<ExemptPaymentMutation, ExemptPaymentMutationVariables>(ExemptPaymentDocument);
};
export const RefundPaymentDocument = `mutation RefundPayment($id:Id!$version:Int!$amount:Int!$reason:String!$seat:SeatAfterRefund$way:RefundWay!$sentAt:DateTime$refundAccount:String$noAccount:RefundWithoutAccount$proofs:[Id!]!){refundPayment(id:$id version:$version amount:$amount reason:$reason seat:$seat way:$way sentAt:$sentAt refundAccount:$refundAccount noAccount:$noAccount proofs:$proofs){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;

export function useRefundPaymentMutation() {
  return Urql.useMutation<RefundPaymentMutation, RefundPaymentMutationVariables>(RefundPaymentDocument);
};
export const AddRefundProofDocument = `mutation AddRefundProof($id:Id!$fileId:Id!){addRefundProof(id:$id fileId:$fileId){id refundProofs{...EditedFile __typename}__typename}}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<AddRefundProofMutation, AddRefundProofMutationVariables>;

export function useAddRefundProofMutation() {
  return Urql.useMutation<AddRefundProofMutation, AddRefundProofMutationVariables>(AddRefundProofDocument);
};
export const RemoveRefundProofDocument = `mutation RemoveRefundProof($id:Id!$fileId:Id!){removeRefundProof(id:$id fileId:$fileId){id refundProofs{...EditedFile __typename}__typename}}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<RemoveRefundProofMutation, RemoveRefundProofMutationVariables>;

export function useRemoveRefundProofMutation() {
  return Urql.useMutation<RemoveRefundProofMutation, RemoveRefundProofMutationVariables>(RemoveRefundProofDocument);
};
export const ReverseRefundDocument = `mutation ReverseRefund($id:Id!$version:Int!$moveId:Id!$cause:ReversalCause!$reason:String!$returnedAt:DateTime$outRowId:Id$backRowId:Id){reverseRefund(id:$id version:$version moveId:$moveId cause:$cause reason:$reason returnedAt:$returnedAt outRowId:$outRowId backRowId:$backRowId){warning payment{...Proposed __typename}__typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<ReverseRefundMutation, ReverseRefundMutationVariables>;

export function useReverseRefundMutation() {
  return Urql.useMutation<ReverseRefundMutation, ReverseRefundMutationVariables>(ReverseRefundDocument);
};
export const WaiveRefundDocument = `mutation WaiveRefund($id:Id!$version:Int!$reason:String!){waiveRefund(id:$id version:$version reason:$reason){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<WaiveRefundMutation, WaiveRefundMutationVariables>;

export function useWaiveRefundMutation() {
  return Urql.useMutation<WaiveRefundMutation, WaiveRefundMutationVariables>(WaiveRefundDocument);
};
export const AskForRefundAccountDocument = `mutation AskForRefundAccount($id:Id!$version:Int!$reason:String!){askForRefundAccount(id:$id version:$version reason:$reason){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<AskForRefundAccountMutation, AskForRefundAccountMutationVariables>;

export function useAskForRefundAccountMutation() {
  return Urql.useMutation<AskForRefundAccountMutation, AskForRefundAccountMutationVariables>(AskForRefundAccountDocument);
};
export const MarkPaymentNotFoundDocument = `mutation MarkPaymentNotFound($id:Id!$version:Int!$reason:String!){markPaymentNotFound(id:$id version:$version reason:$reason){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<MarkPaymentNotFoundMutation, MarkPaymentNotFoundMutationVariables>;

export function useMarkPaymentNotFoundMutation() {
  return Urql.useMutation<MarkPaymentNotFoundMutation, MarkPaymentNotFoundMutationVariables>(MarkPaymentNotFoundDocument);
};
export const ReverseBookingDocument = `mutation ReverseBooking($id:Id!$version:Int!$reason:String!){reverseBooking(id:$id version:$version reason:$reason){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<ReverseBookingMutation, ReverseBookingMutationVariables>;

export function useReverseBookingMutation() {
  return Urql.useMutation<ReverseBookingMutation, ReverseBookingMutationVariables>(ReverseBookingDocument);
};
export const MoveBookingDocument = `mutation MoveBooking($id:Id!$version:Int!$toId:Id!$toVersion:Int!$reason:String!){moveBooking(id:$id version:$version toId:$toId toVersion:$toVersion reason:$reason){warning payment{...Proposed __typename}__typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<MoveBookingMutation, MoveBookingMutationVariables>;

export function useMoveBookingMutation() {
  return Urql.useMutation<MoveBookingMutation, MoveBookingMutationVariables>(MoveBookingDocument);
};
export const FindPaymentsDocument = `query FindPayments($search:String!$language:Language!){payments(filter:{search:$search}){items{id version payerName name(language:$language)state amountDue outstanding createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<FindPaymentsQuery, FindPaymentsQueryVariables>;

export function useFindPaymentsQuery(options: Omit<Urql.UseQueryArgs<FindPaymentsQueryVariables>, 'query'>) {
  return Urql.useQuery<FindPaymentsQuery, FindPaymentsQueryVariables>({ query: FindPaymentsDocument, ...options });
};
export const VoidPaymentDocument = `mutation VoidPayment($id:Id!$version:Int!$reason:String!){voidPayment(id:$id version:$version reason:$reason){...Proposed __typename}}${ProposedFragmentDoc}` as string & Urql.TypedDocumentNode<VoidPaymentMutation, VoidPaymentMutationVariables>;

export function useVoidPaymentMutation() {
  return Urql.useMutation<VoidPaymentMutation, VoidPaymentMutationVariables>(VoidPaymentDocument);
};
export const CreatePaymentDocument = `mutation CreatePayment($input:PaymentInput!$requestKey:String!){createPayment(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables>;

export function useCreatePaymentMutation() {
  return Urql.useMutation<CreatePaymentMutation, CreatePaymentMutationVariables>(CreatePaymentDocument);
};
export const BookDeclaredPaymentsDocument = `mutation BookDeclaredPayments($which:BulkSelection!$filter:PaymentsFilter){bookDeclaredPayments(which:$which filter:$filter){done skipped seatsGone cursor __typename}}` as string & Urql.TypedDocumentNode<BookDeclaredPaymentsMutation, BookDeclaredPaymentsMutationVariables>;

export function useBookDeclaredPaymentsMutation() {
  return Urql.useMutation<BookDeclaredPaymentsMutation, BookDeclaredPaymentsMutationVariables>(BookDeclaredPaymentsDocument);
};
export const FindPayersDocument = `query FindPayers($name:String!){payers(name:$name){id name affiliation grade __typename}}` as string & Urql.TypedDocumentNode<FindPayersQuery, FindPayersQueryVariables>;

export function useFindPayersQuery(options: Omit<Urql.UseQueryArgs<FindPayersQueryVariables>, 'query'>) {
  return Urql.useQuery<FindPayersQuery, FindPayersQueryVariables>({ query: FindPayersDocument, ...options });
};
export const PayerOfPageDocument = `query PayerOfPage($id:Id!){payer(id:$id){id name affiliation grade __typename}}` as string & Urql.TypedDocumentNode<PayerOfPageQuery, PayerOfPageQueryVariables>;

export function usePayerOfPageQuery(options: Omit<Urql.UseQueryArgs<PayerOfPageQueryVariables>, 'query'>) {
  return Urql.useQuery<PayerOfPageQuery, PayerOfPageQueryVariables>({ query: PayerOfPageDocument, ...options });
};
export const MailOfPaymentDocument = `query MailOfPayment($input:PaymentInput!){mailOfPayment(input:$input){subject text __typename}}` as string & Urql.TypedDocumentNode<MailOfPaymentQuery, MailOfPaymentQueryVariables>;

export function useMailOfPaymentQuery(options: Omit<Urql.UseQueryArgs<MailOfPaymentQueryVariables>, 'query'>) {
  return Urql.useQuery<MailOfPaymentQuery, MailOfPaymentQueryVariables>({ query: MailOfPaymentDocument, ...options });
};
export const DeclaredToBookDocument = `query DeclaredToBook($which:BulkSelection!$filter:PaymentsFilter){declaredToBook(which:$which filter:$filter){count amount payers __typename}}` as string & Urql.TypedDocumentNode<DeclaredToBookQuery, DeclaredToBookQueryVariables>;

export function useDeclaredToBookQuery(options: Omit<Urql.UseQueryArgs<DeclaredToBookQueryVariables>, 'query'>) {
  return Urql.useQuery<DeclaredToBookQuery, DeclaredToBookQueryVariables>({ query: DeclaredToBookDocument, ...options });
};
export const ApproveProposalDocument = `mutation ApproveProposal($id:Id!){approvePaymentProposal(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<ApproveProposalMutation, ApproveProposalMutationVariables>;

export function useApproveProposalMutation() {
  return Urql.useMutation<ApproveProposalMutation, ApproveProposalMutationVariables>(ApproveProposalDocument);
};
export const RefuseProposalDocument = `mutation RefuseProposal($id:Id!$answer:String){refusePaymentProposal(id:$id answer:$answer){id __typename}}` as string & Urql.TypedDocumentNode<RefuseProposalMutation, RefuseProposalMutationVariables>;

export function useRefuseProposalMutation() {
  return Urql.useMutation<RefuseProposalMutation, RefuseProposalMutationVariables>(RefuseProposalDocument);
};