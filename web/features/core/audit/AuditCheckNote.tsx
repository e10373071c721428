// Above the audit log: whether it is as it was written, and when that was checked last.
import { Alert, Text } from "@mantine/core";
import { mdiAlertOctagonOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { useAuditCheckQuery } from "#web/gql/audit.ts";

export function AuditCheckNote() {
  const [{ data }] = useAuditCheckQuery({ requestPolicy: "cache-and-network" });
  if (!data) return null;
  const check = data.auditCheck;
  if (check === null) {
    return (
      <Text mb={16}>
        <FormattedMessage id="audit.check.none" />
      </Text>
    );
  }
  const { entries, entryId, fault, checkedAt } = check;
  const at = <Moment at={checkedAt} />;
  if (fault === null) {
    return (
      <Text mb={16}>
        <FormattedMessage id="audit.check.whole" values={{ entries, at }} />
      </Text>
    );
  }
  return (
    <Alert variant="bad" role="alert" mb={16} icon={<Icon path={mdiAlertOctagonOutline} />}>
      <p>
        <FormattedMessage id={`audit.check.fault.${fault}`} values={{ entryId }} />
      </p>
      <p>
        <FormattedMessage id="audit.check.broken" values={{ entries, at }} />
      </p>
    </Alert>
  );
}
