/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** What raters give points for. */
export type ExamCriterionInput = {
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly maxPoints?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
};

/** What is written or spoken in one sitting. */
export type ExamPaperInput = {
  readonly criteria: ReadonlyArray<ExamCriterionInput>;
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  /** The least score that does not fail the part, in points. */
  readonly minimum?: number | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly part: ExamPart;
  readonly startsAt?: string | null | undefined;
};

export type ExamPart =
  | 'INTERPRETATION'
  | 'TRANSLATION';

/** A room of a site. */
export type ExamRoomInput = {
  /** Of a row that is there already. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly seats?: number | null | undefined;
};

/** How many can take a part in a language pair at a site. */
export type ExamSeatsInput = {
  readonly pair: LanguagePair;
  readonly part: ExamPart;
  /** Null: it can't be taken there. */
  readonly seats?: number | null | undefined;
};

/** The settings of a session as a whole; what is left out is gone. */
export type ExamSessionInput = {
  readonly contact?: string | null | undefined;
  readonly costNoteEn?: string | null | undefined;
  /** What the total cost consists of. */
  readonly costNoteKo?: string | null | undefined;
  readonly gradeEn?: string | null | undefined;
  readonly gradeKo?: string | null | undefined;
  readonly holderEn?: string | null | undefined;
  /** Who runs the qualification. */
  readonly holderKo?: string | null | undefined;
  readonly objectionDays: number;
  readonly papers: ReadonlyArray<ExamPaperInput>;
  /** Per cent of the greatest score; null: none. */
  readonly passAverage?: number | null | undefined;
  /** Applicants replace their photo until then. */
  readonly photoUntil?: string | null | undefined;
  /** How many have to pass a script; 0: the mean. */
  readonly ratersAgreeing: number;
  readonly ratersPerScript: number;
  /** Of the private qualification. */
  readonly registrationNumber?: string | null | undefined;
  readonly rulesEn?: string | null | undefined;
  /** What an examinee has to know on the day. */
  readonly rulesKo?: string | null | undefined;
  readonly showsCriteria: boolean;
  /** Without any seats the capacity of the program alone counts. */
  readonly sites: ReadonlyArray<ExamSiteInput>;
  /** Admission slips are open from then on. */
  readonly slipFrom?: string | null | undefined;
  /** A difference in points that asks a third rater; null: none. */
  readonly thirdRaterAbove?: number | null | undefined;
};

/** A site of the program, with its rooms and its seats. */
export type ExamSiteInput = {
  readonly id: number;
  readonly rooms: ReadonlyArray<ExamRoomInput>;
  readonly seats: ReadonlyArray<ExamSeatsInput>;
};

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

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

export type EditedExamSessionFragment = { readonly version: number, readonly registrationNumber: string | null, readonly holderKo: string | null, readonly holderEn: string | null, readonly gradeKo: string | null, readonly gradeEn: string | null, readonly contact: string | null, readonly costNoteKo: string | null, readonly costNoteEn: string | null, readonly rulesKo: string | null, readonly rulesEn: string | null, readonly photoUntil: string | null, readonly slipFrom: string | null, readonly passAverage: number | null, readonly ratersPerScript: number, readonly ratersAgreeing: number, readonly thirdRaterAbove: number | null, readonly showsCriteria: boolean, readonly objectionDays: number, readonly papers: ReadonlyArray<{ readonly id: number | null, readonly part: ExamPart, readonly nameKo: string, readonly nameEn: string | null, readonly startsAt: string, readonly minutes: number, readonly minimum: number | null, readonly criteria: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }> }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly rooms: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly seats: number }>, readonly seats: ReadonlyArray<{ readonly part: ExamPart, readonly pair: LanguagePair, readonly seats: number | null }> }> };

export type ExamSessionEditorQueryVariables = Exact<{
  id: number;
}>;


