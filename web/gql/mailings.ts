/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedMailingFragment = { readonly id: number, readonly version: number, readonly purpose: Types.MailingPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly textKo: string, readonly textEn: string, readonly audience: unknown, readonly isNews: boolean, readonly isOut: boolean, readonly newsTitle: string | null, readonly canSeePeople: boolean, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.MailingState, readonly sendAt: string | null, readonly completedAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number, readonly stopped: number };

export type ManagedMailingsQueryVariables = Exact<{
  filter?: Types.MailingFilter | null | undefined;
  sort: Types.MailingSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ManagedMailingsQuery = { readonly managedMailings: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly purpose: Types.MailingPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly newsTitle: string | null, readonly audience: unknown, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.MailingState, readonly sendAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number }> } };

export type ManagedMailingCountQueryVariables = Exact<{
  filter?: Types.MailingFilter | null | undefined;
}>;


export type ManagedMailingCountQuery = { readonly managedMailings: { readonly exactCount: number } };

export type MailingQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type MailingQuery = { readonly mailing: { readonly id: number, readonly version: number, readonly purpose: Types.MailingPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly textKo: string, readonly textEn: string, readonly audience: unknown, readonly isNews: boolean, readonly isOut: boolean, readonly newsTitle: string | null, readonly canSeePeople: boolean, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.MailingState, readonly sendAt: string | null, readonly completedAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number, readonly stopped: number } | null };

export type MailingPreviewsQueryVariables = Exact<{
  id: number;
  input: Types.MailingInput;
}>;


export type MailingPreviewsQuery = { readonly mailing: { readonly id: number, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }> } | null };

export type MailingCountsQueryVariables = Exact<{
  id: number;
  purpose?: Types.MailingPurpose | null | undefined;
}>;


export type MailingCountsQuery = { readonly mailingCounts: ReadonlyArray<{ readonly leftOut: Types.LeftOut | null, readonly language: Types.Language | null, readonly count: number }> };

export type MailingPeopleQueryVariables = Exact<{
  id: number;
  purpose?: Types.MailingPurpose | null | undefined;
  leftOut?: Types.LeftOut | null | undefined;
  page: number;
}>;


export type MailingPeopleQuery = { readonly mailingPeople: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly language: Types.Language | null, readonly leftOut: Types.LeftOut | null, readonly subject: string | null, readonly paragraphs: ReadonlyArray<string> }> };

export type MailingStateCountsQueryVariables = Exact<{
  id: number;
}>;


export type MailingStateCountsQuery = { readonly mailingStateCounts: ReadonlyArray<{ readonly state: Types.ApplicationState, readonly count: number }> };

export type ChooseMailingStatesMutationVariables = Exact<{
  id: number;
  states: ReadonlyArray<Types.ApplicationState> | Types.ApplicationState;
}>;


export type ChooseMailingStatesMutation = { readonly chooseMailingStates: { readonly id: number, readonly audience: unknown } };

export type DeleteMailingsMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.MailingFilter | null | undefined;
}>;


export type DeleteMailingsMutation = { readonly deleteMailings: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type SaveMailingMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.MailingInput;
}>;


export type SaveMailingMutation = { readonly saveMailing: { readonly id: number, readonly version: number } };

export type SendMailingMutationVariables = Exact<{
  id: number;
  version: number;
  expectedCount: number;
  at?: string | null | undefined;
}>;


export type SendMailingMutation = { readonly sendMailing: { readonly id: number, readonly version: number } };

export type StopMailingMutationVariables = Exact<{
  id: number;
}>;


export type StopMailingMutation = { readonly stopMailing: { readonly id: number, readonly version: number } };

export type TestMailingMutationVariables = Exact<{
  id: number;
}>;


export type TestMailingMutation = { readonly testMailing: { readonly id: number } };

export type DeleteMailingMutationVariables = Exact<{
  id: number;
}>;


export type DeleteMailingMutation = { readonly deleteMailing: boolean };

