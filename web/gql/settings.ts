/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** What the payment for a grade is called. */
export type DueType =
  | 'ANNUAL'
  | 'ENTRY'
  | 'INSTITUTION'
  | 'LIFETIME';

export type GradeDueInput = {
  /** Whole won; null: the grade is free. */
  readonly amount?: number | null | undefined;
  readonly grade: MemberGrade;
  readonly type: DueType;
};

/** What a person is to the association; everybody starts as GENERAL. */
export type MemberGrade =
  | 'ASSOCIATE'
  | 'GENERAL'
  | 'HONORARY'
  | 'INSTITUTION'
  | 'LIFETIME'
  | 'REGULAR';

export type RefundRuleInput = {
  readonly daysBefore?: number | null | undefined;
  readonly percent?: number | null | undefined;
};

/** All settings: what is left out or null is emptied. */
export type SettingsInput = {
  readonly addressEn?: string | null | undefined;
  readonly addressKo?: string | null | undefined;
  /** A change of grade within a year asks for the difference. */
  readonly asksDifference?: boolean | null | undefined;
  readonly bankAccount?: string | null | undefined;
  readonly bankHolder?: string | null | undefined;
  readonly bankName?: string | null | undefined;
  readonly certificateFee?: number | null | undefined;
  readonly descriptionEn?: string | null | undefined;
  readonly descriptionKo?: string | null | undefined;
  /** 12 to 60: months without a sign-in after which an account becomes dormant. Null: never. */
  readonly dormantMonths?: number | null | undefined;
  /** Left out: -30, -7, 7 and 30. */
  readonly duesReminderDays?: ReadonlyArray<number> | null | undefined;
  readonly eissn?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** 2 to 12; null: all year the whole. */
  readonly entryFromMonth?: number | null | undefined;
  /** Left out: 50. */
  readonly entryPercent?: number | null | undefined;
  /** Left out: 60. */
  readonly graceDays?: number | null | undefined;
  readonly gradeDues: ReadonlyArray<GradeDueInput>;
  readonly hoursEn?: string | null | undefined;
  readonly hoursKo?: string | null | undefined;
  /** Of the printed journal; its check digit is looked at. */
  readonly issn?: string | null | undefined;
  readonly journalNameEn?: string | null | undefined;
  readonly journalNameKo?: string | null | undefined;
  /** After so many years a lapsed member becomes a general member. Null: never. */
  readonly lapsedYears?: number | null | undefined;
  readonly mailSender?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
  readonly nameKo?: string | null | undefined;
  readonly offerHours?: number | null | undefined;
  readonly paymentDays?: number | null | undefined;
  readonly phone?: string | null | undefined;
  readonly privacyOfficerEn?: string | null | undefined;
  readonly privacyOfficerKo?: string | null | undefined;
  /** Left out: 1 and 7. */
  readonly programReminderDays?: ReadonlyArray<number> | null | undefined;
  readonly refundRules: ReadonlyArray<RefundRuleInput>;
  readonly registrationNumber?: string | null | undefined;
  readonly representativeEn?: string | null | undefined;
  readonly representativeKo?: string | null | undefined;
  /** Who pays after a lapse is a member of the whole year. */
  readonly returnsFromNewYear?: boolean | null | undefined;
  /** The picture of the seal; null: papers have none. */
  readonly sealId?: number | null | undefined;
  /** Staff need a second factor. */
  readonly staffFactor?: boolean | null | undefined;
  /** Left out: 8. */
  readonly staffHours?: number | null | undefined;
  /** Left out: 30. */
  readonly staffIdleMinutes?: number | null | undefined;
  readonly swiftBank?: string | null | undefined;
  readonly swiftCode?: string | null | undefined;
  readonly swiftHolder?: string | null | undefined;
  /** Whole won; null or 0: of no amount. */
  readonly twoPersonsAbove?: number | null | undefined;
};

export type EditedSettingsFragment = { readonly version: number, readonly nameKo: string, readonly nameEn: string, readonly descriptionKo: string, readonly descriptionEn: string, readonly addressKo: string | null, readonly addressEn: string | null, readonly phone: string | null, readonly email: string | null, readonly hoursKo: string | null, readonly hoursEn: string | null, readonly privacyOfficerKo: string | null, readonly privacyOfficerEn: string | null, readonly bankName: string | null, readonly bankAccount: string | null, readonly bankHolder: string | null, readonly swiftCode: string | null, readonly swiftBank: string | null, readonly swiftHolder: string | null, readonly mailSender: string | null, readonly registrationNumber: string | null, readonly representativeKo: string | null, readonly representativeEn: string | null, readonly journalNameKo: string | null, readonly journalNameEn: string | null, readonly issn: string | null, readonly eissn: string | null, readonly paymentDays: number, readonly graceDays: number, readonly duesReminderDays: ReadonlyArray<number>, readonly programReminderDays: ReadonlyArray<number>, readonly entryFromMonth: number | null, readonly entryPercent: number, readonly asksDifference: boolean, readonly returnsFromNewYear: boolean, readonly lapsedYears: number | null, readonly dormantMonths: number | null, readonly offerHours: number, readonly certificateFee: number, readonly staffHours: number, readonly staffIdleMinutes: number, readonly twoPersonsAbove: number | null, readonly staffFactor: boolean, readonly seal: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly refundRules: ReadonlyArray<{ readonly daysBefore: number, readonly percent: number }>, readonly gradeDues: ReadonlyArray<{ readonly grade: MemberGrade, readonly type: DueType, readonly amount: number }> };

