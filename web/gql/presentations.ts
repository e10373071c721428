/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type OwnPresentationFragment = { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly submittedAt: string | null, readonly canChange: boolean, readonly canWithdraw: boolean, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly slidesUntil: string | null, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }> };

export type PresentPageQueryVariables = Exact<{
  programId: number;
  language: Types.Language;
}>;


export type PresentPageQuery = { readonly program: { readonly id: number, readonly kind: Types.ProgramKind, readonly title: { readonly text: string, readonly language: Types.Language }, readonly presentationCall: { readonly opensAt: string, readonly closesAt: string, readonly isOpen: boolean, readonly topics: ReadonlyArray<string>, readonly guide: { readonly text: string, readonly language: Types.Language } | null } | null } | null, readonly myPresentations: ReadonlyArray<{ readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly submittedAt: string | null, readonly canChange: boolean, readonly canWithdraw: boolean, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly slidesUntil: string | null, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }> }> };

export type SavePresentationDraftMutationVariables = Exact<{
  programId: number;
  id?: number | null | undefined;
  version?: number | null | undefined;
  input: Types.PresentationDraftInput;
}>;


export type SavePresentationDraftMutation = { readonly savePresentationDraft: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly submittedAt: string | null, readonly canChange: boolean, readonly canWithdraw: boolean, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly slidesUntil: string | null, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }> } };

export type SubmitPresentationMutationVariables = Exact<{
  programId: number;
  id?: number | null | undefined;
  version?: number | null | undefined;
  input: Types.PresentationInput;
}>;


export type SubmitPresentationMutation = { readonly submitPresentation: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly submittedAt: string | null, readonly canChange: boolean, readonly canWithdraw: boolean, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly slidesUntil: string | null, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }> } };

export type WithdrawPresentationMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type WithdrawPresentationMutation = { readonly withdrawPresentation: boolean };

export type SavePresentationSlidesMutationVariables = Exact<{
  id: number;
  version: number;
  fileId?: number | null | undefined;
  isPublic: boolean;
}>;


export type SavePresentationSlidesMutation = { readonly savePresentationSlides: { readonly id: number, readonly version: number, readonly state: Types.PresentationState, readonly kind: Types.PresentationKind, readonly topic: number | null, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly submittedAt: string | null, readonly canChange: boolean, readonly canWithdraw: boolean, readonly slidesPublic: boolean, readonly slidesRemovalReason: string | null, readonly slidesUntil: string | null, readonly slides: { readonly id: number, readonly name: string, readonly url: string } | null, readonly authors: ReadonlyArray<{ readonly id: number, readonly name: string, readonly nameEn: string | null, readonly affiliation: string | null, readonly email: string, readonly isPresenter: boolean, readonly consentedAt: string | null, readonly declinedAt: string | null, readonly removedAt: string | null, readonly removalReason: string | null }> } };

export type PresentationConsentRequestQueryVariables = Exact<{
  link: string;
  language: Types.Language;
}>;


export type PresentationConsentRequestQuery = { readonly presentationConsentRequest: { readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly authors: ReadonlyArray<string>, readonly program: { readonly text: string, readonly language: Types.Language } } | null };

export type AnswerPresentationConsentMutationVariables = Exact<{
  link: string;
  consents: boolean;
}>;


export type AnswerPresentationConsentMutation = { readonly answerPresentationConsent: boolean };

export type ReviewedPresentationFragment = { readonly id: number, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly topic: string | null, readonly authors: ReadonlyArray<string> | null, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean, readonly canReview: boolean };

export type ReviewedPageFragment = { readonly totalCount: number, readonly openCount: number, readonly firstOpenPage: number | null, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly topic: string | null, readonly authors: ReadonlyArray<string> | null, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean, readonly canReview: boolean }> };

export type MyPresentationReviewsQueryVariables = Exact<{
  programId: number;
  page: number;
}>;


export type MyPresentationReviewsQuery = { readonly myPresentationReviews: { readonly totalCount: number, readonly openCount: number, readonly firstOpenPage: number | null, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly topic: string | null, readonly authors: ReadonlyArray<string> | null, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean, readonly canReview: boolean }> } };

export type LinkedPresentationReviewsQueryVariables = Exact<{
  link: string;
  page: number;
  language: Types.Language;
}>;


