// Defines what the domain refuses, by code (validation/codes.ts). Thrown anywhere under schema/, answered by the gateway as
// `extensions: { code, fields? }`; anything else that is thrown is a fault and is masked.
import { GraphQLError } from "graphql";
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { SECOND } from "#schema/validation/core/durations.ts";

interface More {
  readonly fields?: FieldErrors;
  readonly conflict?: object;
  /** What a step of the journal lacks (schema/journal/submissions/read-requirements.ts). */
  readonly missing?: readonly object[];
  /** Seconds until it may be done again. */
  readonly retryAfter?: number;
}

/** A refusal that reaches the caller. The message is the code: words are the client's. */
export class DomainError extends GraphQLError {
  readonly code: RequestCode;
  readonly fields: FieldErrors | undefined;

  /** @param more what travels beside the code, such as the fields that do not hold */
  constructor(code: RequestCode, more: More = {}) {
    super(code, { extensions: { code, ...more } });
    this.name = "DomainError";
    this.code = code;
    this.fields = more.fields;
  }
}

/** Some fields do not hold; `fields` says which and why. */
export function validationError(fields: FieldErrors): DomainError {
  return new DomainError("VALIDATION", { fields });
}

/** Somebody else saved first; `current` is the current version. */
export function conflictError(current: object): DomainError {
  return new DomainError("CONFLICT", { conflict: current });
}

/**
 * What was sent is sent again only after a pause; the refusal says how long is left of it.
 * @param last when it was sent
 * @param pause milliseconds
 * @throws DomainError SENT_JUST_NOW
 */
export function refuseTooSoon(last: Date, pause: number, now: Date): void {
  const left = last.getTime() + pause - now.getTime();
  if (left > 0) throw new DomainError("SENT_JUST_NOW", { retryAfter: Math.ceil(left / SECOND) });
}

/**
 * Nobody is signed in, or anyone who is signed in has no right. Never an expired session (docs/sign-in.md#the-meaning-of-a-401).
 */
export function refusal(signedIn: boolean): DomainError {
  return new DomainError(signedIn ? "FORBIDDEN" : "UNAUTHENTICATED");
}
