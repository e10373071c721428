// Says how the address writes each kind of filter:
// `?search=민수&grade=regular,lifetime&joined=2026-01-01..2026-06-30&amount=10000..&overdue=yes`.
import type { AmountRange, DayRange, OwnAnswerFilter } from "#schema/validation/core/list-filters.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { choiceKey, type QueryKey, textKey, toKey } from "#web/page/query.ts";
import type { ListFilter, ListFilters } from "./list-definition.ts";

/** Several values, each once; null for none that is known. */
function manyKey<Value extends string | number>(
  read: (key: string) => Value | undefined,
): QueryKey<readonly Value[] | null> {
  return {
    read: (text) => {
      const values = [...new Set(text.split(",").map(read))].filter((value) => value !== undefined);
      return values.length === 0 ? null : values;
    },
    write: (values) => (values ?? []).map((value) => toKey(String(value))).join(","),
  };
}

const CODE = /^[A-Z0-9]{1,40}$/;
const codesKey = manyKey((key) => (CODE.test(key.toUpperCase()) ? key.toUpperCase() : undefined));
const idsKey = manyKey((key) => readId(key) ?? undefined);

function rangeKey<End extends string | number>(
  read: (text: string) => End | null,
): QueryKey<{ readonly from?: End | null | undefined; readonly to?: End | null | undefined } | null> {
  return {
    read: (text) => {
      const [from = null, to = null] = text.split("..").map(read);
      return from === null && to === null ? null : { from, to };
    },
    write: (range) => {
      const { from, to } = range ?? {};
      return from == null && to == null ? "" : `${from ?? ""}..${to ?? ""}`;
    },
  };
}

/** A day that is in the calendar; null for anything else. */
export function readDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const daysKey: QueryKey<DayRange | null> = rangeKey(readDay);
const numbersKey: QueryKey<AmountRange | null> = rangeKey((text) =>
  /^\d{1,9}$/.test(text) ? Number(text) : null,
);

/** `meal:채식,note:비건%20식`: what is looked for may have commas. */
const answersKey: QueryKey<readonly OwnAnswerFilter[] | null> = {
  read: (text) => {
    const answers = text.split(",").flatMap((part) => {
      const [key = "", written = ""] = part.split(":");
      const value = textKey.read(decoded(written));
      return key === "" || value === null ? [] : [{ key, value }];
    });
    return answers.length === 0 ? null : answers;
  },
  write: (answers) =>
    (answers ?? []).map(({ key, value }) => `${key}:${encodeURIComponent(value)}`).join(","),
};

/** Nothing for what is no encoded text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

const flagKey: QueryKey<true | null> = {
  read: (text) => (text === "yes" ? true : null),
  write: (yes) => (yes ? "yes" : ""),
};

function keyOf(filter: ListFilter): QueryKey<unknown> {
  switch (filter.kind) {
    case "text":
      return textKey;
    case "choice": {
      const names = new Map(filter.options.map(({ value }) => [toKey(value), value]));
      return manyKey((key) => names.get(key));
    }
    case "tab":
      return choiceKey(
        filter.options.map(({ value }) => value),
        filter.usual,
      );
    case "codes":
      return codesKey;
    case "ids":
      return idsKey;
    case "answers":
      return answersKey;
    case "days":
      return daysKey;
    case "numbers":
      return numbersKey;
    case "flag":
      return flagKey;
  }
}

/** The key of each filter. */
export const filterKeys = (filters: ListFilters): Readonly<Record<string, QueryKey<unknown>>> =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, keyOf(filter)]));
