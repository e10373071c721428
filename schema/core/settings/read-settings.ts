import type { Tx } from "#prisma/client.ts";
import type { Setting } from "#prisma/generated/client.ts";

/** The one row. */
export const SETTINGS_ID = 1;

/** What a site says of itself before anybody filled in its settings. */
export const NEUTRAL_SETTINGS: Setting = {
  id: SETTINGS_ID,
  nameKo: "학회",
  nameEn: "Association",
  descriptionKo: "학회 누리집",
  descriptionEn: "The website of the association",
  addressKo: null,
  addressEn: null,
  phone: null,
  email: null,
  hoursKo: null,
  hoursEn: null,
  privacyOfficerKo: null,
  privacyOfficerEn: null,
  bankName: null,
  bankAccount: null,
  bankHolder: null,
  swiftCode: null,
  swiftBank: null,
  swiftHolder: null,
  mailSender: null,
  registrationNumber: null,
  representativeKo: null,
  representativeEn: null,
  sealId: null,
  paymentDays: 7,
  graceDays: 60,
  duesReminderDays: [-30, -7, 7, 30],
  programReminderDays: [1, 7],
  entryFromMonth: null,
  entryPercent: 50,
  asksDifference: false,
  returnsFromNewYear: false,
  lapsedYears: null,
  dormantMonths: null,
  certificateFee: 0,
  offerHours: 48,
  refundRules: [{ daysBefore: 5, percent: 50 }],
  staffFactor: false,
  staffHours: 8,
  staffIdleMinutes: 30,
  twoPersonsAbove: null,
  version: 1,
  homeVersion: 1,
  faqVersion: 1,
  journalNameKo: null,
  journalNameEn: null,
  issn: null,
  eissn: null,
};

/** The association as it describes itself. */
export async function readSettings(tx: Pick<Tx, "setting">): Promise<Setting> {
  return (await tx.setting.findUnique({ where: { id: SETTINGS_ID } })) ?? NEUTRAL_SETTINGS;
}
