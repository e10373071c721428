// Says where the app is measured.
import type { ServerResponse } from "node:http";
import type { VisitorThreads } from "#gateway/visitors/visitor-threads.ts";
import type { Metrics, RequestKind } from "./metrics.ts";

/** What begins like this is of this kind; anything else is a page. */
const KINDS: readonly (readonly [beginning: string, kind: RequestKind])[] = [
  ["/files/", "file"],
  ["/api/", "rest"],
  ["/graphql", "graphql"],
  ["/assets/", "asset"],
  ["/fonts/", "asset"],
];

const kindOf = (path: string): RequestKind =>
  KINDS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "page";

/** @param path without its query; null: a probe */
export function measureRequest(metrics: Metrics, response: ServerResponse, path: string | null): void {
  const begun = performance.now();
  const kind = path === null ? "probe" : kindOf(path);
  response.once("close", () => metrics.request(kind, response.statusCode, performance.now() - begun));
}

/** The same threads, with each answer timed. */
export function measureVisitors(threads: VisitorThreads, metrics: Metrics): VisitorThreads {
  return {
    ...threads,
    ask: async (job, asker) => {
      const begun = performance.now();
      const { kind } = job.question;
      try {
        const answer = await threads.ask(job, asker);
        metrics.rendered(kind, performance.now() - begun, false);
        return answer;
      } catch (error) {
        metrics.rendered(kind, performance.now() - begun, true);
        throw error;
      }
    },
  };
}
