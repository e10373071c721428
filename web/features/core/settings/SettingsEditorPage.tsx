// /admin/settings: everything a SUPER may set about the site, in one form.

import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useSettingsEditorQuery } from "#web/gql/settings.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function Component() {
  return (
    <>
      <OfficeHead id="settings-title" lede={<FormattedMessage id="settings.lede" />} mb={28} />
      <Settings />
    </>
  );
}

function Settings() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useSettingsEditorQuery({ requestPolicy: "network-only" });
  if (data) return <SettingsForm settings={data.settingsForEditing} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "settings.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <Text maw="44em" mt={6} mb={28} c="var(--ink-3)" role="status">
      <FormattedMessage id="settings.loading" />
    </Text>
  );
}
