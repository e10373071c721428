/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

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

/** Words in both languages. PLACEHOLDER_UNKNOWN where something is in braces that the mail is not told. */
export type MailTemplateInput = {
  readonly subjectEn: string;
  readonly subjectKo: string;
  readonly textEn: string;
  /** An empty line ends a paragraph. */
  readonly textKo: string;
};

export type EditedMailTemplateFragment = { readonly kind: MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectMarks: ReadonlyArray<string>, readonly textMarks: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> };

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTemplatesQuery = { readonly mailTemplates: ReadonlyArray<{ readonly kind: MailKind, readonly version: number, readonly isOwn: boolean }> };

export type MailTemplateQueryVariables = Exact<{
  kind: MailKind;
}>;


export type MailTemplateQuery = { readonly mailTemplate: { readonly kind: MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectMarks: ReadonlyArray<string>, readonly textMarks: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } | null };

export type MailTemplatePreviewQueryVariables = Exact<{
  kind: MailKind;
  input: MailTemplateInput;
}>;


export type MailTemplatePreviewQuery = { readonly mailTemplate: { readonly kind: MailKind, readonly previews: ReadonlyArray<{ readonly language: Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }> } | null };

export type SaveMailTemplateMutationVariables = Exact<{
  kind: MailKind;
  version: number;
  input?: MailTemplateInput | null | undefined;
}>;


export type SaveMailTemplateMutation = { readonly saveMailTemplate: { readonly kind: MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectMarks: ReadonlyArray<string>, readonly textMarks: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } };

export type TestMailTemplateMutationVariables = Exact<{
  kind: MailKind;
  input?: MailTemplateInput | null | undefined;
}>;


export type TestMailTemplateMutation = { readonly testMailTemplate: { readonly kind: MailKind } };

export type RestoreMailTemplateMutationVariables = Exact<{
  kind: MailKind;
  version: number;
  number: number;
}>;


export type RestoreMailTemplateMutation = { readonly restoreMailTemplate: { readonly kind: MailKind, readonly version: number, readonly isOwn: boolean, readonly subjectKo: string, readonly textKo: string, readonly subjectEn: string, readonly textEn: string, readonly subjectMarks: ReadonlyArray<string>, readonly textMarks: ReadonlyArray<string>, readonly previews: ReadonlyArray<{ readonly language: Language, readonly subject: string, readonly paragraphs: ReadonlyArray<string> }>, readonly versions: ReadonlyArray<{ readonly number: number, readonly subjectKo: string | null, readonly textKo: string | null, readonly subjectEn: string | null, readonly textEn: string | null, readonly createdAt: string, readonly author: string | null }> } };

export const EditedMailTemplateFragmentDoc = `fragment EditedMailTemplate on MailTemplate{kind version isOwn subjectKo textKo subjectEn textEn subjectMarks textMarks previews{language subject paragraphs __typename}versions{number subjectKo textKo subjectEn textEn createdAt author __typename}__typename}` as string & Urql.TypedDocumentNode<EditedMailTemplateFragment, unknown>;
export const MailTemplatesDocument = `query MailTemplates{mailTemplates{kind version isOwn __typename}}` as string & Urql.TypedDocumentNode<MailTemplatesQuery, MailTemplatesQueryVariables>;

export function useMailTemplatesQuery(options?: Omit<Urql.UseQueryArgs<MailTemplatesQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplatesQuery, MailTemplatesQueryVariables>({ query: MailTemplatesDocument, ...options });
};
export const MailTemplateDocument = `query MailTemplate($kind:MailKind!){mailTemplate(kind:$kind){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<MailTemplateQuery, MailTemplateQueryVariables>;

export function useMailTemplateQuery(options: Omit<Urql.UseQueryArgs<MailTemplateQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplateQuery, MailTemplateQueryVariables>({ query: MailTemplateDocument, ...options });
};
export const MailTemplatePreviewDocument = `query MailTemplatePreview($kind:MailKind!$input:MailTemplateInput!){mailTemplate(kind:$kind){kind previews(input:$input){language subject paragraphs __typename}__typename}}` as string & Urql.TypedDocumentNode<MailTemplatePreviewQuery, MailTemplatePreviewQueryVariables>;

export function useMailTemplatePreviewQuery(options: Omit<Urql.UseQueryArgs<MailTemplatePreviewQueryVariables>, 'query'>) {
  return Urql.useQuery<MailTemplatePreviewQuery, MailTemplatePreviewQueryVariables>({ query: MailTemplatePreviewDocument, ...options });
};
export const SaveMailTemplateDocument = `mutation SaveMailTemplate($kind:MailKind!$version:Int!$input:MailTemplateInput){saveMailTemplate(kind:$kind version:$version input:$input){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>;

export function useSaveMailTemplateMutation() {
  return Urql.useMutation<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>(SaveMailTemplateDocument);
};
export const TestMailTemplateDocument = `mutation TestMailTemplate($kind:MailKind!$input:MailTemplateInput){testMailTemplate(kind:$kind input:$input){kind __typename}}` as string & Urql.TypedDocumentNode<TestMailTemplateMutation, TestMailTemplateMutationVariables>;

export function useTestMailTemplateMutation() {
  return Urql.useMutation<TestMailTemplateMutation, TestMailTemplateMutationVariables>(TestMailTemplateDocument);
};
export const RestoreMailTemplateDocument = `mutation RestoreMailTemplate($kind:MailKind!$version:Int!$number:Int!){restoreMailTemplate(kind:$kind version:$version number:$number){...EditedMailTemplate __typename}}${EditedMailTemplateFragmentDoc}` as string & Urql.TypedDocumentNode<RestoreMailTemplateMutation, RestoreMailTemplateMutationVariables>;

export function useRestoreMailTemplateMutation() {
  return Urql.useMutation<RestoreMailTemplateMutation, RestoreMailTemplateMutationVariables>(RestoreMailTemplateDocument);
};