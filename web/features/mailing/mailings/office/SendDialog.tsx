// The last question before a mailing goes out: to how many, and when. Where the number has changed since, it is asked again.
import { Alert, Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { mailingSending } from "#schema/validation/mailing/mailings.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type EditedMailingFragment,
  useMailingCountsQuery,
  useSendMailingMutation,
} from "#web/gql/mailings.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";

interface SendDialogProps {
  mailing: EditedMailingFragment;
  onClose: () => void;
  onChanged: () => void;
}

export function SendDialog({ mailing, onClose, onChanged }: SendDialogProps) {
  const intl = useIntl();
  const mailsAreSent = useMailsAreSent();
  const [isChanged, setChanged] = useState(false);
  const [, send] = useSendMailingMutation();
  const { id, version, purpose, isOut } = mailing;
  const [{ data }, ask] = useMailingCountsQuery({
    variables: { id, purpose },
    requestPolicy: "network-only",
  });
  const count = (data?.mailingCounts ?? [])
    .filter(({ leftOut }) => leftOut === null)
    .reduce((sum, row) => sum + row.count, 0);
  const form = useServerForm({
    name: "sending",
    schema: mailingSending,
    initialValues: { at: "" },
    toInput: ({ at }) => ({ at: at === "" ? null : fromSeoul(at) }),
    labels: { at: "mailings.send.at" },
    send: async ({ at }) => {
      const { data: done, error } = await send({
        id,
        version,
        expectedCount: count,
        at: at?.toISOString() ?? null,
      });
      if (!done || error) {
        const refusal = refusalOf(error);
        setChanged(refusal.code === "COUNT_CHANGED");
        ask({ requestPolicy: "network-only" });
        return refusal;
      }
      const now = mailsAreSent ? "mailings.send.done" : "mailings.send.waits";
      const words = at ? "mailings.send.planned" : isOut ? now : "mailings.send.whenOut";
      showToast({ kind: "ok", title: intl.formatMessage({ id: words }, { count }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id="sending"
      title={<FormattedMessage id="mailings.send.title" values={{ count }} />}
      onClose={onClose}
    >
      <FormFrame form={form} labelledBy="sending-title" short>
        {isChanged ? (
          <Alert variant="bad" role="alert">
            <FormattedMessage id="mailings.send.changed" values={{ count }} />
          </Alert>
        ) : null}
        <Text c="var(--ink-2)">
          <FormattedMessage id={`mailings.send.detail.${purpose}`} values={{ count }} />
        </Text>
        {isOut ? null : (
          <Text c="var(--ink-2)">
            <FormattedMessage id="mailings.send.whenOut" values={{ count }} />
          </Text>
        )}
        <TextField
          {...form.field("at")}
          needed={false}
          type="datetime-local"
          autoComplete="off"
          hint={<FormattedMessage id="mailings.send.at.hint" />}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="mailings.send.pending" />}>
            <FormattedMessage id="mailings.send.button" values={{ count }} />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
