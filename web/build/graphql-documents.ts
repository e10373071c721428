// Replaces urql's GraphQL parser and printer in browsers (vite.config.ts). codegen.ts has written this site's
// documents as finished strings. urql only asks for their name and kind, and sends them as they are.

/** The kinds urql names. */
export const Kind = {
  DOCUMENT: "Document",
  OPERATION_DEFINITION: "OperationDefinition",
  FIELD: "Field",
  NAME: "Name",
} as const;

/** An error of an answer, as urql makes it from JSON. */
export class GraphQLError extends Error {
  readonly path: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    _nodes: unknown,
    _source: unknown,
    _positions: unknown,
    path: unknown,
    _original: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "GraphQLError";
    this.path = path;
    this.extensions = extensions;
  }
}

interface Definition {
  readonly kind: string;
  readonly operation: string;
  readonly name: { readonly kind: string; readonly value: string };
  readonly text: string;
}

interface FinishedDocument {
  readonly kind: string;
  readonly definitions: readonly Definition[];
}

/** @param text one operation with a name, then its fragments */
export function parse(text: string): FinishedDocument {
  const [, operation = "", value = ""] = /^(\w+)\s+(\w+)/.exec(text) ?? [];
  const name = { kind: Kind.NAME, value };
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name, text }],
  };
}

/** The text that was parsed. */
export function print({ definitions }: FinishedDocument): string {
  return definitions.map(({ text }) => text).join(" ");
}
