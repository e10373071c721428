// Everything under /api/: finds the route and answers in JSON. The app answers what is thrown as `{code, fields?}`.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type AccountTools, accountRoutes } from "#gateway/auth/account-routes.ts";
import { type FactorRouteTools, factorRoutes } from "#gateway/auth/factor-routes.ts";
import { type LoginRouteTools, loginRoutes } from "#gateway/auth/login-routes.ts";
import { recordForbidden } from "#gateway/auth/record-forbidden.ts";
import { requireRecent } from "#gateway/auth/require-recent.ts";
import { authRoutes, type Route } from "#gateway/auth/routes.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import { type CardRouteTools, cardRoutes } from "#gateway/cards/card-routes.ts";
import { abstractBookRoute } from "#gateway/documents/abstract-route.ts";
import { certificateRoute } from "#gateway/documents/certificate-route.ts";
import { type DocumentTools, documentRoute } from "#gateway/documents/document-route.ts";
import { type ExamSheetTools, examListRoute, examSlipRoute } from "#gateway/documents/exam-routes.ts";
import { participantListRoute } from "#gateway/documents/participant-route.ts";
import { type ExportTools, exportRoute } from "#gateway/exports/export-route.ts";
import { rosterProblemsRoute } from "#gateway/exports/roster-problems-route.ts";
import { type DepositRouteTools, depositRoute } from "#gateway/journal/deposit-route.ts";
import { OPT_OUT_PATH, type OptOutTools, optOutRoute } from "#gateway/mail/opt-out-route.ts";
import { memoryRoute } from "#gateway/memory/memory-route.ts";
import { type MyDataTools, myDataRoute } from "#gateway/my-data/my-data-route.ts";
import { POPUP_ACTS_PATH, popupRoute } from "#gateway/popups/popup-route.ts";
import type { Config } from "#gateway/start/config.ts";
import { groupRowsRoute } from "#gateway/statements/group-rows-route.ts";
import { rosterRoute } from "#gateway/statements/roster-route.ts";
import { type ScoreSheetTools, scoreSheetRoutes } from "#gateway/statements/score-sheet-routes.ts";
import { statementRoute } from "#gateway/statements/statement-route.ts";
import { groupLinkRoute } from "#gateway/subscriptions/group-link-route.ts";
import { openingRoutes } from "#gateway/subscriptions/opening-routes.ts";
import { type SubscriptionTools, subscriptionRoutes } from "#gateway/subscriptions/subscription-routes.ts";
import { applicationFileRoute } from "#gateway/uploads/application-file-route.ts";
import { type ReviewFileTools, reviewFileRoute } from "#gateway/uploads/review-file-route.ts";
import { APPLICATION_FILE_PATH, REVIEW_FILE_PATH, UPLOAD_PATH } from "#gateway/uploads/upload-path.ts";
import { filePassRoute, type UploadTools, uploadRoute } from "#gateway/uploads/upload-route.ts";
import { PROVED_ROUTES } from "#schema/policies/people/recent-proof.ts";
import { clientAddress } from "./client-address.ts";
import { allowOrigin, answerPreflight } from "./cors.ts";
import { CSP_REPORT_PATH, cspReportRoute } from "./csp-report.ts";
import { HttpError, toHttpError } from "./errors.ts";
import { sendStream } from "./send-stream.ts";

export interface Rest {
  /** @throws HttpError; anything else when the database is away */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

export function createRest(
  config: Config,
  log: Logger,
  tools: AccountTools &
    LoginRouteTools &
    FactorRouteTools &
    UploadTools &
    ReviewFileTools &
    ScoreSheetTools &
    ExportTools &
    DepositRouteTools &
    MyDataTools &
    DocumentTools &
    ExamSheetTools &
    CardRouteTools &
    OptOutTools &
    SubscriptionTools,
): Rest {
  const routes = new Map([
    ...authRoutes(tools),
    ...loginRoutes(tools),
    ...accountRoutes(tools),
    ...factorRoutes(tools),
    ...subscriptionRoutes(tools),
    ...openingRoutes(tools),
    [UPLOAD_PATH, uploadRoute(tools)],
    [REVIEW_FILE_PATH, reviewFileRoute(tools)],
    [APPLICATION_FILE_PATH, applicationFileRoute(tools)],
    [CSP_REPORT_PATH, cspReportRoute(log)],
    [POPUP_ACTS_PATH, popupRoute(tools)],
    ["/api/v1/file-pass", filePassRoute(tools)],
    ["/api/v1/statements", statementRoute(tools)],
    ["/api/v1/rosters", rosterRoute(tools)],
    ["/api/v1/group-links", groupLinkRoute(tools)],
    ["/api/v1/memory-files", memoryRoute(tools)],
    ["/api/v1/group-rows", groupRowsRoute(tools)],
    ...scoreSheetRoutes(tools),
    ["/api/v1/roster-problems", rosterProblemsRoute(tools)],
    ["/api/v1/exports", exportRoute(tools)],
    ["/api/v1/documents", documentRoute(tools)],
    ["/api/v1/exam-slips", examSlipRoute(tools)],
    ["/api/v1/exam-lists", examListRoute(tools)],
    ["/api/v1/exam-certificates", certificateRoute(tools)],
    ["/api/v1/abstract-books", abstractBookRoute(tools)],
    ["/api/v1/participant-lists", participantListRoute(tools)],
    ["/api/v1/journal-deposits", depositRoute(tools)],
    ["/api/v1/my-data", myDataRoute(tools)],
    [OPT_OUT_PATH, optOutRoute(tools)],
    ...cardRoutes(tools),
  ]);
  /** What somebody signed in may not is written down. */
  async function answered(request: IncomingMessage, address: string, path: string, route: Route) {
    try {
      if (PROVED_ROUTES.has(path)) {
        const who = await tools.authenticate(request.headers.authorization);
        if (who.kind === "member") requireRecent(who.viewer, tools.clock);
      }
      return await route.run(request, address);
    } catch (error) {
      if (toHttpError(error).code === "FORBIDDEN") {
        const who = await tools.authenticate(request.headers.authorization);
        const from = senderOf(request, address);
        if (who.kind === "member")
          await recordForbidden(who.viewer.memberId, [path], from, tools.clock.now());
      }
      throw error;
    }
  }

  return {
    handle: async (request, response, path) => {
      allowOrigin(request, response, config.corsOrigins);
      const route = routes.get(path);
      if (!route) throw new HttpError("NOT_FOUND");
      if (request.method === "OPTIONS") return answerPreflight(response, [route.method]);
      if (request.method !== route.method) {
        throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: `${route.method}, OPTIONS` } });
      }
      const address = clientAddress(request, config.trustProxy);
      const { status, headers, body, send } = await answered(request, address, path, route);
      if (send) {
        return await send(async (stream) => {
          response.writeHead(status, { "cache-control": "no-store", ...headers });
          await sendStream(stream, response);
        });
      }
      const text = body && JSON.stringify(body);
      const type = "application/json; charset=utf-8";
      response.writeHead(status, {
        ...(text ? { "content-type": type, "content-length": Buffer.byteLength(text) } : {}),
        "cache-control": "no-store",
        ...headers,
      });
      response.end(text);
    },
  };
}
