// The one schema builder: which plugins, which scalars, and what holds for every type. It defines no types of the domain.
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import PrismaPlugin from "@pothos/plugin-prisma";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import ValidationPlugin from "@pothos/plugin-validation";
import { db } from "#prisma/client.ts";
import type PrismaTypes from "#prisma/generated/pothos.ts";
import { getDatamodel } from "#prisma/generated/pothos.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { toFieldErrors } from "#schema/validation/core/field-errors.ts";
import type { Context, Viewer } from "./context.ts";
import { complexity } from "./cost.ts";
import { refusal, validationError } from "./errors.ts";
import { refuseInViews } from "./refuse-in-views.ts";
import { requireAudit } from "./require-audit.ts";
import { requirePolicy } from "./require-policy.ts";
import { requireValidation } from "./require-validation.ts";

/** An ability of schema/policies: whether this person, or a visitor (null), may. */
type Ability = (viewer: Viewer | null) => boolean;

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultAuthStrategy: "all";
  AuthScopes: {
    /** Open to all, and the same for all who are not signed in. */
    public: boolean;
    /** Open to whom the ability says. */
    can: Ability;
  };
  Scalars: {
    /** The id of a row. */
    Id: { Input: number; Output: number };
    /** Comes in as text. The check of its input reads it (schema/validation/core/moments.ts). */
    DateTime: { Input: Date | string; Output: Date };
    /** Comes in unchecked. Its input is checked as a whole, so that errors name their field. */
    RichText: { Input: unknown; Output: RichTextDocument };
    Json: { Input: unknown; Output: unknown };
    /** Whole won; out of the database it may come as a bigint. */
    Won: { Input: number; Output: number | bigint };
  };
}>({
  plugins: [
    refuseInViews,
    ComplexityPlugin,
    ScopeAuthPlugin,
    requirePolicy,
    requireAudit,
    requireValidation,
    ValidationPlugin,
    PrismaPlugin,
  ],
  defaultFieldNullability: false,
  complexity,
  prisma: {
    client: () => db,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    onUnusedQuery: "error",
  },
  scopeAuth: {
    authScopes: ({ viewer }) => ({ public: true, can: (ability) => ability(viewer) }),
    defaultStrategy: "all",
    unauthorizedError: (_parent, { viewer }) => refusal(viewer !== null),
  },
  validation: {
    validationError: ({ issues }) =>
      validationError(
        toFieldErrors(issues.map(({ message, path }) => ({ message, path: withinInput(path) }))),
      ),
  },
});

/** A mutation's fields are in its argument `input`; a form knows them by their own names. */
function withinInput<Part>(path: readonly Part[] | undefined): readonly Part[] | undefined {
  return path?.[0] === "input" ? path.slice(1) : path;
}

builder.queryType({});
builder.mutationType({});
