/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type SubmissionFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmissionFiguresQuery = { readonly submissionFigures: { readonly loads: ReadonlyArray<{ readonly name: string, readonly affiliation: string | null, readonly awaited: number, readonly late: number, readonly sent: number }>, readonly firstDecisions: ReadonlyArray<{ readonly month: string, readonly count: number, readonly days: number | null }> } };

export type JournalFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type JournalFiguresQuery = { readonly journalYears: ReadonlyArray<{ readonly year: number, readonly submitted: number, readonly accepted: number, readonly rejected: number, readonly withdrawn: number, readonly open: number, readonly acceptanceRate: number, readonly daysToDecision: number | null, readonly daysToAcceptance: number | null, readonly reviews: number, readonly reviewers: number, readonly affiliations: number }>, readonly journalAffiliations: ReadonlyArray<{ readonly id: number, readonly year: number, readonly name: string, readonly authors: number }> };


export const SubmissionFiguresDocument = `query SubmissionFigures{submissionFigures{loads{name affiliation awaited late sent __typename}firstDecisions{month count days __typename}__typename}}` as string & Urql.TypedDocumentNode<SubmissionFiguresQuery, SubmissionFiguresQueryVariables>;

export function useSubmissionFiguresQuery(options?: Omit<Urql.UseQueryArgs<SubmissionFiguresQueryVariables>, 'query'>) {
  return Urql.useQuery<SubmissionFiguresQuery, SubmissionFiguresQueryVariables>({ query: SubmissionFiguresDocument, ...options });
};
export const JournalFiguresDocument = `query JournalFigures{journalYears{year submitted accepted rejected withdrawn open acceptanceRate daysToDecision daysToAcceptance reviews reviewers affiliations __typename}journalAffiliations{id year name authors __typename}}` as string & Urql.TypedDocumentNode<JournalFiguresQuery, JournalFiguresQueryVariables>;

export function useJournalFiguresQuery(options?: Omit<Urql.UseQueryArgs<JournalFiguresQueryVariables>, 'query'>) {
  return Urql.useQuery<JournalFiguresQuery, JournalFiguresQueryVariables>({ query: JournalFiguresDocument, ...options });
};