// Before the day of an occasion a record is made only after a question: a tap by mistake would lock the numbers of an exam.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export interface EarlyOccasion {
  readonly occasion: { readonly key: string; readonly startsAt: string } | undefined;
  readonly isExam: boolean;
  /** When the list was read, by the clock of the server: the clock of a device may be slow. Absent: the list does not say. */
  readonly readAt?: string;
}

/** @returns what is said before something is recorded, read when it is asked; null from the day of the occasion on */
export function useEarlyWords({ occasion, isExam, readAt }: EarlyOccasion): () => ReactNode {
  const language = useLanguage();
  return () => {
    const now = Math.max(readAt === undefined ? 0 : Date.parse(readAt), Date.now());
    const today = seoulDay(new Date(now));
    if (occasion === undefined || today >= seoulDay(new Date(occasion.startsAt))) return null;
    return (
      <FormattedMessage
        id="attendance.before.detail"
        values={{ day: formatNamedDay(language, occasion.startsAt), isExam: String(isExam) }}
      />
    );
  };
}
