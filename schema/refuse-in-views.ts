// A member of staff who views the site as a member changes nothing (docs/core.md#access-to-peoples-data):
// each mutation is refused where the schema is built, so that none can be forgotten.
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { DomainError } from "./errors.ts";
import { z } from "./validation/zod.ts";

const NAME = "refuseInViews";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      refuseInViews: RefuseInViewsPlugin<Types>;
    }
  }
}

/** The part of the context that is asked (schema/context.ts). */
const seenBy = z.object({ viewer: z.object({ viewedBy: z.number() }) });

class RefuseInViewsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    if (parentType !== "Mutation") return resolve;
    return (root, args, context, info) => {
      if (seenBy.safeParse(context).success) throw new DomainError("VIEW_ONLY");
      return resolve(root, args, context, info);
    };
  }
}

SchemaBuilder.registerPlugin(NAME, RefuseInViewsPlugin);

export { NAME as refuseInViews };
