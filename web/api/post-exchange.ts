// Sends operations over HTTP in the one way we use: a JSON POST, a JSON answer. urql's own fetchExchange also
// speaks multipart, streams, subscriptions and GET, and every visitor would load that.
import {
  type Exchange,
  type ExecutionResult,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
  stringifyDocument,
} from "urql";
import { filter, make, mergeMap, pipe, share, takeUntil } from "wonka";
import { addPageFont } from "#web/browser/page-font.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";
import type { Purpose } from "#web/session/sign-in-again.ts";

const HEADERS = {
  "content-type": "application/json",
  accept: "application/graphql-response+json, application/json",
};

/** The last exchange: sends queries and mutations, and lets go of those nobody waits for any more. */
export const postExchange: Exchange = () => (operations) => {
  const shared = share(operations);
  return pipe(
    shared,
    filter(({ kind }) => kind === "query" || kind === "mutation"),
    mergeMap((operation) => {
      const dropped = pipe(
        shared,
        filter(({ kind, key }) => kind === "teardown" && key === operation.key),
      );
      return pipe(send(operation), takeUntil(dropped));
    }),
  );
};

function send(operation: Operation) {
  return make<OperationResult>(({ next, complete }) => {
    const abort = new AbortController();
    const run = async () => {
      // useQuery subscribes and leaves at once to see whether an answer is there already. That must not send anything.
      await Promise.resolve();
      if (abort.signal.aborted) return;
      const result = await post(operation, abort.signal);
      if (abort.signal.aborted) return;
      next(result);
      complete();
    };
    void run();
    return () => abort.abort();
  });
}

/** The context of a mutation that saves a draft by itself. */
export const DRAFT_CONTEXT = { isDraft: true } as const;

function purposeOf({ kind, context }: Operation): Purpose {
  if (kind === "query") return "read";
  return context.isDraft === true ? "draft" : "save";
}

/** Never rejects: what went wrong on the way is in the result, with the response if there was one. */
async function post(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
  let response: Response | undefined;
  try {
    const body = JSON.stringify({
      query: stringifyDocument(operation.query),
      variables: operation.variables,
    });
    // People's names are in the page's language; changing it loads the page again.
    const headers = { ...HEADERS, "accept-language": document.documentElement.lang };
    const request = { method: "POST", headers, body, signal };
    response = await sessionFetch(operation.context.url, request, purposeOf(operation));
    addPageFont(response.headers.get("link"));
    const answer: ExecutionResult | null = await response.json();
    if (!answer || !("data" in answer || "errors" in answer)) {
      throw new Error(`GraphQL was answered with ${response.status}`);
    }
    const result = makeResult(operation, answer, response);
    return operation.kind === "query" ? withoutHoles(result) : result;
  } catch (error) {
    return makeErrorResult(operation, error instanceof Error ? error : new Error(String(error)), response);
  }
}

/**
 * An answer whose first fields could not all be read counts as none: null there means "there is no such
 * thing", and a page that reads it so says 404. Fields further inside stay as they are.
 */
function withoutHoles(result: OperationResult): OperationResult {
  const isHole = result.error?.graphQLErrors.some(({ path: [field] = [] }) =>
    field === undefined ? false : result.data?.[field] === null,
  );
  return isHole ? { ...result, data: undefined } : result;
}
