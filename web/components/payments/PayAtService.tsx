// The ways to the card service's page, where the amount is the one that is here: a card, or an account to send it to.
import { Button, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type PayablePaymentFragment,
  useStartCardPaymentMutation,
  useStartDepositMutation,
} from "#web/gql/payable.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { Won } from "./Won.tsx";

interface PayAtServiceProps {
  payment: PayablePaymentFragment;
  /** Somebody else moved the payment meanwhile: it is asked for again. */
  onStale: () => void;
}

type Way = "here" | "abroad" | "deposit";

export function PayAtService({ payment, onStale }: PayAtServiceProps) {
  const { id, outstanding, name, viewerCanPayByCard, viewerCanDeposit } = payment;
  const intl = useIntl();
  const start = useStart(id);
  const [leaving, setLeaving] = useState<Way | null>(null);
  const go = async (way: Way) => {
    setLeaving(way);
    const { page, error } = await start(way);
    // It stays busy until the browser has left.
    if (page) return window.location.assign(page);
    setLeaving(null);
    const { code } = refusalOf(error);
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
    if (code === "PAYMENT_MOVE_REFUSED") onStale();
  };
  const button = (way: Way, words: ReactNode) => (
    <Button
      {...(way === "here" ? {} : { variant: "outline", size: "sm" })}
      loading={leaving === way}
      disabled={leaving !== null}
      onClick={() => void go(way)}
    >
      {words}
      <span className="spoken">: {name}</span>
    </Button>
  );
  const amount = <Won amount={outstanding} />;
  return (
    <Stack gap={8} align="flex-start">
      {viewerCanPayByCard ? (
        <>
          {button("here", <FormattedMessage id="payments.card.button" values={{ amount }} />)}
          {button("abroad", <FormattedMessage id="payments.card.abroad" />)}
        </>
      ) : null}
      {viewerCanDeposit ? button("deposit", <FormattedMessage id="payments.deposit.button" />) : null}
      <Text fz="0.9375rem" c="var(--ink-2)">
        <FormattedMessage id="payments.card.hint" />
      </Text>
    </Stack>
  );
}

/** Answers the page to go to. */
function useStart(id: number) {
  const language = toGraphqlLanguage(useLanguage());
  const [, startCard] = useStartCardPaymentMutation();
  const [, startDeposit] = useStartDepositMutation();
  return async (way: Way) => {
    if (way === "deposit") {
      const { data, error } = await startDeposit({ id, language });
      return { page: error ? undefined : data?.startDeposit, error };
    }
    const { data, error } = await startCard({ id, isAbroad: way === "abroad", language });
    return { page: error ? undefined : data?.startCardPayment, error };
  };
}
