// The way to the card service's page, where the amount is the one that stands here.
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type PayablePaymentFragment, useStartCardPaymentMutation } from "#web/gql/payable.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { Won } from "./Won.tsx";

interface PayByCardProps {
  payment: PayablePaymentFragment;
  /** Somebody else moved the payment meanwhile: it is asked for anew. */
  onStale: () => void;
}

export function PayByCard({ payment: { id, outstanding, name }, onStale }: PayByCardProps) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [, start] = useStartCardPaymentMutation();
  const [leaving, setLeaving] = useState<"here" | "abroad" | null>(null);
  const go = async (isAbroad: boolean) => {
    setLeaving(isAbroad ? "abroad" : "here");
    const { data, error } = await start({ id, isAbroad, language });
    // It stays busy until the browser has left.
    if (data && !error) return window.location.assign(data.startCardPayment);
    setLeaving(null);
    const { code } = refusalOf(error);
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
    if (code === "PAYMENT_MOVE_REFUSED") onStale();
  };
  return (
    <Stack gap={8} align="flex-start">
      <Button
        loading={leaving === "here"}
        disabled={leaving !== null}
        aria-label={intl.formatMessage({ id: "payments.card.label" }, { name })}
        onClick={() => void go(false)}
      >
        <FormattedMessage id="payments.card.button" values={{ amount: <Won amount={outstanding} /> }} />
      </Button>
      <Button
        variant="outline"
        size="sm"
        loading={leaving === "abroad"}
        disabled={leaving !== null}
        aria-label={intl.formatMessage({ id: "payments.card.abroadLabel" }, { name })}
        onClick={() => void go(true)}
      >
        <FormattedMessage id="payments.card.abroad" />
      </Button>
      <Text fz="0.9375rem" c="var(--ink-2)">
        <FormattedMessage id="payments.card.hint" />
      </Text>
    </Stack>
  );
}
