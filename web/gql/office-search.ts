/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** Whether the account may sign in; apart from the grade. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DORMANT'
  | 'SUSPENDED'
  | 'WITHDRAWN';

/** What can be gone to from anywhere in the office. */
export type OfficeHitKind =
  | 'APPLICATION'
  | 'MEMBER'
  | 'PAYMENT'
  | 'POST'
  | 'PROGRAM';

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

export type OfficeSearchQueryVariables = Exact<{
  text: string;
  language: Language;
}>;


export type OfficeSearchQuery = { readonly officeSearch: ReadonlyArray<{ readonly kind: OfficeHitKind, readonly id: number, readonly title: string, readonly detail: string | null, readonly place: string | null, readonly programId: number | null, readonly amount: number | null, readonly state: PaymentState | null, readonly memberStatus: MemberStatus | null }> };


export const OfficeSearchDocument = `query OfficeSearch($text:String!$language:Language!){officeSearch(text:$text language:$language){kind id title detail place programId amount state memberStatus __typename}}` as string & Urql.TypedDocumentNode<OfficeSearchQuery, OfficeSearchQueryVariables>;

export function useOfficeSearchQuery(options: Omit<Urql.UseQueryArgs<OfficeSearchQueryVariables>, 'query'>) {
  return Urql.useQuery<OfficeSearchQuery, OfficeSearchQueryVariables>({ query: OfficeSearchDocument, ...options });
};