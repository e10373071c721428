/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** DRAFT: written, and the text is not public. IN_REVIEW: handed in and not published. OUTDATED: public, and the Korean went on. */
export type LanguageState =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'MISSING'
  | 'OUTDATED'
  | 'PUBLISHED';

/** The pages of the association; schema/validation/site/page-kinds.ts says what each is made of. */
export type PageKey =
  | 'BOARD_MEMBERS'
  | 'BYLAWS'
  | 'COMMUNITY_COURSE'
  | 'EDITORIAL_BOARD'
  | 'EXPERT_COURSE'
  | 'GREETING'
  | 'HISTORY'
  | 'JOURNAL_ETHICS'
  | 'JOURNAL_INTRODUCTION'
  | 'JOURNAL_REVIEW_RULES'
  | 'JOURNAL_SUBMISSION_RULES'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'PRIVACY_POLICY'
  | 'SEMINAR_INTRODUCTION'
  | 'SOCIAL_INTEGRATION'
  | 'TERMS'
  | 'VALUES'
  | 'WORKSHOP';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** A text: a post or a program by its id, a page by its key. */
export type TranslatedInput = {
  readonly id?: number | null | undefined;
  readonly page?: PageKey | null | undefined;
  readonly place: TranslatedPlace;
};

/** Where something was translated. */
export type TranslatedPlace =
  | 'PAGE'
  | 'POST'
  | 'PROGRAM';

export type TranslationWorksQueryVariables = Exact<{
  language: Language;
}>;


export type TranslationWorksQuery = { readonly translationWorks: ReadonlyArray<{ readonly place: TranslatedPlace, readonly id: number | null, readonly page: PageKey | null, readonly board: Board | null, readonly kind: ProgramKind | null, readonly openRemarks: number, readonly title: { readonly text: string, readonly language: Language }, readonly languages: ReadonlyArray<{ readonly language: Language, readonly state: LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> }>, readonly task: { readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null } | null }> };

export type TaskPartsFragment = { readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null };

export type RemarkPartsFragment = { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null };

export type StandingPartsFragment = { readonly language: Language, readonly state: LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> };

export type TranslationWorkQueryVariables = Exact<{
  of: TranslatedInput;
}>;


export type TranslationWorkQuery = { readonly translationWork: { readonly languages: ReadonlyArray<{ readonly language: Language, readonly state: LanguageState, readonly waiting: ReadonlyArray<{ readonly since: number | null }> }>, readonly task: { readonly handedIn: unknown, readonly id: number, readonly assigneeId: number | null, readonly assigneeName: string | null, readonly isMine: boolean, readonly dueOn: string | null, readonly handedInAt: string | null, readonly handedInByName: string | null } | null, readonly remarks: ReadonlyArray<{ readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null }>, readonly translators: ReadonlyArray<{ readonly id: number, readonly name: string }> } | null };

export type AssignTranslationMutationVariables = Exact<{
  of: TranslatedInput;
  memberId?: number | null | undefined;
  dueOn?: string | null | undefined;
}>;


export type AssignTranslationMutation = { readonly assignTranslation: { readonly id: number } };

export type HandInTranslationMutationVariables = Exact<{
  of: TranslatedInput;
  form: unknown;
  over?: string | null | undefined;
}>;


export type HandInTranslationMutation = { readonly handInTranslation: { readonly id: number } };

export type ReturnTranslationMutationVariables = Exact<{
  of: TranslatedInput;
}>;


export type ReturnTranslationMutation = { readonly returnTranslation: { readonly id: number } };

export type EndTranslationMutationVariables = Exact<{
  of: TranslatedInput;
}>;


export type EndTranslationMutation = { readonly endTranslation: boolean };

export type AddTranslationRemarkMutationVariables = Exact<{
  of: TranslatedInput;
  ko?: string | null | undefined;
  en?: string | null | undefined;
  text: string;
}>;


export type AddTranslationRemarkMutation = { readonly addTranslationRemark: { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null } };

export type ResolveTranslationRemarkMutationVariables = Exact<{
  id: number;
  isResolved: boolean;
}>;


export type ResolveTranslationRemarkMutation = { readonly resolveTranslationRemark: { readonly id: number, readonly ko: string | null, readonly en: string | null, readonly text: string, readonly writtenBy: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly resolvedBy: string | null } };

