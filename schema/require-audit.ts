// What the office does is in the audit log. A mutation without a subject stops the build of the schema,
// unless it says that people change only their own data with it.
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { AuditSubject } from "#schema/validation/core/audit.ts";
import { definedIn } from "./defined-in.ts";

const NAME = "requireAudit";

/** `extensions` of a mutation: the noun and the action of its lines in the audit log (action.ts). */
export const auditedAs = (subject: AuditSubject, action: string) => ({
  auditSubject: subject,
  auditAction: action,
});

/** `extensions` of a mutation by which people change only their own data: it is in no log. */
export const ownData = { auditSubject: null };

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      requireAudit: RequireAuditPlugin<Types>;
    }
  }
}

class RequireAuditPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.parentType !== "Mutation" || field.extensions?.auditSubject !== undefined) return field;
    throw new Error(
      `${definedIn(field.name)}: the mutation ${field.name} has no audit subject. Write it with action({ who, subject }) of schema/action.ts; who: "member" or "link" is for people who change only what is their own`,
    );
  }
}

SchemaBuilder.registerPlugin(NAME, RequireAuditPlugin);

export { NAME as requireAudit };
