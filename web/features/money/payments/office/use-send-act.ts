// Checks what was typed for an act on a payment, and sends it.
import type { OperationResult } from "urql";
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { bookInput, reasonInput } from "#schema/validation/money/payments.ts";
import { reversalInput } from "#schema/validation/money/refund-reversals.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type ManagedPaymentFragment,
  type ProposedFragment,
  useAskForRefundAccountMutation,
  useBookPaymentMutation,
  useExemptPaymentMutation,
  useMarkPaymentNotFoundMutation,
  useMoveBookingMutation,
  useRefundPaymentMutation,
  useReverseBookingMutation,
  useReverseRefundMutation,
  useTransferSurplusMutation,
  useVoidPaymentMutation,
  useWaiveRefundMutation,
} from "#web/gql/payment-office.ts";
import { checkRefund } from "./check-refund.ts";
import { toMoment, toNumber } from "./PaymentFields.tsx";
import { waitingOf } from "./waiting-of.ts";

export const ACTS = [
  "book",
  "notFound",
  "exempt",
  "transfer",
  "refund",
  "ask",
  "reverse",
  "waive",
  "reverseBooking",
  "move",
  "void",
] as const;
export type Act = (typeof ACTS)[number];
/** By the names of the fields; null: nothing was typed. */
export type Typed = Record<string, string | null>;
/** What became of an act that was not refused. */
export interface Done {
  readonly warning: string | null;
  /** It was not done: it waits for a second person. */
  readonly isProposed: boolean;
  /** The version it came to. */
  readonly version: number | null;
}
interface Sent extends Done {
  readonly refusal: { readonly code: RequestCode; readonly fields?: FieldErrors | undefined } | null;
}
/** What was chosen beside what was typed. */
export interface Chosen {
  /** The amount above what is missing that was seen and is meant. */
  readonly surplusSeen: boolean;
  /** The payment a booking is moved to. */
  readonly target: { readonly id: number; readonly version: number } | null;
  /** Ids of the documents that are attached with a refund. */
  readonly proofs: readonly number[];
}

/** Refused with what the schemas or the server say; the version is the one of the payment that is given. */
export function useSendAct(
  act: Act,
): (payment: ManagedPaymentFragment, typed: Typed, chosen: Chosen) => Promise<Sent> {
  const [, book] = useBookPaymentMutation();
  const [, exempt] = useExemptPaymentMutation();
  const [, refund] = useRefundPaymentMutation();
  const [, reverse] = useReverseRefundMutation();
  const [, move] = useMoveBookingMutation();
  const [, voidPayment] = useVoidPaymentMutation();
  const [, waive] = useWaiveRefundMutation();
  const [, ask] = useAskForRefundAccountMutation();
  const [, notFound] = useMarkPaymentNotFoundMutation();
  const [, reverseBooking] = useReverseBookingMutation();
  const [, transfer] = useTransferSurplusMutation();
  return async (payment, typed, { surplusSeen, target, proofs }) => {
    const { id, version, surplusTargets } = payment;
    const amount = toNumber(typed.amount);
    if (act === "book") {
      const method = typed.method ?? undefined;
      const given = { ...typed, method, amount, receivedAt: toMoment(typed.receivedAt) };
      const checked = check(bookInput, { ...given, acceptSurplus: surplusSeen });
      if (!checked.ok) return invalid(checked.fields);
      const receivedAt = checked.value.receivedAt?.toISOString() ?? null;
      const result = await book({ id, version, ...checked.value, receivedAt });
      return booked(result, result.data?.bookPayment);
    }
    if (act === "refund") {
      const checked = checkRefund(payment, typed);
      if (!checked.ok) return invalid(checked.fields);
      const { reason, sentAt, ...rest } = checked.value;
      const day = sentAt?.toISOString() ?? null;
      const given = { ...rest, sentAt: day, reason: reason ?? "", proofs: [...proofs] };
      const result = await refund({ id, version, ...given });
      return answered(result, result.data?.refundPayment);
    }
    if (act === "reverse") {
      const checked = check(reversalInput, {
        ...typed,
        moveId: toNumber(typed.moveId),
        outRowId: toNumber(typed.outRowId),
        backRowId: toNumber(typed.backRowId),
        returnedAt: toMoment(typed.returnedAt),
      });
      if (!checked.ok) return invalid(checked.fields);
      const { reason, returnedAt, ...rest } = checked.value;
      const day = returnedAt?.toISOString() ?? null;
      const result = await reverse({ id, version, ...rest, returnedAt: day, reason: reason ?? "" });
      return booked(result, result.data?.reverseRefund);
    }
    const checked = check(reasonInput, typed);
    if (!checked.ok) return invalid(checked.fields);
    const variables = { id, version, reason: checked.value.reason ?? "" };
    if (act === "move") {
      if (target === null) return invalid({ toId: ["REQUIRED"] });
      const result = await move({ ...variables, toId: target.id, toVersion: target.version });
      return booked(result, result.data?.moveBooking);
    }
    if (act === "transfer") {
      const to = surplusTargets.find((one) => String(one.id) === typed.toId);
      if (to === undefined) return invalid({ toId: ["REQUIRED"] });
      const result = await transfer({ ...variables, toId: to.id, toVersion: to.version });
      return booked(result, result.data?.transferSurplus);
    }
    if (act === "exempt") {
      const result = await exempt(variables);
      return booked(result, result.data?.exemptPayment);
    }
    if (act === "void") {
      const result = await voidPayment(variables);
      return answered(result, result.data?.voidPayment);
    }
    if (act === "ask") {
      const result = await ask(variables);
      return answered(result, result.data?.askForRefundAccount);
    }
    if (act === "waive") {
      const result = await waive(variables);
      return answered(result, result.data?.waiveRefund);
    }
    if (act === "notFound") {
      const result = await notFound(variables);
      return answered(result, result.data?.markPaymentNotFound);
    }
    const result = await reverseBooking(variables);
    return answered(result, result.data?.reverseBooking);
  };
}

const invalid = (fields: FieldErrors): Sent => ({
  refusal: { code: "VALIDATION", fields },
  warning: null,
  isProposed: false,
  version: null,
});

function answered(
  { error }: Pick<OperationResult, "error">,
  payment: ProposedFragment | undefined,
  warning: string | null = null,
): Sent {
  const isProposed = payment !== undefined && waitingOf(payment) !== undefined;
  const version = payment?.version ?? null;
  return { refusal: error ? refusalOf(error) : null, warning, isProposed, version };
}

const booked = (
  result: Pick<OperationResult, "error">,
  booking: { readonly warning: string | null; readonly payment: ProposedFragment } | undefined,
): Sent => answered(result, booking?.payment, booking?.warning);
