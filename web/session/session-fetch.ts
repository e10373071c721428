// fetch with the session: every request carries "Authorization: {type} {token}" when there is one (specification 7), and a 401
// to a request that carried it means that it has expired. A 401 to a request without it would mean nothing.
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
