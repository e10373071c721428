// Whether what is on the screen is safe: "저장됨 14:03" or not, and why.
import { mdiAlertCircleOutline, mdiCheck, mdiCloudUploadOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import type { DraftState } from "#web/components/forms/draft-types.ts";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toSeoul } from "#web/i18n/seoul-time.ts";
import styles from "./DraftStatus.module.css";

export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p className={styles.status} role="status" data-kind={state.kind}>
      {state.kind === "unchanged" ? null : <Icon path={ICONS[state.kind]} size={18} />}
      <span>
        <Words state={state} />
      </span>
    </p>
  );
}

const ICONS = { unsaved: mdiCloudUploadOutline, saved: mdiCheck, failed: mdiAlertCircleOutline };

function Words({ state }: { state: DraftState }) {
  switch (state.kind) {
    case "unchanged":
      return <FormattedMessage id="editor.draft.unchanged" />;
    case "unsaved":
      return <FormattedMessage id="editor.draft.unsaved" />;
    case "saved":
      return (
        <FormattedMessage
          id="editor.draft.saved"
          values={{ time: toSeoul(state.at.toISOString()).slice(11) }}
        />
      );
    case "failed":
      return (
        <>
          <FormattedMessage id="editor.draft.failed" /> <FormattedMessage id={errorMessageId(state.code)} />
        </>
      );
  }
}
