// Warns that a program does not take place on the day, and names its days; nothing on one of them.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { type HeldProgram, heldDays } from "./held-days.ts";

interface OtherDayWordsProps {
  program: HeldProgram;
  /** Such as "2026-12-05"; empty while none is chosen. */
  day: string;
  /** Whether it is today at the door, or the day that is chosen for a link. */
  of: "today" | "link";
}

export function OtherDayWords({ program, day, of }: OtherDayWordsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const held = heldDays(program);
  if (day === "" || held.includes(day)) return null;
  const days = intl.formatList(
    held.map((one) => formatNamedDay(language, seoulMidnight(one))),
    { type: "unit" },
  );
  return (
    <Alert variant="warn" role="status" mb={of === "today" ? 16 : 0}>
      <FormattedMessage
        id={`attendance.otherDay.${of}`}
        values={{ days, isExam: String(program.kind === "KITEC") }}
      />
    </Alert>
  );
}
