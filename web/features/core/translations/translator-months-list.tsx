// The columns and the filter of the months of translators.
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import {
  TRANSLATOR_MONTH_COLUMNS,
  TRANSLATOR_MONTH_FILTERS,
  TRANSLATOR_MONTH_SORTS,
} from "#schema/validation/overview/translator-months.ts";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import type { TranslatorMonthsQuery } from "#web/gql/translator-months.ts";
import { formatMonth, isoDay } from "#web/i18n/format-dates.ts";
import { type UiLanguage, useLanguage } from "#web/i18n/language.ts";

export const MONTHS_LIST = defineList({
  name: "translatorMonths",
  filters: TRANSLATOR_MONTH_FILTERS,
  sorts: TRANSLATOR_MONTH_SORTS,
  sort: { by: "MONTH", descending: true },
  columns: TRANSLATOR_MONTH_COLUMNS,
});

type ListedMonth = TranslatorMonthsQuery["translatorMonths"]["items"][number];

/** Months that may be chosen. */
const MONTHS_SHOWN = 36;

/** "2026-11" as "2026년 11월". */
export function monthIn(language: UiLanguage, month: string): string {
  const [year = "", number = ""] = month.split("-");
  return formatMonth(language, { year: Number(year), month: Number(number) });
}

/** This month and those before, newest first, as choices. */
export function useMonths(): { readonly value: string; readonly label: string }[] {
  const language = useLanguage();
  const [year = "", number = ""] = isoDay(new Date()).split("-");
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => {
    const at = Number(year) * 12 + Number(number) - 1 - back;
    const value = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
    return { value, label: monthIn(language, value) };
  });
}

export function useMonthColumns(): readonly ListColumn<ListedMonth>[] {
  const intl = useIntl();
  const language = useLanguage();
  const heading = (key: (typeof TRANSLATOR_MONTH_COLUMNS)[number]) => ({
    key,
    heading: intl.formatMessage({ id: `translator-months.column.${key}` }),
  });
  const counted = (key: "words" | "characters" | "repeated" | "texts") => ({
    ...heading(key),
    isNumber: true,
    cell: (row: ListedMonth) => <FormattedNumber value={row[key]} />,
  });
  return [
    {
      ...heading("translator"),
      cell: ({ translator }) => translator ?? <FormattedMessage id="translator-months.gone" />,
    },
    {
      ...heading("month"),
      sort: "MONTH",
      staysWhole: true,
      cell: ({ month }) => <time dateTime={month}>{monthIn(language, month)}</time>,
    },
    counted("words"),
    counted("characters"),
    counted("repeated"),
    counted("texts"),
    {
      ...heading("hours"),
      isNumber: true,
      staysWhole: true,
      cell: ({ minutes }) =>
        minutes === null ? (
          <Nothing />
        ) : (
          <FormattedMessage
            id="translator-months.duration"
            values={{ hours: Math.floor(minutes / 60), minutes: minutes % 60 }}
          />
        ),
    },
  ];
}
