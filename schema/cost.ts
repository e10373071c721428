// Defines what an operation may cost. A field costs 1, and what is asked of each row of a list as often as
// the list has rows. It is counted with the variables, before anything is read; `complexity` beside a field
// says where it costs more.
import type { ComplexityPluginOptions } from "@pothos/plugin-complexity";
import { GraphQLError, getNullableType, isListType } from "graphql";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { Context } from "./context.ts";

/** The rows of a list that says nothing else. */
const ROWS = 10;
/** What one statement costs beside the fields of its row: `complexity: STATEMENT`. */
export const STATEMENT = 10;

/** Of a list with so many rows at most. */
export const rows = (most: number) => ({ field: 1, multiplier: most });

/** Of a page object whose `items` are so many at most; `items` itself counts ROWS of them. */
export const pageOf = (size: number) => ({ field: 1, multiplier: size / ROWS });

/** Of the versions of something: all of them, or the one that is asked for by its number. */
export const versionsOf = ({ number }: { readonly number?: number | null | undefined }) =>
  rows(number == null ? ROWS : 1);

/** Lists ask for their rows by `first` or `size`; a list field has them itself, a page object in its `items`. */
function askedRows({ first, size }: Readonly<Record<string, unknown>>): number | null {
  const asked = first ?? size;
  return typeof asked === "number" ? asked : null;
}

type Types = { Context: Context };

/** The options of the builder. */
export const complexity: Pick<
  ComplexityPluginOptions<PothosSchemaTypes.ExtendDefaultTypes<Types>>,
  "limit" | "fieldComplexity" | "complexityError"
> = {
  // What may cost anything is not counted.
  limit: ({ costMax }) => (costMax === Number.POSITIVE_INFINITY ? {} : { complexity: costMax }),
  fieldComplexity: (args, _context, field) => {
    const asked = askedRows(args);
    if (isListType(getNullableType(field.type))) return rows(asked ?? ROWS);
    return asked === null ? 1 : pageOf(asked);
  },
  complexityError: () => {
    const code: RequestCode = "QUERY_REFUSED";
    return new GraphQLError(code, { extensions: { code, http: { spec: true, status: 400 } } });
  },
};
