import { existsSync, globSync, readFileSync } from "node:fs";

/** The file under schema/ where something of the schema is defined, for what the build says when it stops. */
export function definedIn(name: string): string {
  const root = "schema";
  const definition = new RegExp(`(?:Mutation|action|Field|inputType)\\("${name}"|\\b${name}: t\\.`);
  const files = existsSync(root) ? globSync(`${root}/*/*/*.ts`) : [];
  const found = files.find((file) => definition.test(readFileSync(file, "utf8")));
  return found?.replaceAll("\\", "/") ?? root;
}
