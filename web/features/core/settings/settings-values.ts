// The settings as their form holds them: everything as it is typed.

import { DUE_GRADES, type DueGrade, type DueType } from "#schema/validation/core/settings.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { savedTexts } from "#web/components/forms/saved-texts.ts";
import type { EditedSettingsFragment } from "#web/gql/settings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Every field of one line, in the order of the screen. */
export const LINE_LABELS = {
  nameKo: "settings.field.nameKo",
  nameEn: "settings.field.nameEn",
  descriptionKo: "settings.field.descriptionKo",
  descriptionEn: "settings.field.descriptionEn",
  addressKo: "settings.field.addressKo",
  addressEn: "settings.field.addressEn",
  phone: "settings.field.phone",
  email: "settings.field.email",
  hoursKo: "settings.field.hoursKo",
  hoursEn: "settings.field.hoursEn",
  privacyOfficerKo: "settings.field.privacyOfficerKo",
  privacyOfficerEn: "settings.field.privacyOfficerEn",
  bankName: "settings.field.bankName",
  bankAccount: "settings.field.bankAccount",
  bankHolder: "settings.field.bankHolder",
  swiftCode: "settings.field.swiftCode",
  swiftBank: "settings.field.swiftBank",
  swiftHolder: "settings.field.swiftHolder",
  mailSender: "settings.field.mailSender",
  registrationNumber: "settings.field.registrationNumber",
  representativeKo: "settings.field.representativeKo",
  representativeEn: "settings.field.representativeEn",
  journalNameKo: "settings.field.journalNameKo",
  journalNameEn: "settings.field.journalNameEn",
  issn: "settings.field.issn",
  eissn: "settings.field.eissn",
  paymentDays: "settings.field.paymentDays",
  graceDays: "settings.field.graceDays",
  duesReminderDays: "settings.field.duesReminderDays",
  programReminderDays: "settings.field.programReminderDays",
  offerHours: "settings.field.offerHours",
  certificateFee: "settings.field.certificateFee",
  entryFromMonth: "settings.field.entryFromMonth",
  entryPercent: "settings.field.entryPercent",
  lapsedYears: "settings.field.lapsedYears",
  dormantMonths: "settings.field.dormantMonths",
  staffHours: "settings.field.staffHours",
  staffIdleMinutes: "settings.field.staffIdleMinutes",
  twoPersonsAbove: "settings.field.twoPersonsAbove",
} as const satisfies Record<string, MessageId>;
export type LineName = keyof typeof LINE_LABELS;

/** What a grade is asked under while nobody has said otherwise. */
const USUAL_TYPE: Readonly<Record<DueGrade, DueType>> = {
  ASSOCIATE: "ANNUAL",
  REGULAR: "ANNUAL",
  LIFETIME: "LIFETIME",
  INSTITUTION: "INSTITUTION",
};

/** Every field in the order of the screen. */
export const SETTINGS_LABELS = {
  ...LINE_LABELS,
  asksDifference: "settings.field.asksDifference",
  returnsFromNewYear: "settings.field.returnsFromNewYear",
  staffFactor: "settings.field.staffFactor",
  seal: "settings.field.seal",
  refundRules: "settings.section.refunds",
  "refundRules.*": "settings.refund.row",
  "refundRules.*.daysBefore": "settings.field.daysBefore",
  "refundRules.*.percent": "settings.field.percent",
  gradeDues: "settings.section.dues",
  "gradeDues.*": "settings.due.row",
  "gradeDues.*.type": "settings.field.dueType",
  "gradeDues.*.amount": "settings.field.dueAmount",
} as const satisfies Record<string, MessageId>;

const row = { key: z.string() };
const ruleRow = z.object({ ...row, daysBefore: z.string(), percent: z.string() });
export type RuleRow = z.output<typeof ruleRow>;
const dueRow = z.object({
  ...row,
  grade: z.enum(DUE_GRADES),
  type: z.string(),
  /** Empty: the grade is free. */
  amount: z.string(),
});

/** Also what a saved draft is read with: anything may be in it. */
const settingsValues = z.object({
  ...savedTexts(LINE_LABELS).shape,
  asksDifference: z.boolean(),
  returnsFromNewYear: z.boolean(),
  staffFactor: z.boolean(),
  seal: editedFile.nullable(),
  refundRules: z.array(ruleRow),
  gradeDues: z.array(dueRow),
});
export type SettingsValues = z.output<typeof settingsValues>;

const typed = (value: string | number | null) => String(value ?? "");

/** What the form starts from. No two rules have the same day, no two dues the same grade: they are distinguished by them. */
export function toSettingsValues(stored: EditedSettingsFragment): SettingsValues {
  return {
    nameKo: typed(stored.nameKo),
    nameEn: typed(stored.nameEn),
    descriptionKo: typed(stored.descriptionKo),
    descriptionEn: typed(stored.descriptionEn),
    addressKo: typed(stored.addressKo),
    addressEn: typed(stored.addressEn),
    phone: typed(stored.phone),
    email: typed(stored.email),
    hoursKo: typed(stored.hoursKo),
    hoursEn: typed(stored.hoursEn),
    privacyOfficerKo: typed(stored.privacyOfficerKo),
    privacyOfficerEn: typed(stored.privacyOfficerEn),
    bankName: typed(stored.bankName),
    bankAccount: typed(stored.bankAccount),
    bankHolder: typed(stored.bankHolder),
    swiftCode: typed(stored.swiftCode),
    swiftBank: typed(stored.swiftBank),
    swiftHolder: typed(stored.swiftHolder),
    mailSender: typed(stored.mailSender),
    registrationNumber: typed(stored.registrationNumber),
    representativeKo: typed(stored.representativeKo),
    representativeEn: typed(stored.representativeEn),
    journalNameKo: typed(stored.journalNameKo),
    journalNameEn: typed(stored.journalNameEn),
    issn: typed(stored.issn),
    eissn: typed(stored.eissn),
    seal: stored.seal,
    paymentDays: typed(stored.paymentDays),
    graceDays: typed(stored.graceDays),
    duesReminderDays: stored.duesReminderDays.join(", "),
    programReminderDays: stored.programReminderDays.join(", "),
    offerHours: typed(stored.offerHours),
    certificateFee: typed(stored.certificateFee),
    dormantMonths: typed(stored.dormantMonths),
    staffHours: typed(stored.staffHours),
    staffIdleMinutes: typed(stored.staffIdleMinutes),
    twoPersonsAbove: typed(stored.twoPersonsAbove),
    entryFromMonth: typed(stored.entryFromMonth),
    entryPercent: typed(stored.entryPercent),
    lapsedYears: typed(stored.lapsedYears),
    asksDifference: stored.asksDifference,
    returnsFromNewYear: stored.returnsFromNewYear,
    staffFactor: stored.staffFactor,
    refundRules: stored.refundRules.map(({ daysBefore, percent }) => ({
      key: `stored-${daysBefore}`,
      daysBefore: typed(daysBefore),
      percent: typed(percent),
    })),
    gradeDues: DUE_GRADES.map((grade) => {
      const due = stored.gradeDues.find((row) => row.grade === grade);
      return { key: grade, grade, type: due?.type ?? USUAL_TYPE[grade], amount: typed(due?.amount ?? null) };
    }),
  };
}

/** What was stored of the form on this device. */
export const restoreSettings = (saved: unknown): SettingsValues | null =>
  settingsValues.safeParse(saved).data ?? null;

/** What is checked and sent. */
export const toSettingsInput = ({ seal, ...values }: SettingsValues) => ({
  ...values,
  sealId: seal?.id ?? null,
});
