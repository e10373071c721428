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

/** Chosen rows, or everything the filter holds, and the count that was agreed to. */
export type BulkWish = {
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

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** A payment that the office asks for. */
export type PaymentInput = {
  /** Whole won. */
  readonly amountDue?: number | null | undefined;
  /** Null: after the settings' number of days. */
  readonly dueAt?: string | null | undefined;
  /** Of letters to somebody outside; a member's are in the member's own. */
  readonly language?: Language;
  /** Null: somebody outside, whose name and address are then needed. */
  readonly memberId?: number | null | undefined;
  /** Null: the Korean one. */
  readonly nameEn?: string | null | undefined;
  /** What is paid for. */
  readonly nameKo?: string | null | undefined;
  /** Null: the member's own address. */
  readonly payerEmail?: string | null | undefined;
  /** Null: the member's own name. */
  readonly payerName?: string | null | undefined;
  readonly type: PaymentType;
  /** The year dues are for. */
  readonly year?: number | null | undefined;
};

/** How it is paid; EXEMPT: nothing is to be paid, by decision of the office. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'EXEMPT'
  | 'ON_SITE'
  | 'VIRTUAL_ACCOUNT';

/** CREATED: when it was asked for. AMOUNT: what is due. */
export type PaymentSort =
  | 'AMOUNT'
  | 'CREATED'
  | 'PAYER';

/** How far a payment has come. It moves as schema/validation/payment-state.ts allows, and never back. */
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

/** What is paid for. */
export type PaymentType =
  | 'ANNUAL'
  | 'CERTIFICATE'
  | 'DONATION'
  | 'ENTRY'
  | 'INSTITUTION'
  | 'KITEC'
  | 'LIFETIME'
  | 'OTHER'
  | 'PROGRAM'
  | 'SEMINAR';

/** Told beside what was done. SEATS_GONE: the money is booked, but the application is over and has no seat any more, so the money is to go back. */
export type PaymentWarning =
  | 'SEATS_GONE';

/** All that is given holds; several values of one are any of them. */
export type PaymentsFilter = {
  readonly amount?: AmountRange | null | undefined;
  readonly created?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly email?: string | null | undefined;
  readonly method?: ReadonlyArray<PaymentMethod> | null | undefined;
  readonly overdue?: boolean | null | undefined;
  readonly paid?: DayRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly payer?: string | null | undefined;
  readonly program?: ReadonlyArray<number> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly state?: ReadonlyArray<PaymentState> | null | undefined;
  readonly type?: ReadonlyArray<PaymentType> | null | undefined;
};

/** How money came in. */
export type ReceivedMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'ON_SITE'
  | 'VIRTUAL_ACCOUNT';

export type ManagedPaymentsQueryVariables = Exact<{
  filter: PaymentsFilter;
  sort: PaymentSort;
  descending: boolean;
  page: number;
  size: number;
  language: Language;
}>;


export type ManagedPaymentsQuery = { readonly payments: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: PaymentType, readonly method: PaymentMethod, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly paidAt: string | null, readonly createdAt: string }> } };

export type ManagedPaymentTotalsQueryVariables = Exact<{
  filter: PaymentsFilter;
}>;


export type ManagedPaymentTotalsQuery = { readonly payments: { readonly totals: { readonly count: number, readonly due: number, readonly paid: number, readonly refunded: number, readonly outstanding: number } } };

export type PaymentProgramsQueryVariables = Exact<{
  language: Language;
}>;


export type PaymentProgramsQuery = { readonly paymentPrograms: ReadonlyArray<{ readonly id: number, readonly title: string }> };

export type ManagedPaymentFragment = { readonly id: number, readonly version: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: PaymentType, readonly method: PaymentMethod, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly surplus: number, readonly refundDue: number | null, readonly refundAccount: string | null, readonly depositorName: string, readonly memberId: number | null, readonly programId: number | null, readonly dueAt: string | null, readonly paidAt: string | null, readonly createdAt: string, readonly viewerCanBook: boolean, readonly viewerCanExempt: boolean, readonly viewerCanRefund: boolean, readonly viewerCanVoid: boolean, readonly moves: ReadonlyArray<{ readonly id: number, readonly from: PaymentState | null, readonly to: PaymentState, readonly amount: number, readonly method: PaymentMethod | null, readonly receivedAt: string | null, readonly createdAt: string, readonly reason: string | null, readonly actorName: string | null }> };

export type ManagedPaymentPageQueryVariables = Exact<{
  id: number;
  language: Language;
}>;


export type ManagedPaymentPageQuery = { readonly payment: { readonly id: number, readonly version: number, readonly payerName: string, readonly payerEmail: string, readonly name: string, readonly type: PaymentType, readonly method: PaymentMethod, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly surplus: number, readonly refundDue: number | null, readonly refundAccount: string | null, readonly depositorName: string, readonly memberId: number | null, readonly programId: number | null, readonly dueAt: string | null, readonly paidAt: string | null, readonly createdAt: string, readonly viewerCanBook: boolean, readonly viewerCanExempt: boolean, readonly viewerCanRefund: boolean, readonly viewerCanVoid: boolean, readonly moves: ReadonlyArray<{ readonly id: number, readonly from: PaymentState | null, readonly to: PaymentState, readonly amount: number, readonly method: PaymentMethod | null, readonly receivedAt: string | null, readonly createdAt: string, readonly reason: string | null, readonly actorName: string | null }> } | null };

