/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ManagedPresentationFragment = { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> };

export type ManagedCallFragment = { readonly version: number, readonly opensAt: string | null, readonly closesAt: string | null, readonly topicsKo: ReadonlyArray<string>, readonly topicsEn: ReadonlyArray<string>, readonly guideKo: string | null, readonly guideEn: string | null, readonly reviewMode: Types.PresentationReviewMode, readonly isBlind: boolean, readonly slidesUntil: string | null, readonly slidesReleased: boolean, readonly isShown: boolean, readonly reviewers: ReadonlyArray<{ readonly email: string, readonly name: string, readonly affiliation: string | null, readonly language: Types.Language, readonly hasAccount: boolean }>, readonly sessions: ReadonlyArray<{ readonly titleKo: string, readonly titleEn: string | null, readonly room: string, readonly startsAt: string, readonly minutes: number, readonly presentationIds: ReadonlyArray<number> }> };

export type AcceptedPresentationFragment = { readonly id: number, readonly state: Types.PresentationState, readonly titleKo: string | null, readonly titleEn: string | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly email: string, readonly isPresenter: boolean, readonly declinedAt: string | null, readonly removedAt: string | null }> };

export type ManagedPresentationsQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
  filter?: Types.PresentationsFilter | null | undefined;
  sort: Types.PresentationSort;
  descending: boolean;
  page: number;
}>;


export type ManagedPresentationsQuery = { readonly managedPresentations: { readonly unnotified: number, readonly version: number, readonly opensAt: string | null, readonly closesAt: string | null, readonly topicsKo: ReadonlyArray<string>, readonly topicsEn: ReadonlyArray<string>, readonly guideKo: string | null, readonly guideEn: string | null, readonly reviewMode: Types.PresentationReviewMode, readonly isBlind: boolean, readonly slidesUntil: string | null, readonly slidesReleased: boolean, readonly isShown: boolean, readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly startsAt: string, readonly endsAt: string, readonly title: { readonly text: string, readonly language: Types.Language } }, readonly decisionWords: ReadonlyArray<{ readonly decision: Types.PresentationDecision, readonly ko: string, readonly en: string }>, readonly presentations: { readonly exactCount: number, readonly pageSize: number, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> }> }, readonly accepted: ReadonlyArray<{ readonly id: number, readonly state: Types.PresentationState, readonly titleKo: string | null, readonly titleEn: string | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly email: string, readonly isPresenter: boolean, readonly declinedAt: string | null, readonly removedAt: string | null }> }>, readonly reviewers: ReadonlyArray<{ readonly email: string, readonly name: string, readonly affiliation: string | null, readonly language: Types.Language, readonly hasAccount: boolean }>, readonly sessions: ReadonlyArray<{ readonly titleKo: string, readonly titleEn: string | null, readonly room: string, readonly startsAt: string, readonly minutes: number, readonly presentationIds: ReadonlyArray<number> }> } | null };

export type LackingConsentQueryVariables = Exact<{
  programId: number;
  ids: ReadonlyArray<number> | number;
}>;


export type LackingConsentQuery = { readonly managedPresentations: { readonly lackingConsent: ReadonlyArray<{ readonly id: number, readonly titleKo: string | null, readonly titleEn: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null }> }> } | null };

export type SavePresentationCallMutationVariables = Exact<{
  programId: number;
  version: number;
  input: Types.PresentationCallInput;
}>;


export type SavePresentationCallMutation = { readonly savePresentationCall: { readonly version: number, readonly opensAt: string | null, readonly closesAt: string | null, readonly topicsKo: ReadonlyArray<string>, readonly topicsEn: ReadonlyArray<string>, readonly guideKo: string | null, readonly guideEn: string | null, readonly reviewMode: Types.PresentationReviewMode, readonly isBlind: boolean, readonly slidesUntil: string | null, readonly slidesReleased: boolean, readonly isShown: boolean, readonly reviewers: ReadonlyArray<{ readonly email: string, readonly name: string, readonly affiliation: string | null, readonly language: Types.Language, readonly hasAccount: boolean }>, readonly sessions: ReadonlyArray<{ readonly titleKo: string, readonly titleEn: string | null, readonly room: string, readonly startsAt: string, readonly minutes: number, readonly presentationIds: ReadonlyArray<number> }> } };

export type AssignPresentationReviewsMutationVariables = Exact<{
  programId: number;
  after?: number | null | undefined;
}>;


export type AssignPresentationReviewsMutation = { readonly assignPresentationReviews: { readonly assigned: number, readonly short: number, readonly done: number, readonly left: number, readonly after: number | null } };

