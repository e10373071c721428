/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
/** The five boards; one model serves them all. */
export type Board =
  | 'GALLERY'
  | 'NEWS'
  | 'NOTICE'
  | 'PUBLICATION'
  | 'SEMINAR_ARCHIVE';

/** Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side. */
export type DayRange = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

/** A form as it is, finished or not, of one thing: `board`, `programKind`, `pageKey` or `submissionType` says of what. */
export type DraftInput = {
  /** The version of what is being changed; of a page the number of its newest version. */
  readonly baseVersion?: number | null | undefined;
  readonly board?: Board | null | undefined;
  /** The key that `createPost`, `createProgram` or `beginSubmission` will carry: each has a draft of its own. */
  readonly key?: string | null | undefined;
  readonly pageKey?: PageKey | null | undefined;
  /** An object of at most 1 MB. */
  readonly payload: unknown;
  /** Null while the post is not made. */
  readonly postId?: number | null | undefined;
  /** Null while the program is not made. */
  readonly programId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly programKind?: ProgramKind | null | undefined;
  /** Null while the manuscript is not saved. */
  readonly submissionId?: number | null | undefined;
  /** As it is chosen in the form. */
  readonly submissionType?: SubmissionType | null | undefined;
};

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

/** What became of a line. */
export type LineChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED'
  | 'SAME';

/** What a line is. */
export type LineRole =
  | 'FIGURE'
  | 'HEADING'
  | 'LIST_ITEM'
  | 'PARAGRAPH'
  | 'QUOTE'
  | 'ROW'
  | 'TITLE';

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

/** A question of a program's own. */
export type OwnFieldInput = {
  /** None, or as many as in Korean. */
  readonly choicesEn?: ReadonlyArray<string> | null | undefined;
  readonly choicesKo?: ReadonlyArray<string> | null | undefined;
  readonly isNeeded: boolean;
  /** 4 to 40 small letters, digits and `-`; answers belong to it. */
  readonly key: string;
  readonly labelEn?: string | null | undefined;
  readonly labelKo?: string | null | undefined;
  readonly type: OwnFieldType;
};

/** `CONSENT`: a box to tick. */
export type OwnFieldType =
  | 'CHOICE'
  | 'CONSENT'
  | 'FILE'
  | 'NUMBER'
  | 'TEXT';

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

/** All that is given holds; several values of one are any of them. */
export type ProgramFilter = {
  readonly kind?: ReadonlyArray<ProgramKind> | null | undefined;
  readonly need?: ReadonlyArray<ProgramNeed> | null | undefined;
  readonly period?: DayRange | null | undefined;
  readonly phase?: ReadonlyArray<ProgramState> | null | undefined;
  /** A part of it; spacing and case do not count. */
  readonly search?: string | null | undefined;
  readonly stage?: ProgramStage | null | undefined;
};

