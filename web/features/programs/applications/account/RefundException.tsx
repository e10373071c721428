// Where less comes back than was paid: how somebody with an unavoidable reason gets all of it, before the
// application is withdrawn.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";

/** Whole won. */
interface RefundExceptionProps {
  paid: number;
  refund: number;
}

export function RefundException({ paid, refund }: RefundExceptionProps) {
  if (refund >= paid) return null;
  return (
    <Text>
      <FormattedMessage id="applications.withdraw.exception" />
    </Text>
  );
}
