// Who answers a request, in one fixed order, and how a failure is answered.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { createServeFiles } from "#gateway/files/serve-files.ts";
import { PAGE_FONT_PATH } from "#gateway/fonts/page-font-address.ts";
import type { PageFonts } from "#gateway/fonts/page-fonts.ts";
import type { Graphql } from "#gateway/graphql/endpoint.ts";
import type { Html } from "#gateway/html/create-html.ts";
import { OPT_OUT_PATH } from "#gateway/mail/opt-out-route.ts";
import type { Metrics } from "#gateway/metrics/metrics.ts";
import { answerMetrics, METRICS_PATH } from "#gateway/metrics/metrics-route.ts";
import type { Config } from "#gateway/start/config.ts";
import type { FileAnswers } from "#gateway/visitors/file-answers.ts";
import { UNSUBSCRIBE_ADDRESS } from "#schema/validation/site-paths.ts";
import { RequestAborted } from "./body.ts";
import { HttpError, sendError, toHttpError } from "./errors.ts";
import type { createHealth } from "./health.ts";
import type { Rest } from "./rest.ts";
import { isStatic, type ServeStatic } from "./static.ts";

interface DispatchParts {
  readonly config: Config;
  readonly headers: Readonly<Record<string, string>>;
  readonly health: ReturnType<typeof createHealth>;
  readonly metrics: Metrics | null;
  readonly fonts: PageFonts | null;
  /** Undefined without pages. */
  readonly serveStatic: ServeStatic | undefined;
  readonly storedFiles: ReturnType<typeof createServeFiles>;
  readonly rest: Rest;
  readonly graphql: Graphql;
  readonly fileAnswers: FileAnswers;
  readonly html: Html | null;
}

const UNSUBSCRIBE: ReadonlySet<string> = new Set([UNSUBSCRIBE_ADDRESS, `/en${UNSUBSCRIBE_ADDRESS}`]);

/** Makes what answers a request. It rejects with an HttpError, or with anything else when the database is away. */
export function createDispatch(parts: DispatchParts) {
  const { config, health, metrics, fonts, serveStatic, storedFiles, rest, graphql, fileAnswers, html } =
    parts;
  const headers = new Map(Object.entries(parts.headers));
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
  ): Promise<void> => {
    response.setHeaders(headers);
    response.setHeader("x-request-id", id);
    const probe = health.get(path);
    if (probe) return await probe(request, response);
    if (path === METRICS_PATH) return await answerMetrics(request, response, { metrics, config });
    if (fonts && path.startsWith(PAGE_FONT_PATH)) return await fonts.handle(request, response, path);
    if (serveStatic && isStatic(path)) return serveStatic(request, response);
    if (path.startsWith("/files/")) return await storedFiles.handle(request, response);
    if (path.startsWith("/api/")) return await rest.handle(request, response, path);
    if (path === "/graphql") return await graphql.handle(request, response, id);
    // Where its page opens, mail programs send their one click to (RFC 8058).
    if (request.method === "POST" && UNSUBSCRIBE.has(path))
      return await rest.handle(request, response, OPT_OUT_PATH);
    const file = fileAnswers.get(path);
    if (file) return await file(request, response, id);
    if (!html) throw new HttpError("NOT_FOUND");
    metrics?.page(false);
    html.handle(request, response, id);
  };
}

/** Answers a request that failed, and logs what the operator has to know. */
export function answerFailure(
  response: ServerResponse,
  error: unknown,
  { log, path, id }: { readonly log: Logger; readonly path: string; readonly id: string },
): void {
  if (error instanceof RequestAborted) return;
  const refusal = toHttpError(error);
  const logged = { err: error, path, requestId: id };
  if (refusal.code === "INTERNAL" && refusal !== error) log.error(logged, "Request failed");
  if (refusal.code === "STORAGE_FULL" && refusal !== error) log.error(logged, "No room is left");
  if (refusal.code === "UNAVAILABLE") log.warn(logged, "Request refused");
  sendError(response, refusal);
}
