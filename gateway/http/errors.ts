// The only place where a code becomes an HTTP status, and where an answer that is an error is written.
import type { ServerResponse } from "node:http";
import { FilesAway } from "#gateway/files/file-errors.ts";
import { isDatabaseAway, isDatabaseFull } from "#prisma/database-away.ts";
import { DomainError } from "#schema/errors.ts";
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { storageWasFull } from "./storage-full.ts";

/** Code to status. 401 has one meaning: a token was sent and is no longer good (docs/sign-in.md#the-meaning-of-a-401). */
export const STATUS: Readonly<Record<RequestCode, number>> = {
  VALIDATION: 422,
  LOGIN_FAILED: 400,
  ACCOUNT_DORMANT: 400,
  LINK_ENDED: 400,
  SIGN_IN_ENDED: 400,
  SESSION_EXPIRED: 401,
  UNAUTHENTICATED: 403,
  FORBIDDEN: 403,
  REAUTH_REQUIRED: 403,
  VIEW_ONLY: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PROGRAM_HAS_APPLICANTS: 409,
  GRADE_REQUEST_WAITS: 409,
  LAST_SUPER: 409,
  PAYMENT_MOVE_REFUSED: 409,
  MONTH_CLOSED: 409,
  CARD_REFUSED: 409,
  DUES_ASKED_ALREADY: 409,
  PROPOSAL_WAITS: 409,
  SECOND_PERSON_NEEDED: 403,
  ALREADY_APPLIED: 409,
  APPLIED_AGAIN: 409,
  GROUP_NOT_RESTORED: 409,
  MONEY_WENT_BACK: 409,
  PROGRAM_OVER: 409,
  PROGRAM_FULL: 409,
  APPLICATIONS_CLOSED: 409,
  DATE_MOVES: 409,
  DEADLINE_PASSED: 409,
  OFFER_ENDED: 409,
  PRICE_CHANGED: 409,
  SEATS_GONE: 409,
  SLIP_NOT_OPEN: 409,
  MOVE_REFUSED: 409,
  SCORES_LOCKED: 409,
  RESULTS_WITHHELD: 409,
  NOT_PRESENT: 409,
  RATER_MAY_NOT_CONFIRM: 409,
  RATER_IS_BLIND: 403,
  SUBMISSIONS_CLOSED: 409,
  SUBMISSION_INCOMPLETE: 409,
  PLEDGES_CHANGED: 409,
  MEMBERSHIP_NEEDED: 403,
  ISSUE_EMPTY: 409,
  ISSUE_NOT_READY: 409,
  REQUIREMENTS_MISSING: 409,
  MANUSCRIPT_FILE_MISSING: 409,
  REVIEWER_COPY_WAITING: 409,
  REVIEWER_COPY_REFUSED: 409,
  COUNT_CHANGED: 409,
  MALFORMED: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TYPE_REFUSED: 415,
  FILE_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 422,
  FILE_DAMAGED: 422,
  FILE_IN_USE: 409,
  STATEMENT_UNKNOWN: 422,
  STORAGE_FULL: 507,
  TOO_MANY_TRIES: 429,
  SENT_JUST_NOW: 429,
  MAIL_GONE: 409,
  QUERY_REFUSED: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** Seconds after which somebody who met a 503 may ask again. */
export const RETRY_AFTER_SECONDS = 2;

/** A refusal of a request, with the reason for the sender. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: RequestCode;
  readonly fields: FieldErrors | undefined;
  /** Headers that belong to this refusal, such as Allow or Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RequestCode, more: { fields?: FieldErrors; headers?: Record<string, string> } = {}) {
    // An answer and no fault: nobody reads where it was thrown, and anyone who hammers the site has thousands
    // of them made a second.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

/** What a fault means to the sender: a database that is away or full, a storage of files that is away, or nothing specific. */
export function codeOfFault(error: unknown): "UNAVAILABLE" | "STORAGE_FULL" | "INTERNAL" {
  if (isDatabaseAway(error) || error instanceof FilesAway) return "UNAVAILABLE";
  if (!isDatabaseFull(error)) return "INTERNAL";
  storageWasFull();
  return "STORAGE_FULL";
}

/** What a thrown thing means to the sender: one of our own refusals, or a fault. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) {
    const { code, fields } = error;
    return new HttpError(code, fields === undefined ? {} : { fields });
  }
  return new HttpError(codeOfFault(error));
}

/** Writes the error as `{code, fields?}`; an answer that has begun can only be cut off. */
export function sendError(response: ServerResponse, error: HttpError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(
    error.fields ? { code: error.code, fields: error.fields } : { code: error.code },
  );
  const retry = error.code === "UNAVAILABLE" ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
  response.writeHead(STATUS[error.code], {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...retry,
    ...error.headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
