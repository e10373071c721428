// The settings of the site as the office types them. The mutation and the form check them by this one schema;
// numbers may come as the digits that were typed.

import { z } from "#schema/validation/zod.ts";
import { readIssn } from "./check-digits.ts";
import { emailAddress } from "./email-address.ts";
import { optionalId } from "./ids.ts";
import {
  EMAIL_MAX_LENGTH,
  LINE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PROGRAM_AMOUNT_MAX,
  SETTING_TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "./limits.ts";
import { optionalLine, requiredLine } from "./lines.ts";

/** Grades that can cost something before somebody has them. */
export const DUE_GRADES = ["ASSOCIATE", "REGULAR", "LIFETIME", "INSTITUTION"] as const;
export type DueGrade = (typeof DUE_GRADES)[number];

/** What such a payment is called. */
export const DUE_TYPES = ["ENTRY", "ANNUAL", "LIFETIME", "INSTITUTION"] as const;
export type DueType = (typeof DUE_TYPES)[number];

export const REFUND_RULES_MAX = 10;

/** What was typed as a number; nothing typed is null. */
function readDigits(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const digits = value.normalize("NFKC").replaceAll(",", "").trim();
  if (digits === "") return null;
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A whole number between two bounds, both included. */
export const whole = (min: number, max: number) => {
  const error = ({ input }: { input?: unknown }) =>
    input === null || input === undefined ? "REQUIRED" : "NUMBER_INVALID";
  return z.preprocess(
    readDigits,
    z.int({ error }).min(min, { error: "NUMBER_INVALID" }).max(max, { error: "NUMBER_INVALID" }),
  );
};

/** Months without a sign-in that the office may choose for dormant accounts. */
const DORMANT_MONTHS = { min: 12, max: 60 } as const;

const REMINDERS_MAX = 8;
/** Days before a program. */
const PROGRAM_REMINDER_MAX = 60;

/** Days from a date, typed as "-30, -7, 7"; each once, in their order. */
const dayList = (min: number, max: number) =>
  z.preprocess(
    (typed) =>
      typeof typed === "string"
        ? typed
            .normalize("NFKC")
            .replaceAll("\u2212", "-")
            .split(/[\s,]+/)
            .flatMap((day) => (day === "" ? [] : [Number(day)]))
        : typed,
    z
      .array(
        z
          .int({ error: "NUMBER_INVALID" })
          .min(min, { error: "NUMBER_INVALID" })
          .max(max, { error: "NUMBER_INVALID" }),
        { error: "NUMBER_INVALID" },
      )
      .max(REMINDERS_MAX, { error: "TOO_MANY_ROWS" })
      .transform((days) => [...new Set(days)].sort((one, other) => one - other)),
  );

const optionalEmail = z
  .union([z.literal(""), emailAddress])
  .nullish()
  .transform((value) => value || null);

/** Anyone who withdraws at least so many days before the event gets so much of the price back. */
const refundRule = z.object({ daysBefore: whole(0, 365), percent: whole(0, 100) });
export type RefundRule = z.output<typeof refundRule>;

/** The first one that fits counts; they come out in that order. */
export const refundRules = z
  .array(refundRule, { error: "TYPE_INVALID" })
  .max(REFUND_RULES_MAX, { error: "TOO_MANY_ROWS" })
  .superRefine((rules, context) => {
    rules.forEach(({ daysBefore }, i) => {
      if (rules.findIndex((rule) => rule.daysBefore === daysBefore) < i) {
        context.addIssue({ code: "custom", path: [i, "daysBefore"], message: "NUMBER_INVALID" });
      }
    });
  })
  .transform((rules) => rules.toSorted((one, other) => other.daysBefore - one.daysBefore));

const gradeDue = z.object({
  grade: z.enum(DUE_GRADES, { error: "CHOICE_UNKNOWN" }),
  type: z.enum(DUE_TYPES, { error: "CHOICE_UNKNOWN" }),
  /** Whole won; nothing where the grade is free. */
  amount: z.preprocess(
    readDigits,
    z
      .int({ error: "AMOUNT_INVALID" })
      .min(1, { error: "AMOUNT_INVALID" })
      .max(PROGRAM_AMOUNT_MAX, { error: "AMOUNT_INVALID" })
      .nullish(),
  ),
});

const gradeDues = z
  .array(gradeDue, { error: "TYPE_INVALID" })
  .refine((dues) => new Set(dues.map(({ grade }) => grade)).size === dues.length, { error: "CHOICE_UNKNOWN" })
  .transform((dues) => dues.flatMap(({ grade, type, amount }) => (amount ? [{ grade, type, amount }] : [])));

const flag = z
  .boolean({ error: "TYPE_INVALID" })
  .nullish()
  .transform((value) => value ?? false);

const BANK = ["bankName", "bankAccount", "bankHolder"] as const;
const SWIFT = ["swiftCode", "swiftBank", "swiftHolder"] as const;

/** A bank by ISO 9362: bank, country, place, and a branch or none. */
const swiftCode = z
  .string({ error: "TYPE_INVALID" })
  .nullish()
  .transform((code) => code?.replace(/\s/g, "").toUpperCase() || null)
  .refine((code) => code === null || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code), {
    error: "TEXT_INVALID",
  });

const issn = optionalLine(LINE_MAX_LENGTH).transform((typed, context) => {
  const read = typed && readIssn(typed);
  if (typed !== null && read === null) context.addIssue({ code: "custom", message: "ISSN_INVALID" });
  return read;
});

/** The input of `saveSettings`. */
export const settingsInput = z
  .strictObject({
    nameKo: requiredLine(LINE_MAX_LENGTH),
    nameEn: requiredLine(LINE_MAX_LENGTH),
    descriptionKo: requiredLine(SETTING_TEXT_MAX_LENGTH),
    descriptionEn: requiredLine(SETTING_TEXT_MAX_LENGTH),
    addressKo: optionalLine(TITLE_MAX_LENGTH),
    addressEn: optionalLine(TITLE_MAX_LENGTH),
    phone: optionalLine(PHONE_MAX_LENGTH),
    email: optionalEmail,
    hoursKo: optionalLine(LINE_MAX_LENGTH),
    hoursEn: optionalLine(LINE_MAX_LENGTH),
    privacyOfficerKo: optionalLine(LINE_MAX_LENGTH),
    privacyOfficerEn: optionalLine(LINE_MAX_LENGTH),
    bankName: optionalLine(LINE_MAX_LENGTH),
    bankAccount: optionalLine(LINE_MAX_LENGTH),
    bankHolder: optionalLine(LINE_MAX_LENGTH),
    swiftCode,
    swiftBank: optionalLine(LINE_MAX_LENGTH),
    swiftHolder: optionalLine(LINE_MAX_LENGTH),
    mailSender: optionalEmail,
    registrationNumber: optionalLine(LINE_MAX_LENGTH),
    representativeKo: optionalLine(LINE_MAX_LENGTH),
    representativeEn: optionalLine(LINE_MAX_LENGTH),
    sealId: optionalId,
    paymentDays: whole(1, 365),
    graceDays: whole(0, 365).default(60),
    duesReminderDays: dayList(-365, 365).default([-30, -7, 7, 30]),
    /** Days before a program. */
    programReminderDays: dayList(1, PROGRAM_REMINDER_MAX).default([1, 7]),
    /** Nothing: the whole dues all year. */
    entryFromMonth: z.preprocess(
      readDigits,
      z
        .int({ error: "NUMBER_INVALID" })
        .min(2, { error: "NUMBER_INVALID" })
        .max(12, { error: "NUMBER_INVALID" })
        .nullish()
        .transform((month) => month ?? null),
    ),
    entryPercent: whole(1, 100).default(50),
    asksDifference: flag,
    returnsFromNewYear: flag,
    /** Nothing: a lapsed member keeps the grade. */
    lapsedYears: z.preprocess(
      readDigits,
      z
        .int({ error: "NUMBER_INVALID" })
        .min(1, { error: "NUMBER_INVALID" })
        .max(10, { error: "NUMBER_INVALID" })
        .nullish()
        .transform((years) => years ?? null),
    ),
    /** Nothing: no account becomes dormant. */
    dormantMonths: z.preprocess(
      readDigits,
      z
        .int({ error: "MONTHS_INVALID" })
        .min(DORMANT_MONTHS.min, { error: "MONTHS_INVALID" })
        .max(DORMANT_MONTHS.max, { error: "MONTHS_INVALID" })
        .nullish()
        .transform((months) => months ?? null),
    ),
    offerHours: whole(1, 720),
    certificateFee: whole(0, PROGRAM_AMOUNT_MAX).default(0),
    staffHours: whole(1, 12).default(8),
    staffIdleMinutes: whole(5, 720).default(30),
    /** Whole won; nothing: acts of any amount are done by one person. */
    twoPersonsAbove: z.preprocess(
      readDigits,
      z
        .int({ error: "AMOUNT_INVALID" })
        .min(0, { error: "AMOUNT_INVALID" })
        .max(PROGRAM_AMOUNT_MAX, { error: "AMOUNT_INVALID" })
        .nullish()
        .transform((amount) => amount || null),
    ),
    staffFactor: flag,
    journalNameKo: optionalLine(LINE_MAX_LENGTH),
    journalNameEn: optionalLine(LINE_MAX_LENGTH),
    issn,
    eissn: issn,
    refundRules,
    gradeDues,
  })
  .superRefine((settings, context) => {
    // An account is complete or missing: people would try to send money to half an account.
    for (const account of [BANK, SWIFT]) {
      if (account.every((name) => settings[name] === null)) continue;
      for (const name of account) {
        if (settings[name] === null) context.addIssue({ code: "custom", path: [name], message: "REQUIRED" });
      }
    }
  });
export type CheckedSettings = z.output<typeof settingsInput>;

export const SETTING_LIMITS = {
  email: EMAIL_MAX_LENGTH,
  line: LINE_MAX_LENGTH,
  phone: PHONE_MAX_LENGTH,
  text: SETTING_TEXT_MAX_LENGTH,
  title: TITLE_MAX_LENGTH,
} as const;
