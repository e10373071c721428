// Shows whether what is on the screen is safe: "임시 저장됨 14:03", on this device only, or not, and why.
import { mdiAlertCircleOutline, mdiCheck, mdiCloudUploadOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import type { DraftState } from "#web/components/forms/draft-types.ts";
import { StateWord } from "#web/components/StateWord.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toSeoul } from "#web/i18n/seoul-time.ts";

export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p role="status">
      <StateWord {...MARKS[state.kind]}>
        <span>
          <Words state={state} />
        </span>
      </StateWord>
    </p>
  );
}

const MARKS = {
  unchanged: { icon: null, tone: "quiet", fw: 400 },
  unsaved: { icon: mdiCloudUploadOutline, tone: "warn", fw: 400 },
  local: { icon: mdiCheck, tone: "ok", fw: 400 },
  saved: { icon: mdiCheck, tone: "ok", fw: 400 },
  failed: { icon: mdiAlertCircleOutline, tone: "bad" },
} as const;

function Words({ state }: { state: DraftState }) {
  switch (state.kind) {
    case "unchanged":
      return <FormattedMessage id="editor.draft.unchanged" />;
    case "unsaved":
      return <FormattedMessage id="editor.draft.unsaved" />;
    case "local":
    case "saved":
      return (
        <FormattedMessage
          id={`editor.draft.${state.kind}`}
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
