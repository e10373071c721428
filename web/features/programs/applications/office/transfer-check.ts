import type { ApplicantFragment } from "#web/gql/applicants.ts";

/** Whether an application waits for the office to find a transfer that its payer says was sent. */
export const isTransferChecked = ({
  state,
  feeState,
}: Pick<ApplicantFragment, "state" | "feeState">): boolean =>
  state === "AWAITING_PAYMENT" && feeState === "DECLARED";
