// /admin/journal/settings: how the journal takes and reviews manuscripts, in one form.

import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useJournalSettingsEditorQuery } from "#web/gql/journal-settings.ts";
import { JournalSettingsForm } from "./JournalSettingsForm.tsx";

export function Component() {
  return (
    <>
      <OfficeHead
        id="journal-settings-title"
        lede={<FormattedMessage id="journal-settings.lede" />}
        mb={28}
      />
      <Settings />
    </>
  );
}

function Settings() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useJournalSettingsEditorQuery({ requestPolicy: "network-only" });
  if (data) return <JournalSettingsForm stored={data.journalSettingsForEditing} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "journal-settings.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <p role="status">
      <FormattedMessage id="journal-settings.loading" />
    </p>
  );
}
