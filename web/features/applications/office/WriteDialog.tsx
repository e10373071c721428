// Words of the office to people of a program, as a mail to each in their own language's frame.

import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MESSAGE_MAX_LENGTH, programMessage } from "#schema/validation/application-office.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { newRequestKey } from "#web/browser/request-key.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { runBulk } from "#web/components/list/run-bulk.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useApplicantRecipientsQuery, useWriteToApplicantsMutation } from "#web/gql/applicants.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import type { ApplicantsFilter } from "./applicants-list.ts";

interface WriteDialogProps {
  programId: number;
  filter: ApplicantsFilter;
  /** Chosen applications; null: those the filter holds, who have a seat unless it names a state. */
  ids: readonly number[] | null;
  onClose: () => void;
}

export function WriteDialog({ programId, filter, ids, onClose }: WriteDialogProps) {
  const intl = useIntl();
  const [requestKey] = useState(newRequestKey);
  const [, write] = useWriteToApplicantsMutation();
  const mailsAreSent = useMailsAreSent();
  const [sent, setSent] = useState(0);
  const [changed, setChanged] = useState<number | null>(null);
  const [{ data: reached, error: unknown }] = useApplicantRecipientsQuery({
    variables: { programId, filter, ids: ids && [...ids] },
    requestPolicy: "network-only",
  });
  const count = changed ?? reached?.applicantRecipients ?? null;
  const form = useServerForm({
    name: "write",
    schema: programMessage,
    initialValues: { subject: "", message: "" },
    labels: { subject: "applicants.write.subject", message: "applicants.write.message" },
    send: async ({ subject, message }) => {
      const words = { subject, message: message ?? "" };
      if (count === null) return refusalOf(unknown);
      const selection =
        ids === null ? ({ kind: "all" } as const) : { kind: "some" as const, ids: new Set(ids) };
      const outcome = await runBulk(
        selection,
        count,
        async (which) => {
          const { data, error } = await write({ programId, filter, which, requestKey, ...words });
          return { step: data?.writeToApplicants, error };
        },
        setSent,
      );
      if (outcome.kind === "changed") {
        setChanged(outcome.count);
        return { ok: false, code: "COUNT_CHANGED" };
      }
      if (outcome.kind === "refused") return { ok: false, code: outcome.code };
      const id = mailsAreSent ? "applicants.write.done" : "applicants.write.waits";
      const title = intl.formatMessage({ id }, { count: outcome.done });
      showToast({ kind: "ok", title });
      onClose();
      return { ok: true };
    },
  });
  return (
    <Dialog
      size={600}
      title={
        !count ? (
          <FormattedMessage id="applicants.act.write" />
        ) : (
          <FormattedMessage id="applicants.write.title" values={{ count }} />
        )
      }
      onClose={onClose}
    >
      {count === 0 ? (
        <Nobody whom={whomWords(ids, filter)} onClose={onClose} />
      ) : (
        <FormFrame form={form} labelledBy="write-title" short>
          <p id="write-title">
            <FormattedMessage id={whomWords(ids, filter)} /> <FormattedMessage id="applicants.write.detail" />
          </p>
          <TextField {...form.field("subject")} autoComplete="off" maxLength={TITLE_MAX_LENGTH} />
          <TextAreaField {...form.field("message")} needed rows={8} maxLength={MESSAGE_MAX_LENGTH} />
          <Group justify="flex-end" gap={8}>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage id="components.confirm.cancel" />
            </Button>
            <SubmitButton
              pending={form.pending}
              pendingLabel={
                <FormattedMessage id="applicants.write.pending" values={{ sent, count: count ?? 0 }} />
              }
            >
              <FormattedMessage id="applicants.write.send" />
            </SubmitButton>
          </Group>
        </FormFrame>
      )}
    </Dialog>
  );
}

/** Why nothing can be written. */
function Nobody({ whom, onClose }: { whom: ReturnType<typeof whomWords>; onClose: () => void }) {
  return (
    <>
      <p>
        <FormattedMessage id={whom} />
      </p>
      <Text my={12} ps={12} fw={600} style={{ borderLeft: "4px solid var(--warn)" }} role="status">
        <FormattedMessage id="applicants.write.nobody" />
      </Text>
      <Group justify="flex-end" gap={8}>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="applicants.write.close" />
        </Button>
      </Group>
    </>
  );
}

/** Whom it goes to, in words. */
function whomWords(ids: WriteDialogProps["ids"], filter: ApplicantsFilter) {
  if (ids !== null) return "applicants.write.toChosen";
  return filter?.state && filter.state.length > 0 ? "applicants.write.toFilter" : "applicants.write.toSeats";
}
