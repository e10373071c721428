// The GraphQL client of one render on the server: operations go into the schema in this process, as a
// visitor. Loaders ask, and rendering only reads. Nothing would wait for a query that first comes up while
// rendering, so such a query is reported.
import {
  type Client,
  CombinedError,
  cacheExchange,
  createClient,
  type Exchange,
  makeResult,
  type Operation,
  type OperationResult,
  type SSRExchange,
  ssrExchange,
  stringifyDocument,
} from "urql";
import { filter, fromPromise, mergeMap, pipe } from "wonka";

/** The part of a GraphQL-over-HTTP answer that is read here (graphql's ExecutionResult fits). */
interface VisitorAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  // biome-ignore format: one line reads better
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }> | undefined;
}

/** Executes an operation as somebody who is not signed in. Rejects when it cannot be executed at all. */
export type ExecuteForVisitor = (operation: {
  /** The source of the document. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
  /** Page after page asks for the same. */
  readonly shared: boolean;
}) => Promise<VisitorAnswer> | VisitorAnswer;

interface VisitorClient {
  readonly client: Client;
  readonly ssr: SSRExchange;
  /** Called between loading and rendering. */
  beginRendering(): void;
}

/** A client for one render. `failed` takes what execution itself threw (the database being away, a fault). */
export function createVisitorClient(
  execute: ExecuteForVisitor,
  failed: (error: unknown) => void,
  unloaded: (operationName: string | undefined) => void,
): VisitorClient {
  const ssr = ssrExchange({ isClient: false });
  let rendering = false;

  const run = async (operation: Operation): Promise<OperationResult> => {
    const operationName = nameOf(operation);
    try {
      const document = stringifyDocument(operation.query);
      const variables = operation.variables ?? {};
      const shared = operation.context.shared === true;
      const { data, errors } = await execute({ document, variables, operationName, shared });
      return makeResult(operation, {
        data: data ?? null,
        ...(errors?.length ? { errors: [...errors] } : {}),
      });
    } catch (error) {
      failed(error);
      const networkError = error instanceof Error ? error : new Error(String(error));
      return {
        operation,
        data: undefined,
        error: new CombinedError({ networkError }),
        stale: false,
        hasNext: false,
      };
    }
  };

  const executeExchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter((operation) => {
        if (operation.kind !== "query") return false;
        if (rendering) unloaded(nameOf(operation));
        return !rendering;
      }),
      mergeMap((operation) => fromPromise(run(operation))),
    );

  const client = createClient({
    url: "/graphql",
    preferGetMethod: false,
    exchanges: [cacheExchange, ssr, executeExchange],
  });
  return {
    client,
    ssr,
    beginRendering: () => {
      rendering = true;
    },
  };
}

function nameOf(operation: Operation): string | undefined {
  for (const definition of operation.query.definitions) {
    if ("name" in definition && definition.kind === "OperationDefinition") return definition.name?.value;
  }
  return undefined;
}
