// Deny by default, at the earliest moment: a field of Query or Mutation that names no policy stops the build of the
// schema. What it names is stored on the built field, so that the gateway can tell which operations are the same for
// everybody and tests can list them.
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLField } from "graphql";

const NAME = "requirePolicy";
const ROOTS: ReadonlySet<string> = new Set(["Query", "Mutation", "Subscription"]);

/** `public`: the same for every visitor. `guarded`: depends on who asks. */
type RootPolicy = "public" | "guarded";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      requirePolicy: RequirePolicyPlugin<Types>;
    }
  }
}

class RequirePolicyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (!ROOTS.has(field.parentType)) return field;
    const scopes = field.pothosOptions.authScopes;
    if (!scopes) throw new Error(`${field.parentType}.${field.name} names no policy (authScopes)`);
    const policy: RootPolicy = "public" in scopes && scopes.public === true ? "public" : "guarded";
    return { ...field, extensions: { ...field.extensions, policy } };
  }
}

SchemaBuilder.registerPlugin(NAME, RequirePolicyPlugin);

/** The policy kind a root field of the built schema was given. */
export function policyOf(field: GraphQLField<unknown, unknown>): RootPolicy {
  return field.extensions.policy === "public" ? "public" : "guarded";
}

export { NAME as requirePolicy };
