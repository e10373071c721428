// The schema as text: what `npm run schema` writes and a test compares.
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./index.ts";

/** The schema as it is committed, in an order of its own. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
