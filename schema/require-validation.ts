// The arguments of a mutation are checked before it runs: a text or an input without a check stops the build
// of the schema. GraphQL itself checks numbers, booleans and enums.
import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  unwrapInputFieldType,
} from "@pothos/core";
import { definedIn } from "./defined-in.ts";

const NAME = "requireValidation";
const PLUGIN = "@pothos/plugin-validation";
/** Scalars that take anything of their kind. */
const FREE: ReadonlySet<string> = new Set(["String", "ID", "DateTime", "RichText", "Json"]);

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      requireValidation: RequireValidationPlugin<Types>;
    }
  }
}

class RequireValidationPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.parentType !== "Mutation" || field.pothosOptions.validate) return field;
    for (const [name, arg] of Object.entries(field.args)) {
      const unchecked = this.unchecked(name, arg);
      if (unchecked) throw new Error(`${unchecked} (the mutation ${field.name} takes it)`);
    }
    return field;
  }

  /** Which part of an argument has no check, and where to add one; null: all of it is checked. */
  private unchecked(name: string, field: PothosInputFieldConfig<Types>): string | null {
    if (field.pothosOptions.validate || field.extensions?.[PLUGIN]) return null;
    const type = this.buildCache.getTypeConfig(unwrapInputFieldType(field.type));
    if (type.kind === "Scalar" && FREE.has(type.name)) {
      const owner = field.kind === "InputObject" ? field.parentType : field.parentField;
      return `${definedIn(String(owner))}: nobody validates ${owner}.${name}. Add \`validate\` with a schema of schema/validation`;
    }
    if (type.kind !== "InputObject" || type.extensions?.[PLUGIN]) return null;
    const fields = Object.entries(this.buildCache.getInputTypeFieldConfigs(unwrapInputFieldType(field.type)));
    if (!fields.some(([inner, config]) => this.unchecked(inner, config))) return null;
    return `${definedIn(type.name)}: nobody validates the input ${type.name}. Add \`.validate(...)\` with a schema of schema/validation behind builder.inputType("${type.name}", ...)`;
  }
}

SchemaBuilder.registerPlugin(NAME, RequireValidationPlugin);

export { NAME as requireValidation };
