// XML checked by a schema of tests/support/schemas, with libxml2 (xmllint-wasm).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";
import { ROOT } from "./source-files.ts";

const FOLDER = join(ROOT, "tests", "support", "schemas");
const schemas = readdirSync(FOLDER).map((fileName) => ({
  fileName,
  contents: readFileSync(join(FOLDER, fileName), "utf8"),
}));

/**
 * What is wrong with each document, with a piece of it; none where all are valid. @param schema a file of tests/support/schemas
 */
export async function schemaErrors(schema: string, documents: readonly string[]): Promise<readonly string[]> {
  const main = schemas.find(({ fileName }) => fileName === schema);
  if (!main) throw new Error(`No schema ${schema}`);
  const xml = documents.map((contents, at) => ({ fileName: `${at}.xml`, contents }));
  const preload = schemas.filter((one) => one !== main);
  const { errors } = await validateXML({ xml, schema: [main], preload });
  return errors.map(
    ({ message, loc }) => `${message}: ${documents[Number.parseInt(loc?.fileName ?? "", 10)]}`,
  );
}
