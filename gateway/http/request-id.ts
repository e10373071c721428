// One id a request, in its log lines and in its answer, so that a member's report leads to the line.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The id a proxy of ours gave (it is believed only behind TRUST_PROXY), or a new one. */
export function requestId(request: IncomingMessage, trustProxy: number): string {
  const given = request.headers["x-request-id"];
  return trustProxy > 0 && typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
