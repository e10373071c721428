// The fee of an applicant: whether and when it was paid, and the payment, for who may see payments.
import { Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import type { ApplicantFragment } from "#web/gql/applicants.ts";
import { paymentPath } from "#web/paths.ts";
import { FeeWord } from "./FeeWord.tsx";

export function PaidFee({ fee }: { fee: NonNullable<ApplicantFragment["fee"]> }) {
  return (
    <Group component="span" gap={12}>
      <FeeWord fee={fee} />
      {fee.paidAt === null ? null : <Moment at={fee.paidAt} />}
      {fee.paymentId === null ? null : (
        <Link className="link" to={paymentPath(fee.paymentId)}>
          <FormattedMessage id="applicants.fee.open" />
        </Link>
      )}
    </Group>
  );
}
