/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
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

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** All that is given holds; several values of one are any of them. */
export type MailFilter = {
  readonly days?: DayRange | null | undefined;
  readonly kind?: ReadonlyArray<MailKind> | null | undefined;
  readonly state?: MailState | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly who?: string | null | undefined;
};

/** What a mail is about. */
export type MailKind =
  | 'ACCOUNT_DORMANT'
  | 'ACCOUNT_WITHDRAWN'
  | 'APPLICATION_BY_GROUP'
  | 'APPLICATION_CANCELLED'
  | 'APPLICATION_CONFIRMED'
  | 'APPLICATION_OFFERED'
  | 'APPLICATION_RECEIVED'
  | 'APPLICATION_WAITLISTED'
  | 'APPLICATION_WITHDRAWN'
  | 'AUTHOR_CONSENT'
  | 'BANK_ACCOUNT_CHANGED'
  | 'DORMANCY_NOTICE'
  | 'DUES_REMINDER'
  | 'EMAIL_CHANGED'
  | 'EMAIL_PROOF'
  | 'EXAM_OBJECTION_ANSWERED'
  | 'EXAM_RATER_ACCEPTED'
  | 'EXAM_RATER_ASSIGNED'
  | 'EXAM_RATER_INVITED'
  | 'EXAM_RATER_THIRD'
  | 'EXAM_RATER_WITHDRAWN'
  | 'EXAM_RESULTS'
  | 'EXAM_SLIP'
  | 'GRADE_APPROVED'
  | 'GRADE_REFUSED'
  | 'GRADE_TO_PAY'
  | 'GROUP_PROOF'
  | 'GROUP_RECEIVED'
  | 'GROUP_RESTORED'
  | 'GROUP_WITHDRAWN'
  | 'INVITATION'
  | 'LETTER'
  | 'MEMBERSHIP_ENDED'
  | 'NEWSLETTER_CONSENT'
  | 'NEW_DEVICE'
  | 'OPENING_PROOF'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PAYMENT_ACCOUNT_ASKED'
  | 'PAYMENT_ASKED'
  | 'PAYMENT_EXPIRED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_PAID'
  | 'PAYMENT_PAID_TWICE'
  | 'PAYMENT_PARTLY_PAID'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_ENDED'
  | 'PAYMENT_REFUND_REVERSED'
  | 'PAYMENT_TAKEN_BACK'
  | 'PAYMENT_TO_RETURN'
  | 'PAYMENT_VOIDED'
  | 'PHOTO_ASKED'
  | 'PRESENTATION_CONSENT'
  | 'PRESENTATION_DECIDED'
  | 'PRESENTATION_RECEIVED'
  | 'PRESENTATION_REVIEW'
  | 'PROGRAM_FOLLOW_UP'
  | 'PROGRAM_MESSAGE'
  | 'PROGRAM_OPENED'
  | 'PROGRAM_REMINDER'
  | 'PROGRAM_RESCHEDULED'
  | 'REVIEW_ACCEPTED'
  | 'REVIEW_ANSWER_DUE'
  | 'REVIEW_DUE'
  | 'REVIEW_INVITED'
  | 'REVIEW_LATE'
  | 'REVIEW_NEWS'
  | 'REVIEW_RECEIVED'
  | 'REVIEW_TAKEN_BACK'
  | 'SECOND_FACTOR_CHANGED'
  | 'SUBMISSION_DECIDED'
  | 'SUBMISSION_LATE'
  | 'SUBMISSION_NEWS'
  | 'SUBMISSION_PAPER_ASKED'
  | 'SUBMISSION_PROOF'
  | 'SUBMISSION_PUBLISHED'
  | 'SUBMISSION_RECEIVED'
  | 'SUBMISSION_RETURNED'
  | 'SUBMISSION_REVISED'
  | 'SUBMISSION_REVISION_DUE'
  | 'SUBMISSION_TEXTS_CHANGED'
  | 'SUBMISSION_WITHDRAWN'
  | 'SUBSCRIPTION_PROOF'
  | 'TRANSLATION_ASSIGNED';

