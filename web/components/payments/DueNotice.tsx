// On the first part of my account: what is to be paid in all, and where.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { useMyPaymentsDueQuery } from "#web/gql/payments.ts";
import { paymentsPath } from "#web/paths.ts";
import { DueWords } from "./DueWords.tsx";

/** Nothing until it is known, and where nothing is to be paid. */
export function DueNotice() {
  const [{ data }] = useMyPaymentsDueQuery({ requestPolicy: "cache-and-network" });
  const due = data?.myPayments.due;
  if (due === undefined || due.count === 0) return null;
  return (
    <Alert variant="warn" mb={24}>
      <p>
        <DueWords due={due} />{" "}
        <Link className="link" to={paymentsPath(1)}>
          <FormattedMessage id="payments.due.open" />
        </Link>
      </p>
    </Alert>
  );
}
