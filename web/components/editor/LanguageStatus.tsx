import { mdiAlertOutline, mdiCheck, mdiCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { TextStatus, WrittenLanguage } from "./written-texts.ts";

const MARKS = {
  missing: { icon: mdiCircleOutline, tone: "quiet" },
  written: { icon: mdiCheck, tone: "ok" },
  outdated: { icon: mdiAlertOutline, tone: "warn" },
} as const;

interface LanguageStatusProps {
  status: TextStatus;
  /** Heard before the word, where no heading says which language it is. */
  language?: WrittenLanguage;
}

/** How far a language is, in a word and a sign. */
export function LanguageStatus({ status, language }: LanguageStatusProps) {
  return (
    <StateWord {...MARKS[status]}>
      {language === undefined ? null : (
        <span className="spoken">
          <FormattedMessage id={`editor.language.${language}`} />
          {": "}
        </span>
      )}
      <FormattedMessage id={`editor.status.${status}`} />
    </StateWord>
  );
}
