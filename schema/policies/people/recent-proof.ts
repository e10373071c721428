// Actions that nobody else at an open screen must do ask for a new proof of identity
// (docs/sign-in.md#sign-in). This is the one list of them: action.ts asks it for mutations, the gateway's
// routes for REST calls, and tests/integration/people/proof-again.test.ts holds both to it.
import type { Viewer } from "#schema/context.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";

const GOOD_FOR_MS = 5 * MINUTE;

/** Mutations that ask for a recent proof: they give rights, take money or people away, or hand out what opens an account. */
export const PROVED_MUTATIONS: ReadonlySet<string> = new Set([
  "approvePaymentProposal",
  "exemptPayment",
  "mergeMembers",
  "refundPayment",
  "removeArticle",
  "resetSecondFactor",
  "reverseRefund",
  "saveSettings",
  "sendResetLink",
  "setStaffRoles",
  "showMailLink",
  "startMemberView",
  "waiveRefund",
  "withdrawMember",
]);

/** REST calls that ask for one: lists and the own data leave the site as files, and factors are changed. */
export const PROVED_ROUTES: ReadonlySet<string> = new Set([
  "/api/v1/exports",
  "/api/v1/factors/passkey",
  "/api/v1/factors/passkey-options",
  "/api/v1/factors/recovery-codes",
  "/api/v1/factors/remove",
  "/api/v1/factors/totp",
  "/api/v1/factors/totp-confirm",
  "/api/v1/my-data",
]);

/** Whether the session proved within five minutes who it is: at the sign-in, or when it was asked again. */
export const hasProvedRecently = ({ authenticatedAt }: Viewer, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < GOOD_FOR_MS;