/** A whole program: what is left out or null is emptied. */
export type ProgramInput = {
  /** What was said to be right so about paragraphs and their translation: a rule and the mark of the words. */
  readonly answers?: ReadonlyArray<string> | null | undefined;
  /** Null: not yet announced. */
  readonly applyFrom?: string | null | undefined;
  /** http or https. */
  readonly applyLink?: string | null | undefined;
  /** Null: until the event starts. */
  readonly applyTo?: string | null | undefined;
  /** Null: not counted. */
  readonly capacity?: number | null | undefined;
  /** Null: while applications are taken. */
  readonly changeUntil?: string | null | undefined;
  readonly en?: ProgramTextInput | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly enrollmentFee?: number | null | undefined;
  /** Of an exam only, as the next two. */
  readonly examParts?: ReadonlyArray<ExamPart> | null | undefined;
  /** Whole won. Null: 0. */
  readonly fee?: number | null | undefined;
  /** Ids of files to download, in order. */
  readonly files?: ReadonlyArray<number> | null | undefined;
  /** http or https; for confirmed applicants. */
  readonly joinLink?: string | null | undefined;
  /** Of an existing program it can change among the courses only. */
  readonly kind: ProgramKind;
  readonly ko?: ProgramTextInput | null | undefined;
  readonly languagePairs?: ReadonlyArray<LanguagePair> | null | undefined;
  readonly moveNoteEn?: string | null | undefined;
  /** What applicants read when the date moves; needed then, and nowhere stored otherwise. */
  readonly moveNoteKo?: string | null | undefined;
  readonly number?: number | null | undefined;
  /** What applicants are asked beside the usual, in order. */
  readonly ownFields?: ReadonlyArray<OwnFieldInput> | null | undefined;
  /** In order. */
  readonly prices?: ReadonlyArray<ProgramPriceInput> | null | undefined;
  readonly pricesNeedDues?: boolean | null | undefined;
  /** Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date. */
  readonly publishNow?: boolean | null | undefined;
  /** Null: stays a draft. In the future: scheduled. */
  readonly publishedAt?: string | null | undefined;
  /** Refund steps of its own. Null: those of the settings. */
  readonly refundRules?: ReadonlyArray<RefundRuleInput> | null | undefined;
  /** Mails before and after it; left out: yes. */
  readonly reminders?: boolean | null | undefined;
  /** In order. */
  readonly sessions?: ReadonlyArray<ProgramSessionInput> | null | undefined;
  /** In order. A site somebody has chosen cannot be left out (SITE_IN_USE). */
  readonly sites?: ReadonlyArray<ProgramSiteInput> | null | undefined;
  /** In order. */
  readonly speakers?: ReadonlyArray<ProgramSpeakerInput> | null | undefined;
  /** Needed, as the Korean title and the end are. */
  readonly startsAt?: string | null | undefined;
  readonly tagId?: number | null | undefined;
  /** Institutions may apply for several people; the exam always takes groups. */
  readonly takesGroups?: boolean | null | undefined;
  /** An image. */
  readonly thumbnailId?: number | null | undefined;
  /** Fields of a copy that nobody has looked at yet. Null: as they are stored. */
  readonly unchecked?: ReadonlyArray<string> | null | undefined;
  readonly waitingList?: boolean | null | undefined;
  /** Null: until the event starts. */
  readonly withdrawUntil?: string | null | undefined;
};

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** Of coming programs that are out. FILLING_UP: at least 80 per cent of the seats are taken. UNANNOUNCED: applications have no beginning. */
export type ProgramNeed =
  | 'FILLING_UP'
  | 'UNANNOUNCED';

/** What some people pay, or all people until some moment. */
export type ProgramPriceInput = {
  /** Whole won. */
  readonly amount?: number | null | undefined;
  /** Empty: everybody. */
  readonly grades?: ReadonlyArray<MemberGrade> | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly labelEn?: string | null | undefined;
  readonly labelKo?: string | null | undefined;
  /** Excluded. Null: to the end. */
  readonly until?: string | null | undefined;
};

/** A part of the programme, within the event. */
export type ProgramSessionInput = {
  readonly byEn?: string | null | undefined;
  readonly byKo?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  /** The handout. */
  readonly fileId?: number | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly isBreak?: boolean | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
  readonly titleKo?: string | null | undefined;
};

