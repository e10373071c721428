/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type EditedLetterFragment = { readonly id: number, readonly version: number, readonly purpose: Types.LetterPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly textKo: string, readonly textEn: string, readonly audience: unknown, readonly isNews: boolean, readonly isOut: boolean, readonly newsTitle: string | null, readonly canSeePeople: boolean, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.LetterState, readonly sendAt: string | null, readonly completedAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number, readonly stopped: number };

export type ManagedLettersQueryVariables = Exact<{
  filter?: Types.LetterFilter | null | undefined;
  sort: Types.LetterSort;
  descending: boolean;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ManagedLettersQuery = { readonly managedLetters: { readonly totalCount: number, readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: number, readonly purpose: Types.LetterPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly newsTitle: string | null, readonly audience: unknown, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.LetterState, readonly sendAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number }> } };

export type ManagedLetterCountQueryVariables = Exact<{
  filter?: Types.LetterFilter | null | undefined;
}>;


export type ManagedLetterCountQuery = { readonly managedLetters: { readonly exactCount: number } };

export type LetterQueryVariables = Exact<{
  id: number;
  language: Types.Language;
}>;


export type LetterQuery = { readonly letter: { readonly id: number, readonly version: number, readonly purpose: Types.LetterPurpose, readonly subjectKo: string, readonly subjectEn: string, readonly textKo: string, readonly textEn: string, readonly audience: unknown, readonly isNews: boolean, readonly isOut: boolean, readonly newsTitle: string | null, readonly canSeePeople: boolean, readonly programId: number | null, readonly programKind: Types.ProgramKind | null, readonly programTitle: string | null, readonly state: Types.LetterState, readonly sendAt: string | null, readonly completedAt: string | null, readonly createdAt: string, readonly author: string | null, readonly expected: number, readonly waiting: number, readonly sent: number, readonly failed: number, readonly stopped: number } | null };

export type LetterPreviewsQueryVariables = Exact<{
  id: number;
  input: Types.LetterInput;
}>;


export type LetterPreviewsQuery = { readonly letter: { readonly id: number, readonly previews: ReadonlyArray<{ readonly language: Types.Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }> } | null };

export type LetterCountsQueryVariables = Exact<{
  id: number;
  purpose?: Types.LetterPurpose | null | undefined;
}>;


export type LetterCountsQuery = { readonly letterCounts: ReadonlyArray<{ readonly leftOut: Types.LeftOut | null, readonly language: Types.Language | null, readonly count: number }> };

export type LetterPeopleQueryVariables = Exact<{
  id: number;
  purpose?: Types.LetterPurpose | null | undefined;
  leftOut?: Types.LeftOut | null | undefined;
  page: number;
}>;


export type LetterPeopleQuery = { readonly letterPeople: ReadonlyArray<{ readonly id: number, readonly name: string, readonly email: string, readonly language: Types.Language | null, readonly leftOut: Types.LeftOut | null, readonly subject: string | null, readonly paragraphs: ReadonlyArray<string> }> };

export type LetterStateCountsQueryVariables = Exact<{
  id: number;
}>;


export type LetterStateCountsQuery = { readonly letterStateCounts: ReadonlyArray<{ readonly state: Types.ApplicationState, readonly count: number }> };

export type ChooseLetterStatesMutationVariables = Exact<{
  id: number;
  states: ReadonlyArray<Types.ApplicationState> | Types.ApplicationState;
}>;


export type ChooseLetterStatesMutation = { readonly chooseLetterStates: { readonly id: number, readonly audience: unknown } };

export type DeleteLettersMutationVariables = Exact<{
  which: Types.BulkSelection;
  filter?: Types.LetterFilter | null | undefined;
}>;


export type DeleteLettersMutation = { readonly deleteLetters: { readonly done: number, readonly skipped: number, readonly cursor: string | null } };

export type SaveLetterMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.LetterInput;
}>;


export type SaveLetterMutation = { readonly saveLetter: { readonly id: number, readonly version: number } };

