// The input of GraphQL for a list's filters, as schema/validation declares them.
import type { EnumRef, InputFieldBuilder, InputObjectRef } from "@pothos/core";
import { builder } from "#schema/builder.ts";
import { type FilterOf, type Filters, filterSchema } from "#schema/validation/core/list-filters.ts";

type Types = typeof builder.$inferSchemaTypes;

const DayRangeRef = builder.inputType("DayRange", {
  description: "Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side.",
  fields: (t) => ({ from: t.string(), to: t.string() }),
});

const AmountRangeRef = builder.inputType("AmountRange", {
  description: "Whole numbers, both included. Without one there is no end on that side.",
  fields: (t) => ({ from: t.int(), to: t.int() }),
});

const AnswerFilterRef = builder.inputType("AnswerFilter", {
  description: "An answer to a question: a part of a text or of the name of a file, or one of its choices.",
  fields: (t) => ({
    key: t.string({ required: true, description: "Of the question." }),
    value: t.string({ required: true }),
  }),
});

/** The enum of each filter with values of its own; null where GraphQL knows them as plain texts. */
type Enums<Declaration extends Filters> = {
  readonly [Name in keyof Declaration as Declaration[Name] extends { readonly options: unknown }
    ? Name
    : never]: EnumRef<Types, string> | null;
};

/** @param name of the input; what it holds is checked by the schema that exports use, too */
export function filterInput<const Declaration extends Filters>(
  name: string,
  filters: Declaration,
  enums: Enums<Declaration>,
): InputObjectRef<Types, FilterOf<Declaration>> {
  const refs = new Map<string, EnumRef<Types, string> | null>(Object.entries(enums));
  const input = builder.inputType(name, {
    description: "All that is given holds; several values of one are any of them.",
    fields: (t) =>
      Object.fromEntries(
        Object.entries(filters).map(([key, { kind }]) => [key, fieldOf(t, kind, refs.get(key) ?? "String")]),
      ),
  });
  return input.validate(filterSchema(filters));
}

function fieldOf(
  t: InputFieldBuilder<Types, "InputObject">,
  kind: Filters[string]["kind"],
  type: EnumRef<Types, string> | "String",
) {
  switch (kind) {
    case "text":
      return t.string({ description: "A part of it; spacing and case do not count." });
    case "choice":
      return t.field({ type: [type] });
    case "tab":
      return t.field({ type });
    case "codes":
      return t.stringList();
    case "ids":
      return t.field({ type: ["Id"] });
    case "answers":
      return t.field({ type: [AnswerFilterRef], description: "All of them hold." });
    case "days":
      return t.field({ type: DayRangeRef });
    case "numbers":
      return t.field({ type: AmountRangeRef });
    case "flag":
      return t.boolean();
  }
}
