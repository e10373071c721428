// The settings as their form needs them: both languages, and what is not public.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { DUE_TYPES, type DueType } from "#schema/validation/core/settings.ts";
import type { AllSettings } from "./read-all-settings.ts";
import { RefundRuleRef } from "./refund-rule.ts";

export const DueTypeRef = builder.enumType("DueType", {
  description: "What the payment for a grade is called.",
  values: DUE_TYPES,
});

export const GradeDueRef = builder.objectRef<AllSettings["gradeDues"][number]>("GradeDue").implement({
  description: "What is to be paid before somebody has a grade.",
  fields: (t) => ({
    grade: t.expose("grade", { type: MemberGradeRef }),
    type: t.field({
      type: DueTypeRef,
      resolve: ({ type }): DueType => DUE_TYPES.find((known) => known === type) ?? "ENTRY",
    }),
    amount: t.exposeInt("amount", { description: "Whole won." }),
  }),
});

const LINES = [
  "addressKo",
  "addressEn",
  "phone",
  "email",
  "hoursKo",
  "hoursEn",
  "privacyOfficerKo",
  "privacyOfficerEn",
  "bankName",
  "bankAccount",
  "bankHolder",
  "swiftCode",
  "swiftBank",
  "swiftHolder",
  "mailSender",
  "registrationNumber",
  "representativeKo",
  "representativeEn",
  "journalNameKo",
  "journalNameEn",
  "issn",
  "eissn",
] as const;

export const SettingsForEditingRef = builder.objectRef<AllSettings>("SettingsForEditing").implement({
  description: "Everything the office may set.",
  authScopes: { can: manageSettings },
  fields: (t) => ({
    version: t.exposeInt("version"),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn"),
    descriptionKo: t.exposeString("descriptionKo"),
    descriptionEn: t.exposeString("descriptionEn"),
    paymentDays: t.exposeInt("paymentDays"),
    duesReminderDays: t.exposeIntList("duesReminderDays", {
      description: "Days from the deadline of dues on which anyone who owes them is reminded.",
    }),
    programReminderDays: t.exposeIntList("programReminderDays", {
      description: "Days before a program on which confirmed applicants get a mail.",
    }),
    graceDays: t.exposeInt("graceDays", {
      description: "Days in which a membership counts on without its dues.",
    }),
    entryFromMonth: t.exposeInt("entryFromMonth", {
      nullable: true,
      description: "From which month on who becomes a member pays less of that year's dues.",
    }),
    entryPercent: t.exposeInt("entryPercent"),
    asksDifference: t.exposeBoolean("asksDifference", {
      description: "A change of grade within a year asks for the difference of the dues.",
    }),
    lapsedYears: t.exposeInt("lapsedYears", {
      nullable: true,
      description: "After so many years a lapsed member becomes a general member. Null: never.",
    }),
    dormantMonths: t.exposeInt("dormantMonths", {
      nullable: true,
      description: "Months without a sign-in after which an account becomes dormant. Null: never.",
    }),
    returnsFromNewYear: t.exposeBoolean("returnsFromNewYear", {
      description: "Who pays after a lapse is a member from the first day of the year on.",
    }),
    offerHours: t.exposeInt("offerHours"),
    certificateFee: t.exposeInt("certificateFee", { description: "Whole won for a printed certificate." }),
    staffHours: t.exposeInt("staffHours", { description: "After which a sign-in of staff ends." }),
    staffIdleMinutes: t.exposeInt("staffIdleMinutes", {
      description: "Without a request, after which a sign-in of staff ends.",
    }),
    twoPersonsAbove: t.exposeInt("twoPersonsAbove", {
      nullable: true,
      description: "Refunds, exemptions and write-offs of more whole won need a second person.",
    }),
    staffFactor: t.exposeBoolean("staffFactor", {
      description: "Staff need a second factor.",
    }),
    seal: t.field({
      type: FileRef,
      nullable: true,
      description: "The picture that documents have beside the representative.",
      resolve: ({ sealId }) => (sealId === null ? null : db.file.findUnique({ where: { id: sealId } })),
    }),
    refundRules: t.field({ type: [RefundRuleRef], resolve: ({ refundRules }) => [...refundRules] }),
    gradeDues: t.field({ type: [GradeDueRef], resolve: ({ gradeDues }) => [...gradeDues] }),
  }),
});

for (const line of LINES) {
  builder.objectField(SettingsForEditingRef, line, (t) => t.exposeString(line, { nullable: true }));
}
