/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** Whole numbers, both included. Without one there is no end on that side. */
export type AmountRange = {
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
};

/** An answer to a question: a part of a text or of the name of a file, or one of its choices. */
export type AnswerFilter = {
  /** Of the question. */
  readonly key: string;
  readonly value: string;
};

/** All that is given holds; several values of one are any of them. */
export type ApplicantsFilter = {
  readonly group?: ReadonlyArray<number> | null | undefined;
  readonly newDate?: ReadonlyArray<NewDateReply> | null | undefined;
  /** All of them hold. */
  readonly own?: ReadonlyArray<AnswerFilter> | null | undefined;
  readonly pair?: ReadonlyArray<LanguagePair> | null | undefined;
  readonly part?: ReadonlyArray<ExamPart> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly site?: ReadonlyArray<number> | null | undefined;
  readonly state?: ReadonlyArray<ApplicationState> | null | undefined;
  readonly verdict?: ReadonlyArray<ExamVerdict> | null | undefined;
};

/** The status of an application. A seat is held from AWAITING_PAYMENT or OFFERED on. */
export type ApplicationState =
  | 'ATTENDED'
  | 'AWAITING_PAYMENT'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'NO_SHOW'
  | 'OFFERED'
  | 'WAITLISTED'
  | 'WITHDRAWN';

/** Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side. */
export type DayRange = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

/** `VOID`: did not sit the exam, or it does not count. */
export type ExamVerdict =
  | 'FAILED'
  | 'PASSED'
  | 'VOID';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** The languages of an exam, both ways. */
export type LanguagePair =
  | 'KO_AR'
  | 'KO_DE'
  | 'KO_EN'
  | 'KO_ES'
  | 'KO_FR'
  | 'KO_JA'
  | 'KO_RU'
  | 'KO_VI'
  | 'KO_ZH';

/** READY waits for its time; WRITTEN has all its mails in the outbox. */
export type LetterState =
  | 'DRAFT'
  | 'READY'
  | 'STOPPED'
  | 'WRITING'
  | 'WRITTEN';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** Whether the account may sign in; apart from the grade. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DORMANT'
  | 'SUSPENDED'
  | 'WITHDRAWN';

/** All that is given holds; several values of one are any of them. */
export type MembersFilter = {
  /** A part of it; spacing and case do not count. */
  readonly affiliation?: string | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly department?: string | null | undefined;
  readonly emailProved?: ReadonlyArray<string> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly finalDegreeInstitution?: string | null | undefined;
  readonly grade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly invitation?: ReadonlyArray<string> | null | undefined;
  readonly joined?: DayRange | null | undefined;
  readonly language?: ReadonlyArray<Language> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly major?: string | null | undefined;
  readonly newsletter?: boolean | null | undefined;
  readonly number?: AmountRange | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly position?: string | null | undefined;
  readonly request?: ReadonlyArray<MemberGrade> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly standing?: ReadonlyArray<MembershipStanding> | null | undefined;
  readonly status?: ReadonlyArray<MemberStatus> | null | undefined;
  readonly wasGrade?: ReadonlyArray<MemberGrade> | null | undefined;
  readonly wasOn?: DayRange | null | undefined;
};

/** The status of a membership. */
export type MembershipStanding =
  /** Dues are asked for, before their day. */
  | 'DUE'
  /** Owes no dues of a year. */
  | 'EXEMPT'
  /** Dues are missing; the membership still counts for some days. */
  | 'GRACE'
  /** Dues have been missing for too long. */
  | 'LAPSED'
  /** Not a member yet. */
  | 'NONE'
  | 'PAID';

/** What an applicant said to the newest date of the program; `OPEN`: asked, and not answered. */
export type NewDateReply =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'OPEN';

/** What people are notified of by email when there is something new: a board, or the journal's issues. */
export type SubscriptionTopic =
  | 'GALLERY'
  | 'JOURNAL'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

export type CreateLetterMutationVariables = Exact<{
  members?: MembersFilter | null | undefined;
  programId?: number | null | undefined;
  applicants?: ApplicantsFilter | null | undefined;
  ids?: ReadonlyArray<number> | number | null | undefined;
  topic?: SubscriptionTopic | null | undefined;
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type CreateLetterMutation = { readonly createLetter: { readonly id: number } };

export type NewsLettersQueryVariables = Exact<{
  postId?: number | null | undefined;
  issueId?: number | null | undefined;
}>;


export type NewsLettersQuery = { readonly letters: ReadonlyArray<{ readonly id: number, readonly audience: unknown, readonly state: LetterState, readonly expected: number, readonly sent: number, readonly createdAt: string }> };


export const CreateLetterDocument = `mutation CreateLetter($members:MembersFilter$programId:Id$applicants:ApplicantsFilter$ids:[Id!]$topic:SubscriptionTopic$postId:Id$issueId:Id){createLetter(members:$members programId:$programId applicants:$applicants ids:$ids topic:$topic postId:$postId issueId:$issueId){id __typename}}` as string & Urql.TypedDocumentNode<CreateLetterMutation, CreateLetterMutationVariables>;

export function useCreateLetterMutation() {
  return Urql.useMutation<CreateLetterMutation, CreateLetterMutationVariables>(CreateLetterDocument);
};
export const NewsLettersDocument = `query NewsLetters($postId:Id$issueId:Id){letters(postId:$postId issueId:$issueId){id audience state expected sent createdAt __typename}}` as string & Urql.TypedDocumentNode<NewsLettersQuery, NewsLettersQueryVariables>;

export function useNewsLettersQuery(options?: Omit<Urql.UseQueryArgs<NewsLettersQueryVariables>, 'query'>) {
  return Urql.useQuery<NewsLettersQuery, NewsLettersQueryVariables>({ query: NewsLettersDocument, ...options });
};