/** A place an exam can be taken at. */
export type ProgramSiteInput = {
  readonly addressEn?: string | null | undefined;
  readonly addressKo?: string | null | undefined;
  /** Of a site that is there already: applications name it. Null: a new one. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
};

/** Somebody who speaks or teaches. */
export type ProgramSpeakerInput = {
  readonly affiliationEn?: string | null | undefined;
  readonly affiliationKo?: string | null | undefined;
  /** Of a row that is there already. Null: a new one, as one that is gone by now. */
  readonly id?: number | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  /** An image. */
  readonly portraitId?: number | null | undefined;
  readonly talkEn?: string | null | undefined;
  readonly talkKo?: string | null | undefined;
};

/** A draft waits for nobody, a scheduled program for its time; the trash is emptied after 30 days. */
export type ProgramStage =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'TRASH'
  | 'VISIBLE';

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

/** A program in one language. All of it empty means that the language is not there. */
export type ProgramTextInput = {
  readonly content?: RichTextDocument | null | undefined;
  /** One paragraph. */
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly title?: string | null | undefined;
};

export type RefundRuleInput = {
  readonly daysBefore?: number | null | undefined;
  readonly percent?: number | null | undefined;
};

export type SubmissionType =
  | 'NOTE'
  | 'RESEARCH'
  | 'REVIEW'
  | 'TRANSLATION';

/** PREVIOUS: what a version changed. NEWEST: what restoring it would change. */
export type VersionComparison =
  | 'NEWEST'
  | 'PREVIOUS';

/** What became of some words. */
export type WordChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';

export type ManagedProgramListQueryVariables = Exact<{
  kinds: ReadonlyArray<ProgramKind> | ProgramKind;
  filter?: ProgramFilter | null | undefined;
  page: number;
  size: number;
  language: Language;
}>;


export type ManagedProgramListQuery = { readonly managedPrograms: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly kind: ProgramKind, readonly number: number | null, readonly stage: ProgramStage, readonly state: ProgramState, readonly languages: ReadonlyArray<Language>, readonly englishOutdated: boolean, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly capacity: number | null, readonly seatsTaken: number, readonly publishedAt: string | null, readonly goneAt: string | null, readonly title: { readonly text: string, readonly language: Language } }> } };

export type ManagedProgramTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedProgramTagsQuery = { readonly allProgramTags: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> };

export type ProgramEditorQueryVariables = Exact<{
  id: number;
}>;


export type ProgramEditorQuery = { readonly programForEditing: { readonly id: number, readonly kind: ProgramKind, readonly version: number, readonly stage: ProgramStage, readonly number: number | null, readonly seatsTaken: number, readonly expectedCount: number, readonly publishedAt: string | null, readonly cancelledAt: string | null, readonly cancelNoteKo: string | null, readonly cancelNoteEn: string | null, readonly deletedAt: string | null, readonly koUpdatedAt: string | null, readonly enUpdatedAt: string | null, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly fee: number, readonly enrollmentFee: number | null, readonly capacity: number | null, readonly waitingList: boolean, readonly pricesNeedDues: boolean, readonly changeUntil: string | null, readonly withdrawUntil: string | null, readonly joinLink: string | null, readonly takesGroups: boolean, readonly reminders: boolean, readonly unchecked: ReadonlyArray<string>, readonly answers: ReadonlyArray<string>, readonly examParts: ReadonlyArray<ExamPart>, readonly languagePairs: ReadonlyArray<LanguagePair>, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly refundRules: ReadonlyArray<{ readonly daysBefore: number, readonly percent: number }> | null, readonly tag: { readonly id: number } | null, readonly thumbnail: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly ko: { readonly title: string | null, readonly description: string | null, readonly content: RichTextDocument | null, readonly location: string | null } | null, readonly en: { readonly title: string | null, readonly description: string | null, readonly content: RichTextDocument | null, readonly location: string | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly prices: ReadonlyArray<{ readonly id: number, readonly labelKo: string, readonly labelEn: string | null, readonly grades: ReadonlyArray<MemberGrade>, readonly until: string | null, readonly amount: number }>, readonly speakers: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly talkKo: string | null, readonly talkEn: string | null, readonly portrait: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly sessions: ReadonlyArray<{ readonly id: number, readonly startsAt: string, readonly endsAt: string, readonly titleKo: string, readonly titleEn: string | null, readonly isBreak: boolean, readonly byKo: string | null, readonly byEn: string | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly addressKo: string | null, readonly addressEn: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } | null };

export type NewProgramEditorQueryVariables = Exact<{
  kinds: ReadonlyArray<ProgramKind> | ProgramKind;
  draft?: number | null | undefined;
}>;


export type NewProgramEditorQuery = { readonly newProgramDraft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null };

export type CreateProgramMutationVariables = Exact<{
  input: ProgramInput;
  requestKey?: string | null | undefined;
}>;


export type CreateProgramMutation = { readonly createProgram: { readonly id: number } };

export type SaveProgramMutationVariables = Exact<{
  id: number;
  version: number;
  input: ProgramInput;
  note?: string | null | undefined;
}>;


export type SaveProgramMutation = { readonly saveProgram: { readonly id: number } };

export type DuplicateProgramMutationVariables = Exact<{
  id: number;
  startsAt: string;
}>;


export type DuplicateProgramMutation = { readonly duplicateProgram: { readonly id: number } };

export type CancelProgramMutationVariables = Exact<{
  id: number;
  version: number;
  noteKo?: string | null | undefined;
  noteEn?: string | null | undefined;
}>;


export type CancelProgramMutation = { readonly cancelProgram: { readonly id: number } };

export type DeleteProgramMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProgramMutation = { readonly deleteProgram: { readonly id: number } };

export type RestoreProgramMutationVariables = Exact<{
  id: number;
}>;


export type RestoreProgramMutation = { readonly restoreProgram: { readonly id: number } };

export type PurgeProgramMutationVariables = Exact<{
  id: number;
}>;


export type PurgeProgramMutation = { readonly purgeProgram: boolean };

export type CreateProgramTagMutationVariables = Exact<{
  nameKo: string;
  nameEn: string;
}>;


export type CreateProgramTagMutation = { readonly createProgramTag: { readonly id: number } };

export type ProgramVersionsQueryVariables = Exact<{
  id: number;
  language: Language;
}>;


export type ProgramVersionsQuery = { readonly programForEditing: { readonly id: number, readonly version: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Language } | null }> } | null };

