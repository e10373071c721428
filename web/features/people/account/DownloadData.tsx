// Hands over everything that is stored about the person, as a file.

import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { logError } from "#web/browser/log.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { dismissToast, showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { fetchMyData } from "#web/session/account-requests.ts";

const FILE_NAME = "my-data.zip";

export function DownloadData() {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const download = async () => {
    if (pending) return;
    setPending(true);
    const toast = showToast({
      kind: "busy",
      title: intl.formatMessage({ id: "account.download.preparing" }),
    });
    try {
      const file = await fetchMyData();
      if (!file) return dismissToast(toast);
      saveFile(file, FILE_NAME);
      updateToast(toast, { kind: "ok", title: intl.formatMessage({ id: "account.download.done" }) });
    } catch (error) {
      logError("The own data could not be had:", error);
      updateToast(toast, { kind: "bad", title: intl.formatMessage({ id: "account.download.failed" }) });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Text c="var(--ink-2)">
        <FormattedMessage id="account.download.hint" />
      </Text>
      <div>
        <Button variant="outline" onClick={() => void download()}>
          <FormattedMessage id={pending ? "account.waiting" : "account.download.submit"} />
        </Button>
      </div>
    </>
  );
}
