// What each automatic mail is told beside its words: a detail that its kind does not name does not compile where the mail is written, and the
// words of the site are held to it (tests/unit/mail-words.test.ts). A paragraph whose detail is missing is left out of a mail, so a placeholder
// that nobody fills would empty it in silence.
import type { Detail, WrittenKind } from "./letters.ts";

export const KIND_DETAILS = {
  PASSWORD_RESET: [],
  INVITATION: [],
  PASSWORD_CHANGED: [],
  EMAIL_PROOF: [],
  EMAIL_CHANGED: [],
  ACCOUNT_WITHDRAWN: [],
  DORMANCY_NOTICE: ["at", "until"],
  ACCOUNT_DORMANT: [],
  GRADE_APPROVED: ["grade"],
  GRADE_TO_PAY: ["grade", "amount", "until", "transfer", "depositor", "place"],
  GRADE_REFUSED: ["grade", "reason"],
  APPLICATION_RECEIVED: ["program", "when", "where", "until", "amount", "transfer", "depositor", "place"],
  APPLICATION_CONFIRMED: ["program", "when", "where", "address"],
  APPLICATION_WAITLISTED: ["program", "when", "where"],
  APPLICATION_OFFERED: ["program", "when", "where", "until"],
  APPLICATION_WITHDRAWN: ["program", "amount"],
  GROUP_PROOF: ["program"],
  GROUP_RECEIVED: [
    "program",
    "when",
    "where",
    "count",
    "until",
    "amount",
    "transfer",
    "depositor",
    "place",
    "address",
  ],
  GROUP_WITHDRAWN: ["program", "count", "amount", "refundPlace", "refundContact", "address"],
  GROUP_RESTORED: ["program", "count", "amount", "until", "transfer", "depositor", "address"],
  APPLICATION_BY_GROUP: ["program", "when", "where", "address"],
  PROGRAM_RESCHEDULED: ["program", "before", "when", "where", "note", "until"],
  APPLICATION_CANCELLED: ["program", "reason", "note", "amount", "refundPlace"],
  EXAM_RESULTS: ["program", "address"],
  EXAM_OBJECTION_ANSWERED: ["program", "address"],
  PAYMENT_ASKED: ["subject", "amount", "until", "transfer", "depositor", "place"],
  PAYMENT_PAID: ["subject", "amount", "place", "surplus", "refundPlace", "refundContact"],
  PAYMENT_PAID_TWICE: ["subject", "amount", "surplus", "refundPlace", "refundContact"],
  PAYMENT_PARTLY_PAID: ["subject", "amount", "rest", "until", "transfer", "depositor", "place"],
  PAYMENT_EXPIRED: ["subject", "amount"],
  PAYMENT_TO_RETURN: ["subject", "amount", "returnedWhole", "returned", "refundPlace", "refundContact"],
  PAYMENT_ACCOUNT_ASKED: ["subject", "refundPlace", "refundContact"],
  PAYMENT_REFUNDED: ["subject", "amount"],
  PAYMENT_VOIDED: ["subject", "amount", "booked"],
  NEW_DEVICE: ["at", "device"],
  PAYMENT_TAKEN_BACK: ["subject", "amount", "until", "transfer", "depositor", "place"],
  PAYMENT_NOT_FOUND: ["subject", "amount", "until", "transfer", "depositor", "place"],
  PAYMENT_REFUND_ENDED: ["subject", "amount"],
  SECOND_FACTOR_CHANGED: [],
  BANK_ACCOUNT_CHANGED: [],
  DUES_REMINDER: ["subject", "amount", "lateSince", "endsOn", "until", "transfer", "depositor", "place"],
  REVIEW_INVITED: ["title", "abstract", "keywords", "until", "due"],
  REVIEW_ACCEPTED: ["manuscript", "title", "due"],
  REVIEW_ANSWER_DUE: ["manuscript", "title", "until"],
  REVIEW_DUE: ["manuscript", "title", "due"],
  REVIEW_LATE: ["manuscript", "title", "due"],
  REVIEW_TAKEN_BACK: ["manuscript", "title"],
  REVIEW_RECEIVED: ["manuscript", "title"],
  REVIEW_NEWS: ["manuscript", "title", "note"],
  EXAM_RATER_INVITED: ["program", "part", "fee"],
  EXAM_RATER_ACCEPTED: ["program", "part"],
  EXAM_RATER_ASSIGNED: ["program", "part", "count"],
  EXAM_RATER_THIRD: ["program", "part", "count"],
  EXAM_RATER_WITHDRAWN: ["program", "part"],
  SUBMISSION_RETURNED: ["manuscript", "title", "message"],
  SUBMISSION_DECIDED: ["manuscript", "title", "message", "due"],
  SUBMISSION_REVISION_DUE: ["manuscript", "title", "due"],
  NEWSLETTER_CONSENT: ["at", "address"],
  SUBMISSION_RECEIVED: ["manuscript", "title"],
  SUBMISSION_REVISED: ["manuscript", "title"],
  SUBMISSION_WITHDRAWN: ["manuscript", "title"],
  SUBMISSION_PAPER_ASKED: ["manuscript", "title", "message", "due"],
  SUBMISSION_TEXTS_CHANGED: ["manuscript", "title", "message"],
  SUBMISSION_PROOF: ["manuscript", "title", "due"],
  SUBMISSION_PUBLISHED: ["title", "address", "citation"],
  SUBMISSION_NEWS: ["manuscript", "reason"],
  SUBMISSION_LATE: ["manuscript", "reason"],
  AUTHOR_CONSENT: ["until"],
  TRANSLATION_ASSIGNED: ["title", "due"],
  SUBSCRIPTION_PROOF: ["topics"],
  OPENING_PROOF: ["program"],
  PROGRAM_OPENED: ["program", "until", "address"],
  EXAM_SLIP: ["program", "when", "where"],
  PROGRAM_REMINDER: ["program", "when", "where", "joinLink", "address", "application"],
  PROGRAM_FOLLOW_UP: ["program", "material", "certificate"],
  PHOTO_ASKED: ["program", "reason", "note", "until", "address"],
  PRESENTATION_RECEIVED: ["program", "address"],
  PRESENTATION_CONSENT: ["program", "until"],
  PRESENTATION_REVIEW: ["program", "count", "address"],
  PRESENTATION_DECIDED: ["program", "message", "address"],
  PAYMENT_REFUND_REVERSED: ["subject", "struck", "bankReturned", "refundPlace", "refundContact", "place"],
  MEMBERSHIP_ENDED: ["grade", "newGrade", "amount", "transfer", "depositor", "place"],
} as const satisfies Record<WrittenKind, readonly Detail[]>;

/** What a mail of a kind may be told, in the reader's language. */
export type DetailsOf<Kind extends WrittenKind> = Readonly<
  Partial<Record<(typeof KIND_DETAILS)[Kind][number], string>>
>;

/** What comes in when the mail goes out, whatever its kind. */
const ALWAYS: readonly string[] = ["link", "site", "optOut"];

/** The placeholders of a text that mails of the kind are never told. */
export function unknownPlaceholders(kind: WrittenKind, text: string): readonly string[] {
  const known: readonly string[] = [...KIND_DETAILS[kind], ...ALWAYS];
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (known.includes(name) ? [] : [name]));
}
