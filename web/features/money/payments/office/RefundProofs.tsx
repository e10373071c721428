// The documents that prove an exception to the refund rules: each change is saved at once.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { REFUND_PROOFS_MAX } from "#schema/validation/core/limits.ts";
import { RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { ProofFiles } from "#web/components/editor/ProofFiles.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedPaymentFragment,
  useAddRefundProofMutation,
  useRemoveRefundProofMutation,
} from "#web/gql/payment-office.ts";

export function RefundProofs({ payment }: { payment: ManagedPaymentFragment }) {
  const { id, amountPaid, refundProofs } = payment;
  const [, add] = useAddRefundProofMutation();
  const [, remove] = useRemoveRefundProofMutation();
  const act = useAction();
  if (amountPaid === 0 && refundProofs.length === 0) return null;
  return (
    <Box mt={32}>
      <Section title={<FormattedMessage id="payment-office.proofs" />} hint={<RefundProofsHint />} gap={12}>
        <ProofFiles
          id="refund-proofs"
          files={refundProofs}
          max={REFUND_PROOFS_MAX}
          label="payment-office.proofs.add"
          onAdd={(file) => act(add({ id, fileId: file.id }), "payment-office.proofs.added")}
          onRemove={(file) => act(remove({ id, fileId: file.id }), "payment-office.proofs.removed")}
        />
      </Section>
    </Box>
  );
}

export const RefundProofsHint = () => (
  <FormattedMessage id="payment-office.proofs.hint" values={{ days: RETENTION_DAYS.REFUND_PROOF }} />
);
