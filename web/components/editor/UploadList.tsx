// Files on their way: name, how far, and what can be done about it.

import { Button } from "@mantine/core";
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import styles from "./UploadList.module.css";
import type { Uploads } from "./use-uploads.ts";

export function UploadList({ uploads: { items, retry, cancel } }: { uploads: Uploads }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: "editor.upload.list" })}>
      {items.map(({ key, file, sent, failed }) => (
        <li key={key} className={styles.item}>
          <span className={styles.name}>{file.name}</span>
          {failed === null ? (
            <progress className={styles.progress} aria-label={file.name} max={1} value={sent} />
          ) : (
            <span className={styles.failed} role="alert">
              <Icon path={mdiAlertCircleOutline} size={18} />
              <FormattedMessage id={failed === "LINE" ? "editor.upload.line" : errorMessageId(failed)} />
            </span>
          )}
          <span className={styles.choices}>
            {failed === null ? null : (
              <Button size="sm" variant="outline" onClick={() => retry(key)}>
                <FormattedMessage id="editor.upload.retry" />
              </Button>
            )}
            <Button size="sm" variant="subtle" onClick={() => cancel(key)}>
              <FormattedMessage id="editor.upload.cancel" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