export type DecidePresentationsMutationVariables = Exact<{
  programId: number;
  ids: ReadonlyArray<number> | number;
  decision: Types.PresentationDecision;
  messageKo: string;
  messageEn?: string | null | undefined;
}>;


export type DecidePresentationsMutation = { readonly decidePresentations: number };

export type SavePresentationSessionsMutationVariables = Exact<{
  programId: number;
  version: number;
  input: Types.PresentationSessionsInput;
}>;


export type SavePresentationSessionsMutation = { readonly savePresentationSessions: { readonly version: number, readonly opensAt: string | null, readonly closesAt: string | null, readonly topicsKo: ReadonlyArray<string>, readonly topicsEn: ReadonlyArray<string>, readonly guideKo: string | null, readonly guideEn: string | null, readonly reviewMode: Types.PresentationReviewMode, readonly isBlind: boolean, readonly slidesUntil: string | null, readonly slidesReleased: boolean, readonly isShown: boolean, readonly reviewers: ReadonlyArray<{ readonly email: string, readonly name: string, readonly affiliation: string | null, readonly language: Types.Language, readonly hasAccount: boolean }>, readonly sessions: ReadonlyArray<{ readonly titleKo: string, readonly titleEn: string | null, readonly room: string, readonly startsAt: string, readonly minutes: number, readonly presentationIds: ReadonlyArray<number> }> } };

export type RemovePresentationAuthorMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RemovePresentationAuthorMutation = { readonly removePresentationAuthor: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> } };

export type RestorePresentationAuthorMutationVariables = Exact<{
  id: number;
}>;


export type RestorePresentationAuthorMutation = { readonly restorePresentationAuthor: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> } };

export type RemoveSlidesMutationVariables = Exact<{
  id: number;
  fileId: number;
  reason: string;
}>;


export type RemoveSlidesMutation = { readonly removeSlides: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> } };

export type RestoreSlidesMutationVariables = Exact<{
  id: number;
}>;


export type RestoreSlidesMutation = { readonly restoreSlides: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }>, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly reviews: ReadonlyArray<{ readonly reviewer: string, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean }> } };

