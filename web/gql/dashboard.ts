/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type BackupWarningKind =
  /** None was ever made. */
  | 'MISSING'
  /** The newest is older than two days. */
  | 'OLD'
  /** The newest was never restored into a scratch database, or was not equal. */
  | 'UNPROVED';

/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** In the order in which they are best done. */
export type FirstStepName =
  /** The account that members pay into. */
  | 'BANK_ACCOUNT'
  /** What the home page says. */
  | 'HOME'
  /** A server that sends mails, by the setting SMTP_URL. */
  | 'MAIL'
  /** The association's name and its e-mail address. */
  | 'NAME'
  /** A privacy policy in place of the draft. */
  | 'PRIVACY_POLICY'
  /** A second factor of the viewer. */
  | 'SECOND_FACTOR'
  /** The setting that asks everybody of the office for one. */
  | 'STAFF_FACTOR'
  /** Terms of use in place of the draft. */
  | 'TERMS';

/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** What is paid for. */
export type PaymentType =
  | 'ANNUAL'
  | 'CERTIFICATE'
  | 'DONATION'
  | 'ENTRY'
  | 'INSTITUTION'
  | 'KITEC'
  | 'LIFETIME'
  | 'OTHER'
  | 'PROGRAM'
  | 'PUBLICATION'
  | 'REVIEW'
  | 'SEMINAR';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

export type WaitsFragment = { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null };

export type ProgramWaitsFragment = { readonly fillingUp: number, readonly drafts: number, readonly unannounced: number };

export type DashboardQueryVariables = Exact<{
  language: Language;
}>;


export type DashboardQuery = { readonly dashboard: { readonly firstSteps: ReadonlyArray<{ readonly name: FirstStepName, readonly isDone: boolean }> | null, readonly backupWarning: { readonly kind: BackupWarningKind, readonly madeAt: string | null } | null, readonly health: { readonly mailsWaiting: number, readonly mailsFailed: number, readonly jobsWaiting: number, readonly jobsFailed: number, readonly backupMadeAt: string | null, readonly backupProvedAt: string | null } | null, readonly members: { readonly lastMailError: string | null, readonly gradeRequests: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly failedMails: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly byGrade: ReadonlyArray<{ readonly grade: MemberGrade, readonly count: number }>, readonly byMonth: ReadonlyArray<{ readonly month: string, readonly grades: ReadonlyArray<{ readonly grade: MemberGrade, readonly count: number }> }>, readonly registrations: ReadonlyArray<{ readonly day: string, readonly count: number }>, readonly newest: ReadonlyArray<{ readonly id: number, readonly name: string, readonly country: string, readonly grade: MemberGrade, readonly createdAt: string }> } | null, readonly payments: { readonly declared: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly overdue: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly refunds: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly proposals: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly income: ReadonlyArray<{ readonly month: string, readonly type: PaymentType, readonly amount: number }> } | null, readonly translations: { readonly mine: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly toReview: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null } } | null, readonly accessReview: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null } | null, readonly manuscripts: { readonly forEditors: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null }, readonly late: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null } } | null, readonly endingPopups: { readonly count: number, readonly hasMore: boolean, readonly since: string | null, readonly amount: number | null } | null, readonly posts: { readonly drafts: number, readonly draftsUntranslated: number, readonly untranslated: number, readonly outdatedEnglish: number, readonly published: ReadonlyArray<{ readonly board: Board, readonly count: number }> } | null, readonly programs: { readonly seminars: { readonly fillingUp: number, readonly drafts: number, readonly unannounced: number }, readonly education: { readonly fillingUp: number, readonly drafts: number, readonly unannounced: number }, readonly evaluation: { readonly fillingUp: number, readonly drafts: number, readonly unannounced: number }, readonly loads: ReadonlyArray<{ readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly capacity: number | null, readonly seatsTaken: number, readonly confirmed: number, readonly awaitingPayment: number, readonly waiting: number, readonly title: { readonly text: string, readonly language: Language } }> } | null, readonly bankChange: { readonly changedAt: string, readonly changedBy: string | null } | null, readonly activity: ReadonlyArray<{ readonly id: number, readonly actorName: string | null, readonly action: string, readonly subject: string, readonly subjectId: number | null, readonly createdAt: string }> | null } };

export const WaitsFragmentDoc = `fragment Waits on Queue{count hasMore since amount __typename}` as string & Urql.TypedDocumentNode<WaitsFragment, unknown>;
export const ProgramWaitsFragmentDoc = `fragment ProgramWaits on ProgramQueues{fillingUp drafts unannounced __typename}` as string & Urql.TypedDocumentNode<ProgramWaitsFragment, unknown>;
export const DashboardDocument = `query Dashboard($language:Language!){dashboard{firstSteps{name isDone __typename}backupWarning{kind madeAt __typename}health{mailsWaiting mailsFailed jobsWaiting jobsFailed backupMadeAt backupProvedAt __typename}members{gradeRequests{...Waits __typename}failedMails{...Waits __typename}lastMailError byGrade{grade count __typename}byMonth{month grades{grade count __typename}__typename}registrations{day count __typename}newest{id name country grade createdAt __typename}__typename}payments{declared{...Waits __typename}overdue{...Waits __typename}refunds{...Waits __typename}proposals{...Waits __typename}income{month type amount __typename}__typename}translations{mine{...Waits __typename}toReview{...Waits __typename}__typename}accessReview{...Waits __typename}manuscripts{forEditors{...Waits __typename}late{...Waits __typename}__typename}endingPopups{...Waits __typename}posts{published{board count __typename}drafts draftsUntranslated untranslated outdatedEnglish __typename}programs{seminars:waiting(kinds:[SEMINAR]){...ProgramWaits __typename}education:waiting(kinds:[WORKSHOP ONLINE_COURSE EXPERT_COURSE COMMUNITY_COURSE SOCIAL_INTEGRATION]){...ProgramWaits __typename}evaluation:waiting(kinds:[KITEC]){...ProgramWaits __typename}loads{id kind title(language:$language){text language __typename}startsAt capacity seatsTaken confirmed awaitingPayment waiting __typename}__typename}bankChange{changedAt changedBy __typename}activity{id actorName action subject subjectId createdAt __typename}__typename}}${WaitsFragmentDoc}${ProgramWaitsFragmentDoc}` as string & Urql.TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;

export function useDashboardQuery(options: Omit<Urql.UseQueryArgs<DashboardQueryVariables>, 'query'>) {
  return Urql.useQuery<DashboardQuery, DashboardQueryVariables>({ query: DashboardDocument, ...options });
};