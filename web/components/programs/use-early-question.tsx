// Before the day of an occasion a record is made only after a question: a tap by mistake would lock the numbers of an exam.
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface Asked {
  readonly occasion: { readonly key: string; readonly startsAt: string } | undefined;
  readonly isExam: boolean;
  /** When the list was read, by the clock of the server: the clock of a device may be slow. */
  readonly readAt: string;
}

/** @returns `ask` does something, after the question where the day has not come; once answered it is not asked again */
export function useEarlyQuestion({ occasion, isExam, readAt }: Asked) {
  const language = useLanguage();
  const [agreed, setAgreed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<{ readonly act: () => void } | null>(null);
  const ask = (act: () => void) => {
    const today = seoulDay(new Date(Math.max(Date.parse(readAt), Date.now())));
    const isEarly = occasion !== undefined && today < seoulDay(new Date(occasion.startsAt));
    if (isEarly && agreed !== occasion.key) setWaiting({ act });
    else act();
  };
  const question: ReactNode =
    waiting && occasion ? (
      <FormDialog
        title={
          <FormattedMessage
            id="attendance.before.title"
            values={{ day: formatNamedDay(language, occasion.startsAt), isExam: String(isExam) }}
          />
        }
        answer={<FormattedMessage id="attendance.before.record" />}
        onAnswer={() => {
          setAgreed(occasion.key);
          setWaiting(null);
          waiting.act();
        }}
        onClose={() => setWaiting(null)}
      >
        <FormattedMessage id="attendance.before.detail" values={{ isExam: String(isExam) }} />
      </FormDialog>
    ) : null;
  return { ask, question };
}
