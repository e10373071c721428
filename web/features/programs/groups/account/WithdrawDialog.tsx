// Withdrawing people of a group: who, what comes back, and where it goes.
import { Button, Group, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Won } from "#web/components/payments/Won.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyGroupFragment, useWithdrawFromGroupMutation } from "#web/gql/groups.ts";

interface WithdrawDialogProps {
  group: MyGroupFragment;
  /** Ids of the applications. */
  leaving: readonly number[];
  onChanged: () => void;
  onClose: () => void;
}

export function WithdrawDialog({ group, leaving, onChanged, onClose }: WithdrawDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, withdraw] = useWithdrawFromGroupMutation();
  const { payment, people, refundEach } = group;
  const names = people.filter((person) => leaving.includes(person.id)).map(({ name }) => name);
  const refund = refundEach * leaving.length;
  const isAsked = refund > (payment?.cardLeft ?? 0) && payment?.refundAccount === null;
  const form = useServerForm({
    name: "group-withdraw",
    schema: z.object({ refundAccount: isAsked ? requiredLine(REFUND_ACCOUNT_MAX_LENGTH) : z.string() }),
    initialValues: { refundAccount: "" },
    labels: { refundAccount: "applications.withdraw.account" },
    send: async ({ refundAccount }) => {
      const asked = { id: group.id, applicationIds: [...leaving], refundAccount: refundAccount || null };
      const { data, error } = await withdraw(asked);
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onChanged();
        return refused;
      }
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "groups.withdraw.done" }, { count: leaving.length }),
      });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={id}
      title={<FormattedMessage id="groups.withdraw.title" values={{ count: leaving.length }} />}
      danger
      onClose={onClose}
    >
      <Text>{names.join(", ")}</Text>
      <Text c="var(--ink-2)">
        <FormattedMessage id="groups.withdraw.detail" />
      </Text>
      <Text fw={600}>
        {refund > 0 ? (
          <FormattedMessage id="groups.withdraw.refund" values={{ amount: <Won amount={refund} /> }} />
        ) : (
          <FormattedMessage id="groups.withdraw.noRefund" />
        )}
      </Text>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        {isAsked ? (
          <TextField
            {...form.field("refundAccount")}
            needed
            autoComplete="off"
            maxLength={REFUND_ACCOUNT_MAX_LENGTH}
            spellCheck={false}
            hint={<FormattedMessage id="applications.withdraw.accountHint" />}
          />
        ) : null}
        <Group justify="flex-end" gap={8}>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton
            danger
            pending={form.pending}
            pendingLabel={<FormattedMessage id="applications.withdraw.pending" />}
          >
            <FormattedMessage id="groups.withdraw" />
          </SubmitButton>
        </Group>
      </FormFrame>
    </Dialog>
  );
}
