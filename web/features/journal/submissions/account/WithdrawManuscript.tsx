// Taking a manuscript back: why is asked for, and what follows is said first.
import { Button, Group, Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { submissionReason } from "#schema/validation/journal/submissions.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useWithdrawManuscriptMutation } from "#web/gql/manuscripts.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";

export function WithdrawManuscript(props: ManuscriptPart) {
  const [asking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        <FormattedMessage id="manuscripts.withdraw" />
      </Button>
      {asking ? <WithdrawDialog {...props} onClose={() => setAsking(false)} /> : null}
    </Group>
  );
}

function WithdrawDialog({ manuscript, onChanged, onClose }: ManuscriptPart & { onClose: () => void }) {
  const intl = useIntl();
  const dialogId = useId();
  const [, withdraw] = useWithdrawManuscriptMutation();
  const { id, version } = manuscript;
  const form = useServerForm({
    name: "withdraw-manuscript",
    schema: z.object({ reason: submissionReason }),
    initialValues: { reason: "" },
    labels: { reason: "manuscripts.field.withdrawReason" },
    send: async ({ reason }) => {
      const { data, error } = await withdraw({ id, version, reason });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onChanged();
        return refused;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "manuscripts.withdrawn" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={dialogId}
      title={<FormattedMessage id="manuscripts.withdraw.title" />}
      danger
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="manuscripts.withdraw.detail" />
      </Text>
      <FormFrame form={form} labelledBy={`${dialogId}-title`} short>
        <TextAreaField {...form.field("reason")} rows={4} maxLength={ENTRY_BODY_MAX_LENGTH} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton
            danger
            pending={form.pending}
            pendingLabel={<FormattedMessage id="manuscripts.withdraw.pending" />}
          >
            <FormattedMessage id="manuscripts.withdraw" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
