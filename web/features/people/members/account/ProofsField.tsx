// Documents for a grade.
import { FormattedMessage } from "react-intl";
import { PROOFS_MAX } from "#schema/validation/core/limits.ts";
import { RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { ProofFiles, type ProofFilesProps } from "#web/components/editor/ProofFiles.tsx";

export const ProofsField = (props: Omit<ProofFilesProps, "max" | "label">) => (
  <ProofFiles {...props} max={PROOFS_MAX} label="grades.proofs.add" />
);

export const ProofsHint = () => (
  <FormattedMessage id="grades.proofs.hint" values={{ max: PROOFS_MAX, days: RETENTION_DAYS.GRADE_PROOF }} />
);
