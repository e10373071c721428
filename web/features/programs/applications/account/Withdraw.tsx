// Withdraws an application: says first what is refunded, and asks for the account it goes to.

import { Button, Checkbox, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Won } from "#web/components/payments/Won.tsx";
import { WithdrawalRules } from "#web/components/programs/WithdrawalRules.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyApplicationFragment, useWithdrawApplicationMutation } from "#web/gql/applications.ts";
import { RefundException } from "./RefundException.tsx";

interface WithdrawProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function Withdraw(props: WithdrawProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        <FormattedMessage id="applications.withdraw.button" />
      </Button>
      {asking ? <WithdrawDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WithdrawDialog({ application, onChanged, onClose }: WithdrawProps & { onClose: () => void }) {
  const intl = useIntl();
  const [, withdraw] = useWithdrawApplicationMutation();
  const { id, version, program, refundIfWithdrawn, payment } = application;
  // What was sent and not found yet comes back too, once it is found: its account can be named later.
  const onItsWay = payment?.state === "DECLARED";
  // A payer who sent the money without declaring it declares it now.
  const maySent = payment?.state === "PENDING";
  const [sent, setSent] = useState(false);
  const toCard = refundIfWithdrawn > 0 && (payment?.cardLeft ?? 0) >= refundIfWithdrawn;
  const goesBack = (refundIfWithdrawn > 0 && !toCard) || sent;
  const comesBack = refundIfWithdrawn > 0 && !onItsWay && !toCard;
  const amountPaid = payment?.amountPaid ?? 0;
  const paid = amountPaid > 0;
  const form = useServerForm({
    name: "withdraw",
    schema: z.object({ refundAccount: comesBack ? requiredLine(REFUND_ACCOUNT_MAX_LENGTH) : z.string() }),
    initialValues: { refundAccount: "" },
    labels: { refundAccount: "applications.withdraw.account" },
    send: async ({ refundAccount }) => {
      const { data, error } = await withdraw({ id, version, sent, refundAccount: refundAccount || null });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onChanged();
        return refused;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.withdraw.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="applications.withdraw.title" values={{ program: program.title.text }} />}
      detail={
        <>
          <Text c="var(--ink-2)">
            <FormattedMessage id="applications.withdraw.detail" />
          </Text>
          <Text fw={600}>
            {refundIfWithdrawn > 0 ? (
              <FormattedMessage
                id={`applications.withdraw.${onItsWay ? "onItsWay" : toCard ? "toCard" : "refund"}`}
                values={{ amount: <Won amount={refundIfWithdrawn} /> }}
              />
            ) : maySent ? null : application.groupName !== null ? (
              <FormattedMessage id="groups.withdraw.own" values={{ payer: application.groupName }} />
            ) : (
              <FormattedMessage
                id={`applications.withdraw.${onItsWay || paid ? "noRefund" : "nothingPaid"}`}
              />
            )}
          </Text>
          {program.withdrawalRules === null ? null : (
            <WithdrawalRules rules={program.withdrawalRules} costs={application.amount > 0} />
          )}
          <RefundException paid={amountPaid} refund={refundIfWithdrawn} />
        </>
      }
      answer={<FormattedMessage id="applications.withdraw.button" />}
      danger
      onClose={onClose}
    >
      {maySent ? (
        <Checkbox
          checked={sent}
          onChange={(event) => setSent(event.currentTarget.checked)}
          label={<FormattedMessage id="applications.withdraw.sent" />}
          description={<FormattedMessage id="applications.withdraw.sent.hint" />}
        />
      ) : null}
      {goesBack ? (
        <TextField
          {...form.field("refundAccount")}
          needed={comesBack}
          autoComplete="off"
          maxLength={REFUND_ACCOUNT_MAX_LENGTH}
          spellCheck={false}
          hint={<FormattedMessage id="applications.withdraw.accountHint" />}
        />
      ) : null}
    </ServerFormDialog>
  );
}
