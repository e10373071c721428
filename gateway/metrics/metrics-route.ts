// GET /metrics: for the person who has the token, or with METRICS=1 for this machine alone. For anybody else
// there is no such address.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { groupAddress } from "#gateway/http/client-address.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Config } from "#gateway/start/config.ts";
import { isLoopback } from "#gateway/start/loopback.ts";
import type { Metrics } from "./metrics.ts";

export const METRICS_PATH = "/metrics";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** What a proxy on this machine sends on is not from this machine. */
const isForwarded = ({ headers }: IncomingMessage) =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

function mayRead(request: IncomingMessage, { metricsToken, trustProxy }: Config): boolean {
  const { authorization = "" } = request.headers;
  if (metricsToken !== null) return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  const address = groupAddress(request.socket.remoteAddress ?? "");
  const isHere = isLoopback(address) || request.socket.remoteAddress === "::1";
  return isHere && trustProxy === 0 && !isForwarded(request);
}

/** @throws HttpError NOT_FOUND, METHOD_NOT_ALLOWED */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, config }: { readonly metrics: Metrics | null; readonly config: Config },
): Promise<void> {
  if (!metrics || !mayRead(request, config)) throw new HttpError("NOT_FOUND");
  if (request.method !== "GET") throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: "GET" } });
  const { type, text } = await metrics.print();
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text);
}