export type LinkedPresentationReviewsQuery = { readonly linkedPresentationReviews: { readonly name: string | null, readonly program: { readonly text: string, readonly language: Types.Language }, readonly reviews: { readonly totalCount: number, readonly openCount: number, readonly firstOpenPage: number | null, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly titleKo: string | null, readonly titleEn: string | null, readonly abstractKo: string | null, readonly abstractEn: string | null, readonly topic: string | null, readonly authors: ReadonlyArray<string> | null, readonly score: number | null, readonly comment: string | null, readonly hasConflict: boolean, readonly isDone: boolean, readonly canReview: boolean }> } } | null };

export type SaveLinkedPresentationReviewMutationVariables = Exact<{
  link: string;
  presentationId: number;
  input: Types.PresentationReviewInput;
}>;


export type SaveLinkedPresentationReviewMutation = { readonly saveLinkedPresentationReview: boolean };

export type SavePresentationReviewMutationVariables = Exact<{
  presentationId: number;
  input: Types.PresentationReviewInput;
}>;


export type SavePresentationReviewMutation = { readonly savePresentationReview: boolean };

export const OwnPresentationFragmentDoc = `fragment OwnPresentation on Presentation{id version state kind topic titleKo titleEn abstractKo abstractEn submittedAt canChange canWithdraw slides{id name url __typename}slidesPublic slidesRemovalReason slidesUntil authors{id name nameEn affiliation email isPresenter consentedAt declinedAt removedAt removalReason __typename}__typename}` as string & Urql.TypedDocumentNode<OwnPresentationFragment, unknown>;
export const ReviewedPresentationFragmentDoc = `fragment ReviewedPresentation on ReviewedPresentation{id titleKo titleEn abstractKo abstractEn topic authors score comment hasConflict isDone canReview __typename}` as string & Urql.TypedDocumentNode<ReviewedPresentationFragment, unknown>;
export const ReviewedPageFragmentDoc = `fragment ReviewedPage on ReviewedPresentationsPage{items{...ReviewedPresentation __typename}totalCount openCount firstOpenPage pageCount __typename}` as string & Urql.TypedDocumentNode<ReviewedPageFragment, unknown>;
export const PresentPageDocument = `query PresentPage($programId:Id!$language:Language!){program(id:$programId){id kind title(language:$language){text language __typename}presentationCall{opensAt closesAt isOpen topics(language:$language)guide(language:$language){text language __typename}__typename}__typename}myPresentations(programId:$programId){...OwnPresentation __typename}}${OwnPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<PresentPageQuery, PresentPageQueryVariables>;

export function usePresentPageQuery(options: Omit<Urql.UseQueryArgs<PresentPageQueryVariables>, 'query'>) {
  return Urql.useQuery<PresentPageQuery, PresentPageQueryVariables>({ query: PresentPageDocument, ...options });
};
export const SavePresentationDraftDocument = `mutation SavePresentationDraft($programId:Id!$id:Id$version:Int$input:PresentationDraftInput!){savePresentationDraft(programId:$programId id:$id version:$version input:$input){...OwnPresentation __typename}}${OwnPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<SavePresentationDraftMutation, SavePresentationDraftMutationVariables>;

export function useSavePresentationDraftMutation() {
  return Urql.useMutation<SavePresentationDraftMutation, SavePresentationDraftMutationVariables>(SavePresentationDraftDocument);
};
export const SubmitPresentationDocument = `mutation SubmitPresentation($programId:Id!$id:Id$version:Int$input:PresentationInput!){submitPresentation(programId:$programId id:$id version:$version input:$input){...OwnPresentation __typename}}${OwnPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<SubmitPresentationMutation, SubmitPresentationMutationVariables>;

export function useSubmitPresentationMutation() {
  return Urql.useMutation<SubmitPresentationMutation, SubmitPresentationMutationVariables>(SubmitPresentationDocument);
};
export const WithdrawPresentationDocument = `mutation WithdrawPresentation($id:Id!$version:Int!){withdrawPresentation(id:$id version:$version)}` as string & Urql.TypedDocumentNode<WithdrawPresentationMutation, WithdrawPresentationMutationVariables>;

export function useWithdrawPresentationMutation() {
  return Urql.useMutation<WithdrawPresentationMutation, WithdrawPresentationMutationVariables>(WithdrawPresentationDocument);
};
export const SavePresentationSlidesDocument = `mutation SavePresentationSlides($id:Id!$version:Int!$fileId:Id$isPublic:Boolean!){savePresentationSlides(id:$id version:$version fileId:$fileId isPublic:$isPublic){...OwnPresentation __typename}}${OwnPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<SavePresentationSlidesMutation, SavePresentationSlidesMutationVariables>;

export function useSavePresentationSlidesMutation() {
  return Urql.useMutation<SavePresentationSlidesMutation, SavePresentationSlidesMutationVariables>(SavePresentationSlidesDocument);
};
export const PresentationConsentRequestDocument = `query PresentationConsentRequest($link:String!$language:Language!){presentationConsentRequest(link:$link){program(language:$language){text language __typename}titleKo titleEn abstractKo abstractEn authors __typename}}` as string & Urql.TypedDocumentNode<PresentationConsentRequestQuery, PresentationConsentRequestQueryVariables>;

export function usePresentationConsentRequestQuery(options: Omit<Urql.UseQueryArgs<PresentationConsentRequestQueryVariables>, 'query'>) {
  return Urql.useQuery<PresentationConsentRequestQuery, PresentationConsentRequestQueryVariables>({ query: PresentationConsentRequestDocument, ...options });
};
export const AnswerPresentationConsentDocument = `mutation AnswerPresentationConsent($link:String!$consents:Boolean!){answerPresentationConsent(link:$link consents:$consents)}` as string & Urql.TypedDocumentNode<AnswerPresentationConsentMutation, AnswerPresentationConsentMutationVariables>;

export function useAnswerPresentationConsentMutation() {
  return Urql.useMutation<AnswerPresentationConsentMutation, AnswerPresentationConsentMutationVariables>(AnswerPresentationConsentDocument);
};
export const MyPresentationReviewsDocument = `query MyPresentationReviews($programId:Id!$page:Int!){myPresentationReviews(programId:$programId page:$page){...ReviewedPage __typename}}${ReviewedPageFragmentDoc}${ReviewedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<MyPresentationReviewsQuery, MyPresentationReviewsQueryVariables>;

export function useMyPresentationReviewsQuery(options: Omit<Urql.UseQueryArgs<MyPresentationReviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<MyPresentationReviewsQuery, MyPresentationReviewsQueryVariables>({ query: MyPresentationReviewsDocument, ...options });
};
export const LinkedPresentationReviewsDocument = `query LinkedPresentationReviews($link:String!$page:Int!$language:Language!){linkedPresentationReviews(link:$link){name program(language:$language){text language __typename}reviews(page:$page){...ReviewedPage __typename}__typename}}${ReviewedPageFragmentDoc}${ReviewedPresentationFragmentDoc}` as string & Urql.TypedDocumentNode<LinkedPresentationReviewsQuery, LinkedPresentationReviewsQueryVariables>;

export function useLinkedPresentationReviewsQuery(options: Omit<Urql.UseQueryArgs<LinkedPresentationReviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<LinkedPresentationReviewsQuery, LinkedPresentationReviewsQueryVariables>({ query: LinkedPresentationReviewsDocument, ...options });
};
export const SaveLinkedPresentationReviewDocument = `mutation SaveLinkedPresentationReview($link:String!$presentationId:Id!$input:PresentationReviewInput!){saveLinkedPresentationReview(link:$link presentationId:$presentationId input:$input)}` as string & Urql.TypedDocumentNode<SaveLinkedPresentationReviewMutation, SaveLinkedPresentationReviewMutationVariables>;

export function useSaveLinkedPresentationReviewMutation() {
  return Urql.useMutation<SaveLinkedPresentationReviewMutation, SaveLinkedPresentationReviewMutationVariables>(SaveLinkedPresentationReviewDocument);
};
export const SavePresentationReviewDocument = `mutation SavePresentationReview($presentationId:Id!$input:PresentationReviewInput!){savePresentationReview(presentationId:$presentationId input:$input)}` as string & Urql.TypedDocumentNode<SavePresentationReviewMutation, SavePresentationReviewMutationVariables>;

export function useSavePresentationReviewMutation() {
  return Urql.useMutation<SavePresentationReviewMutation, SavePresentationReviewMutationVariables>(SavePresentationReviewDocument);
};