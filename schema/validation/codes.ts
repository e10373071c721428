// Every code a caller can be told. Codes travel, words are the client's: web/messages/{ko,en}/errors.json has one entry
// per code and a test holds the two together. gateway/http/errors.ts maps the request codes to HTTP statuses.

/** What is wrong with one field (specification 5 for the first seven). */
export const FIELD_CODES = [
  "REQUIRED",
  "EMAIL_REQUIRED",
  "EMAIL_INVALID",
  "PASSWORD_REQUIRED",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_WEAK",
  "PASSWORD_MISMATCH",
  "PASSWORD_TOO_LONG",
  "PASSWORD_IS_EMAIL",
  "PASSWORD_GUESSABLE",
  "PASSWORD_UNCHANGED",
  "OLD_PASSWORD_WRONG",
  "PASSWORD_WRONG",
  "CODE_WRONG",
  "PASSKEY_REFUSED",
  "EMAIL_TAKEN",
  "EMAIL_UNCHANGED",
  "COUNTRY_UNKNOWN",
  "PHONE_INVALID",
  "CONSENT_REQUIRED",
  "CHOICE_UNKNOWN",
  "TOO_LONG",
  "TEXT_INVALID",
  "TEXT_INVISIBLE",
  "UNKNOWN_FIELD",
  "TYPE_INVALID",
  "LANGUAGE_REQUIRED",
  "TITLE_REQUIRED",
  "CONTENT_REQUIRED",
  "ALT_REQUIRED",
  "DATE_INVALID",
  "DATES_REVERSED",
  "DOCUMENT_INVALID",
  "HREF_INVALID",
  "FILE_UNKNOWN",
  "TOO_MANY_FILES",
  "DRAFT_TOO_LARGE",
  "WINDOW_AFTER_START",
  "EVENT_TOO_LONG",
  "SESSION_OUTSIDE",
  "AMOUNT_INVALID",
  "NUMBER_INVALID",
  "CAPACITY_BELOW_SEATS",
  "TOO_MANY_ROWS",
  "SITE_IN_USE",
  "WON_INVALID",
  "AMOUNT_ABOVE_DUE",
  "SUM_DIFFERS",
  "COLUMNS_MISSING",
  "COLUMN_TWICE",
  "AMOUNT_ABOVE_BALANCE",
  "SCORE_INVALID",
  "SEAT_NUMBER_TAKEN",
  "GRADE_HELD",
  "TERM_KNOWN",
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Why a whole request was refused (specification 8, decision 1). */
export const REQUEST_CODES = [
  "VALIDATION",
  "LOGIN_FAILED",
  "LINK_ENDED",
  "SIGN_IN_ENDED",
  "SESSION_EXPIRED",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "REAUTH_REQUIRED",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "PROGRAM_HAS_APPLICANTS",
  "GRADE_REQUEST_WAITS",
  "LAST_SUPER",
  "PAYMENT_MOVE_REFUSED",
  "MONTH_CLOSED",
  "CARD_REFUSED",
  "DUES_ASKED_ALREADY",
  "PROPOSAL_WAITS",
  "SECOND_PERSON_NEEDED",
  "ALREADY_APPLIED",
  "PROGRAM_FULL",
  "APPLICATIONS_CLOSED",
  "DEADLINE_PASSED",
  "OFFER_ENDED",
  "PRICE_CHANGED",
  "SEATS_GONE",
  "MOVE_REFUSED",
  "COUNT_CHANGED",
  "MALFORMED",
  "UNSUPPORTED_MEDIA_TYPE",
  "PAYLOAD_TOO_LARGE",
  "FILE_TYPE_REFUSED",
  "FILE_TOO_LARGE",
  "IMAGE_TOO_LARGE",
  "FILE_DAMAGED",
  "FILE_IN_USE",
  "STATEMENT_UNKNOWN",
  "STORAGE_FULL",
  "TOO_MANY_TRIES",
  "SENT_JUST_NOW",
  "QUERY_REFUSED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
export type RequestCode = (typeof REQUEST_CODES)[number];

export type ErrorCode = FieldCode | RequestCode;

/** Field path (dots between levels, such as `consents.terms`) to the codes that hold for it. */
export type FieldErrors = Record<string, FieldCode[]>;

const fieldCodes: ReadonlySet<string> = new Set(FIELD_CODES);

/** Whether a string is one of our field codes; Zod's own English messages are not. */
export function isFieldCode(value: string): value is FieldCode {
  return fieldCodes.has(value);
}
