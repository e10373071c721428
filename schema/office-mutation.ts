// The one way to write a mutation of the office. It asks the policy, runs one transaction, writes the audit line, raises the content
// version, tells the cache, and answers with what was asked for.
import type { InputFieldMap, InputShapeFromFields, ShapeFromTypeParam, TypeParam } from "@pothos/core";
import { queryFromInfo } from "@pothos/plugin-prisma";
import type { StandardSchemaV1 } from "@pothos/plugin-validation";
import { getNamedType } from "graphql";
import { db, type Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { AuditAction, AuditSubject, MutationOfMany } from "#schema/validation/core/audit.ts";
import { builder } from "./builder.ts";
import type { Context, Viewer } from "./context.ts";
import { type AuditLine, recordAudit } from "./core/audit/record-audit.ts";
import { holdLetters } from "./core/mail/held-letters.ts";
import { type Author, authorOf } from "./core/shared/author.ts";
import { DomainError } from "./errors.ts";
import { hasProvedRecently, PROVED_MUTATIONS } from "./policies/people/recent-proof.ts";
import { auditedAs } from "./require-audit.ts";

type Types = typeof builder.$inferSchemaTypes;

/** What a use case of the office came to. */
export interface Deed<Result = number> {
  /** What the answer is made from: the id, mostly. */
  readonly result: Result;
  /** One for each row that changed; none when nothing changed. */
  readonly lines: readonly AuditLine[];
  /** Of a use case that raised the content version itself. */
  readonly contentVersion?: bigint | null;
}

/** One transaction of the office: the change, its audit lines and the content version. */
export type Transact = <Result>(work: (tx: Tx, author: Author) => Promise<Deed<Result>>) => Promise<Result>;

type Run<Args extends InputFieldMap, Result> =
  | {
      /** Does it, in one transaction. */
      readonly run: (
        tx: Tx,
        args: InputShapeFromFields<Args>,
        author: Author,
        context: Context,
      ) => Promise<Deed<Result>>;
    }
  | {
      /** Does it in several transactions: where one row is passed over, the others are done. */
      readonly runInParts: (
        transact: Transact,
        args: InputShapeFromFields<Args>,
        context: Context,
      ) => Promise<Result>;
    };

type OfficeMutation<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> = Run<Args, Result> & {
  readonly type: Type;
  readonly description?: string;
  /** Who may: an ability of schema/policies. */
  readonly can: (viewer: Viewer | null) => boolean;
  /** The noun of its lines in the audit log. */
  readonly subject: AuditSubject;
  /** Its name in the audit log, where that differs: an act on many rows is logged as the act on each. */
  readonly action?: AuditAction;
  /** Whether it can be taken back: its letters wait so long, and go with it (decision 149). */
  readonly lettersWait?: boolean;
  /** Whether it changes what visitors see. Their kept pages end then. */
  readonly visitorsSee: boolean;
  readonly args: Args;
  /** Checks the arguments together. Each text and each input needs a check, there or its own. */
  readonly validate?: StandardSchemaV1<object>;
  /** Reads what is answered, once it is committed. */
  readonly answer: (
    query: object,
    result: Result,
    args: InputShapeFromFields<Args>,
    context: Context,
  ) => Promise<ShapeFromTypeParam<Types, Type, false>> | ShapeFromTypeParam<Types, Type, false>;
};

/** @throws DomainError REAUTH_REQUIRED */
function requireRecentProof({ viewer, clock }: Context): void {
  if (viewer && !hasProvedRecently(viewer, clock.now())) throw new DomainError("REAUTH_REQUIRED");
}

/** Adds a mutation of the office to the schema. A name that the audit log has no words for does not compile. */
export function officeMutation<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>(
  name: AuditAction | MutationOfMany,
  mutation: OfficeMutation<Type, Args, Result>,
): void;
export function officeMutation(
  name: string,
  mutation: OfficeMutation<TypeParam<Types>, InputFieldMap, unknown>,
): void {
  const { can, subject, action = name, visitorsSee, lettersWait = false, answer, ...field } = mutation;

  const transactIn =
    (context: Context): Transact =>
    async (work) => {
      const author = authorOf(context);
      const { result, contentVersion } = await db.$transaction(async (tx) => {
        const deed = await work(tx, author);
        if (deed.lines.length === 0) return deed;
        if (lettersWait) await holdLetters(tx, author.now);
        await recordAudit(tx, author, ...deed.lines.map((line) => ({ action, ...line, subject })));
        return visitorsSee ? { ...deed, contentVersion: await bumpContentVersion(tx) } : deed;
      });
      await context.contentCache.changed(contentVersion ?? null);
      return result;
    };

  builder.mutationField(name, (t) =>
    t.field({
      ...field,
      authScopes: { can },
      extensions: auditedAs(subject, action),
      resolve: async (_root, given, context, info) => {
        if (PROVED_MUTATIONS.has(name)) requireRecentProof(context);
        const transact = transactIn(context);
        const result =
          "run" in mutation
            ? await transact((tx, author) => mutation.run(tx, given, author, context))
            : await mutation.runInParts(transact, given, context);
        // Only rows are asked for by columns and relations.
        const isRow = getNamedType(info.returnType).extensions.pothosPrismaModel !== undefined;
        return answer(isRow ? queryFromInfo({ context, info }) : {}, result, given, context);
      },
    }),
  );
}
