// Asks once more before an act is done by two persons, or is not done.
import { Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useApproveProposalMutation, useRefuseProposalMutation } from "#web/gql/payment-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { type AskedField, PaymentFields, usePaymentFields } from "./PaymentFields.tsx";
import { type Proposal, ProposalLine } from "./Proposals.tsx";
import type { PaymentWords } from "./payment-words.ts";

export type Decision = "approve" | "refuse" | "takeBack";

interface DecideDialogProps {
  decision: Decision;
  proposal: Proposal;
  words: PaymentWords;
  onDone: () => void;
  onClose: () => void;
}

const WHY: readonly AskedField[] = [
  { name: "answer", label: "payment-office.proposal.answer", kind: "lines", max: CAPTION_MAX_LENGTH },
];

export function DecideDialog({ decision, proposal, words, onDone, onClose }: DecideDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [, approve] = useApproveProposalMutation();
  const [, refuse] = useRefuseProposalMutation();
  const fields = decision === "refuse" ? WHY : [];
  const { typed, read, onType } = usePaymentFields(fields);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    const { answer = null } = read();
    const { error } = await (decision === "approve"
      ? approve({ id: proposal.id })
      : refuse({ id: proposal.id, answer }));
    setBusy(false);
    const code = error ? refusalOf(error).code : null;
    if (isProofDeclined(code)) return;
    const title = intl.formatMessage({
      id: code ? errorMessageId(code) : `payment-office.proposal.done.${decision}`,
    });
    showToast({ kind: code ? "bad" : "ok", title });
    onDone();
  };
  return (
    <FormDialog
      title={<FormattedMessage id={`payment-office.proposal.${decision}.title`} />}
      answer={<FormattedMessage id={`payment-office.proposal.${decision}`} />}
      pending={busy}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <p>
        <ProposalLine proposal={proposal} words={words} />
      </p>
      {proposal.reason === null ? null : (
        <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{proposal.reason}</Text>
      )}
      <PaymentFields id={id} fields={fields} typed={typed} errors={{}} onType={onType} />
    </FormDialog>
  );
}
