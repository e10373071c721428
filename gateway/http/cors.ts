// REST may be called from the origins of CORS_ORIGINS and from no other; /graphql and pages are for this origin alone.
import type { IncomingMessage, ServerResponse } from "node:http";

const PREFLIGHT_SECONDS = 600;

/** Sets the headers an allowed origin needs. The specification's client sends credentials and reads `authorization`. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  if (origins.size === 0) return;
  response.setHeader("vary", "origin");
  const { origin } = request.headers;
  if (!origin || !origins.has(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader(
    "access-control-expose-headers",
    "authorization, content-disposition, retry-after, x-request-id, x-row-count",
  );
}

/** Answers a preflight for a route; without an allowed origin the browser finds no permission in it. */
export function answerPreflight(response: ServerResponse, methods: readonly string[]): void {
  const allow = [...methods, "OPTIONS"].join(", ");
  response.setHeader("allow", allow);
  if (response.hasHeader("access-control-allow-origin")) {
    response.setHeader("access-control-allow-methods", allow);
    response.setHeader("access-control-allow-headers", "authorization, content-type");
    response.setHeader("access-control-max-age", String(PREFLIGHT_SECONDS));
  }
  response.writeHead(204).end();
}
