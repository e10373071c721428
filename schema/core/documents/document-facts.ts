// Defines what a document says, as it is stored: only this, and only as long as the document is.
import { ExamPart, LanguagePair, MemberGrade, PaymentMethod } from "#prisma/generated/enums.ts";
import { z } from "#schema/validation/zod.ts";

/** Days such as "2026-11-23", in Seoul. */
const day = z.string();

const paymentFacts = z.object({
  about: z.literal("payment"),
  payerName: z.string(),
  /** In Latin letters; documents from before docs/people.md#names-and-addresses have none. */
  payerNameEn: z.string().nullable().default(null),
  nameKo: z.string(),
  nameEn: z.string(),
  /** Whole won that came in and neither went back nor wait to. */
  amount: z.int(),
  method: z.enum(PaymentMethod),
  paidOn: day,
});
export type PaymentFacts = z.output<typeof paymentFacts>;

const membershipFacts = z.object({
  about: z.literal("membership"),
  name: z.string(),
  /** In Latin letters; documents from before docs/people.md#names-and-addresses have none. */
  nameInLatin: z.string().nullable().default(null),
  grade: z.enum(MemberGrade),
  since: day,
  /** The last day that dues cover; null: no end, or nothing was paid yet. */
  until: day.nullable(),
  /** Dues of a year are owed and were not paid yet. */
  owesDues: z.boolean().default(false),
  /** The day for which it says so. */
  asOf: day,
});
export type MembershipFacts = z.output<typeof membershipFacts>;

const reviewFacts = z.object({
  about: z.literal("review"),
  name: z.string(),
  nameInLatin: z.string().nullable().default(null),
  journalKo: z.string(),
  journalEn: z.string(),
  /** In Seoul. */
  year: z.int(),
  /** How many were sent; the document does not say of which manuscripts (docs/reviews.md#reviews). */
  reviews: z.int(),
});
export type ReviewFacts = z.output<typeof reviewFacts>;

const examFacts = z.object({
  about: z.literal("exam"),
  /** As the application has it. */
  name: z.string(),
  nameInLatin: z.string().nullable(),
  examNumber: z.string().nullable(),
  titleKo: z.string(),
  titleEn: z.string(),
  part: z.enum(ExamPart).nullable(),
  pair: z.enum(LanguagePair).nullable(),
  /** What the qualification is called, and the number it is registered under (Framework Act on Qualifications, article 17). */
  gradeKo: z.string().nullable(),
  gradeEn: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  examinedOn: day,
  /** The day on which the results were released. */
  passedOn: day,
});
export type ExamFacts = z.output<typeof examFacts>;

const programFacts = z.object({
  about: z.literal("program"),
  /** As the application has it. */
  name: z.string(),
  nameInLatin: z.string().nullable(),
  titleKo: z.string(),
  titleEn: z.string(),
  from: day,
  to: day,
  /** Of a course that was completed: days attended, of how many. */
  attended: z.int().nullable(),
  days: z.int().nullable(),
  /** The rule by which the course was completed; null in certificates of attendance, and in those from before it was stored. */
  rule: z
    .object({ attendancePercent: z.int(), needsAssignment: z.boolean(), needsPayment: z.boolean() })
    .nullable()
    .default(null),
});
export type ProgramFacts = z.output<typeof programFacts>;

export const documentFacts = z.discriminatedUnion("about", [
  paymentFacts,
  membershipFacts,
  reviewFacts,
  examFacts,
  programFacts,
]);
export type DocumentFacts = z.output<typeof documentFacts>;

/** Whether two documents say the same. */
export const isSame = (one: DocumentFacts, other: DocumentFacts): boolean =>
  JSON.stringify(documentFacts.parse(one)) === JSON.stringify(documentFacts.parse(other));
