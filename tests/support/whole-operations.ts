// Operations made from the schema itself: each root field, with everything that can be asked of its answer,
// by every value of its arguments that matters to the person who makes the list.

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from "graphql";
import type { Clock, Context, OneTimeLinks, Viewer } from "#schema/context.ts";

/** The values, written as GraphQL, that an argument is tried with; undefined: nothing is known of it. */
export type ValuesOf = (argument: GraphQLArgument, type: GraphQLInputType) => readonly string[] | undefined;

/** Inputs that have to be whole, as they are in an operation. */
const INPUTS: Readonly<Record<string, string>> = {
  SeatingRuleInput: "{ digits: 3, hasPart: true, order: NAME }",
  // One row in place of a sheet of them.
  GroupRowInput: '{ name: "김", email: "kim@example.org" }',
};

/** Of the required fields of an input that nothing else is known of. */
const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "false",
  DateTime: '"2030-01-01T00:00:00.000Z"',
  Float: "1",
  ID: '"1"',
  Id: "1",
  Int: "1",
  Json: "{}",
  RichText: '{ type: "doc", content: [] }',
  String: '"0"',
};

/** Inputs within inputs; deeper ones are lists that may be empty. */
const INPUT_DEPTH = 4;

/** The smallest value of an input type: the required fields of an object, one entry of a list. */
function smallestOf(argument: GraphQLArgument, valuesOf: ValuesOf, depth = INPUT_DEPTH): string {
  const { type } = argument;
  const known = valuesOf(argument, type)?.[0];
  if (known !== undefined) return known;
  if (isNonNullType(type)) return smallestOf({ ...argument, type: type.ofType }, valuesOf, depth);
  if (isListType(type)) {
    return depth === 0 ? "[]" : `[${smallestOf({ ...argument, type: type.ofType }, valuesOf, depth - 1)}]`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '"0"';
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  const parts = fields.map((field) => `${field.name}: ${smallestOf(field, valuesOf, depth - 1)}`);
  return `{ ${parts.join(", ")} }`;
}

/** Deep enough for the texts of a version of a post, and for the neighbours of a neighbour. */
const DEPTH = 5;

/**
 * The values of an argument. An enumeration has its first, an input its smallest, yes or no is yes, a choice may stay away;
 * anything else that is required has to be known.
 */
function triedValues(argument: GraphQLArgument, valuesOf: ValuesOf): readonly (string | null)[] {
  const known = valuesOf(argument, argument.type);
  if (known) return known;
  if (!isRequiredArgument(argument)) return [null];
  const type = getNamedType(argument.type);
  const input = INPUTS[type.name];
  if (input) return [input];
  if (isEnumType(type)) return [type.getValues()[0]?.name ?? ""];
  if (isInputObjectType(type)) return [smallestOf(argument, valuesOf)];
  if (type.name === "Boolean") return ["true"];
  throw new Error(`Say which values of ${argument.name}: ${String(argument.type)} are tried`);
}

/** Every combination, as it is in an operation: `(board: NOTICE, id: 1)`. */
export function argumentsOf(field: GraphQLField<unknown, unknown>, valuesOf: ValuesOf): string[] {
  let all: string[][] = [[]];
  for (const argument of field.args) {
    const values = triedValues(argument, valuesOf);
    all = all.flatMap((before) =>
      values.map((value) => (value === null ? before : [...before, `${argument.name}: ${value}`])),
    );
  }
  return all.map((parts) => (parts.length === 0 ? "" : `(${parts.join(", ")})`));
}

/** Everything that can be asked of a value; empty for a scalar. */
export function selectionOf(type: GraphQLOutputType, valuesOf: ValuesOf, depth = DEPTH): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const parts = named.getTypes().map((one) => `... on ${one.name} ${fieldsOf(one, valuesOf, depth)}`);
    return `{ __typename ${parts.join(" ")} }`;
  }
  return isObjectType(named) ? fieldsOf(named, valuesOf, depth) : "";
}

function fieldsOf(type: GraphQLObjectType, valuesOf: ValuesOf, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type)) && !isUnionType(getNamedType(field.type));
    if (!isLeaf && depth === 0) return [];
    return argumentsOf(field, valuesOf).map(
      (args, index) =>
        `${field.name}${index}: ${field.name}${args} ${selectionOf(field.type, valuesOf, depth - 1)}`,
    );
  });
  return `{ __typename ${parts.join(" ")} }`;
}

/** The names of the object types that can be reached from a type. */
export function reachable(type: GraphQLOutputType, found: Set<string> = new Set()): Set<string> {
  const named = getNamedType(type);
  if (isUnionType(named)) for (const one of named.getTypes()) reachable(one, found);
  if (!isObjectType(named) || found.has(named.name)) return found;
  found.add(named.name);
  for (const field of Object.values(named.getFields())) reachable(field.type, found);
  return found;
}

const NO_LINKS: OneTimeLinks = {
  newToken: () => ({ id: "", tokenHash: "" }),
  hashOf: () => "",
  linkTo: () => "",
};

/** The context of an operation that goes past the gateway and its bound on costs; nothing is mailed. */
export const directContext = (viewer: Viewer | null, clock: Clock, links = NO_LINKS): Context => ({
  viewer,
  clock,
  contentCache: { version: 1n, changed: async () => {}, afterPendingUpdates: async () => {} },
  requestId: "r",
  costMax: Number.POSITIVE_INFINITY,
  address: null,
  language: "KO",
  mail: { isSent: false, links },
  previews: { sign: () => "", read: () => null },
  slips: { addressOf: () => "http://x.example/check-in", read: () => null },
  passes: {
    issueForPost: () => "pass",
    issueForReview: () => "pass",
    issueForRater: () => "pass",
    issueForApplicant: () => "pass",
    issueForDoor: () => "pass",
  },
  publicUrl: "http://x.example",
  cards: null,
});