export const TaskPartsFragmentDoc = `fragment TaskParts on TranslationTask{id assigneeId assigneeName isMine dueOn handedInAt handedInByName __typename}` as string & Urql.TypedDocumentNode<TaskPartsFragment, unknown>;
export const RemarkPartsFragmentDoc = `fragment RemarkParts on TranslationRemark{id ko en text writtenBy createdAt resolvedAt resolvedBy __typename}` as string & Urql.TypedDocumentNode<RemarkPartsFragment, unknown>;
export const StandingPartsFragmentDoc = `fragment StandingParts on StandingLanguage{language state waiting{since __typename}__typename}` as string & Urql.TypedDocumentNode<StandingPartsFragment, unknown>;
export const TranslationWorksDocument = `query TranslationWorks($language:Language!){translationWorks{place id page board kind title(language:$language){text language __typename}languages{...StandingParts __typename}task{...TaskParts __typename}openRemarks __typename}}${StandingPartsFragmentDoc}${TaskPartsFragmentDoc}` as string & Urql.TypedDocumentNode<TranslationWorksQuery, TranslationWorksQueryVariables>;

export function useTranslationWorksQuery(options: Omit<Urql.UseQueryArgs<TranslationWorksQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationWorksQuery, TranslationWorksQueryVariables>({ query: TranslationWorksDocument, ...options });
};
export const TranslationWorkDocument = `query TranslationWork($of:TranslatedInput!){translationWork(of:$of){languages{...StandingParts __typename}task{...TaskParts handedIn __typename}remarks{...RemarkParts __typename}translators{id name __typename}__typename}}${StandingPartsFragmentDoc}${TaskPartsFragmentDoc}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<TranslationWorkQuery, TranslationWorkQueryVariables>;

export function useTranslationWorkQuery(options: Omit<Urql.UseQueryArgs<TranslationWorkQueryVariables>, 'query'>) {
  return Urql.useQuery<TranslationWorkQuery, TranslationWorkQueryVariables>({ query: TranslationWorkDocument, ...options });
};
export const AssignTranslationDocument = `mutation AssignTranslation($of:TranslatedInput!$memberId:Id$dueOn:String){assignTranslation(of:$of memberId:$memberId dueOn:$dueOn){id __typename}}` as string & Urql.TypedDocumentNode<AssignTranslationMutation, AssignTranslationMutationVariables>;

export function useAssignTranslationMutation() {
  return Urql.useMutation<AssignTranslationMutation, AssignTranslationMutationVariables>(AssignTranslationDocument);
};
export const HandInTranslationDocument = `mutation HandInTranslation($of:TranslatedInput!$form:Json!$over:DateTime){handInTranslation(of:$of form:$form over:$over){id __typename}}` as string & Urql.TypedDocumentNode<HandInTranslationMutation, HandInTranslationMutationVariables>;

export function useHandInTranslationMutation() {
  return Urql.useMutation<HandInTranslationMutation, HandInTranslationMutationVariables>(HandInTranslationDocument);
};
export const ReturnTranslationDocument = `mutation ReturnTranslation($of:TranslatedInput!){returnTranslation(of:$of){id __typename}}` as string & Urql.TypedDocumentNode<ReturnTranslationMutation, ReturnTranslationMutationVariables>;

export function useReturnTranslationMutation() {
  return Urql.useMutation<ReturnTranslationMutation, ReturnTranslationMutationVariables>(ReturnTranslationDocument);
};
export const EndTranslationDocument = `mutation EndTranslation($of:TranslatedInput!){endTranslation(of:$of)}` as string & Urql.TypedDocumentNode<EndTranslationMutation, EndTranslationMutationVariables>;

export function useEndTranslationMutation() {
  return Urql.useMutation<EndTranslationMutation, EndTranslationMutationVariables>(EndTranslationDocument);
};
export const AddTranslationRemarkDocument = `mutation AddTranslationRemark($of:TranslatedInput!$ko:String$en:String$text:String!){addTranslationRemark(of:$of ko:$ko en:$en text:$text){...RemarkParts __typename}}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<AddTranslationRemarkMutation, AddTranslationRemarkMutationVariables>;

export function useAddTranslationRemarkMutation() {
  return Urql.useMutation<AddTranslationRemarkMutation, AddTranslationRemarkMutationVariables>(AddTranslationRemarkDocument);
};
export const ResolveTranslationRemarkDocument = `mutation ResolveTranslationRemark($id:Id!$isResolved:Boolean!){resolveTranslationRemark(id:$id isResolved:$isResolved){...RemarkParts __typename}}${RemarkPartsFragmentDoc}` as string & Urql.TypedDocumentNode<ResolveTranslationRemarkMutation, ResolveTranslationRemarkMutationVariables>;

export function useResolveTranslationRemarkMutation() {
  return Urql.useMutation<ResolveTranslationRemarkMutation, ResolveTranslationRemarkMutationVariables>(ResolveTranslationRemarkDocument);
};