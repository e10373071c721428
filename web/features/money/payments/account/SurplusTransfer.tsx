// Lets a surplus, or what is due back of what ended, count for another open payment of the payer.

import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { distinctNames } from "#web/components/distinct-names.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyPaymentFragment, useTransferMySurplusMutation } from "#web/gql/payments.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

interface SurplusTransferProps {
  payment: MyPaymentFragment;
  /** Ids of the elements that identify the payment with the surplus. */
  describedBy: string;
  /** A payment changed, or somebody else moved one meanwhile: they are asked for again. */
  onChanged: () => void;
}
type Target = MyPaymentFragment["surplusTargets"][number];

/** Nothing without a surplus, or where no other payment is open. */
export function SurplusTransfer({ payment, describedBy, onChanged }: SurplusTransferProps) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ fetching }, transfer] = useTransferMySurplusMutation();
  const [asked, setAsked] = useState<Target | null>(null);
  const { id, version, state, transferable, surplusTargets } = payment;
  if (surplusTargets.length === 0) return null;
  const names = distinctNames(surplusTargets.map(({ name }) => name));
  const nameOf = (target: Target) => names[surplusTargets.indexOf(target)] ?? target.name;
  const amountFor = ({ outstanding }: Target) => Math.min(transferable, outstanding);
  const send = async (target: Target) => {
    if (fetching) return;
    const variables = { id, version, toId: target.id, toVersion: target.version, language };
    const { error } = await transfer(variables);
    setAsked(null);
    if (error) {
      void sayRefusal(intl, error);
    } else showToast({ kind: "ok", title: intl.formatMessage({ id: "payments.surplus.done" }) });
    onChanged();
  };
  return (
    <>
      <Stack component="ul" gap={8} m={0} p={0}>
        {surplusTargets.map((target) => (
          <li key={target.id}>
            <Button
              variant="outline"
              aria-describedby={describedBy}
              onClick={() => setAsked(target)}
              h="auto"
              py={8}
              styles={{ label: { whiteSpace: "normal" } }}
            >
              <FormattedMessage
                id="payments.surplus.use"
                values={{ name: nameOf(target), amount: <Won amount={amountFor(target)} /> }}
              />
            </Button>
          </li>
        ))}
      </Stack>
      {asked === null ? null : (
        <FormDialog
          title={<FormattedMessage id="payments.surplus.title" values={{ name: nameOf(asked) }} />}
          answer={<FormattedMessage id="payments.surplus.button" />}
          onAnswer={() => void send(asked)}
          onClose={() => setAsked(null)}
        >
          <Text c="var(--ink-2)">
            <FormattedMessage
              id={state === "REFUND_REQUESTED" ? "payments.refund.use.detail" : "payments.surplus.detail"}
              values={{ name: nameOf(asked), amount: <Won amount={amountFor(asked)} /> }}
            />
          </Text>
        </FormDialog>
      )}
    </>
  );
}
