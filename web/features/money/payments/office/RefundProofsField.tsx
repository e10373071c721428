// The documents that are attached with a refund.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PROOFS_MAX } from "#schema/validation/core/limits.ts";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { ProofFiles } from "#web/components/editor/ProofFiles.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { RefundProofsHint } from "./RefundProofs.tsx";

interface RefundProofsFieldProps {
  field: Pick<FieldState<unknown>, "id" | "error">;
  files: readonly EditedFile[];
  onChange: (change: (before: readonly EditedFile[]) => readonly EditedFile[]) => void;
}

export function RefundProofsField({ field: { id, error }, files, onChange }: RefundProofsFieldProps) {
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Text id={`${id}-label`} fz="sm" fw={600}>
        <FormattedMessage id="payment-office.proofs" />
      </Text>
      <Text id={`${id}-hint`} mt={4} mb={8} fz="sm" c="dimmed">
        <RefundProofsHint />
      </Text>
      <ProofFiles
        id={id}
        files={files}
        max={PROOFS_MAX}
        label="payment-office.proofs.add"
        error={error}
        onAdd={(file) => onChange((before) => [...before, file])}
        onRemove={(file) => onChange((before) => before.filter((one) => one.id !== file.id))}
      />
    </Box>
  );
}
