// Defines what a mutation is made of (action.ts), by whose it is.
import type { InputFieldMap, InputShapeFromFields, ShapeFromTypeParam, TypeParam } from "@pothos/core";
import type { StandardSchemaV1 } from "@pothos/plugin-validation";
import type { Tx } from "#prisma/client.ts";
import type { AuditAction, AuditSubject } from "#schema/validation/core/audit.ts";
import type { builder } from "./builder.ts";
import type { Context, Viewer } from "./context.ts";
import type { Author } from "./core/shared/author.ts";
import type { ActionResult, Transact } from "./office-transaction.ts";

export type Types = typeof builder.$inferSchemaTypes;

interface Shared<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> {
  readonly type: Type;
  readonly description?: string;
  /** Who may: an ability of schema/policies. */
  readonly can: (viewer: Viewer | null) => boolean;
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
}

type RunOfOffice<Args extends InputFieldMap, Result> =
  | {
      /** Does it, in one transaction. */
      readonly run: (
        tx: Tx,
        args: InputShapeFromFields<Args>,
        author: Author,
        context: Context,
      ) => Promise<ActionResult<Result>>;
    }
  | {
      /** Does it in several transactions: where one row is skipped, the others are done. */
      readonly runInParts: (
        transact: Transact,
        args: InputShapeFromFields<Args>,
        context: Context,
      ) => Promise<Result>;
    };

type OfficeFields<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> = Shared<
  Type,
  Args,
  Result
> &
  RunOfOffice<Args, Result> & {
    /** The noun of its lines in the audit log. */
    readonly subject: AuditSubject;
    /** Its name in the audit log, where that differs: an act on many rows is logged as the act on each. */
    readonly action?: AuditAction;
    /** Refuses by what it is about, before anything is read. */
    readonly guard?: (given: object, context: Context) => Promise<void>;
    /** Whether it can be undone: its emails wait so long, and go with it (decision 149). */
    readonly mailsWait?: boolean;
    /** Whether it changes what visitors see. Their cached pages end then. */
    readonly visitorsSee: boolean;
  };

export type OfficeAction<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> = OfficeFields<
  Type,
  Args,
  Result
> & { readonly who: "office" };

/** What somebody does with the own data; it is in no log. */
interface OwnAction<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>
  extends Shared<Type, Args, Result> {
  /** Of a use case that raised the content version: where its result has it. */
  readonly contentVersion?: (result: Result) => bigint | null | undefined;
}

type RunOfMember<Args extends InputFieldMap, Result> =
  | {
      /** Does it, in one transaction. */
      readonly run: (
        tx: Tx,
        args: InputShapeFromFields<Args>,
        author: Author,
        context: Context,
      ) => Promise<Result>;
    }
  | {
      /** Does it in transactions of its own, because it waits for another service in between. */
      readonly runAlone: (
        args: InputShapeFromFields<Args>,
        author: Author,
        context: Context,
      ) => Promise<Result>;
    };

export type MemberAction<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> = OwnAction<
  Type,
  Args,
  Result
> &
  RunOfMember<Args, Result> & { readonly who: "member" };

export interface LinkAction<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>
  extends OwnAction<Type, Args, Result> {
  readonly who: "link";
  /** Does it, in one transaction. The link is one of the arguments: it says who it is. */
  readonly run: (tx: Tx, args: InputShapeFromFields<Args>, context: Context) => Promise<Result>;
}

export type Action<Type extends TypeParam<Types>, Args extends InputFieldMap, Result> =
  | OfficeAction<Type, Args, Result>
  | MemberAction<Type, Args, Result>
  | LinkAction<Type, Args, Result>;
