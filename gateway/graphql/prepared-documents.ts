// Queries that Yoga has let through before. Parsing, bounds, rules and the media type depend on the document
// and the Accept header alone. When both were fine once, only the execution is done again, which halves the
// cost of an answer. Everything else (another shape of body, any error) goes to Yoga, whose answer counts.
import { type DocumentNode, execute } from "graphql";
import type { Context } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import type { Documents } from "./documents.ts";
import type { GraphqlAnswer } from "./yoga.ts";

interface SentOperation {
  readonly query: string;
  readonly variables: Record<string, unknown> | undefined;
  readonly operationName: string | undefined;
}

interface PreparedQueries {
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

/** Media types of a document whose headers are cached. */
const ACCEPTS_MAX = 10;

export function createPreparedQueries(documents: Documents): PreparedQueries {
  return {
    remember(accept, body, document, headers) {
      const asked = read(body);
      if (!asked || !isQueryOnly(document)) return;
      const known = documents.find(asked.query) ?? documents.add(asked.query, document);
      if (known.headers.size < ACCEPTS_MAX) known.headers.set(accept, headers);
    },

    async answer(accept, body, context) {
      const asked = read(body);
      const known = asked && documents.find(asked.query);
      const headers = known?.headers.get(accept);
      if (!known || !headers) return null;
      const { document, sameForAll } = known;
      const result = await execute({
        schema,
        document,
        contextValue: context,
        variableValues: asked.variables,
        operationName: asked.operationName,
      });
      if (result.errors) return null;
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
function read(body: string): SentOperation | null {
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
