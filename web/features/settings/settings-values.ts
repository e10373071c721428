// The settings as their form holds them: everything as it is typed.
import { z } from "zod";
import { DUE_GRADES, type DueGrade, type DueType } from "#schema/validation/settings.ts";
import type { Part } from "#web/components/editor/merge.ts";
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
  mailSender: "settings.field.mailSender",
  paymentDays: "settings.field.paymentDays",
  offerHours: "settings.field.offerHours",
} as const satisfies Record<string, MessageId>;
export type LineName = keyof typeof LINE_LABELS;

/** What a grade is asked under while nobody has said otherwise. */
const USUAL_TYPE: Readonly<Record<DueGrade, DueType>> = {
  ASSOCIATE: "ANNUAL",
  REGULAR: "ANNUAL",
  LIFETIME: "LIFETIME",
  INSTITUTION: "INSTITUTION",
};

export interface RuleRow {
  readonly key: string;
  readonly daysBefore: string;
  readonly percent: string;
}

export interface DueRow {
  readonly grade: DueGrade;
  readonly type: string;
  /** Empty: the grade is free. */
  readonly amount: string;
}

export type SettingsValues = Record<LineName, string> & {
  refundRules: RuleRow[];
  gradeDues: DueRow[];
};

/** The fields of a form: those of the rows come and go with them. */
export function labelsOf({ refundRules }: SettingsValues): Readonly<Record<string, MessageId>> {
  const labels: Record<string, MessageId> = { ...LINE_LABELS, refundRules: "settings.section.refunds" };
  refundRules.forEach((_rule, i) => {
    labels[`refundRules.${i}.daysBefore`] = "settings.field.daysBefore";
    labels[`refundRules.${i}.percent`] = "settings.field.percent";
  });
  DUE_GRADES.forEach((_grade, i) => {
    labels[`gradeDues.${i}.type`] = "settings.field.dueType";
    labels[`gradeDues.${i}.amount`] = "settings.field.dueAmount";
  });
  return labels;
}

const typed = (value: string | number | null) => String(value ?? "");

/** What the form starts from. Rows have the keys of their places, so that two readings of the same are the same. */
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
    mailSender: typed(stored.mailSender),
    paymentDays: typed(stored.paymentDays),
    offerHours: typed(stored.offerHours),
    refundRules: stored.refundRules.map(({ daysBefore, percent }, place) => ({
      key: `stored-${place}`,
      daysBefore: typed(daysBefore),
      percent: typed(percent),
    })),
    gradeDues: DUE_GRADES.map((grade) => {
      const due = stored.gradeDues.find((row) => row.grade === grade);
      return { grade, type: due?.type ?? USUAL_TYPE[grade], amount: typed(due?.amount ?? null) };
    }),
  };
}

const isLine = (name: string): name is LineName => name in LINE_LABELS;
export const LINE_NAMES: readonly LineName[] = Object.keys(LINE_LABELS).filter(isLine);

/** What is taken from one side as a whole when two people saved. */
export const SETTINGS_PARTS: readonly Part<SettingsValues>[] = [
  ...LINE_NAMES.map((name) => ({ name, keys: [name] })),
  { name: "refundRules", keys: ["refundRules"] },
  { name: "gradeDues", keys: ["gradeDues"] },
];

const keptLines = z.record(z.string(), z.unknown());

/** What was kept of the form on this device, as far as it still fits. */
export function restoreSettings(kept: unknown): Partial<SettingsValues> {
  const found = keptLines.safeParse(kept).data ?? {};
  const lines = LINE_NAMES.flatMap((name) => {
    const line = found[name];
    return typeof line === "string" ? [[name, line]] : [];
  });
  return Object.fromEntries(lines);
}
