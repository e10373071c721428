// The month that is looked at, and the ones beside it.
import { Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { monthEndPath } from "#web/paths.ts";

/** A month such as 2026-10 in words. */
export function useMonthWords(): (month: string) => string {
  const language = useLanguage();
  return (one) => {
    const [year = 0, month = 1] = one.split("-").map(Number);
    return formatMonth(language, { year, month });
  };
}

export function MonthSwitch({ month }: { month: string }) {
  const words = useMonthWords();
  const later = monthLater(month, 1);
  return (
    <Group component="nav" gap="8px 16px">
      <ButtonLink to={monthEndPath(monthLater(month, -1))} variant="outline" size="sm">
        <FormattedMessage id="month-end.before" />
      </ButtonLink>
      <Text fz="lg" fw={600} aria-live="polite">
        {words(month)}
      </Text>
      {later > monthOf(new Date()) ? null : (
        <ButtonLink to={monthEndPath(later)} variant="outline" size="sm">
          <FormattedMessage id="month-end.after" />
        </ButtonLink>
      )}
    </Group>
  );
}