export type SettingsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsEditorQuery = { readonly settingsForEditing: { readonly version: number, readonly nameKo: string, readonly nameEn: string, readonly descriptionKo: string, readonly descriptionEn: string, readonly addressKo: string | null, readonly addressEn: string | null, readonly phone: string | null, readonly email: string | null, readonly hoursKo: string | null, readonly hoursEn: string | null, readonly privacyOfficerKo: string | null, readonly privacyOfficerEn: string | null, readonly bankName: string | null, readonly bankAccount: string | null, readonly bankHolder: string | null, readonly swiftCode: string | null, readonly swiftBank: string | null, readonly swiftHolder: string | null, readonly mailSender: string | null, readonly registrationNumber: string | null, readonly representativeKo: string | null, readonly representativeEn: string | null, readonly journalNameKo: string | null, readonly journalNameEn: string | null, readonly issn: string | null, readonly eissn: string | null, readonly paymentDays: number, readonly graceDays: number, readonly duesReminderDays: ReadonlyArray<number>, readonly programReminderDays: ReadonlyArray<number>, readonly entryFromMonth: number | null, readonly entryPercent: number, readonly asksDifference: boolean, readonly returnsFromNewYear: boolean, readonly lapsedYears: number | null, readonly dormantMonths: number | null, readonly offerHours: number, readonly certificateFee: number, readonly staffHours: number, readonly staffIdleMinutes: number, readonly twoPersonsAbove: number | null, readonly staffFactor: boolean, readonly seal: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly refundRules: ReadonlyArray<{ readonly daysBefore: number, readonly percent: number }>, readonly gradeDues: ReadonlyArray<{ readonly grade: MemberGrade, readonly type: DueType, readonly amount: number }> } };

export type SaveSettingsMutationVariables = Exact<{
  version: number;
  input: SettingsInput;
}>;


export type SaveSettingsMutation = { readonly saveSettings: { readonly version: number, readonly nameKo: string, readonly nameEn: string, readonly descriptionKo: string, readonly descriptionEn: string, readonly addressKo: string | null, readonly addressEn: string | null, readonly phone: string | null, readonly email: string | null, readonly hoursKo: string | null, readonly hoursEn: string | null, readonly privacyOfficerKo: string | null, readonly privacyOfficerEn: string | null, readonly bankName: string | null, readonly bankAccount: string | null, readonly bankHolder: string | null, readonly swiftCode: string | null, readonly swiftBank: string | null, readonly swiftHolder: string | null, readonly mailSender: string | null, readonly registrationNumber: string | null, readonly representativeKo: string | null, readonly representativeEn: string | null, readonly journalNameKo: string | null, readonly journalNameEn: string | null, readonly issn: string | null, readonly eissn: string | null, readonly paymentDays: number, readonly graceDays: number, readonly duesReminderDays: ReadonlyArray<number>, readonly programReminderDays: ReadonlyArray<number>, readonly entryFromMonth: number | null, readonly entryPercent: number, readonly asksDifference: boolean, readonly returnsFromNewYear: boolean, readonly lapsedYears: number | null, readonly dormantMonths: number | null, readonly offerHours: number, readonly certificateFee: number, readonly staffHours: number, readonly staffIdleMinutes: number, readonly twoPersonsAbove: number | null, readonly staffFactor: boolean, readonly seal: { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number } | null, readonly refundRules: ReadonlyArray<{ readonly daysBefore: number, readonly percent: number }>, readonly gradeDues: ReadonlyArray<{ readonly grade: MemberGrade, readonly type: DueType, readonly amount: number }> } };

export type EditedFileFragment = { readonly id: number, readonly key: string, readonly name: string, readonly mimeType: string, readonly size: number, readonly width: number | null, readonly height: number | null, readonly url: string, readonly revision: number };

export const EditedFileFragmentDoc = `fragment EditedFile on File{id key name mimeType size width height url revision __typename}` as string & Urql.TypedDocumentNode<EditedFileFragment, unknown>;
export const EditedSettingsFragmentDoc = `fragment EditedSettings on SettingsForEditing{version nameKo nameEn descriptionKo descriptionEn addressKo addressEn phone email hoursKo hoursEn privacyOfficerKo privacyOfficerEn bankName bankAccount bankHolder swiftCode swiftBank swiftHolder mailSender registrationNumber representativeKo representativeEn journalNameKo journalNameEn issn eissn seal{...EditedFile __typename}paymentDays graceDays duesReminderDays programReminderDays entryFromMonth entryPercent asksDifference returnsFromNewYear lapsedYears dormantMonths offerHours certificateFee staffHours staffIdleMinutes twoPersonsAbove staffFactor refundRules{daysBefore percent __typename}gradeDues{grade type amount __typename}__typename}` as string & Urql.TypedDocumentNode<EditedSettingsFragment, unknown>;
export const SettingsEditorDocument = `query SettingsEditor{settingsForEditing{...EditedSettings __typename}}${EditedSettingsFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SettingsEditorQuery, SettingsEditorQueryVariables>;

export function useSettingsEditorQuery(options?: Omit<Urql.UseQueryArgs<SettingsEditorQueryVariables>, 'query'>) {
  return Urql.useQuery<SettingsEditorQuery, SettingsEditorQueryVariables>({ query: SettingsEditorDocument, ...options });
};
export const SaveSettingsDocument = `mutation SaveSettings($version:Int!$input:SettingsInput!){saveSettings(version:$version input:$input){...EditedSettings __typename}}${EditedSettingsFragmentDoc}${EditedFileFragmentDoc}` as string & Urql.TypedDocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;

export function useSaveSettingsMutation() {
  return Urql.useMutation<SaveSettingsMutation, SaveSettingsMutationVariables>(SaveSettingsDocument);
};