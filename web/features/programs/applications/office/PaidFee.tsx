// The fee of an applicant: whether and when it was paid, and the payment, for users who may see payments.
import { Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { useApplicantPaymentQuery } from "#web/gql/applicants.ts";
import type { FeeState } from "#web/gql/enums.ts";
import { paymentPath } from "#web/paths.ts";
import { FeeWord } from "./FeeWord.tsx";

interface PaidFeeProps {
  /** Of the application. */
  id: number;
  state: FeeState;
  paidAt: string | null;
}

export function PaidFee({ id, state, paidAt }: PaidFeeProps) {
  const [{ data }] = useApplicantPaymentQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const application = data?.application;
  const paymentId = application?.id === id ? application.paymentId : null;
  return (
    <Group component="span" gap={12}>
      <FeeWord state={state} />
      {paidAt === null ? null : <Moment at={paidAt} />}
      {paymentId === null ? null : (
        <Link className="link" to={paymentPath(paymentId)}>
          <FormattedMessage id="applicants.fee.open" />
        </Link>
      )}
    </Group>
  );
}
