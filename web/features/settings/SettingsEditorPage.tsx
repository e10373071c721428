// /admin/settings: everything a SUPER may set about the site, in one form.

import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useSettingsEditorQuery } from "#web/gql/settings.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import styles from "./settings.module.css";

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
    <p className={styles.lede} role="status">
      <FormattedMessage id="settings.loading" />
    </p>
  );
}
