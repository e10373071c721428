// The whole of HTTP: every request goes through handle(), and http/dispatch.ts says who answers it. main.ts
// and the tests make the same app.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { createGuesses } from "#gateway/auth/guesses.ts";
import { storedSecret } from "#gateway/auth/jwt-secret.ts";
import { createPasskeys } from "#gateway/auth/passkeys.ts";
import { createAuthenticate } from "#gateway/auth/session.ts";
import { createSigned } from "#gateway/auth/signed.ts";
import { createThrottle } from "#gateway/auth/throttle.ts";
import { type Backups, createBackups } from "#gateway/backups/backups.ts";
import { startContentCache } from "#gateway/cache/content-cache.ts";
import { createIdleness } from "#gateway/cache/idleness.ts";
import { CARD_RETURN_PATH } from "#gateway/cards/card-routes.ts";
import { createToss } from "#gateway/cards/toss.ts";
import { createExamSheets } from "#gateway/documents/exam-sheets.ts";
import { DOCUMENT_FONTS } from "#gateway/documents/template-compiler.ts";
import { createTypesetter } from "#gateway/documents/typesetter.ts";
import { createServeFiles } from "#gateway/files/serve-files.ts";
import type { PageFonts } from "#gateway/fonts/page-fonts.ts";
import { createGraphql } from "#gateway/graphql/endpoint.ts";
import { createHtml } from "#gateway/html/create-html.ts";
import { type PageTable, scriptHash } from "#gateway/html/renderer.ts";
import { createUnknownAddresses } from "#gateway/html/unknown-addresses.ts";
import { logWhenDone } from "#gateway/http/access-log.ts";
import { answerFailure, createDispatch } from "#gateway/http/dispatch.ts";
import { createHealth } from "#gateway/http/health.ts";
import { requestId } from "#gateway/http/request-id.ts";
import { createRest } from "#gateway/http/rest.ts";
import { securityHeaders } from "#gateway/http/security-headers.ts";
import type { ServeStatic } from "#gateway/http/static.ts";
import { createSmtp } from "#gateway/mail/smtp.ts";
import { measureRequest, measureVisitors } from "#gateway/metrics/measure.ts";
import { METRICS_PATH } from "#gateway/metrics/metrics-route.ts";
import { logSlowStatements } from "#gateway/metrics/slow-statements.ts";
import type { Config } from "#gateway/start/config.ts";
import { createTasks } from "#gateway/tasks/tasks.ts";
import { startWork } from "#gateway/tasks/work.ts";
import { createFileAnswers } from "#gateway/visitors/file-answers.ts";
import { createPublicFiles } from "#gateway/visitors/public-files.ts";
import type { PageSource } from "#gateway/visitors/visitor-job.ts";
import {
  createVisitorThreads,
  type VisitorThreads,
  type VisitorThreadsOptions,
} from "#gateway/visitors/visitor-threads.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { whileAsking } from "#prisma/watch-statements.ts";
import type { Clock } from "#schema/context.ts";
import { createRedirects } from "#schema/core/redirects/read-redirects.ts";

/** The client build, or the sources in its place (`npm run dev`). */
export interface Pages {
  /** Where the threads for visitors take them from. */
  readonly source: PageSource;
  readonly load: () => Promise<PageTable>;
  /** Gives each page the font of its own text; null where pages have the slices alone. */
  readonly loadFonts: ((secret: string) => Promise<PageFonts>) | null;
  /** Takes /assets/*, /fonts/* and the icon. */
  readonly serveStatic: ServeStatic;
}

export interface AppDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Without it the app has no pages: tests of the rest need no build. */
  readonly pages?: Pages | undefined;
  /** Who works out what visitors ask for; threads without it. */
  readonly createVisitors?: ((options: VisitorThreadsOptions) => VisitorThreads) | undefined;
}

export interface App {
  /** Answers a request; never throws. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Begins what runs beside the requests: mails are sent, and what is due is done. */
  startWork(): void;
  /** From now on /readyz says that it ends, and a connection closes with its next answer; everything else still works. */
  drain(): void;
  /**
   * Takes on nothing more beside the requests; what is being done has so many milliseconds, then it is left to another gateway.
   */
  stopWork(grace: number): Promise<void>;
  /** For commands on the running site (gateway/start/command-socket.ts). */
  readonly backups: Backups;
  /** Stops everything else, once the last request is answered. The database stays open. */
  close(): Promise<void>;
}

