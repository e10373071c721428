// POST /api/v1/csp-report: what the policy for content forbade in somebody's browser. Anybody may send
// anything here, so it is only counted and logged, a few lines from one sender.

import type { Logger } from "pino";
import type { Route } from "#gateway/auth/routes.ts";
import { z } from "#schema/validation/zod.ts";
import { readReport } from "./body.ts";
import { limitSenders } from "./limit-senders.ts";

export const CSP_REPORT_PATH = "/api/v1/csp-report";

/**
 * Reports of one sender in ten minutes. Counted here and not in the database: a flood of them must not become one of its writes.
 */
const REPORTS = { points: 20, duration: 600 };

/** UTF-16 units of each value that the log stores. */
const VALUE_MAX = 200;

const text = z
  .string()
  .max(10_000)
  .transform((value) => value.slice(0, VALUE_MAX))
  .optional()
  .catch(undefined);

/** Of `report-uri`, and of the Reporting API, which sends several at once. */
const oldReport = z.object({
  "csp-report": z.object({ "effective-directive": text, "blocked-uri": text, "document-uri": text }),
});
const newReports = z.array(
  z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
);

interface Violation {
  readonly directive: string | undefined;
  readonly blocked: string | undefined;
  readonly page: string | undefined;
}

function violationsIn(report: unknown): readonly Violation[] {
  const old = oldReport.safeParse(report).data?.["csp-report"];
  if (old) {
    const { "effective-directive": directive, "blocked-uri": blocked, "document-uri": page } = old;
    return [{ directive, blocked: bare(blocked), page: bare(page) }];
  }
  const reports = newReports.safeParse(report).data ?? [];
  return reports.map(({ body: { effectiveDirective: directive, blockedURL, documentURL } }) => ({
    directive,
    blocked: bare(blockedURL),
    page: bare(documentURL),
  }));
}

/** Without its query, which may hold what somebody searched for. */
const bare = (address: string | undefined) => address?.split(/[?#]/)[0];

export function cspReportRoute(log: Logger): Route {
  const count = limitSenders(REPORTS.points, REPORTS.duration);
  let reports = 0;
  return {
    method: "POST",
    run: async (request, address) => {
      await count(address);
      const [first] = violationsIn(await readReport(request));
      if (first) {
        reports += 1;
        log.warn({ ...first, count: reports }, "A browser reported what the content policy forbids");
      }
      return { status: 204 };
    },
  };
}
