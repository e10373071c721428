// The REST calls with which a person looks after the own account, beside those of auth-requests.ts.

import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { CheckedDocument } from "#schema/validation/core/documents.ts";
import type { EmailChange, EmailProof, WithdrawalInput } from "#schema/validation/people/account.ts";
import type { Reauthentication } from "#schema/validation/people/factors.ts";
import { isProofDeclined } from "./reauth.ts";
import { type AuthResult, refusal, send, settle } from "./rest-call.ts";
import { session } from "./session.ts";
import { sessionFetch } from "./session-fetch.ts";

/** What a proof of an address came to. */
export interface ProvedAddress {
  /** The account was dormant. */
  readonly isReopened: boolean;
}

/** POST /api/v1/verify-email. A session of that account has the new address from now on. */
export function verifyEmail(
  input: EmailProof,
  onProved: (proved: ProvedAddress) => void,
): Promise<AuthResult> {
  return settle("Proof of address", async () => {
    const answer = await send("POST", "verify-email", input);
    if (!answer.ok) return refusal(answer);
    const { user } = session.state();
    const { member_idx, email } = answer.body;
    if (user && user.id === member_idx && typeof email === "string") session.updateUser({ ...user, email });
    onProved({ isReopened: answer.body.reopened === true });
    return { success: true };
  });
}

/** POST /api/v1/send-proof. */
export function sendProof(): Promise<AuthResult> {
  return settle("Asking for a proof", () => plain("send-proof", {}));
}

/** POST /api/v1/change-email. */
export function changeEmail(input: EmailChange): Promise<AuthResult> {
  return settle("Change of address", () => plain("change-email", input));
}

/** POST /api/v1/withdraw. The session has ended, here as everywhere. */
export function withdraw(input: WithdrawalInput): Promise<AuthResult> {
  return settle("Withdrawal", async () => {
    const result = await plain("withdraw", input);
    if (result.success) session.signOut();
    return result;
  });
}

/** POST /api/v1/reauthenticate: the session counts as fresh for five minutes. */
export function reauthenticate(proof: Reauthentication): Promise<AuthResult> {
  return settle("Proof of identity", () => plain("reauthenticate", proof));
}

/**
 * POST /api/v1/reauthenticate/options: the second factors the person proves it with; none: the password.
 * Where there is no answer the password is asked for, and the server says what it wants.
 */
export async function fetchProofFactors(): Promise<readonly string[]> {
  const found: string[] = [];
  await settle("Asking how to prove it", async () => {
    const answer = await send("POST", "reauthenticate/options", {});
    if (!answer.ok) return refusal(answer);
    const { factors } = answer.body;
    if (Array.isArray(factors)) found.push(...factors);
    return { success: true };
  });
  return found;
}

/** POST /api/v1/opt-out: ends what the link of a mail names, no matter who is signed in. */
export function optOut(token: string): Promise<AuthResult> {
  return settle("Ending a consent", () => plain(`opt-out?token=${encodeURIComponent(token)}`, {}));
}

async function plain(call: string, input: object): Promise<AuthResult> {
  const answer = await send("POST", call, input);
  return answer.ok ? { success: true } : refusal(answer);
}

/**
 * GET /api/v1/my-data: everything that is stored about the person, as a file. Null when the person does not
 * want to prove who it is; rejects when it can't be had.
 */
export async function fetchMyData(): Promise<Blob | null> {
  const response = await sessionFetch("/api/v1/my-data");
  if (response.status === 403 && isProofDeclined((await response.json()).code)) return null;
  if (!response.ok) throw new Error(`The own data was answered with ${response.status}`);
  return await response.blob();
}

/** A PDF by a POST: the file, or the code of the refusal; rejects when there is no answer that says either. */
export async function fetchPdf(
  path: string,
  request: object,
): Promise<{ code: RequestCode; file?: never } | { file: Blob; code?: never }> {
  const response = await sessionFetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  if (response.ok) return { file: await response.blob() };
  const { code } = await response.json();
  return { code };
}

/**
 * POST /api/v1/documents: a document with a number, as a PDF. Null when there is nothing to certify; rejects
 * when it can't be had.
 */
export async function fetchDocument(
  documentRequest: CheckedDocument,
): Promise<{ number: string; file: Blob } | null> {
  const response = await sessionFetch("/api/v1/documents", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(documentRequest),
  });
  if (response.status === 409) return null;
  if (!response.ok) throw new Error(`The document was answered with ${response.status}`);
  return { number: response.headers.get("x-document-number") ?? "", file: await response.blob() };
}
