// Queries that Yoga has let through before. Parsing, bounds, rules and the media type depend on the document and the Accept header
// alone. When both were fine once, only the execution is done again, which halves the cost of an answer. Everything else (another shape
// of body, any error) goes to Yoga, whose answer counts.
import { type DocumentNode, execute } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import { isSameForEveryVisitor } from "./cacheable.ts";
import type { GraphqlAnswer } from "./yoga.ts";

/** Documents times media types; a document is at most LIMITS.length long. */
const PREPARED_MAX = 500;

interface Prepared {
  readonly document: DocumentNode;
  readonly headers: Readonly<Record<string, string>>;
}

interface Asked {
  readonly query: string;
  readonly variables: Record<string, unknown> | undefined;
  readonly operationName: string | undefined;
}

export interface PreparedQueries {
  /** Notes a query that went through without an error. */
  remember(
    accept: string,
    body: string,
    document: DocumentNode,
    headers: Readonly<Record<string, string>>,
  ): void;
  /** The answer of a query noted before; null when Yoga has to be asked. */
  answer(accept: string, body: string, context: Context): Promise<GraphqlAnswer | null>;
}

export function createPreparedQueries(): PreparedQueries {
  const known = new LRUCache<string, Prepared>({ max: PREPARED_MAX });
  const keyOf = (accept: string, { query }: Asked) => `${accept}\n${query}`;

  return {
    remember(accept, body, document, headers) {
      const asked = read(body);
      if (asked && isQueryOnly(document)) known.set(keyOf(accept, asked), { document, headers });
    },

    async answer(accept, body, context) {
      const asked = read(body);
      const prepared = asked && known.get(keyOf(accept, asked));
      if (!prepared) return null;
      const { document, headers } = prepared;
      const result = await execute({
        schema,
        document,
        contextValue: context,
        variableValues: asked.variables,
        operationName: asked.operationName,
      });
      if (result.errors) return null;
      const sameForAll = isSameForEveryVisitor(schema, document);
      return { status: 200, headers, body: JSON.stringify(result), sameForAll, forbidden: [] };
    },
  };
}

/** Reads only what may be read again when Yoga is asked after all. */
function isQueryOnly(document: DocumentNode): boolean {
  return document.definitions.every(
    (node) => node.kind !== "OperationDefinition" || node.operation === "query",
  );
}

/** The parameters of GraphQL over HTTP in their plain form, or null. */
function read(body: string): Asked | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { query, variables, operationName, extensions, ...others } = value;
  if (typeof query !== "string" || Object.keys(others).length > 0) return null;
  if (extensions !== undefined && !isRecord(extensions)) return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") return null;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
