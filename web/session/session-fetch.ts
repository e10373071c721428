// fetch with the session. Every request carries "Authorization: {type} {token}" when there is a token
// (specification 7). A 401 means that the session has expired, but only on a request that carried the token.
import { proofs } from "./reauth.ts";
import { session } from "./session.ts";
import { beginAgain, type Purpose } from "./sign-in-again.ts";

/**
 * As fetch. Rejects as fetch does. What wants a fresh proof, or a session that ended under unsaved text, is sent
 * again once the person has given it.
 */
export async function sessionFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  purpose: Purpose = "save",
): Promise<Response> {
  const authorization = session.authorization();
  if (!authorization) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("authorization", authorization);
  const sentAt = performance.now();
  const response = await fetch(input, { ...init, headers });
  if (response.status === 401 && (await beginAgain(authorization, purpose, sentAt)))
    return sessionFetch(input, init, purpose);
  if ((await wantsProof(response)) && (await proofs.ask())) return sessionFetch(input, init, purpose);
  return response;
}

/** REST and GraphQL both say so with 403: what wants it is refused as a whole. */
async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return (await response.clone().text()).includes('"REAUTH_REQUIRED"');
}
