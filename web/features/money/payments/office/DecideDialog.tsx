// Asks once more before an act is done by two persons, or is not done.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useApproveProposalMutation, useRefuseProposalMutation } from "#web/gql/payment-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import {
  labelsOf,
  type PaymentField,
  PaymentFields,
  readFields,
  type TypedTexts,
  typedTexts,
} from "./PaymentFields.tsx";
import { type Proposal, ProposalLine } from "./Proposals.tsx";
import type { PaymentWords } from "./payment-words.ts";

export type Decision = "approve" | "refuse" | "withdraw";

interface DecideDialogProps {
  decision: Decision;
  proposal: Proposal;
  words: PaymentWords;
  onDone: () => void;
  onClose: () => void;
}

const WHY: readonly PaymentField[] = [
  { name: "answer", label: "payment-office.proposal.answer", kind: "lines", max: CAPTION_MAX_LENGTH },
];

const NOTHING_TYPED: TypedTexts = {};

export function DecideDialog({ decision, proposal, words, onDone, onClose }: DecideDialogProps) {
  const intl = useIntl();
  const [, approve] = useApproveProposalMutation();
  const [, refuse] = useRefuseProposalMutation();
  const form = useServerForm({
    name: "proposal",
    schema: typedTexts,
    initialValues: NOTHING_TYPED,
    labels: labelsOf(WHY),
    send: async (_checked, values) => {
      const answer = decision === "refuse" ? (readFields(WHY, values).answer ?? null) : null;
      const { error } = await (decision === "approve"
        ? approve({ id: proposal.id })
        : refuse({ id: proposal.id, answer }));
      const refusal = error ? refusalOf(error) : null;
      if (refusal && isProofDeclined(refusal.code)) return refusal;
      const title = intl.formatMessage({
        id: refusal ? errorMessageId(refusal.code) : `payment-office.proposal.done.${decision}`,
      });
      showToast({ kind: refusal ? "bad" : "ok", title });
      onDone();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id={`payment-office.proposal.${decision}.title`} />}
      answer={<FormattedMessage id={`payment-office.proposal.${decision}`} />}
      isOfOneField
      onClose={onClose}
    >
      <p>
        <ProposalLine proposal={proposal} words={words} />
      </p>
      {proposal.reason === null ? null : <Text className="longWords lines">{proposal.reason}</Text>}
      {decision === "refuse" ? <PaymentFields fields={WHY} form={form} /> : null}
    </ServerFormDialog>
  );
}
