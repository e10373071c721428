// Operations of the server render, executed in this process as a visitor, without HTTP. They are our own
// documents, so the limits for anonymous visitors do not apply. What every page asks for is answered once for
// each content version.
import { type ExecutionResult, execute, type GraphQLError } from "graphql";
import { LRUCache } from "lru-cache";
import { AGE_MAX_MS } from "#gateway/cache/public-cache.ts";
import type { Context } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import type { Documents } from "./documents.ts";

/** One operation, as web/gql writes it. */
interface VisitorOperation {
  /** The source of the document. */
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  /** Page after page asks for the same: the answer is cached. */
  readonly shared?: boolean;
}

/** Answers an operation as any visitor would be answered; errors are in the result and carry `extensions.code`. */
type ExecuteForVisitor = (operation: VisitorOperation) => Promise<ExecutionResult>;

/** Cached answers: of the layout and of each tag, in two languages. */
const ANSWERS_MAX = 200;

interface CachedAnswer {
  /** The content version that held when it was asked for. */
  readonly version: bigint;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  readonly result: Promise<ExecutionResult>;
}

/**
 * @param documents of this gateway
 * @param context of a visitor (`viewer: null`)
 * @param mask see errors.ts
 */
export function createExecuteForVisitor(
  documents: Documents,
  context: () => Context,
  mask: (error: unknown) => GraphQLError,
): ExecuteForVisitor {
  const answers = new LRUCache<string, CachedAnswer>({ max: ANSWERS_MAX });

  async function answer({ document, variables, operationName }: VisitorOperation, contextValue: Context) {
    try {
      await contextValue.contentCache.afterPendingUpdates();
      const result = await execute({
        schema,
        document: documents.prepare(document).document,
        contextValue,
        variableValues: variables,
        operationName,
      });
      return result.errors ? { ...result, errors: result.errors.map(mask) } : result;
    } catch (error) {
      return { errors: [mask(error)] };
    }
  }

  return (operation) => {
    const contextValue = context();
    if (!operation.shared) return answer(operation, contextValue);
    const { version } = contextValue.contentCache;
    const now = contextValue.clock.now().getTime();
    const key = `${JSON.stringify(operation.variables)} ${operation.document}`;
    const known = answers.get(key);
    if (known?.version === version && now < known.freshUntil) return known.result;
    const result = answer(operation, contextValue);
    const cached = { version, freshUntil: now + AGE_MAX_MS, result };
    answers.set(key, cached);
    void result.then(({ errors }) => {
      if (errors && answers.peek(key) === cached) answers.delete(key);
    });
    return result;
  };
}