export type BookPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  amount: number;
  method: ReceivedMethod;
  receivedAt?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type BookPaymentMutation = { readonly bookPayment: { readonly warning: PaymentWarning | null } };

export type ExemptPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type ExemptPaymentMutation = { readonly exemptPayment: { readonly warning: PaymentWarning | null } };

export type RefundPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  amount: number;
  reason: string;
}>;


export type RefundPaymentMutation = { readonly refundPayment: { readonly id: number } };

export type VoidPaymentMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type VoidPaymentMutation = { readonly voidPayment: { readonly id: number } };

export type CreatePaymentMutationVariables = Exact<{
  input: PaymentInput;
  requestKey: string;
}>;


export type CreatePaymentMutation = { readonly createPayment: { readonly id: number } };

export type BookDeclaredPaymentsMutationVariables = Exact<{
  which: BulkWish;
  filter?: PaymentsFilter | null | undefined;
}>;


export type BookDeclaredPaymentsMutation = { readonly bookDeclaredPayments: { readonly done: number, readonly passedOver: number, readonly seatsGone: number, readonly cursor: string | null } };

export const ManagedPaymentFragmentDoc = `fragment ManagedPayment on Payment{id version payerName payerEmail name(language:$language)type method state amountDue amountPaid amountRefunded outstanding surplus refundDue refundAccount depositorName memberId programId dueAt paidAt createdAt viewerCanBook viewerCanExempt viewerCanRefund viewerCanVoid moves{id from to amount method receivedAt createdAt reason actorName __typename}__typename}` as string & Urql.TypedDocumentNode<ManagedPaymentFragment, unknown>;
export const ManagedPaymentsDocument = `query ManagedPayments($filter:PaymentsFilter!$sort:PaymentSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){payments(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id payerName payerEmail name(language:$language)type method state amountDue amountPaid amountRefunded outstanding depositorName dueAt isOverdue paidAt createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedPaymentsQuery, ManagedPaymentsQueryVariables>;

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
export const ManagedPaymentPageDocument = `query ManagedPaymentPage($id:Int!$language:Language!){payment(id:$id){...ManagedPayment __typename}}${ManagedPaymentFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedPaymentPageQuery, ManagedPaymentPageQueryVariables>;

export function useManagedPaymentPageQuery(options: Omit<Urql.UseQueryArgs<ManagedPaymentPageQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPaymentPageQuery, ManagedPaymentPageQueryVariables>({ query: ManagedPaymentPageDocument, ...options });
};
export const BookPaymentDocument = `mutation BookPayment($id:Int!$version:Int!$amount:Int!$method:ReceivedMethod!$receivedAt:DateTime$reason:String){bookPayment(id:$id version:$version amount:$amount method:$method receivedAt:$receivedAt reason:$reason){warning __typename}}` as string & Urql.TypedDocumentNode<BookPaymentMutation, BookPaymentMutationVariables>;

export function useBookPaymentMutation() {
  return Urql.useMutation<BookPaymentMutation, BookPaymentMutationVariables>(BookPaymentDocument);
};
export const ExemptPaymentDocument = `mutation ExemptPayment($id:Int!$version:Int!$reason:String!){exemptPayment(id:$id version:$version reason:$reason){warning __typename}}` as string & Urql.TypedDocumentNode<ExemptPaymentMutation, ExemptPaymentMutationVariables>;

export function useExemptPaymentMutation() {
  return Urql.useMutation<ExemptPaymentMutation, ExemptPaymentMutationVariables>(ExemptPaymentDocument);
};
export const RefundPaymentDocument = `mutation RefundPayment($id:Int!$version:Int!$amount:Int!$reason:String!){refundPayment(id:$id version:$version amount:$amount reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;

export function useRefundPaymentMutation() {
  return Urql.useMutation<RefundPaymentMutation, RefundPaymentMutationVariables>(RefundPaymentDocument);
};
export const VoidPaymentDocument = `mutation VoidPayment($id:Int!$version:Int!$reason:String!){voidPayment(id:$id version:$version reason:$reason){id __typename}}` as string & Urql.TypedDocumentNode<VoidPaymentMutation, VoidPaymentMutationVariables>;

export function useVoidPaymentMutation() {
  return Urql.useMutation<VoidPaymentMutation, VoidPaymentMutationVariables>(VoidPaymentDocument);
};
export const CreatePaymentDocument = `mutation CreatePayment($input:PaymentInput!$requestKey:String!){createPayment(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables>;

export function useCreatePaymentMutation() {
  return Urql.useMutation<CreatePaymentMutation, CreatePaymentMutationVariables>(CreatePaymentDocument);
};
export const BookDeclaredPaymentsDocument = `mutation BookDeclaredPayments($which:BulkWish!$filter:PaymentsFilter){bookDeclaredPayments(which:$which filter:$filter){done passedOver seatsGone cursor __typename}}` as string & Urql.TypedDocumentNode<BookDeclaredPaymentsMutation, BookDeclaredPaymentsMutationVariables>;

export function useBookDeclaredPaymentsMutation() {
  return Urql.useMutation<BookDeclaredPaymentsMutation, BookDeclaredPaymentsMutationVariables>(BookDeclaredPaymentsDocument);
};