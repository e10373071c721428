// /admin/emergency: what is above every public page.

import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useEmergencyEditorQuery } from "#web/gql/emergency.ts";
import { EmergencyForm } from "./EmergencyForm.tsx";

export function Component() {
  return (
    <>
      <OfficeHead id="emergency-title" lede={<FormattedMessage id="emergency-office.lede" />} mb={28} />
      <Notice />
    </>
  );
}

function Notice() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useEmergencyEditorQuery({ requestPolicy: "network-only" });
  if (data) return <EmergencyForm notice={data.emergencyForEditing} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "emergency-office.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <p role="status">
      <FormattedMessage id="emergency-office.loading" />
    </p>
  );
}