export type ExamSessionEditorQuery = { readonly examSessionForEditing: { readonly version: number, readonly registrationNumber: string | null, readonly holderKo: string | null, readonly holderEn: string | null, readonly gradeKo: string | null, readonly gradeEn: string | null, readonly contact: string | null, readonly costNoteKo: string | null, readonly costNoteEn: string | null, readonly rulesKo: string | null, readonly rulesEn: string | null, readonly photoUntil: string | null, readonly slipFrom: string | null, readonly passAverage: number | null, readonly ratersPerScript: number, readonly ratersAgreeing: number, readonly thirdRaterAbove: number | null, readonly showsCriteria: boolean, readonly objectionDays: number, readonly program: { readonly id: number, readonly kind: ProgramKind, readonly startsAt: string, readonly endsAt: string, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly ko: { readonly title: string | null } | null, readonly en: { readonly title: string | null } | null, readonly sites: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null }> }, readonly papers: ReadonlyArray<{ readonly id: number | null, readonly part: ExamPart, readonly nameKo: string, readonly nameEn: string | null, readonly startsAt: string, readonly minutes: number, readonly minimum: number | null, readonly criteria: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }> }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly rooms: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly seats: number }>, readonly seats: ReadonlyArray<{ readonly part: ExamPart, readonly pair: LanguagePair, readonly seats: number | null }> }> } | null };

export type SaveExamSessionMutationVariables = Exact<{
  programId: number;
  version: number;
  input: ExamSessionInput;
}>;


export type SaveExamSessionMutation = { readonly saveExamSession: { readonly version: number, readonly registrationNumber: string | null, readonly holderKo: string | null, readonly holderEn: string | null, readonly gradeKo: string | null, readonly gradeEn: string | null, readonly contact: string | null, readonly costNoteKo: string | null, readonly costNoteEn: string | null, readonly rulesKo: string | null, readonly rulesEn: string | null, readonly photoUntil: string | null, readonly slipFrom: string | null, readonly passAverage: number | null, readonly ratersPerScript: number, readonly ratersAgreeing: number, readonly thirdRaterAbove: number | null, readonly showsCriteria: boolean, readonly objectionDays: number, readonly papers: ReadonlyArray<{ readonly id: number | null, readonly part: ExamPart, readonly nameKo: string, readonly nameEn: string | null, readonly startsAt: string, readonly minutes: number, readonly minimum: number | null, readonly criteria: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly maxPoints: number }> }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly rooms: ReadonlyArray<{ readonly id: number | null, readonly nameKo: string, readonly nameEn: string | null, readonly seats: number }>, readonly seats: ReadonlyArray<{ readonly part: ExamPart, readonly pair: LanguagePair, readonly seats: number | null }> }> } };

export const EditedExamSessionFragmentDoc = `fragment EditedExamSession on ExamSessionForEditing{version registrationNumber holderKo holderEn gradeKo gradeEn contact costNoteKo costNoteEn rulesKo rulesEn photoUntil slipFrom passAverage ratersPerScript ratersAgreeing thirdRaterAbove showsCriteria objectionDays papers{id part nameKo nameEn startsAt minutes minimum criteria{id nameKo nameEn maxPoints __typename}__typename}sites{id rooms{id nameKo nameEn seats __typename}seats{part pair seats __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<EditedExamSessionFragment, unknown>;
export const ExamSessionEditorDocument = `query ExamSessionEditor($id:Id!){examSessionForEditing(programId:$id){...EditedExamSession program{id kind startsAt endsAt examParts languagePairs ko{title __typename}en{title __typename}sites{id nameKo nameEn __typename}__typename}__typename}}${EditedExamSessionFragmentDoc}` as string & Urql.TypedDocumentNode<ExamSessionEditorQuery, ExamSessionEditorQueryVariables>;

export function useExamSessionEditorQuery(options: Omit<Urql.UseQueryArgs<ExamSessionEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<ExamSessionEditorQuery, ExamSessionEditorQueryVariables>({ query: ExamSessionEditorDocument, ...options });
};
export const SaveExamSessionDocument = `mutation SaveExamSession($programId:Id!$version:Int!$input:ExamSessionInput!){saveExamSession(programId:$programId version:$version input:$input){...EditedExamSession __typename}}${EditedExamSessionFragmentDoc}` as string & Urql.TypedDocumentNode<SaveExamSessionMutation, SaveExamSessionMutationVariables>;

export function useSaveExamSessionMutation() {
  return Urql.useMutation<SaveExamSessionMutation, SaveExamSessionMutationVariables>(SaveExamSessionDocument);
};