// fetch with the session. Every request carries "Authorization: {type} {token}" when there is a token (specification 7). A 401 means that
// the session has expired, but only on a request that carried the token.
import { proveAgain } from "./reauth.ts";
import { session } from "./session.ts";

/** As fetch. Rejects as fetch does. What wants a fresh proof is sent again once the person has given it. */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const authorization = session.authorization();
  if (!authorization) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("authorization", authorization);
  const response = await fetch(input, { ...init, headers });
  if (response.status === 401) session.expire(authorization);
  if ((await wantsProof(response)) && (await proveAgain())) return sessionFetch(input, init);
  return response;
}

/** REST and GraphQL both say so with 403: what wants it is refused as a whole. */
async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return (await response.clone().text()).includes('"REAUTH_REQUIRED"');
}
