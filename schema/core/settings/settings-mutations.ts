import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { settingsInput } from "#schema/validation/core/settings.ts";
import { readAllSettings } from "./read-all-settings.ts";
import { RefundRuleInputRef } from "./refund-rule.ts";
import { saveSettings } from "./save-settings.ts";
import { DueTypeRef, SettingsForEditingRef } from "./settings-for-editing.ts";

const GradeDueInput = builder.inputType("GradeDueInput", {
  fields: (t) => ({
    grade: t.field({ type: MemberGradeRef, required: true }),
    type: t.field({ type: DueTypeRef, required: true }),
    amount: t.int({ description: "Whole won; null: the grade is free." }),
  }),
});

const SettingsInputRef = builder
  .inputType("SettingsInput", {
    description: "All settings: what is left out or null is emptied.",
    fields: (t) => ({
      nameKo: t.string(),
      nameEn: t.string(),
      descriptionKo: t.string(),
      descriptionEn: t.string(),
      addressKo: t.string(),
      addressEn: t.string(),
      phone: t.string(),
      email: t.string(),
      hoursKo: t.string(),
      hoursEn: t.string(),
      privacyOfficerKo: t.string(),
      privacyOfficerEn: t.string(),
      bankName: t.string(),
      bankAccount: t.string(),
      bankHolder: t.string(),
      swiftCode: t.string(),
      swiftBank: t.string(),
      swiftHolder: t.string(),
      mailSender: t.string(),
      registrationNumber: t.string(),
      representativeKo: t.string(),
      representativeEn: t.string(),
      sealId: t.field({ type: "Id", description: "The picture of the seal; null: documents have none." }),
      paymentDays: t.int(),
      duesReminderDays: t.intList({ description: "Left out: -30, -7, 7 and 30." }),
      programReminderDays: t.intList({ description: "Left out: 1 and 7." }),
      graceDays: t.int({ description: "Left out: 60." }),
      entryFromMonth: t.int({ description: "2 to 12; null: all year the whole." }),
      entryPercent: t.int({ description: "Left out: 50." }),
      asksDifference: t.boolean({ description: "A change of grade within a year asks for the difference." }),
      returnsFromNewYear: t.boolean({ description: "Who pays after a lapse is a member of the whole year." }),
      lapsedYears: t.int({
        description: "After so many years a lapsed member becomes a general member. Null: never.",
      }),
      dormantMonths: t.int({
        description:
          "12 to 60: months without a sign-in after which an account becomes dormant. Null: never.",
      }),
      offerHours: t.int(),
      certificateFee: t.int(),
      staffHours: t.int({ description: "Left out: 8." }),
      staffIdleMinutes: t.int({ description: "Left out: 30." }),
      twoPersonsAbove: t.int({ description: "Whole won; null or 0: of no amount." }),
      staffFactor: t.boolean({ description: "Staff need a second factor." }),
      journalNameKo: t.string(),
      journalNameEn: t.string(),
      issn: t.string({ description: "Of the printed journal; its check digit is looked at." }),
      eissn: t.string(),
      refundRules: t.field({ type: [RefundRuleInputRef], required: true }),
      gradeDues: t.field({ type: [GradeDueInput], required: true }),
    }),
  })
  .validate(settingsInput);

action("saveSettings", {
  who: "office",
  can: manageSettings,
  subject: "settings",
  visitorsSee: true,
  type: SettingsForEditingRef,
  description:
    "Saves the settings that were read at `version`; CONFLICT with `extensions.conflict`, the settings as they are now, when they were saved since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: SettingsInputRef, required: true }),
  })),
  run: (tx, { version, input: settings }, { now }) => saveSettings(tx, { version, settings }, now),
  answer: () => readAllSettings(db),
});
