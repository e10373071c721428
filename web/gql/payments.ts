/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** ASKED: the card service has not said that it is done. FAILED: it refused. */
export type CardRefundState =
  | 'ASKED'
  | 'DONE'
  | 'FAILED';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** How it is paid. EXEMPT: nothing is to be paid, by decision of the office. SURPLUS, of a move alone: the surplus of another payment. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'EXEMPT'
  | 'ON_SITE'
  | 'SURPLUS'
  | 'VIRTUAL_ACCOUNT';

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
  | 'PUBLICATION'
  | 'REVIEW'
  | 'SEMINAR';

export type MyPaymentFragment = { readonly type: PaymentType, readonly method: PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null };

export type MyPaymentsQueryVariables = Exact<{
  page: number;
  language: Language;
}>;


export type MyPaymentsQuery = { readonly myPayments: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly due: { readonly count: number, readonly amount: number }, readonly items: ReadonlyArray<{ readonly type: PaymentType, readonly method: PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null }> } };

export type MyPaymentsDueQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPaymentsDueQuery = { readonly myPayments: { readonly due: { readonly count: number, readonly amount: number } } };

export type NameRefundAccountMutationVariables = Exact<{
  id: number;
  version: number;
  refundAccount: string;
  language: Language;
}>;


export type NameRefundAccountMutation = { readonly nameRefundAccount: { readonly type: PaymentType, readonly method: PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type TransferMySurplusMutationVariables = Exact<{
  id: number;
  version: number;
  toId: number;
  toVersion: number;
  language: Language;
}>;


export type TransferMySurplusMutation = { readonly transferMySurplus: { readonly type: PaymentType, readonly method: PaymentMethod, readonly name: string, readonly payerName: string, readonly payerEmail: string, readonly createdAt: string, readonly paidAt: string | null, readonly applicationId: number | null, readonly surplus: number, readonly isPaidTwice: boolean, readonly isAccountAsked: boolean, readonly transferable: number, readonly refundAccount: string | null, readonly hasRefundReturned: boolean, readonly viewerCanNameRefundAccount: boolean, readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly surplusTargets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly outstanding: number, readonly version: number }>, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type PayablePaymentFragment = { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null };

export type TransferFragment = { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null };

export type DeclarePaymentMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Language;
}>;


export type DeclarePaymentMutation = { readonly declarePayment: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type CorrectDepositorNameMutationVariables = Exact<{
  id: number;
  version: number;
  depositorName: string;
  language: Language;
}>;


export type CorrectDepositorNameMutation = { readonly correctDepositorName: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export type StartCardPaymentMutationVariables = Exact<{
  id: number;
  isAbroad: boolean;
  language: Language;
}>;


export type StartCardPaymentMutation = { readonly startCardPayment: string };

export type StartDepositMutationVariables = Exact<{
  id: number;
  language: Language;
}>;


export type StartDepositMutation = { readonly startDeposit: string };

export type GiveDepositUpMutationVariables = Exact<{
  id: number;
  language: Language;
}>;


export type GiveDepositUpMutation = { readonly giveDepositUp: { readonly id: number, readonly version: number, readonly state: PaymentState, readonly amountDue: number, readonly amountPaid: number, readonly amountRefunded: number, readonly outstanding: number, readonly isAwaited: boolean, readonly refundDue: number | null, readonly depositorName: string, readonly dueAt: string | null, readonly isOverdue: boolean, readonly viewerCanDeclare: boolean, readonly viewerCanCorrectDepositor: boolean, readonly viewerCanPayByCard: boolean, readonly viewerCanDeposit: boolean, readonly isBeingTaken: boolean, readonly cardLeft: number, readonly name: string, readonly depositAccount: { readonly bank: string, readonly number: string, readonly holder: string, readonly amount: number, readonly until: string } | null, readonly cardRefund: { readonly state: CardRefundState } | null, readonly transfer: { readonly bankName: string, readonly accountNumber: string, readonly holder: string, readonly bankNameEn: string | null, readonly holderEn: string | null, readonly depositorName: string, readonly amount: number, readonly until: string | null, readonly swift: { readonly code: string, readonly bank: string, readonly holder: string } | null } | null, readonly receipt: { readonly amount: number } | null } };

export const TransferFragmentDoc = `fragment Transfer on TransferDetails{bankName accountNumber holder bankNameEn holderEn depositorName amount until swift{code bank holder __typename}__typename}` as string & Urql.TypedDocumentNode<TransferFragment, unknown>;
export const PayablePaymentFragmentDoc = `fragment PayablePayment on Payment{id version state amountDue amountPaid amountRefunded outstanding isAwaited refundDue depositorName dueAt isOverdue viewerCanDeclare viewerCanCorrectDepositor viewerCanPayByCard viewerCanDeposit isBeingTaken depositAccount{bank(language:$language)number holder amount until __typename}cardLeft cardRefund{state __typename}name(language:$language)transfer{...Transfer __typename}receipt{amount __typename}__typename}` as string & Urql.TypedDocumentNode<PayablePaymentFragment, unknown>;
export const MyPaymentFragmentDoc = `fragment MyPayment on Payment{...PayablePayment type method name(language:$language)payerName payerEmail createdAt paidAt applicationId surplus isPaidTwice isAccountAsked transferable refundAccount hasRefundReturned surplusTargets{id name(language:$language)outstanding version __typename}viewerCanNameRefundAccount __typename}` as string & Urql.TypedDocumentNode<MyPaymentFragment, unknown>;
export const MyPaymentsDocument = `query MyPayments($page:Int!$language:Language!){myPayments(page:$page){totalCount page pageCount due{count amount __typename}items{...MyPayment __typename}__typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<MyPaymentsQuery, MyPaymentsQueryVariables>;

export function useMyPaymentsQuery(options: Omit<Urql.UseQueryArgs<MyPaymentsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyPaymentsQuery, MyPaymentsQueryVariables>({ query: MyPaymentsDocument, ...options });
};
export const MyPaymentsDueDocument = `query MyPaymentsDue{myPayments{due{count amount __typename}__typename}}` as string & Urql.TypedDocumentNode<MyPaymentsDueQuery, MyPaymentsDueQueryVariables>;

export function useMyPaymentsDueQuery(options?: Omit<Urql.UseQueryArgs<MyPaymentsDueQueryVariables>, 'query'>) {
  return Urql.useQuery<MyPaymentsDueQuery, MyPaymentsDueQueryVariables>({ query: MyPaymentsDueDocument, ...options });
};
export const NameRefundAccountDocument = `mutation NameRefundAccount($id:Id!$version:Int!$refundAccount:String!$language:Language!){nameRefundAccount(id:$id version:$version refundAccount:$refundAccount){...MyPayment __typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<NameRefundAccountMutation, NameRefundAccountMutationVariables>;

export function useNameRefundAccountMutation() {
  return Urql.useMutation<NameRefundAccountMutation, NameRefundAccountMutationVariables>(NameRefundAccountDocument);
};
export const TransferMySurplusDocument = `mutation TransferMySurplus($id:Id!$version:Int!$toId:Id!$toVersion:Int!$language:Language!){transferMySurplus(id:$id version:$version toId:$toId toVersion:$toVersion){...MyPayment __typename}}${MyPaymentFragmentDoc}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<TransferMySurplusMutation, TransferMySurplusMutationVariables>;

export function useTransferMySurplusMutation() {
  return Urql.useMutation<TransferMySurplusMutation, TransferMySurplusMutationVariables>(TransferMySurplusDocument);
};
export const DeclarePaymentDocument = `mutation DeclarePayment($id:Id!$version:Int!$depositorName:String!$language:Language!){declarePayment(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<DeclarePaymentMutation, DeclarePaymentMutationVariables>;

export function useDeclarePaymentMutation() {
  return Urql.useMutation<DeclarePaymentMutation, DeclarePaymentMutationVariables>(DeclarePaymentDocument);
};
export const CorrectDepositorNameDocument = `mutation CorrectDepositorName($id:Id!$version:Int!$depositorName:String!$language:Language!){correctDepositorName(id:$id version:$version depositorName:$depositorName){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>;

export function useCorrectDepositorNameMutation() {
  return Urql.useMutation<CorrectDepositorNameMutation, CorrectDepositorNameMutationVariables>(CorrectDepositorNameDocument);
};
export const StartCardPaymentDocument = `mutation StartCardPayment($id:Id!$isAbroad:Boolean!$language:Language!){startCardPayment(id:$id isAbroad:$isAbroad language:$language)}` as string & Urql.TypedDocumentNode<StartCardPaymentMutation, StartCardPaymentMutationVariables>;

export function useStartCardPaymentMutation() {
  return Urql.useMutation<StartCardPaymentMutation, StartCardPaymentMutationVariables>(StartCardPaymentDocument);
};
export const StartDepositDocument = `mutation StartDeposit($id:Id!$language:Language!){startDeposit(id:$id language:$language)}` as string & Urql.TypedDocumentNode<StartDepositMutation, StartDepositMutationVariables>;

export function useStartDepositMutation() {
  return Urql.useMutation<StartDepositMutation, StartDepositMutationVariables>(StartDepositDocument);
};
export const GiveDepositUpDocument = `mutation GiveDepositUp($id:Id!$language:Language!){giveDepositUp(id:$id){...PayablePayment __typename}}${PayablePaymentFragmentDoc}${TransferFragmentDoc}` as string & Urql.TypedDocumentNode<GiveDepositUpMutation, GiveDepositUpMutationVariables>;

export function useGiveDepositUpMutation() {
  return Urql.useMutation<GiveDepositUpMutation, GiveDepositUpMutationVariables>(GiveDepositUpDocument);
};