/** How far a mail has come. */
export type MailState =
  | 'FAILED'
  | 'SENT'
  | 'STOPPED'
  | 'WAITING';

export type OutboxQueryVariables = Exact<{
  filter: MailFilter;
  descending: boolean;
  page: number;
  size: number;
}>;


export type OutboxQuery = { readonly outbox: { readonly isSent: boolean, readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: MailKind, readonly language: Language, readonly toAddress: string, readonly subject: string, readonly paragraphs: ReadonlyArray<string>, readonly hasLink: boolean, readonly mayShowLink: boolean, readonly state: MailState, readonly attempts: number, readonly templateVersion: number | null, readonly lastError: string | null, readonly dueAt: string | null, readonly sentAt: string | null, readonly createdAt: string }> } };

export type OutboxCountQueryVariables = Exact<{
  filter: MailFilter;
}>;


export type OutboxCountQuery = { readonly outbox: { readonly exactCount: number } };

export type RetryMailMutationVariables = Exact<{
  id: number;
}>;


export type RetryMailMutation = { readonly retryMail: { readonly id: number, readonly state: MailState, readonly attempts: number, readonly dueAt: string | null } };

export type RetryMailsMutationVariables = Exact<{
  which: BulkSelection;
  filter?: MailFilter | null | undefined;
}>;


export type RetryMailsMutation = { readonly retryMails: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type ShowMailLinkMutationVariables = Exact<{
  id: number;
}>;


export type ShowMailLinkMutation = { readonly showMailLink: string };


export const OutboxDocument = `query Outbox($filter:MailFilter!$descending:Boolean!$page:Int!$size:Int!){outbox(filter:$filter descending:$descending page:$page size:$size){isSent totalCount hasMore items{id kind language toAddress subject paragraphs hasLink mayShowLink state attempts templateVersion lastError dueAt sentAt createdAt __typename}__typename}}` as string & Urql.TypedDocumentNode<OutboxQuery, OutboxQueryVariables>;

export function useOutboxQuery(options: Omit<Urql.UseQueryArgs<OutboxQueryVariables>, 'query'>) {
  return Urql.useQuery<OutboxQuery, OutboxQueryVariables>({ query: OutboxDocument, ...options });
};
export const OutboxCountDocument = `query OutboxCount($filter:MailFilter!){outbox(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<OutboxCountQuery, OutboxCountQueryVariables>;

export function useOutboxCountQuery(options: Omit<Urql.UseQueryArgs<OutboxCountQueryVariables>, 'query'>) {
  return Urql.useQuery<OutboxCountQuery, OutboxCountQueryVariables>({ query: OutboxCountDocument, ...options });
};
export const RetryMailDocument = `mutation RetryMail($id:Id!){retryMail(id:$id){id state attempts dueAt __typename}}` as string & Urql.TypedDocumentNode<RetryMailMutation, RetryMailMutationVariables>;

export function useRetryMailMutation() {
  return Urql.useMutation<RetryMailMutation, RetryMailMutationVariables>(RetryMailDocument);
};
export const RetryMailsDocument = `mutation RetryMails($which:BulkSelection!$filter:MailFilter){retryMails(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<RetryMailsMutation, RetryMailsMutationVariables>;

export function useRetryMailsMutation() {
  return Urql.useMutation<RetryMailsMutation, RetryMailsMutationVariables>(RetryMailsDocument);
};
export const ShowMailLinkDocument = `mutation ShowMailLink($id:Id!){showMailLink(id:$id)}` as string & Urql.TypedDocumentNode<ShowMailLinkMutation, ShowMailLinkMutationVariables>;

export function useShowMailLinkMutation() {
  return Urql.useMutation<ShowMailLinkMutation, ShowMailLinkMutationVariables>(ShowMailLinkDocument);
};