/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
import type { RichTextDocument } from '#schema/validation/core/document.ts';
const EditedProgramFieldsFragmentDoc = `fragment EditedProgramFields on ProgramForEditing{applyFrom applyTo applyLink enrollmentFee capacity waitingList pricesNeedDues changeUntil withdrawUntil joinLink takesGroups reminders __typename}`;
const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}`;
const EditedDraftFragmentDoc = `fragment EditedDraft on Draft{id baseVersion payload updatedAt __typename}`;
const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}`;
const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}`;
export type HiddenProgramQueryVariables = Exact<{
  id: number;
}>;


export type HiddenProgramQuery = { readonly programForEditing: { readonly id: number, readonly kind: Types.ProgramKind, readonly publishedAt: string | null, readonly deletedAt: string | null } | null };

export type ManagedProgramListQueryVariables = Exact<{
  kinds: ReadonlyArray<Types.ProgramKind> | Types.ProgramKind;
  filter?: Types.ProgramFilter | null | undefined;
  page: number;
  size: number;
  language: Types.Language;
}>;


export type ManagedProgramListQuery = { readonly managedPrograms: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: number, readonly version: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly stage: Types.ProgramStage, readonly state: Types.ProgramState, readonly languages: ReadonlyArray<Types.Language>, readonly englishOutdated: boolean, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly capacity: number | null, readonly seatsTaken: number, readonly publishedAt: string | null, readonly trashExpiry: string | null, readonly title: { readonly text: string, readonly language: Types.Language } }> } };

export type ManagedProgramTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedProgramTagsQuery = { readonly allProgramTags: ReadonlyArray<{ readonly id: number, readonly ko: string, readonly en: string }> };

export type ProgramEditorQueryVariables = Exact<{
  id: number;
}>;


export type ProgramEditorQuery = { readonly programForEditing: { readonly id: number, readonly kind: Types.ProgramKind, readonly version: number, readonly stage: Types.ProgramStage, readonly number: number | null, readonly seatsTaken: number, readonly expectedCount: number, readonly publishedAt: string | null, readonly cancelledAt: string | null, readonly cancelNoteKo: string | null, readonly cancelNoteEn: string | null, readonly deletedAt: string | null, readonly koUpdatedAt: string | null, readonly enUpdatedAt: string | null, readonly startsAt: string, readonly endsAt: string, readonly fee: number, readonly unchecked: ReadonlyArray<string>, readonly answers: ReadonlyArray<string>, readonly examParts: ReadonlyArray<Types.ExamPart>, readonly languagePairs: ReadonlyArray<Types.LanguagePair>, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly enrollmentFee: number | null, readonly capacity: number | null, readonly waitingList: boolean, readonly pricesNeedDues: boolean, readonly changeUntil: string | null, readonly withdrawUntil: string | null, readonly joinLink: string | null, readonly takesGroups: boolean, readonly reminders: boolean, readonly ownFields: ReadonlyArray<{ readonly key: string, readonly type: Types.OwnFieldType, readonly labelKo: string, readonly labelEn: string | null, readonly isNeeded: boolean, readonly choicesKo: ReadonlyArray<string>, readonly choicesEn: ReadonlyArray<string> }>, readonly refundRules: ReadonlyArray<{ readonly daysBefore: number, readonly percent: number }> | null, readonly tag: { readonly id: number } | null, readonly thumbnail: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly ko: { readonly title: string | null, readonly description: string | null, readonly content: RichTextDocument | null, readonly location: string | null } | null, readonly en: { readonly title: string | null, readonly description: string | null, readonly content: RichTextDocument | null, readonly location: string | null } | null, readonly pairs: ReadonlyArray<{ readonly ko: string, readonly en: string | null, readonly since: number | null }>, readonly prices: ReadonlyArray<{ readonly id: number, readonly labelKo: string, readonly labelEn: string | null, readonly grades: ReadonlyArray<Types.MemberGrade>, readonly until: string | null, readonly amount: number }>, readonly speakers: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly affiliationKo: string | null, readonly affiliationEn: string | null, readonly talkKo: string | null, readonly talkEn: string | null, readonly portrait: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly sessions: ReadonlyArray<{ readonly id: number, readonly startsAt: string, readonly endsAt: string, readonly titleKo: string, readonly titleEn: string | null, readonly isBreak: boolean, readonly byKo: string | null, readonly byEn: string | null, readonly file: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null }>, readonly sites: ReadonlyArray<{ readonly id: number, readonly nameKo: string, readonly nameEn: string | null, readonly addressKo: string | null, readonly addressEn: string | null }>, readonly files: ReadonlyArray<{ readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number }>, readonly draft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null } | null };

export type NewProgramEditorQueryVariables = Exact<{
  kinds: ReadonlyArray<Types.ProgramKind> | Types.ProgramKind;
  draft?: number | null | undefined;
}>;


export type NewProgramEditorQuery = { readonly newProgramDraft: { readonly id: number, readonly baseVersion: number | null, readonly payload: unknown, readonly updatedAt: string } | null };

export type CreateProgramMutationVariables = Exact<{
  input: Types.ProgramInput;
  requestKey?: string | null | undefined;
}>;


export type CreateProgramMutation = { readonly createProgram: { readonly id: number } };

export type SaveProgramMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.ProgramInput;
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
  language: Types.Language;
}>;


export type ProgramVersionsQuery = { readonly programForEditing: { readonly id: number, readonly version: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Types.Language } | null }> } | null };

export type ProgramVersionChangeQueryVariables = Exact<{
  id: number;
  number: number;
  against: Types.VersionComparison;
}>;


export type ProgramVersionChangeQuery = { readonly programForEditing: { readonly id: number, readonly versions: ReadonlyArray<{ readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> }> }> } | null };

export type RestoreProgramVersionMutationVariables = Exact<{
  id: number;
  number: number;
  version: number;
}>;


export type RestoreProgramVersionMutation = { readonly restoreProgramVersion: { readonly id: number } };


export const HiddenProgramDocument = `query HiddenProgram($id:Id!){programForEditing(id:$id){id kind publishedAt deletedAt __typename}}` as string & Urql.TypedDocumentNode<HiddenProgramQuery, HiddenProgramQueryVariables>;

export function useHiddenProgramQuery(options: Omit<Urql.UseQueryArgs<HiddenProgramQueryVariables>, 'query'>) {
  return Urql.useQuery<HiddenProgramQuery, HiddenProgramQueryVariables>({ query: HiddenProgramDocument, ...options });
};
export const ManagedProgramListDocument = `query ManagedProgramList($kinds:[ProgramKind!]!$filter:ProgramFilter$page:Int!$size:Int!$language:Language!){managedPrograms(kinds:$kinds filter:$filter page:$page size:$size){totalCount items{id version kind number stage state title(language:$language){text language __typename}languages englishOutdated startsAt endsAt applyFrom applyTo capacity seatsTaken publishedAt trashExpiry __typename}__typename}}` as string & Urql.TypedDocumentNode<ManagedProgramListQuery, ManagedProgramListQueryVariables>;

export function useManagedProgramListQuery(options: Omit<Urql.UseQueryArgs<ManagedProgramListQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedProgramListQuery, ManagedProgramListQueryVariables>({ query: ManagedProgramListDocument, ...options });
};
export const ManagedProgramTagsDocument = `query ManagedProgramTags{allProgramTags{id ko:name(language:KO)en:name(language:EN)__typename}}` as string & Urql.TypedDocumentNode<ManagedProgramTagsQuery, ManagedProgramTagsQueryVariables>;

export function useManagedProgramTagsQuery(options?: Omit<Urql.UseQueryArgs<ManagedProgramTagsQueryVariables>, 'query'>) {
  return Urql.useQuery<ManagedProgramTagsQuery, ManagedProgramTagsQueryVariables>({ query: ManagedProgramTagsDocument, ...options });
};
export const ProgramEditorDocument = `query ProgramEditor($id:Id!){programForEditing(id:$id){id kind version stage number seatsTaken expectedCount publishedAt cancelledAt cancelNoteKo cancelNoteEn deletedAt koUpdatedAt enUpdatedAt startsAt endsAt fee ...EditedProgramFields ownFields{key type labelKo labelEn isNeeded choicesKo choicesEn __typename}refundRules{daysBefore percent __typename}tag{id __typename}thumbnail{...EditedFile __typename}ko{title description content location __typename}en{title description content location __typename}unchecked answers pairs{ko en since __typename}prices{id labelKo labelEn grades until amount __typename}speakers{id nameKo nameEn affiliationKo affiliationEn talkKo talkEn portrait{...EditedFile __typename}__typename}sessions{id startsAt endsAt titleKo titleEn isBreak byKo byEn file{...EditedFile __typename}__typename}examParts languagePairs sites{id nameKo nameEn addressKo addressEn __typename}files{...EditedFile __typename}draft{...EditedDraft __typename}__typename}}${EditedProgramFieldsFragmentDoc}${EditedFileFragmentDoc}${EditedDraftFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramEditorQuery, ProgramEditorQueryVariables>;

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