export type ProgramVersionChangeQueryVariables = Exact<{
  id: number;
  number: number;
  against: VersionComparison;
}>;


export type ProgramVersionChangeQuery = { readonly programForEditing: { readonly id: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> }> }> } | null };

export type RestoreProgramVersionMutationVariables = Exact<{
  id: number;
  number: number;
  version: number;
}>;


export type RestoreProgramVersionMutation = { readonly restoreProgramVersion: { readonly id: number } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export type EditedDraftFragment = { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string };

export type SaveDraftMutationVariables = Exact<{
  input: DraftInput;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly id: number, readonly updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  id: number;
}>;


export type DiscardDraftMutation = { readonly discardDraft: boolean };

export type ListedVersionFragment = { readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Language } | null };

export type VersionChangeFragment = { readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: LineChangeKind, readonly role: LineRole, readonly words: ReadonlyArray<{ readonly kind: WordChangeKind, readonly text: string }> }> }> };

export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}` as string & Urql.TypedDocumentNode<EditedDraftFragment, unknown>;
export const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ListedVersionFragment, unknown>;
export const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}` as string & Urql.TypedDocumentNode<VersionChangeFragment, unknown>;
export const ManagedProgramListDocument = `query ManagedProgramList($kinds:[ProgramKind!]!$filter:ProgramFilter$page:Int!$size:Int!$language:Language!){managedPrograms(kinds:$kinds filter:$filter page:$page size:$size){totalCount items{id version kind number stage state title(language:$language){text language __typename}languages englishOutdated startsAt endsAt applyFrom applyTo capacity seatsTaken publishedAt goneAt __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedProgramListQuery, ManagedProgramListQueryVariables>;

export function useManagedProgramListQuery(options: Omit<Urql.UseQueryArgs<ManagedProgramListQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedProgramListQuery, ManagedProgramListQueryVariables>({ query: ManagedProgramListDocument, ...options });
};
export const ManagedProgramTagsDocument = `query ManagedProgramTags{allProgramTags{id ko:name(language:KO)en:name(language:EN)__typename}}` as string & Urql.TypedDocumentNode<ManagedProgramTagsQuery, ManagedProgramTagsQueryVariables>;

export function useManagedProgramTagsQuery(options?: Omit<Urql.UseQueryArgs<ManagedProgramTagsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedProgramTagsQuery, ManagedProgramTagsQueryVariables>({ query: ManagedProgramTagsDocument, ...options });
};
export const ProgramEditorDocument = `query ProgramEditor($id:Id!){programForEditing(id:$id){id kind version stage number seatsTaken expectedCount publishedAt cancelledAt cancelNoteKo cancelNoteEn deletedAt koUpdatedAt enUpdatedAt startsAt endsAt applyFrom applyTo applyLink fee enrollmentFee capacity waitingList pricesNeedDues changeUntil withdrawUntil joinLink takesGroups reminders ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}refundRules{daysBefore percent __typename}tag{id __typename}thumbnail{...EditedFile __typename}ko{title description content location __typename}en{title description content location __typename}unchecked answers pairs{ko en since __typename}prices{id labelKo labelEn grades until amount __typename}speakers{id nameKo nameEn affiliationKo affiliationEn talkKo talkEn portrait{...EditedFile __typename}__typename}sessions{id startsAt endsAt titleKo titleEn isBreak byKo byEn file{...EditedFile __typename}__typename}examParts languagePairs sites{id nameKo nameEn addressKo addressEn __typename}files{...EditedFile __typename}draft{...EditedDraft __typename}__typename}}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramEditorQuery, ProgramEditorQueryVariables>;

