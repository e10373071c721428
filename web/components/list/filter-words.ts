// The words of a list's filters: what a field is called, what its values are, and what a pill says.
import { useIntl } from "react-intl";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ListAddress, ListField, Range } from "./list-address.ts";

export interface FieldWords {
  readonly label: string;
  /** Of a choice: its values as GraphQL names them (ids as figures), in the order they are shown. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** By the field's key. */
export type ListWords = Readonly<Record<string, FieldWords>>;

/** What a pill says behind the field's name. */
export function usePillWords({ key, kind }: ListField, address: ListAddress, words?: FieldWords): string {
  const intl = useIntl();
  const language = useLanguage();
  const span = <Value>({ from, to }: Range<Value>, say: (value: Value) => string) =>
    `${from === null ? "" : say(from)} – ${to === null ? "" : say(to)}`.trim();
  if (kind === "text") return address.texts[key] ?? "";
  if (kind === "choice") {
    const names = (address.choices[key] ?? []).map(
      (value) => words?.options?.find((option) => option.value === value)?.label ?? value,
    );
    return intl.formatList(names, { type: "unit" });
  }
  if (kind === "days") {
    const { [key]: days } = address.days;
    return days ? span(days, (day) => formatDate(language, `${day}T00:00:00+09:00`)) : "";
  }
  const { [key]: numbers } = address.numbers;
  return numbers ? span(numbers, (value) => intl.formatNumber(value)) : "";
}

/** The words of a choice's values, by value: what an export puts in place of codes. */
export const codeWords = (words: FieldWords | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((words?.options ?? []).map(({ value, label }) => [value, label]));
