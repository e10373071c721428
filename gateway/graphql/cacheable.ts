// Says which operations are the same for every visitor. Decided once for each document, from the policies of the root fields
// it asks for (schema/require-policy.ts), never from its name or its looks.
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { policyOf } from "#schema/require-policy.ts";

const decided = new WeakMap<DocumentNode, boolean>();

/** Whether all operations of a valid document are queries whose root fields are open to all and the same for all. */
export function isSameForEveryVisitor(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = decided.get(document);
  if (known !== undefined) return known;
  const answer = decide(schema, document);
  decided.set(document, answer);
  return answer;
}

function decide(schema: GraphQLSchema, document: DocumentNode): boolean {
  const query = schema.getQueryType();
  const types = new TypeInfo(schema);
  let same = true;
  const enter = (node: ASTNode): void => {
    if (node.kind === "OperationDefinition" && node.operation !== "query") same = false;
    if (node.kind !== "Field" || types.getParentType() !== query || node.name.value.startsWith("__")) return;
    const field = types.getFieldDef();
    if (!field || policyOf(field) !== "public") same = false;
  };
  visit(document, visitWithTypeInfo(types, { enter }));
  return same;
}
