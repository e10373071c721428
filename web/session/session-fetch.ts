// fetch with the session. Every request carries "Authorization: {type} {token}" when there is a token (specification 7). A 401 means that
// the session has expired, but only on a request that carried the token.
import { session } from "./session.ts";

/** As fetch. Rejects as fetch does. */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const authorization = session.authorization();
  if (!authorization) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("authorization", authorization);
  const response = await fetch(input, { ...init, headers });
  if (response.status === 401) session.expire(authorization);
  return response;
}
