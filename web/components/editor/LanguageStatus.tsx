import { mdiAlertOutline, mdiCheck, mdiCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { TextStatus } from "./written-texts.ts";

const MARKS = {
  missing: { icon: mdiCircleOutline, tone: "quiet" },
  written: { icon: mdiCheck, tone: "ok" },
  outdated: { icon: mdiAlertOutline, tone: "warn" },
} as const;

/** How far a language is, in a word and a sign. */
export function LanguageStatus({ status }: { status: TextStatus }) {
  return (
    <StateWord {...MARKS[status]}>
      <FormattedMessage id={`editor.status.${status}`} />
    </StateWord>
  );
}
