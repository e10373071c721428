// `npm run schema`: writes web/features/programs/programs/program-fields.graphql.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { programFieldFragments } from "./program-field-fragments.ts";

const root = join(import.meta.dirname, "../..");
writeFileSync(join(root, "web/features/programs/programs/program-fields.graphql"), programFieldFragments());
