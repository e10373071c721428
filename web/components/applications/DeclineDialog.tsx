// Declining a new date withdraws: what comes back is said first, and where it goes is asked for.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { RescheduleRequestFragment } from "#web/gql/reschedule.ts";
import type { RescheduleReply } from "./RescheduleQuestion.tsx";

interface DeclineDialogProps {
  asked: RescheduleRequestFragment;
  onAnswer: (reply: RescheduleReply) => Promise<SendResult>;
  onClose: () => void;
}

export function DeclineDialog({ asked, onAnswer, onClose }: DeclineDialogProps) {
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
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="reschedules.decline.title" />}
      detail={
        <>
          <Text c="var(--ink-2)">
            <FormattedMessage id="reschedules.decline.detail" />
          </Text>
          {refund > 0 ? (
            <Text fw={600}>
              <FormattedMessage id="reschedules.decline.refund" values={{ amount: refund }} />
            </Text>
          ) : null}
        </>
      }
      answer={<FormattedMessage id="reschedules.decline.confirm" />}
      danger
      onClose={onClose}
    >
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
    </ServerFormDialog>
  );
}
