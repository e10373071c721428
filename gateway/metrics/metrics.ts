// Says what is measured while the gateway runs (docs/operations.md#metrics). Labels come from fixed lists: an
// address or a name from outside never becomes one.
import type { VisitorQuestion } from "#gateway/visitors/visitor-job.ts";

/** What a request is about, by its path. */
const REQUEST_KINDS = ["page", "asset", "file", "graphql", "rest", "probe"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export interface Metrics {
  /** A request is over. @param milliseconds since it came */
  request(kind: RequestKind, status: number, milliseconds: number): void;
  /** A page came from the cache, or did not. */
  page(isCached: boolean): void;
  /** A thread for visitors has answered. */
  rendered(kind: VisitorQuestion["kind"], milliseconds: number, failed: boolean): void;
  /** Everything, in the text format of Prometheus. */
  print(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}