export type SendLetterMutationVariables = Exact<{
  id: number;
  version: number;
  expectedCount: number;
  at?: string | null | undefined;
}>;


export type SendLetterMutation = { readonly sendLetter: { readonly id: number, readonly version: number } };

export type StopLetterMutationVariables = Exact<{
  id: number;
}>;


export type StopLetterMutation = { readonly stopLetter: { readonly id: number, readonly version: number } };

export type TestLetterMutationVariables = Exact<{
  id: number;
}>;


export type TestLetterMutation = { readonly testLetter: { readonly id: number } };

export type DeleteLetterMutationVariables = Exact<{
  id: number;
}>;


export type DeleteLetterMutation = { readonly deleteLetter: boolean };

export const EditedLetterFragmentDoc = `fragment EditedLetter on OfficeLetter{id version purpose subjectKo subjectEn textKo textEn audience isNews isOut newsTitle(language:$language)canSeePeople programId programKind programTitle(language:$language)state sendAt completedAt createdAt author expected waiting sent failed stopped __typename}` as string & Urql.TypedDocumentNode<EditedLetterFragment, unknown>;
export const ManagedLettersDocument = `query ManagedLetters($filter:LetterFilter$sort:LetterSort!$descending:Boolean!$page:Int!$size:Int!$language:Language!){managedLetters(filter:$filter sort:$sort descending:$descending page:$page size:$size){totalCount hasMore items{id purpose subjectKo subjectEn newsTitle(language:$language)audience programId programKind programTitle(language:$language)state sendAt createdAt author expected waiting sent failed __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedLettersQuery, ManagedLettersQueryVariables>;

export function useManagedLettersQuery(options: Omit<Urql.UseQueryArgs<ManagedLettersQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedLettersQuery, ManagedLettersQueryVariables>({ query: ManagedLettersDocument, ...options });
};
export const ManagedLetterCountDocument = `query ManagedLetterCount($filter:LetterFilter){managedLetters(filter:$filter page:1 size:20 descending:true){exactCount __typename}}` as string & Urql.TypedDocumentNode<ManagedLetterCountQuery, ManagedLetterCountQueryVariables>;

export function useManagedLetterCountQuery(options?: Omit<Urql.UseQueryArgs<ManagedLetterCountQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedLetterCountQuery, ManagedLetterCountQueryVariables>({ query: ManagedLetterCountDocument, ...options });
};
export const LetterDocument = `query Letter($id:Id!$language:Language!){letter(id:$id){...EditedLetter __typename}}${EditedLetterFragmentDoc}` as string & Urql.TypedDocumentNode<LetterQuery, LetterQueryVariables>;

export function useLetterQuery(options: Omit<Urql.UseQueryArgs<LetterQueryVariables>, 'query'>) {
  return Urql.useQuery<LetterQuery, LetterQueryVariables>({ query: LetterDocument, ...options });
};
export const LetterPreviewsDocument = `query LetterPreviews($id:Id!$input:LetterInput!){letter(id:$id){id previews(input:$input){language subject paragraphs __typename}__typename}}` as string & Urql.TypedDocumentNode<LetterPreviewsQuery, LetterPreviewsQueryVariables>;

export function useLetterPreviewsQuery(options: Omit<Urql.UseQueryArgs<LetterPreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<LetterPreviewsQuery, LetterPreviewsQueryVariables>({ query: LetterPreviewsDocument, ...options });
};
export const LetterCountsDocument = `query LetterCounts($id:Id!$purpose:LetterPurpose){letterCounts(id:$id purpose:$purpose){leftOut language count __typename}}` as string & Urql.TypedDocumentNode<LetterCountsQuery, LetterCountsQueryVariables>;

export function useLetterCountsQuery(options: Omit<Urql.UseQueryArgs<LetterCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<LetterCountsQuery, LetterCountsQueryVariables>({ query: LetterCountsDocument, ...options });
};
export const LetterPeopleDocument = `query LetterPeople($id:Id!$purpose:LetterPurpose$leftOut:LeftOut$page:Int!){letterPeople(id:$id purpose:$purpose leftOut:$leftOut page:$page){id name email language leftOut subject paragraphs __typename}}` as string & Urql.TypedDocumentNode<LetterPeopleQuery, LetterPeopleQueryVariables>;

export function useLetterPeopleQuery(options: Omit<Urql.UseQueryArgs<LetterPeopleQueryVariables>, 'query'>) {
  return Urql.useQuery<LetterPeopleQuery, LetterPeopleQueryVariables>({ query: LetterPeopleDocument, ...options });
};
export const LetterStateCountsDocument = `query LetterStateCounts($id:Id!){letterStateCounts(id:$id){state count __typename}}` as string & Urql.TypedDocumentNode<LetterStateCountsQuery, LetterStateCountsQueryVariables>;

export function useLetterStateCountsQuery(options: Omit<Urql.UseQueryArgs<LetterStateCountsQueryVariables>, 'query'>) {
  return Urql.useQuery<LetterStateCountsQuery, LetterStateCountsQueryVariables>({ query: LetterStateCountsDocument, ...options });
};
export const ChooseLetterStatesDocument = `mutation ChooseLetterStates($id:Id!$states:[ApplicationState!]!){chooseLetterStates(id:$id states:$states){id audience __typename}}` as string & Urql.TypedDocumentNode<ChooseLetterStatesMutation, ChooseLetterStatesMutationVariables>;

export function useChooseLetterStatesMutation() {
  return Urql.useMutation<ChooseLetterStatesMutation, ChooseLetterStatesMutationVariables>(ChooseLetterStatesDocument);
};
export const DeleteLettersDocument = `mutation DeleteLetters($which:BulkSelection!$filter:LetterFilter){deleteLetters(which:$which filter:$filter){done skipped cursor __typename}}` as string & Urql.TypedDocumentNode<DeleteLettersMutation, DeleteLettersMutationVariables>;

export function useDeleteLettersMutation() {
  return Urql.useMutation<DeleteLettersMutation, DeleteLettersMutationVariables>(DeleteLettersDocument);
};
export const SaveLetterDocument = `mutation SaveLetter($id:Id!$version:Int!$input:LetterInput!){saveLetter(id:$id version:$version input:$input){id version __typename}}` as string & Urql.TypedDocumentNode<SaveLetterMutation, SaveLetterMutationVariables>;

export function useSaveLetterMutation() {
  return Urql.useMutation<SaveLetterMutation, SaveLetterMutationVariables>(SaveLetterDocument);
};
export const SendLetterDocument = `mutation SendLetter($id:Id!$version:Int!$expectedCount:Int!$at:DateTime){sendLetter(id:$id version:$version expectedCount:$expectedCount at:$at){id version __typename}}` as string & Urql.TypedDocumentNode<SendLetterMutation, SendLetterMutationVariables>;

export function useSendLetterMutation() {
  return Urql.useMutation<SendLetterMutation, SendLetterMutationVariables>(SendLetterDocument);
};
export const StopLetterDocument = `mutation StopLetter($id:Id!){stopLetter(id:$id){id version __typename}}` as string & Urql.TypedDocumentNode<StopLetterMutation, StopLetterMutationVariables>;

export function useStopLetterMutation() {
  return Urql.useMutation<StopLetterMutation, StopLetterMutationVariables>(StopLetterDocument);
};
export const TestLetterDocument = `mutation TestLetter($id:Id!){testLetter(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<TestLetterMutation, TestLetterMutationVariables>;

export function useTestLetterMutation() {
  return Urql.useMutation<TestLetterMutation, TestLetterMutationVariables>(TestLetterDocument);
};
export const DeleteLetterDocument = `mutation DeleteLetter($id:Id!){deleteLetter(id:$id)}` as string & Urql.TypedDocumentNode<DeleteLetterMutation, DeleteLetterMutationVariables>;

export function useDeleteLetterMutation() {
  return Urql.useMutation<DeleteLetterMutation, DeleteLetterMutationVariables>(DeleteLetterDocument);
};