// Runs a page's query in its loader. On the server it goes straight into the schema as a visitor; in the browser over HTTP,
// always fresh, because the reader asked for this page now. The component then reads the same result from the cache.
import type { AnyVariables, Client, CombinedError, DocumentInput } from "urql";
import { PageError } from "./page-error.ts";

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  UNAUTHENTICATED: 403,
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
};

interface LoadOptions {
  /** Page after page asks for the same: the server answers it once a content version. */
  readonly shared?: boolean;
}

/**
 * The data of a query. Throws PageError: 403, 404 or 503 by the GraphQL code, 503 when the answer never came or came with
 * that status, else 500. The urql error is its cause.
 */
export async function loadQuery<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  { shared = false }: LoadOptions = {},
): Promise<Data> {
  const requestPolicy = import.meta.env.SSR ? "cache-first" : "network-only";
  const result = await client.query(document, variables, { requestPolicy, shared }).toPromise();
  if (result.error) throw new PageError(statusOfFailure(result.error), { cause: result.error });
  if (result.data === undefined) throw new PageError(500);
  return result.data;
}

function statusOfFailure(error: CombinedError): number {
  if (error.networkError) {
    const response: unknown = error.response;
    return response instanceof Response && response.status !== 503 ? 500 : 503;
  }
  const code = error.graphQLErrors[0]?.extensions.code;
  return (typeof code === "string" && STATUS_OF_CODE[code]) || 500;
}
