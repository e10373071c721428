/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

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

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

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

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

/** `UPCOMING`: not ended, soonest first. `PAST`: ended, newest first. */
export type ProgramTime =
  | 'PAST'
  | 'UPCOMING';

export type ProgramNeighbourFragment = { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } };

export type ProgramScheduleQueryVariables = Exact<{
  kinds: ReadonlyArray<ProgramKind> | ProgramKind;
  when: ProgramTime;
  tag?: string | null | undefined;
  page: number;
  year: number;
  month: number;
  byMonth: boolean;
  language: Language;
}>;


export type ProgramScheduleQuery = { readonly programs?: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null }> }, readonly programTags?: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string }>, readonly programsInMonth?: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null }>, readonly nextPrograms?: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } }> };

export type ReadProgramFragment = { readonly nextStateAt: string | null, readonly otherTitle: string | null, readonly languages: ReadonlyArray<Language>, readonly englishOutdated: boolean, readonly fee: number, readonly enrollmentFee: number | null, readonly takesGroups: boolean, readonly pricesNeedDues: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly description: { readonly text: string, readonly language: Language } | null, readonly content: { readonly document: RichTextDocument, readonly language: Language } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly cancelNote: { readonly text: string, readonly language: Language } | null, readonly thumbnail: { readonly alt: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly prices: ReadonlyArray<{ readonly id: number, readonly until: string | null, readonly amount: number, readonly grades: ReadonlyArray<MemberGrade>, readonly label: { readonly text: string, readonly language: Language } }>, readonly speakers: ReadonlyArray<{ readonly id: number, readonly otherName: string | null, readonly name: { readonly text: string, readonly language: Language }, readonly affiliation: { readonly text: string, readonly language: Language } | null, readonly talk: { readonly text: string, readonly language: Language } | null, readonly portrait: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null }>, readonly sessions: ReadonlyArray<{ readonly id: number, readonly startsAt: string, readonly endsAt: string, readonly isBreak: boolean, readonly title: { readonly text: string, readonly language: Language }, readonly by: { readonly text: string, readonly language: Language } | null, readonly file: { readonly id: number, readonly url: string, readonly title: { readonly text: string, readonly language: Language } } | null }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }>, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Language } }>, readonly previous: { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } } | null, readonly next: { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } } | null, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null };

export type ProgramPageQueryVariables = Exact<{
  id: number;
  kinds: ReadonlyArray<ProgramKind> | ProgramKind;
  language: Language;
}>;


export type ProgramPageQuery = { readonly program: { readonly nextStateAt: string | null, readonly otherTitle: string | null, readonly languages: ReadonlyArray<Language>, readonly englishOutdated: boolean, readonly fee: number, readonly enrollmentFee: number | null, readonly takesGroups: boolean, readonly pricesNeedDues: boolean, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly presentationCall: { readonly isOpen: boolean } | null, readonly exam: { readonly registrationNumber: string | null, readonly contact: string | null, readonly holder: { readonly text: string, readonly language: Language } | null, readonly grade: { readonly text: string, readonly language: Language } | null, readonly costNote: { readonly text: string, readonly language: Language } | null, readonly papers: ReadonlyArray<{ readonly id: number, readonly part: ExamPart, readonly startsAt: string, readonly minutes: number, readonly name: { readonly text: string, readonly language: Language } }>, readonly seats: ReadonlyArray<{ readonly siteId: number, readonly part: ExamPart, readonly pair: LanguagePair, readonly left: number }> } | null, readonly description: { readonly text: string, readonly language: Language } | null, readonly content: { readonly document: RichTextDocument, readonly language: Language } | null, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }>, readonly cancelNote: { readonly text: string, readonly language: Language } | null, readonly thumbnail: { readonly alt: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null, readonly withdrawalRules: { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> } | null, readonly prices: ReadonlyArray<{ readonly id: number, readonly until: string | null, readonly amount: number, readonly grades: ReadonlyArray<MemberGrade>, readonly label: { readonly text: string, readonly language: Language } }>, readonly speakers: ReadonlyArray<{ readonly id: number, readonly otherName: string | null, readonly name: { readonly text: string, readonly language: Language }, readonly affiliation: { readonly text: string, readonly language: Language } | null, readonly talk: { readonly text: string, readonly language: Language } | null, readonly portrait: { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> } | null }>, readonly sessions: ReadonlyArray<{ readonly id: number, readonly startsAt: string, readonly endsAt: string, readonly isBreak: boolean, readonly title: { readonly text: string, readonly language: Language }, readonly by: { readonly text: string, readonly language: Language } | null, readonly file: { readonly id: number, readonly url: string, readonly title: { readonly text: string, readonly language: Language } } | null }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly name: { readonly text: string, readonly language: Language }, readonly address: { readonly text: string, readonly language: Language } | null }>, readonly attachments: ReadonlyArray<{ readonly id: number, readonly size: number, readonly url: string, readonly title: { readonly text: string, readonly language: Language } }>, readonly previous: { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } } | null, readonly next: { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Language } } | null, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null } | null };

export type CourseProgramPageQueryVariables = Exact<{
  key: PageKey;
  kinds: ReadonlyArray<ProgramKind> | ProgramKind;
  page: number;
  language: Language;
}>;


