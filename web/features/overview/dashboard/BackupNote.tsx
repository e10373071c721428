// The backups are not as they should be: what the office passes on to the person who looks after the server.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Moment } from "#web/components/Moment.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";

export function BackupNote({
  warning,
}: {
  warning: NonNullable<DashboardQuery["dashboard"]["backupWarning"]>;
}) {
  const intl = useIntl();
  const { kind, madeAt } = warning;
  return (
    <Alert
      component="section"
      variant="warn"
      aria-label={intl.formatMessage({ id: "dashboard.backup.title" })}
      title={<FormattedMessage id="dashboard.backup.title" />}
    >
      <FormattedMessage
        id={`dashboard.backup.${kind}`}
        values={{ at: madeAt ? <Moment at={madeAt} /> : null }}
      />
    </Alert>
  );
}
