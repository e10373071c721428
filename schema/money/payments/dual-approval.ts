// An act on a payment that one person may not do alone becomes a proposal; its later approval runs the same action (decision 88).
import type { Tx } from "#prisma/client.ts";
import type { Payment, Prisma } from "#prisma/generated/client.ts";
import type { PaymentAct } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { z } from "#schema/validation/zod.ts";
import { dualApprovalFor } from "./dual-approval-need.ts";
import { proposeAct } from "./propose-act.ts";

interface Pairing<Args, Result> {
  readonly act: PaymentAct;
  /** The operation, as the audit log names it. */
  readonly action: string;
  /** Reads the arguments again, which are stored as JSON. */
  readonly stored: z.ZodType<Args>;
  /** The payments it touches; its version is of the first. */
  readonly payments: (args: Args) => readonly [number, ...number[]];
  /** Whole won that are given back or given up, with what was given back of it before: many small ones are one. */
  readonly givenUp?: (payment: Payment, args: Args, tx: Tx) => number | Promise<number>;
  readonly run: (tx: Tx, args: Args, author: Author) => Promise<ActionResult<Result>>;
  /** What is answered while it waits. */
  readonly proposed: (args: Args) => Result;
}

/** An act that was stored, for the person who approves it. */
interface ProposedAction {
  readonly action: string;
  readonly payments: (args: Prisma.JsonValue) => readonly number[];
  readonly run: (tx: Tx, args: Prisma.JsonValue, author: Author) => Promise<ActionResult<unknown>>;
}

const proposedActions = new Map<PaymentAct, ProposedAction>();

/** The act that was proposed by this name. */
export function proposedAction(act: PaymentAct): ProposedAction {
  const found = proposedActions.get(act);
  if (!found) throw new Error(`No act on a payment is called ${act}`);
  return found;
}

/** @throws DomainError NOT_FOUND for the first */
async function readPayments(tx: Tx, ids: readonly number[]): Promise<[Payment, ...Payment[]]> {
  const rows = await tx.payment.findMany({ where: { id: { in: [...ids] } } });
  const [first, ...others] = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (first === undefined || first.id !== ids[0]) throw new DomainError("NOT_FOUND");
  return [first, ...others];
}

/** The use case of a mutation: does it, or proposes it where that needs a second person. */
export function withDualApproval<Args extends { readonly version: number }, Result>({
  act,
  action,
  stored,
  payments,
  givenUp,
  run,
  proposed,
}: Pairing<Args, Result>): (tx: Tx, args: Args, author: Author) => Promise<ActionResult<Result>> {
  proposedActions.set(act, {
    action,
    payments: (args) => payments(stored.parse(args)),
    run: (tx, args, author) => run(tx, stored.parse(args), author),
  });
  return async (tx, args, author) => {
    const touched = await readPayments(tx, payments(args));
    const [{ id: paymentId }] = touched;
    const amount = givenUp ? await givenUp(touched[0], args, tx) : null;
    const persons = await dualApprovalFor(tx, touched, amount, author);
    if (persons === "NOT_REQUIRED") return await run(tx, args, author);
    if (persons === "UNAVAILABLE") return withMark(await run(tx, args, author), { alone: true });
    const proposal = { act, paymentId, version: args.version, amount, args };
    const line = await proposeAct(tx, proposal, author, () => run(tx, args, author));
    return { result: proposed(args), lines: [line] };
  };
}

/** The same result, whose lines in the log say one thing more. */
export function withMark<Result>(
  outcome: ActionResult<Result>,
  mark: Readonly<Record<string, unknown>>,
): ActionResult<Result> {
  const lines = outcome.lines.map((line) => ({ ...line, after: Object.assign({}, line.after, mark) }));
  return { ...outcome, lines };
}
