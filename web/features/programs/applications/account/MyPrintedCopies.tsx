// Printed certificates of an application of the account: the address starts from the profile, and the fee is among the payments.
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import {
  type MyApplicationFragment,
  usePostalProfileQuery,
  useRequestCertificateCopyMutation,
  useWithdrawCertificateCopyMutation,
} from "#web/gql/applications.ts";
import { paymentsPath } from "#web/paths.ts";
import { PrintedCopies } from "./PrintedCopies.tsx";
import { postalLabel } from "./postal-label.ts";

interface MyPrintedCopiesProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function MyPrintedCopies({ application, onChanged }: MyPrintedCopiesProps) {
  const { id, copyFee } = application;
  const [, request] = useRequestCertificateCopyMutation();
  const [, withdraw] = useWithdrawCertificateCopyMutation();
  const [{ data }] = usePostalProfileQuery({
    pause: copyFee === null,
    requestPolicy: "cache-and-network",
  });
  const profile = data?.viewer?.member;
  return (
    <PrintedCopies
      {...{ application, onChanged }}
      knownAddress={profile ? postalLabel(profile) : ""}
      request={(asked) => request({ id, ...asked })}
      withdraw={(copyId) => withdraw({ id: copyId })}
      howToPay={
        <Link className="link" to={paymentsPath(1)}>
          <FormattedMessage id="applications.copy.pay" />
        </Link>
      }
    />
  );
}
