// `npm run schema`: writes schema/schema.graphql, the page a reviewer reads and the web client is generated from.
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./index.ts";

/** The schema as it is committed, in an order of its own. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) writeFileSync(new URL("./schema.graphql", import.meta.url), printedSchema());
