// `npm run schema`: writes schema/schema.graphql, the page a reviewer reads and the web client is generated from.
import { writeFileSync } from "node:fs";
import { printedSchema } from "./printed-schema.ts";

writeFileSync(new URL("./schema.graphql", import.meta.url), printedSchema());