export function useProgramEditorQuery(options: Omit<Urql.UseQueryArgs<ProgramEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramEditorQuery, ProgramEditorQueryVariables>({ query: ProgramEditorDocument, ...options });
};
export const NewProgramEditorDocument = `query NewProgramEditor($kinds:[ProgramKind!]!$draft:Id){newProgramDraft(kinds:$kinds id:$draft){...EditedDraft __typename}}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<NewProgramEditorQuery, NewProgramEditorQueryVariables>;

export function useNewProgramEditorQuery(options: Omit<Urql.UseQueryArgs<NewProgramEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<NewProgramEditorQuery, NewProgramEditorQueryVariables>({ query: NewProgramEditorDocument, ...options });
};
export const CreateProgramDocument = `mutation CreateProgram($input:ProgramInput!$requestKey:String){createProgram(input:$input requestKey:$requestKey){id __typename}}` as string & Urql.TypedDocumentNode<CreateProgramMutation, CreateProgramMutationVariables>;

export function useCreateProgramMutation() {
  return Urql.useMutation<CreateProgramMutation, CreateProgramMutationVariables>(CreateProgramDocument);
};
export const SaveProgramDocument = `mutation SaveProgram($id:Id!$version:Int!$input:ProgramInput!$note:String){saveProgram(id:$id version:$version input:$input note:$note){id __typename}}` as string & Urql.TypedDocumentNode<SaveProgramMutation, SaveProgramMutationVariables>;

export function useSaveProgramMutation() {
  return Urql.useMutation<SaveProgramMutation, SaveProgramMutationVariables>(SaveProgramDocument);
};
export const DuplicateProgramDocument = `mutation DuplicateProgram($id:Id!$startsAt:DateTime!){duplicateProgram(id:$id startsAt:$startsAt){id __typename}}` as string & Urql.TypedDocumentNode<DuplicateProgramMutation, DuplicateProgramMutationVariables>;

export function useDuplicateProgramMutation() {
  return Urql.useMutation<DuplicateProgramMutation, DuplicateProgramMutationVariables>(DuplicateProgramDocument);
};
export const CancelProgramDocument = `mutation CancelProgram($id:Id!$version:Int!$noteKo:String$noteEn:String){cancelProgram(id:$id version:$version noteKo:$noteKo noteEn:$noteEn){id __typename}}` as string & Urql.TypedDocumentNode<CancelProgramMutation, CancelProgramMutationVariables>;

export function useCancelProgramMutation() {
  return Urql.useMutation<CancelProgramMutation, CancelProgramMutationVariables>(CancelProgramDocument);
};
export const DeleteProgramDocument = `mutation DeleteProgram($id:Id!){deleteProgram(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<DeleteProgramMutation, DeleteProgramMutationVariables>;

export function useDeleteProgramMutation() {
  return Urql.useMutation<DeleteProgramMutation, DeleteProgramMutationVariables>(DeleteProgramDocument);
};
export const RestoreProgramDocument = `mutation RestoreProgram($id:Id!){restoreProgram(id:$id){id __typename}}` as string & Urql.TypedDocumentNode<RestoreProgramMutation, RestoreProgramMutationVariables>;

export function useRestoreProgramMutation() {
  return Urql.useMutation<RestoreProgramMutation, RestoreProgramMutationVariables>(RestoreProgramDocument);
};
export const PurgeProgramDocument = `mutation PurgeProgram($id:Id!){purgeProgram(id:$id)}` as string & Urql.TypedDocumentNode<PurgeProgramMutation, PurgeProgramMutationVariables>;

export function usePurgeProgramMutation() {
  return Urql.useMutation<PurgeProgramMutation, PurgeProgramMutationVariables>(PurgeProgramDocument);
};
export const CreateProgramTagDocument = `mutation CreateProgramTag($nameKo:String!$nameEn:String!){createProgramTag(nameKo:$nameKo nameEn:$nameEn){id __typename}}` as string & Urql.TypedDocumentNode<CreateProgramTagMutation, CreateProgramTagMutationVariables>;

export function useCreateProgramTagMutation() {
  return Urql.useMutation<CreateProgramTagMutation, CreateProgramTagMutationVariables>(CreateProgramTagDocument);
};
export const ProgramVersionsDocument = `query ProgramVersions($id:Id!$language:Language!){programForEditing(id:$id){id version versions{...ListedVersion __typename}__typename}}${ListedVersionFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramVersionsQuery, ProgramVersionsQueryVariables>;

export function useProgramVersionsQuery(options: Omit<Urql.UseQueryArgs<ProgramVersionsQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramVersionsQuery, ProgramVersionsQueryVariables>({ query: ProgramVersionsDocument, ...options });
};
export const ProgramVersionChangeDocument = `query ProgramVersionChange($id:Id!$number:Int!$against:VersionComparison!){programForEditing(id:$id){id versions(number:$number){...VersionChange __typename}__typename}}${VersionChangeFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramVersionChangeQuery, ProgramVersionChangeQueryVariables>;

export function useProgramVersionChangeQuery(options: Omit<Urql.UseQueryArgs<ProgramVersionChangeQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramVersionChangeQuery, ProgramVersionChangeQueryVariables>({ query: ProgramVersionChangeDocument, ...options });
};
export const RestoreProgramVersionDocument = `mutation RestoreProgramVersion($id:Id!$number:Int!$version:Int!){restoreProgramVersion(id:$id number:$number version:$version){id __typename}}` as string & Urql.TypedDocumentNode<RestoreProgramVersionMutation, RestoreProgramVersionMutationVariables>;

export function useRestoreProgramVersionMutation() {
  return Urql.useMutation<RestoreProgramVersionMutation, RestoreProgramVersionMutationVariables>(RestoreProgramVersionDocument);
};
export const SaveDraftDocument = `mutation SaveDraft($input:DraftInput!){saveDraft(input:$input){id updatedAt __typename}}` as string & Urql.TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export function useSaveDraftMutation() {
  return Urql.useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument);
};
export const DiscardDraftDocument = `mutation DiscardDraft($id:Id!){discardDraft(id:$id)}` as string & Urql.TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useDiscardDraftMutation() {
  return Urql.useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument);
};