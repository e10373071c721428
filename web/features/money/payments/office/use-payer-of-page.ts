// Says whose page somebody came from to ask for money: the member is in the address.
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePayerOfPageQuery } from "#web/gql/payment-office.ts";
import { isIdx } from "#web/page/parse-idx.ts";
import { PAYMENT_FOR, PAYMENTS_PATH } from "#web/paths.ts";
import type { Payer } from "./PayerPicker.tsx";

/** `asked`: null without one, and until it is found. */
export function usePayerOfPage(): { readonly asked: Payer | null; readonly forget: () => void } {
  const navigate = useNavigate();
  const given = useSearchParams()[0].get(PAYMENT_FOR);
  const isGiven = isIdx(given ?? undefined);
  const [{ data }] = usePayerOfPageQuery({ variables: { id: Number(given) }, pause: !isGiven });
  return {
    asked: isGiven ? (data?.payer ?? null) : null,
    forget: () => {
      if (given !== null) void navigate(PAYMENTS_PATH, { replace: true });
    },
  };
}
