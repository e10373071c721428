// Declining a new date withdraws: what comes back is said first, and where it goes is asked for.
import { Button, Group, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { AskedRescheduleFragment } from "#web/gql/reschedule.ts";
import type { RescheduleReply } from "./RescheduleQuestion.tsx";

interface DeclineDialogProps {
  asked: AskedRescheduleFragment;
  onAnswer: (reply: RescheduleReply) => Promise<SendResult>;
  onClose: () => void;
}

export function DeclineDialog({ asked, onAnswer, onClose }: DeclineDialogProps) {
  const dialogId = useId();
  const { refund, needsRefundAccount } = asked;
  const form = useServerForm({
    name: "decline",
    schema: z.object({
      refundAccount: needsRefundAccount ? requiredLine(REFUND_ACCOUNT_MAX_LENGTH) : z.string(),
    }),
    initialValues: { refundAccount: "" },
    labels: { refundAccount: "reschedules.decline.account" },
    send: async ({ refundAccount }) => {
      const result = await onAnswer({ accepts: false, refundAccount: refundAccount || null });
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <Dialog
      id={dialogId}
      title={<FormattedMessage id="reschedules.decline.title" />}
      danger
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="reschedules.decline.detail" />
      </Text>
      {refund > 0 ? (
        <Text fw={600}>
          <FormattedMessage id="reschedules.decline.refund" values={{ amount: refund }} />
        </Text>
      ) : null}
      <FormFrame form={form} labelledBy={`${dialogId}-title`} short>
        {needsRefundAccount ? (
          <TextField
            {...form.field("refundAccount")}
            needed
            autoComplete="off"
            maxLength={REFUND_ACCOUNT_MAX_LENGTH}
            spellCheck={false}
            hint={<FormattedMessage id="reschedules.decline.accountHint" />}
          />
        ) : null}
        <Group justify="flex-end" gap={8}>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="reschedules.decline.back" />
          </Button>
          <SubmitButton
            danger
            pending={form.pending}
            pendingLabel={<FormattedMessage id="reschedules.decline.pending" />}
          >
            <FormattedMessage id="reschedules.decline.confirm" />
          </SubmitButton>
        </Group>
      </FormFrame>
    </Dialog>
  );
}
