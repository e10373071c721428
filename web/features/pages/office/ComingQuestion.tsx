// Asks before a save takes the place of a version that is coming, at once or on another day.
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import type { ComingVersion } from "./coming-version.ts";

interface ComingQuestionProps {
  readonly coming: ComingVersion;
  readonly asks: "now" | "day";
  /** The chosen day, as `<input type="date">` writes it. */
  readonly day: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ComingQuestion({ coming, asks, day, onConfirm, onCancel }: ComingQuestionProps) {
  const language = useLanguage();
  const values = {
    number: coming.number,
    date: formatDate(language, coming.effectiveAt),
    day: formatDate(language, fromSeoul(`${day}T00:00`)),
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id={`page-editing.ask.${asks}`} values={values} />}
      detail={<FormattedMessage id={`page-editing.ask.${asks}Detail`} values={values} />}
      action={<FormattedMessage id={`page-editing.ask.${asks}Yes`} values={values} />}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
