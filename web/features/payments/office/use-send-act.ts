// Checks what was typed for an act on a payment, and sends it.
import type { AnyVariables, OperationResult } from "urql";
import type { FieldErrors, RequestCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { bookInput, reasonInput, refundInput } from "#schema/validation/payments.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type ManagedPaymentFragment,
  useBookPaymentMutation,
  useExemptPaymentMutation,
  useRefundPaymentMutation,
  useVoidPaymentMutation,
} from "#web/gql/payment-office.ts";
import { toMoment, toNumber } from "./PaymentFields.tsx";

export type Act = "book" | "exempt" | "refund" | "void";
/** By the names of the fields; null: nothing was typed. */
export type Typed = Record<string, string | null>;
interface Sent {
  readonly refusal: { readonly code: RequestCode; readonly fields?: FieldErrors | undefined } | null;
  readonly warning: string | null;
}

/** Refused with what the schemas or the server say; the version is the one of the payment that is given. */
export function useSendAct(act: Act): (payment: ManagedPaymentFragment, typed: Typed) => Promise<Sent> {
  const [, book] = useBookPaymentMutation();
  const [, exempt] = useExemptPaymentMutation();
  const [, refund] = useRefundPaymentMutation();
  const [, voidIt] = useVoidPaymentMutation();
  return async ({ id, version }, typed) => {
    const amount = toNumber(typed.amount);
    if (act === "book") {
      const method = typed.method ?? undefined;
      const checked = check(bookInput, { ...typed, method, amount, receivedAt: toMoment(typed.receivedAt) });
      if (!checked.ok) return invalid(checked.fields);
      const receivedAt = checked.value.receivedAt?.toISOString() ?? null;
      const result = await book({ id, version, ...checked.value, receivedAt });
      return answered(result, result.data?.bookPayment.warning ?? null);
    }
    if (act === "refund") {
      const checked = check(refundInput, { ...typed, amount });
      if (!checked.ok) return invalid(checked.fields);
      return answered(
        await refund({ id, version, amount: checked.value.amount, reason: checked.value.reason ?? "" }),
      );
    }
    const checked = check(reasonInput, typed);
    if (!checked.ok) return invalid(checked.fields);
    const variables = { id, version, reason: checked.value.reason ?? "" };
    if (act === "void") return answered(await voidIt(variables));
    const result = await exempt(variables);
    return answered(result, result.data?.exemptPayment.warning ?? null);
  };
}

const invalid = (fields: FieldErrors): Sent => ({ refusal: { code: "VALIDATION", fields }, warning: null });

function answered<Data, Variables extends AnyVariables>(
  { error }: OperationResult<Data, Variables>,
  warning: string | null = null,
): Sent {
  return { refusal: error ? refusalOf(error) : null, warning };
}
