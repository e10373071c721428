// The words of a list's filters: what a field is called, what its values are, and what a pill says.
import { type IntlShape, useIntl } from "react-intl";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ListFilter } from "./list-definition.ts";

/** A value as the server knows it (an id as figures), and what it is called. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Of a question that is answered by one of them. */
  readonly choices?: readonly FilterOption[];
}

/** By filter: what only the page knows, such as the countries in a language. */
export type FilterOptions = Readonly<Record<string, readonly FilterOption[]>>;

/** The values of a filter, in the order they are shown; those the page gives go before those that were declared. */
export function optionsOf(
  intl: IntlShape,
  filter: ListFilter,
  given: readonly FilterOption[] | undefined,
): readonly FilterOption[] {
  if (given) return given;
  if (filter.kind === "flag") return [{ value: "yes", label: intl.formatMessage({ id: filter.words }) }];
  const declared = "options" in filter ? filter.options : [];
  return declared.map(({ value, id }) => ({ value, label: intl.formatMessage({ id }) }));
}

/** The values of a choice that are set, as its options are called. */
export function chosenOf(value: unknown): readonly string[] {
  if (value === true) return ["yes"];
  return Array.isArray(value) ? value.map(String) : [];
}

/** What is looked for in answers, by the key of their question. */
export function answersOf(value: unknown): ReadonlyMap<string, string> {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(given.map((one) => [String(Object(one).key), String(Object(one).value)]));
}

/** The ends of a range that are set, as a field of the browser takes them. */
export function endsOf(value: unknown): { readonly from: string; readonly to: string } {
  const { from, to } = Object(value);
  return { from: from == null ? "" : String(from), to: to == null ? "" : String(to) };
}

/** Says what a filter is set to. */
export function usePillWords() {
  const intl = useIntl();
  const language = useLanguage();
  const day = (text: string) => formatDate(language, `${text}T00:00:00+09:00`);
  const number = (text: string) => intl.formatNumber(Number(text));
  const plain = (text: string) => text;
  const span = (value: unknown, say: (end: string) => string) => {
    const { from, to } = endsOf(value);
    if (from !== "" && from === to) return say(from);
    return `${from && say(from)} – ${to && say(to)}`.trim();
  };
  return (filter: ListFilter, value: unknown, given: readonly FilterOption[] | undefined): string => {
    if (filter.kind === "text") return String(value);
    if (filter.kind === "days") return span(value, day);
    if (filter.kind === "numbers") return span(value, filter.isPlain ? plain : number);
    if (filter.kind === "answers") {
      const asked = new Map((given ?? []).map((question) => [question.value, question]));
      return [...answersOf(value)]
        .map(([key, text]) => {
          const question = asked.get(key);
          const said = question?.choices?.find((one) => one.value === text)?.label ?? text;
          return `${question?.label ?? key}: ${said}`;
        })
        .join(", ");
    }
    const names = new Map(optionsOf(intl, filter, given).map(({ value, label }) => [value, label]));
    return chosenOf(value)
      .map((one) => names.get(one) ?? one)
      .join(", ");
  };
}

/** The words of a choice's values, by value: what an export puts in place of codes. */
export const codeWords = (options: readonly FilterOption[]): Readonly<Record<string, string>> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));
