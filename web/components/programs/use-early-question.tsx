// The question before one record that is made early.
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { type EarlyOccasion, useEarlyWords } from "./use-early-words.tsx";

/** @returns `ask` does something, after the question where the day has not come; once answered it is not asked again */
export function useEarlyQuestion(asked: EarlyOccasion) {
  const { occasion } = asked;
  const earlyWords = useEarlyWords(asked);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<{ readonly words: ReactNode; readonly act: () => void } | null>(
    null,
  );
  const ask = (act: () => void) => {
    const words = earlyWords();
    if (words === null || agreed === occasion?.key) act();
    else setWaiting({ words, act });
  };
  const question: ReactNode =
    waiting && occasion ? (
      <FormDialog
        title={<FormattedMessage id="attendance.before.title" />}
        answer={<FormattedMessage id="attendance.before.record" />}
        onAnswer={() => {
          setAgreed(occasion.key);
          setWaiting(null);
          waiting.act();
        }}
        onClose={() => setWaiting(null)}
      >
        {waiting.words}
      </FormDialog>
    ) : null;
  return { ask, question };
}