export type CourseProgramPageQuery = { readonly page: { readonly id: number, readonly title: { readonly text: string, readonly language: Language }, readonly content: { readonly document: RichTextDocument, readonly language: Language }, readonly figures: ReadonlyArray<{ readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> }> } | null, readonly live: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null }> }, readonly past: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null }> } };

export type ProgramRowFragment = { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null };

export type FigureImageFragment = { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export type ShownImageFragment = { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export type WithdrawalRulesFragment = { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> };

export const ProgramRowFragmentDoc = `fragment ProgramRow on Program{id kind number state startsAt endsAt applyFrom applyTo applyLink capacity seatsLeft waitingList tag{id name(language:$language)__typename}title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ProgramRowFragment, unknown>;
export const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}` as string & Urql.TypedDocumentNode<ShownImageFragment, unknown>;
export const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}` as string & Urql.TypedDocumentNode<FigureImageFragment, unknown>;
export const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}` as string & Urql.TypedDocumentNode<WithdrawalRulesFragment, unknown>;
export const ProgramNeighbourFragmentDoc = `fragment ProgramNeighbour on Program{id kind startsAt title(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ProgramNeighbourFragment, unknown>;
export const ReadProgramFragmentDoc = `fragment ReadProgram on Program{...ProgramRow nextStateAt otherTitle(language:$language)languages englishOutdated fee enrollmentFee takesGroups description(language:$language){text language __typename}content(language:$language){document language __typename}figures{...FigureImage __typename}cancelNote(language:$language){text language __typename}thumbnail{...ShownImage alt(language:$language)__typename}pricesNeedDues withdrawalRules{...WithdrawalRules __typename}prices{id until amount grades label(language:$language){text language __typename}__typename}speakers{id otherName(language:$language)name(language:$language){text language __typename}affiliation(language:$language){text language __typename}talk(language:$language){text language __typename}portrait{...ShownImage __typename}__typename}sessions{id startsAt endsAt isBreak title(language:$language){text language __typename}by(language:$language){text language __typename}file{id title(language:$language){text language __typename}url(language:$language)__typename}__typename}examParts languagePairs sites{id name(language:$language){text language __typename}address(language:$language){text language __typename}__typename}attachments{id title(language:$language){text language __typename}size url(language:$language)__typename}previous{...ProgramNeighbour __typename}next{...ProgramNeighbour __typename}__typename}` as string & Urql.TypedDocumentNode<ReadProgramFragment, unknown>;
export const ProgramScheduleDocument = `query ProgramSchedule($kinds:[ProgramKind!]!$when:ProgramTime!$tag:String$page:Int!$year:Int!$month:Int!$byMonth:Boolean!$language:Language!){programs(kinds:$kinds when:$when tag:$tag page:$page)@skip(if:$byMonth){totalCount page pageCount items{...ProgramRow __typename}__typename}programTags(kinds:$kinds)@skip(if:$byMonth){id slug name(language:$language)__typename}programsInMonth(kinds:$kinds year:$year month:$month)@include(if:$byMonth){...ProgramRow __typename}nextPrograms(kinds:$kinds first:1)@include(if:$byMonth){...ProgramNeighbour __typename}}${ProgramRowFragmentDoc}${ProgramNeighbourFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramScheduleQuery, ProgramScheduleQueryVariables>;

export function useProgramScheduleQuery(options: Omit<Urql.UseQueryArgs<ProgramScheduleQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramScheduleQuery, ProgramScheduleQueryVariables>({ query: ProgramScheduleDocument, ...options });
};
export const ProgramPageDocument = `query ProgramPage($id:Id!$kinds:[ProgramKind!]!$language:Language!){program(id:$id kinds:$kinds){...ReadProgram presentationCall{isOpen __typename}exam{registrationNumber contact holder(language:$language){text language __typename}grade(language:$language){text language __typename}costNote(language:$language){text language __typename}papers{id part name(language:$language){text language __typename}startsAt minutes __typename}seats{siteId part pair left __typename}__typename}__typename}}${ReadProgramFragmentDoc}${ProgramRowFragmentDoc}${FigureImageFragmentDoc}${ShownImageFragmentDoc}${WithdrawalRulesFragmentDoc}${ProgramNeighbourFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramPageQuery, ProgramPageQueryVariables>;

export function useProgramPageQuery(options: Omit<Urql.UseQueryArgs<ProgramPageQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramPageQuery, ProgramPageQueryVariables>({ query: ProgramPageDocument, ...options });
};
export const CourseProgramPageDocument = `query CourseProgramPage($key:PageKey!$kinds:[ProgramKind!]!$page:Int!$language:Language!){page(key:$key){id title(language:$language){text language __typename}content(language:$language){document language __typename}figures{...FigureImage __typename}__typename}live:programs(kinds:$kinds){totalCount items{...ProgramRow __typename}__typename}past:programs(kinds:$kinds when:PAST page:$page){totalCount page pageCount items{...ProgramRow __typename}__typename}}${FigureImageFragmentDoc}${ShownImageFragmentDoc}${ProgramRowFragmentDoc}` as string & Urql.TypedDocumentNode<CourseProgramPageQuery, CourseProgramPageQueryVariables>;

export function useCourseProgramPageQuery(options: Omit<Urql.UseQueryArgs<CourseProgramPageQueryVariables>, 'query'>) {
  return Urql.useQuery<CourseProgramPageQuery, CourseProgramPageQueryVariables>({ query: CourseProgramPageDocument, ...options });
};