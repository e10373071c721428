// Operations of the server render: executed in process, as a visitor, without HTTP. They are our own documents, so the
// bounds for strangers do not apply; each is parsed and validated once.
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  parse,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "#schema/context.ts";
import { schema } from "#schema/index.ts";

/** One operation, as web/gql writes it. */
export interface VisitorOperation {
  /** The source of the document. */
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** Answers an operation as any visitor would be answered; errors are in the result and carry `extensions.code`. */
export type ExecuteForVisitor = (operation: VisitorOperation) => Promise<ExecutionResult>;

/** More documents than the client has. */
const DOCUMENTS_MAX = 300;

/**
 * @param context of a visitor (`viewer: null`)
 * @param mask see graphql-errors.ts
 */
export function createExecuteForVisitor(
  context: () => Context | Promise<Context>,
  mask: (error: unknown) => GraphQLError,
): ExecuteForVisitor {
  const documents = new LRUCache<string, DocumentNode>({ max: DOCUMENTS_MAX });

  function prepare(source: string): DocumentNode {
    const known = documents.get(source);
    if (known) return known;
    const document = parse(source, { noLocation: true });
    const [error] = validate(schema, document);
    if (error) throw error;
    documents.set(source, document);
    return document;
  }

  return async ({ document, variables, operationName }) => {
    try {
      const result = await execute({
        schema,
        document: prepare(document),
        contextValue: await context(),
        variableValues: variables,
        operationName,
      });
      return result.errors ? { ...result, errors: result.errors.map(mask) } : result;
    } catch (error) {
      return { errors: [mask(error)] };
    }
  };
}
