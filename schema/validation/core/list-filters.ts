// Filters of the office's lists. A noun declares its filters once, in schema/validation/<noun>-filters.ts,
// each with the id of its words. Everything else follows from that: the keys of the address, the controls and
// pills (web/components/list), the input of GraphQL (schema/core/lists/filter-input.ts) and the filter of an
// export. The noun's ListSource says what each means in SQL, and does not compile while one is missing.

import { z } from "#schema/validation/zod.ts";
import { id } from "./ids.ts";
import { SEARCH_MAX_LENGTH } from "./limits.ts";

/** A day that is in the calendar: 2026-12-01. */
const day = z.iso.date({ error: "DATE_INVALID" });
/** A number PostgreSQL's integer holds. */
const amount = z.int32({ error: "AMOUNT_INVALID" });

const typed = z.string({ error: "TYPE_INVALID" }).max(SEARCH_MAX_LENGTH, { error: "TOO_LONG" });
export const dayRange = z.strictObject({ from: day.nullish(), to: day.nullish() });
const amountRange = z.strictObject({ from: amount.nullish(), to: amount.nullish() });

/** Values of one filter: more than any list of ours has. */
const AT_MOST = 300;
const anyOf = <Value extends z.ZodType>(value: Value) =>
  z.array(value).max(AT_MOST, { error: "TOO_MANY_ROWS" });

/** The days of a range, both included; without one there is no end on that side. */
export type DayRange = z.output<typeof dayRange>;
/** The same of whole numbers. */
export type AmountRange = z.output<typeof amountRange>;

/** A value with the id of its words. */
const withWords = <const Value extends string, const Words extends string>(
  values: readonly Value[],
  words: Words,
) => values.map((value) => ({ value, id: `${words}.${value}` as const }));

/** Words that are looked for. The first of a list has the box that always shows. */
export const textFilter = <const Label extends string>(label: Label) =>
  ({ kind: "text", label, schema: typed }) as const;

/** Any of some values. @param words before the names of the values in the ids of their words */
export const choiceFilter = <
  const Label extends string,
  const Value extends string,
  const Words extends string,
>(
  label: Label,
  values: readonly Value[],
  words: Words,
) =>
  ({
    kind: "choice",
    label,
    options: withWords(values, words),
    schema: anyOf(z.enum(values, { error: "CHOICE_UNKNOWN" })),
  }) as const;

/** Any of some codes, such as countries: the page knows what they are called. */
export const codesFilter = <const Label extends string>(label: Label, code: z.ZodType<string>) =>
  ({ kind: "codes", label, schema: anyOf(code) }) as const;

/** Any of some rows, by their ids: the page knows what they are called. */
export const idsFilter = <const Label extends string>(label: Label) =>
  ({ kind: "ids", label, schema: anyOf(id) }) as const;

/** The question of an answer, and the part of it or the choice that is looked for. */
const answer = z.strictObject({ key: z.string().min(1).max(40, { error: "TOO_LONG" }), value: typed });
export type OwnAnswerFilter = z.output<typeof answer>;

/** Answers to questions that only the page knows: a control each. All of them hold. */
export const answersFilter = <const Label extends string>(label: Label) =>
  ({ kind: "answers", label, schema: anyOf(answer) }) as const;

/** Days in Seoul, both included. */
export const daysFilter = <const Label extends string>(label: Label) =>
  ({ kind: "days", label, schema: dayRange }) as const;

/** Whole numbers, both included. @param isPlain years and ids: written without separators of thousands */
export const numbersFilter = <const Label extends string>(label: Label, isPlain = false) =>
  ({ kind: "numbers", label, isPlain, schema: amountRange }) as const;

/** Whether something holds; `words` are its one box's. */
export const flagFilter = <const Label extends string, const Words extends string>(
  label: Label,
  words: Words,
) => ({ kind: "flag", label, words, schema: z.boolean({ error: "TYPE_INVALID" }) }) as const;

/**
 * One of some values, as tabs above the list.
 * @param usual what the list starts with; null for all of them, which `<words>.ALL` names
 */
export const tabFilter = <
  const Label extends string,
  const Value extends string,
  const Words extends string,
  const Usual extends Value | null,
>(
  label: Label,
  values: readonly Value[],
  words: Words,
  usual: Usual,
) =>
  ({
    kind: "tab",
    label,
    all: (usual === null ? `${words}.ALL` : undefined) as Usual extends null ? `${Words}.ALL` : undefined,
    options: withWords(values, words),
    usual,
    schema: z.enum(values, { error: "CHOICE_UNKNOWN" }),
  }) as const;

type Declared =
  | ReturnType<
      | typeof textFilter
      | typeof codesFilter
      | typeof idsFilter
      | typeof answersFilter
      | typeof daysFilter
      | typeof numbersFilter
    >
  | ReturnType<typeof flagFilter | typeof choiceFilter | typeof tabFilter>;

/** A list's filters, by the key each has in the address, in GraphQL and in an export. */
export type Filters = Readonly<Record<string, Declared>>;

/** What a list is narrowed to. All of it holds; null and nothing narrow nothing. */
export type FilterOf<Declaration extends Filters> = {
  readonly [Name in keyof Declaration]?: z.output<Declaration[Name]["schema"]> | null | undefined;
};

/**
 * Checks the given filters: a filter that nobody declared is refused.
 * @param own what else a list is always given, such as whose it is
 */
export function filterSchema<
  Declaration extends Filters,
  Own extends Readonly<Record<string, z.ZodType>> = Readonly<Record<never, never>>,
>(filters: Declaration, own?: Own): z.ZodType<FilterOf<Declaration> & z.output<z.ZodObject<Own>>> {
  const shape = Object.entries(filters).map(([name, { schema }]) => [name, schema.nullish()]);
  const schema: z.ZodType = z.strictObject({ ...own, ...Object.fromEntries(shape) });
  return schema as z.ZodType<FilterOf<Declaration> & z.output<z.ZodObject<Own>>>;
}