/** Makes the app over the connected database of #prisma/client.ts. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, log, clock, files, pages, createVisitors = createVisitorThreads } = dependencies;
  const secret = config.jwtSecret ?? (await storedSecret(config.dataDir));
  const { smtpUrl, publicUrl, toss } = config;
  const signed = createSigned({ secret, publicUrl, clock });
  const { links, optOuts } = signed;
  const authenticate = createAuthenticate(signed.tokens, clock);
  const throttle = createThrottle();
  const idleness = createIdleness();
  const contentCache = await startContentCache(clock, idleness);
  const tossOptions = toss && { ...toss, returnUrl: publicUrl + CARD_RETURN_PATH };
  const cards = tossOptions && createToss(tossOptions);
  const backups = createBackups({ config, log, clock });
  const tasks = createTasks({ log, clock, throttle, files, contentCache, backups, links, cards });

  const smtp = smtpUrl === null ? null : createSmtp({ smtpUrl, publicUrl });
  const guesses = createGuesses();
  let work: ReturnType<typeof startWork> | undefined;
  let isDraining = false;

  const rest = createRest(config, log, {
    ...signed,
    clock,
    throttle,
    authenticate,
    files,
    guesses,
    contentCache,
    publicUrl,
    cards,
    passkeys: createPasskeys({ publicUrl, clock }),
    typesetter: createTypesetter(DOCUMENT_FONTS),
    examSheets: createExamSheets(DOCUMENT_FONTS, files),
  });
  const { production, hstsSubdomains, trustProxy, logLevel } = config;
  const metrics = config.metrics ? (await import("#gateway/metrics/prometheus.ts")).createPrometheus() : null;
  const threads = createVisitors({
    count: config.renderThreads,
    settings: {
      production,
      publicUrl,
      secret,
      logLevel,
      sendsMail: smtp !== null,
      toss: tossOptions,
      pages: pages?.source ?? null,
    },
    log,
    clock,
    contentCache,
  });
  const visitors = metrics ? measureVisitors(threads, metrics) : threads;
  const mail = { isSent: smtp !== null, links };
  const fonts = (await pages?.loadFonts?.(secret)) ?? null;
  const graphql = createGraphql({
    ...signed,
    config,
    log,
    clock,
    contentCache,
    authenticate,
    mail,
    cards,
    visitors,
  });
  const storedFiles = createServeFiles({ ...signed, store: files, contentCache, clock });
  const table = (await pages?.load()) ?? null;
  if (table && production && !config.openGraphql) graphql.allowOnly(table.documents);
  const headers = securityHeaders({
    production,
    hstsSubdomains,
    inlineScriptHashes: table?.inlineScripts.map(scriptHash) ?? [],
  });
  const find = createPublicFiles({ clock, publicUrl, pages: table });
  const fileAnswers = createFileAnswers({ find, visitors, contentCache, clock, trustProxy });
  const unknown = createUnknownAddresses(clock);
  const redirects = createRedirects(contentCache);
  const html =
    table &&
    createHtml({ pages: table, visitors, contentCache, clock, log, headers, trustProxy, redirects, unknown });
  const stopSlow = logSlowStatements(log);
  const health = createHealth(table?.buildId ?? null, () => isDraining);
  const { serveStatic } = pages ?? {};
  const answerers = { health, metrics, fonts, serveStatic, storedFiles, rest, graphql, fileAnswers, html };
  const dispatch = createDispatch({ config, headers, ...answerers });

  function answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (isDraining) response.setHeader("connection", "close");
    if (metrics) measureRequest(metrics, response, health.has(path) || path === METRICS_PATH ? null : path);
    if (html?.hit(request, response)) {
      metrics?.page(true);
      log.debug({ path }, "Page from the cache");
      return;
    }
    const id = requestId(request, config.trustProxy);
    logWhenDone(log, request, response, path, id);
    const asked = { requestId: id, operation: `${request.method} ${path}` };
    whileAsking(asked, () => dispatch(request, response, path, id)).catch((error: unknown) =>
      answerFailure(response, error, { log, path, id }),
    );
  }

  return {
    handle: (request, response) => {
      const path = pathOf(request);
      // A probe is nobody: it would keep an idle gateway awake.
      const waking = health.has(path) ? null : contentCache.woken();
      if (waking !== null) void waking.then(() => answer(request, response, path));
      else answer(request, response, path);
    },
    startWork: () => {
      visitors.start();
      const mails = smtp && { smtp, links, optOuts, clock, log };
      work ??= startWork({ log, tasks, idleness, mails, texts: { files, contentCache, log } });
    },
    backups,
    drain: () => {
      isDraining = true;
    },
    stopWork: async (grace) => {
      await Promise.all([work?.stop(grace), backups.stop()]);
      work = undefined;
    },
    close: async () => {
      stopSlow();
      metrics?.close();
      const ends = [contentCache.stop(), fonts?.close(), guesses.close(), unknown.flush(), visitors.close()];
      await Promise.all(ends);
    },
  };
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}