export const ManagedPresentationFragmentDoc = `fragment ManagedPresentation on Presentation{id version state kind topic titleKo titleEn abstractKo abstractEn authors{id name affiliation email isPresenter consentedAt declinedAt removedAt removalReason __typename}slides{id name url __typename}slidesPublic slidesRemovalReason reviews{reviewer score comment hasConflict isDone __typename}__typename}` as string & Urql.TypedDocumentNode<ManagedPresentationFragment, unknown>;
export const ManagedCallFragmentDoc = `fragment ManagedCall on ManagedPresentations{version opensAt closesAt topicsKo topicsEn guideKo guideEn reviewMode isBlind slidesUntil slidesReleased reviewers{email name affiliation language hasAccount __typename}isShown sessions{titleKo titleEn room startsAt minutes presentationIds __typename}__typename}` as string & Urql.TypedDocumentNode<ManagedCallFragment, unknown>;
export const AcceptedPresentationFragmentDoc = `fragment AcceptedPresentation on Presentation{id state titleKo titleEn authors{name email isPresenter declinedAt removedAt __typename}__typename}` as string & Urql.TypedDocumentNode<AcceptedPresentationFragment, unknown>;
export const ManagedPresentationsDocument = `query ManagedPresentations($programId:Id!$language:Language!$filter:PresentationsFilter$sort:PresentationSort!$descending:Boolean!$page:Int!){managedPresentations(programId:$programId){...ManagedCall program{id kind startsAt endsAt title(language:$language){text language __typename}__typename}unnotified decisionWords{decision ko en __typename}presentations(filter:$filter sort:$sort descending:$descending page:$page){items{...ManagedPresentation __typename}exactCount pageSize __typename}accepted{...AcceptedPresentation __typename}__typename}}${ManagedCallFragmentDoc}${ManagedPresentationFragmentDoc}${AcceptedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<ManagedPresentationsQuery, ManagedPresentationsQueryVariables>;

export function useManagedPresentationsQuery(options: Omit<Urql.UseQueryArgs<ManagedPresentationsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedPresentationsQuery, ManagedPresentationsQueryVariables>({ query: ManagedPresentationsDocument, ...options });
};
export const LackingConsentDocument = `query LackingConsent($programId:Id!$ids:[Id!]!){managedPresentations(programId:$programId){lackingConsent(ids:$ids){id titleKo titleEn authors{id name affiliation consentedAt declinedAt removedAt __typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<LackingConsentQuery, LackingConsentQueryVariables>;

export function useLackingConsentQuery(options: Omit<Urql.UseQueryArgs<LackingConsentQueryVariables>, 'query'>) {
  return Urql.useQuery<LackingConsentQuery, LackingConsentQueryVariables>({ query: LackingConsentDocument, ...options });
};
export const SavePresentationCallDocument = `mutation SavePresentationCall($programId:Id!$version:Int!$input:PresentationCallInput!){savePresentationCall(programId:$programId version:$version input:$input){...ManagedCall __typename}}${ManagedCallFragmentDoc}` as string & Urql.TypedDocumentNode<SavePresentationCallMutation, SavePresentationCallMutationVariables>;

export function useSavePresentationCallMutation() {
  return Urql.useMutation<SavePresentationCallMutation, SavePresentationCallMutationVariables>(SavePresentationCallDocument);
};
export const AssignPresentationReviewsDocument = `mutation AssignPresentationReviews($programId:Id!$after:Id){assignPresentationReviews(programId:$programId after:$after){assigned short done left after __typename}}` as string & Urql.TypedDocumentNode<AssignPresentationReviewsMutation, AssignPresentationReviewsMutationVariables>;

export function useAssignPresentationReviewsMutation() {
  return Urql.useMutation<AssignPresentationReviewsMutation, AssignPresentationReviewsMutationVariables>(AssignPresentationReviewsDocument);
};
export const DecidePresentationsDocument = `mutation DecidePresentations($programId:Id!$ids:[Id!]!$decision:PresentationDecision!$messageKo:String!$messageEn:String){decidePresentations(programId:$programId ids:$ids decision:$decision messageKo:$messageKo messageEn:$messageEn)}` as string & Urql.TypedDocumentNode<DecidePresentationsMutation, DecidePresentationsMutationVariables>;

export function useDecidePresentationsMutation() {
  return Urql.useMutation<DecidePresentationsMutation, DecidePresentationsMutationVariables>(DecidePresentationsDocument);
};
export const SavePresentationSessionsDocument = `mutation SavePresentationSessions($programId:Id!$version:Int!$input:PresentationSessionsInput!){savePresentationSessions(programId:$programId version:$version input:$input){...ManagedCall __typename}}${ManagedCallFragmentDoc}` as string & Urql.TypedDocumentNode<SavePresentationSessionsMutation, SavePresentationSessionsMutationVariables>;

export function useSavePresentationSessionsMutation() {
  return Urql.useMutation<SavePresentationSessionsMutation, SavePresentationSessionsMutationVariables>(SavePresentationSessionsDocument);
};
export const RemovePresentationAuthorDocument = `mutation RemovePresentationAuthor($id:Id!$reason:String!){removePresentationAuthor(id:$id reason:$reason){...ManagedPresentation __typename}}${ManagedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<RemovePresentationAuthorMutation, RemovePresentationAuthorMutationVariables>;

export function useRemovePresentationAuthorMutation() {
  return Urql.useMutation<RemovePresentationAuthorMutation, RemovePresentationAuthorMutationVariables>(RemovePresentationAuthorDocument);
};
export const RestorePresentationAuthorDocument = `mutation RestorePresentationAuthor($id:Id!){restorePresentationAuthor(id:$id){...ManagedPresentation __typename}}${ManagedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<RestorePresentationAuthorMutation, RestorePresentationAuthorMutationVariables>;

export function useRestorePresentationAuthorMutation() {
  return Urql.useMutation<RestorePresentationAuthorMutation, RestorePresentationAuthorMutationVariables>(RestorePresentationAuthorDocument);
};
export const RemoveSlidesDocument = `mutation RemoveSlides($id:Id!$fileId:Id!$reason:String!){removeSlides(id:$id fileId:$fileId reason:$reason){...ManagedPresentation __typename}}${ManagedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<RemoveSlidesMutation, RemoveSlidesMutationVariables>;

export function useRemoveSlidesMutation() {
  return Urql.useMutation<RemoveSlidesMutation, RemoveSlidesMutationVariables>(RemoveSlidesDocument);
};
export const RestoreSlidesDocument = `mutation RestoreSlides($id:Id!){restoreSlides(id:$id){...ManagedPresentation __typename}}${ManagedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<RestoreSlidesMutation, RestoreSlidesMutationVariables>;

export function useRestoreSlidesMutation() {
  return Urql.useMutation<RestoreSlidesMutation, RestoreSlidesMutationVariables>(RestoreSlidesDocument);
};