export const EditedMailingFragmentDoc = `fragment EditedMailing on Mailing{id version purpose subjectKo subjectEn textKo textEn audience isNews isOut newsTitle(language:$language)canSeePeople programId programKind programTitle(language:$language)state sendAt completedAt createdAt author expected waiting sent failed stopped __typename}` as string & Urql.TypedDocumentNode<EditedMailingFragment, unknown>;
export const ManagedMailingsDocument = `query ManagedMailings($filter:MailingFilter$sort:MailingSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){managedMailings(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id purpose subjectKo subjectEn newsTitle(language:$language)audience programId programKind programTitle(language:$language)state sendAt createdAt author expected waiting sent failed __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedMailingsQuery, ManagedMailingsQueryVariables>;

export function useManagedMailingsQuery(options: Omit<Urql.UseQueryArgs<ManagedMailingsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedMailingsQuery, ManagedMailingsQueryVariables>({ query: ManagedMailingsDocument, ...options });
};
export const ManagedMailingCountDocument = `query ManagedMailingCount($filter:MailingFilter){managedMailings(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<ManagedMailingCountQuery, ManagedMailingCountQueryVariables>;

export function useManagedMailingCountQuery(options?: Omit<Urql.UseQueryArgs<ManagedMailingCountQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedMailingCountQuery, ManagedMailingCountQueryVariables>({ query: ManagedMailingCountDocument, ...options });
};
export const MailingDocument = `query Mailing($id:Id!$language:Language!){mailing(id:$id){...EditedMailing __typename}}${EditedMailingFragmentDoc}` as string & Urql.TypedDocumentNode<MailingQuery, MailingQueryVariables>;

export function useMailingQuery(options: Omit<Urql.UseQueryArgs<MailingQueryVariables>, 'query'>) {
  return Urql.useQuery<MailingQuery, MailingQueryVariables>({ query: MailingDocument, ...options });
};
export const MailingPreviewsDocument = `query MailingPreviews($id:Id!$input:MailingInput!){mailing(id:$id){id previews(input:$input){language subject paragraphs __typename}__typename}}` as string & Urql.TypedDocumentNode<MailingPreviewsQuery, MailingPreviewsQueryVariables>;

export function useMailingPreviewsQuery(options: Omit<Urql.UseQueryArgs<MailingPreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<MailingPreviewsQuery, MailingPreviewsQueryVariables>({ query: MailingPreviewsDocument, ...options });
};
export const MailingCountsDocument = `query MailingCounts($id:Id!$purpose:MailingPurpose){mailingCounts(id:$id purpose:$purpose){leftOut language count __typename}}` as string & Urql.TypedDocumentNode<MailingCountsQuery, MailingCountsQueryVariables>;

export function useMailingCountsQuery(options: Omit<Urql.UseQueryArgs<MailingCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<MailingCountsQuery, MailingCountsQueryVariables>({ query: MailingCountsDocument, ...options });
};
export const MailingPeopleDocument = `query MailingPeople($id:Id!$purpose:MailingPurpose$leftOut:LeftOut$page:Int!){mailingPeople(id:$id purpose:$purpose leftOut:$leftOut page:$page){id name email language leftOut subject paragraphs __typename}}` as string & Urql.TypedDocumentNode<MailingPeopleQuery, MailingPeopleQueryVariables>;

export function useMailingPeopleQuery(options: Omit<Urql.UseQueryArgs<MailingPeopleQueryVariables>, 'query'>) {
  return Urql.useQuery<MailingPeopleQuery, MailingPeopleQueryVariables>({ query: MailingPeopleDocument, ...options });
};
export const MailingStateCountsDocument = `query MailingStateCounts($id:Id!){mailingStateCounts(id:$id){state count __typename}}` as string & Urql.TypedDocumentNode<MailingStateCountsQuery, MailingStateCountsQueryVariables>;

export function useMailingStateCountsQuery(options: Omit<Urql.UseQueryArgs<MailingStateCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<MailingStateCountsQuery, MailingStateCountsQueryVariables>({ query: MailingStateCountsDocument, ...options });
};
export const ChooseMailingStatesDocument = `mutation ChooseMailingStates($id:Id!$states:[ApplicationState!]!){chooseMailingStates(id:$id states:$states){id audience __typename}}` as string & Urql.TypedDocumentNode<ChooseMailingStatesMutation, ChooseMailingStatesMutationVariables>;

export function useChooseMailingStatesMutation() {
  return Urql.useMutation<ChooseMailingStatesMutation, ChooseMailingStatesMutationVariables>(ChooseMailingStatesDocument);
};
export const DeleteMailingsDocument = `mutation DeleteMailings($which:BulkSelection!$filter:MailingFilter){deleteMailings(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeleteMailingsMutation, DeleteMailingsMutationVariables>;

export function useDeleteMailingsMutation() {
  return Urql.useMutation<DeleteMailingsMutation, DeleteMailingsMutationVariables>(DeleteMailingsDocument);
};
export const SaveMailingDocument = `mutation SaveMailing($id:Id!$version:Int!$input:MailingInput!){saveMailing(id:$id version:$version input:$input){id version __typename}}` as string & Urql.TypedDocumentNode<SaveMailingMutation, SaveMailingMutationVariables>;

export function useSaveMailingMutation() {
  return Urql.useMutation<SaveMailingMutation, SaveMailingMutationVariables>(SaveMailingDocument);
};
export const SendMailingDocument = `mutation SendMailing($id:Id!$version:Int!$expectedCount:Int!$at:DateTime){sendMailing(id:$id version:$version expectedCount:$expectedCount at:$at){id version __typename}}` as string & Urql.TypedDocumentNode<SendMailingMutation, SendMailingMutationVariables>;

export function useSendMailingMutation() {
  return Urql.useMutation<SendMailingMutation, SendMailingMutationVariables>(SendMailingDocument);
};
export const StopMailingDocument = `mutation StopMailing($id:Id!){stopMailing(id:$id){id version __typename}}` as string & Urql.TypedDocumentNode<StopMailingMutation, StopMailingMutationVariables>;

export function useStopMailingMutation() {
  return Urql.useMutation<StopMailingMutation, StopMailingMutationVariables>(StopMailingDocument);
};
export const TestMailingDocument = `mutation TestMailing($id:Id!){testMailing(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<TestMailingMutation, TestMailingMutationVariables>;

export function useTestMailingMutation() {
  return Urql.useMutation<TestMailingMutation, TestMailingMutationVariables>(TestMailingDocument);
};
export const DeleteMailingDocument = `mutation DeleteMailing($id:Id!){deleteMailing(id:$id)}` as string & Urql.TypedDocumentNode<DeleteMailingMutation, DeleteMailingMutationVariables>;

export function useDeleteMailingMutation() {
  return Urql.useMutation<DeleteMailingMutation, DeleteMailingMutationVariables>(DeleteMailingDocument);
};