// The one way to write a mutation. It asks the policy, runs one transaction, writes the audit lines of the
// office, notifies the cache, and answers with what was asked for. `who` says whose it is: the office's, a
// member's with the own data, or of somebody who holds a link.
import type { InputFieldMap, InputShapeFromFields, TypeParam } from "@pothos/core";
import { queryFromInfo } from "@pothos/plugin-prisma";
import { type GraphQLResolveInfo, getNamedType } from "graphql";
import { db } from "#prisma/client.ts";
import type { AuditAction, MutationOfMany, RenamedMutation } from "#schema/validation/core/audit.ts";
import type { Action, LinkAction, MemberAction, OfficeAction, Types } from "./action-types.ts";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { authorOf } from "./core/shared/author.ts";
import { DomainError } from "./errors.ts";
import { transactIn } from "./office-transaction.ts";
import { hasProvedRecently, PROVED_MUTATIONS } from "./policies/people/recent-proof.ts";
import { auditedAs, ownData } from "./require-audit.ts";

/** @throws DomainError REAUTH_REQUIRED */
function requireRecentProof({ viewer, clock }: Context): void {
  if (viewer && !hasProvedRecently(viewer, clock.now())) throw new DomainError("REAUTH_REQUIRED");
}

type Erased = Action<TypeParam<Types>, InputFieldMap, unknown>;
type Given = InputShapeFromFields<InputFieldMap>;

async function perform(name: string, action: Erased, given: Given, context: Context): Promise<unknown> {
  if (action.who === "office") {
    const { subject, visitorsSee, mailsWait = false } = action;
    await action.guard?.(given, context);
    const transact = transactIn(context, {
      subject,
      visitorsSee,
      mailsWait,
      action: action.action ?? name,
    });
    if ("runInParts" in action) return await action.runInParts(transact, given, context);
    return await transact((tx, author) => action.run(tx, given, author, context));
  }
  const result = await performOwn(action, given, context);
  if (action.contentVersion) await context.contentCache.changed(action.contentVersion(result) ?? null);
  return result;
}

async function performOwn(
  action: Exclude<Erased, { who: "office" }>,
  given: Given,
  context: Context,
): Promise<unknown> {
  if (action.who === "link") return await db.$transaction((tx) => action.run(tx, given, context));
  const author = authorOf(context);
  if ("runAlone" in action) return await action.runAlone(given, author, context);
  return await db.$transaction((tx) => action.run(tx, given, author, context));
}

/** Only rows are asked for by columns and relations. */
const queryOf = (context: Context, info: GraphQLResolveInfo): object =>
  getNamedType(info.returnType).extensions.pothosPrismaModel === undefined
    ? {}
    : queryFromInfo({ context, info });

/** Adds a mutation to the schema. One of the office that the audit log has no words for does not compile. */
export function action<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>(
  name: AuditAction | MutationOfMany | RenamedMutation,
  given: OfficeAction<Type, Args, Result>,
): void;
export function action<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>(
  name: string,
  given: MemberAction<Type, Args, Result>,
): void;
export function action<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>(
  name: string,
  given: LinkAction<Type, Args, Result>,
): void;
export function action(name: string, given: Erased): void {
  const { type, description, args, validate, can, answer } = given;
  builder.mutationField(name, (t) =>
    t.field({
      type,
      args,
      ...(description === undefined ? {} : { description }),
      ...(validate === undefined ? {} : { validate }),
      authScopes: { can },
      extensions: given.who === "office" ? auditedAs(given.subject, given.action ?? name) : ownData,
      resolve: async (_root, typed, context, info) => {
        if (PROVED_MUTATIONS.has(name)) requireRecentProof(context);
        const result = await perform(name, given, typed, context);
        return answer(queryOf(context, info), result, typed, context);
      },
    }),
  );
}
