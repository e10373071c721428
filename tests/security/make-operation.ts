// An operation for a root field, made of the printed schema: its arguments filled in, and of its answer the
// least that can be asked.
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

interface Filling {
  /** Every Int that is an id, a version or a number. */
  readonly number: number;
  readonly text: string;
  /** Whether what may be left out is there, too. */
  readonly whole: boolean;
}

interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** How many texts it carries. */
  readonly texts: number;
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Float: 1,
  DateTime: "2026-12-01T00:00:00Z",
  Json: { type: "doc", content: [] },
  Won: 1,
};

/** Inputs within inputs are filled so deep. */
const DEPTH_MAX = 4;

function fill(type: GraphQLInputType, filling: Filling, found: { texts: number }, depth = 0): unknown {
  if (isNonNullType(type)) return fill(type.ofType, filling, found, depth);
  if (isListType(type)) return [fill(type.ofType, filling, found, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (filling.whole && depth < DEPTH_MAX),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, fill(field.type, filling, found, depth + 1)]),
    );
  }
  if (type.name in SCALARS) return SCALARS[type.name];
  if (type.name === "Int" || type.name === "Id") return filling.number;
  found.texts += 1;
  return filling.text;
}

function operationOf(kind: "Query" | "Mutation", field: GraphQLField<unknown, unknown>, filling: Filling) {
  const args = field.args.filter(
    ({ type, defaultValue }) => (isNonNullType(type) && defaultValue === undefined) || filling.whole,
  );
  const found = { texts: 0 };
  const variables = Object.fromEntries(
    args.map(({ name, type }) => [name, fill(type, filling, found)] as const),
  );
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const query = `${kind.toLowerCase()}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  return { name: `${kind}.${field.name}`, query, variables, texts: found.texts };
}

/** One operation for each root field of the schema. */
export function operationsOf(schema: GraphQLSchema, filling: Filling): Operation[] {
  const fields = (kind: "Query" | "Mutation") =>
    Object.values((kind === "Query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
  return (["Query", "Mutation"] as const).flatMap((kind) =>
    fields(kind).map((field) => operationOf(kind, field, filling)),
  );
}
