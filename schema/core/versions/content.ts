// Defines what a version holds: all that a save can change, as plain JSON, by the names of the noun's input.
// A text in one language is a member of
// `ko` or `en` there, and a field of its own here: "ko.title".
import { isDeepStrictEqual } from "node:util";
import type { Prisma } from "#prisma/generated/client.ts";

export type VersionContent = Readonly<Record<string, Prisma.JsonValue>>;

/** As plain JSON, in which dates are words and nothing is undefined. */
export const asContent = (row: object): VersionContent => JSON.parse(JSON.stringify(row));

const LANGUAGES = new Set(["ko", "en"]);

const isMembers = (value: Prisma.JsonValue): value is Prisma.JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Its fields; a language that says nothing has none. */
export function fieldsOf(content: VersionContent): ReadonlyMap<string, Prisma.JsonValue> {
  const fields = new Map<string, Prisma.JsonValue>();
  for (const [name, value] of Object.entries(content)) {
    if (!LANGUAGES.has(name)) fields.set(name, value);
    else if (isMembers(value)) {
      for (const [part, text] of Object.entries(value)) fields.set(`${name}.${part}`, text ?? null);
    }
  }
  return fields;
}

/** The fields in which two contents differ. What a field lacks and what is empty in it are the same. */
export function changedFields(before: VersionContent, after: VersionContent): string[] {
  const [old, own] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...own.keys(), ...old.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field) ?? null, own.get(field) ?? null),
  );
}

const FILE_FIELDS = new Set(["fileId", "thumbnailId", "imageId", "imageEnId", "portraitId"]);

/** The files it names: ids, and the keys of pictures in texts. */
export function filesIn(content: Prisma.JsonValue): {
  readonly ids: Set<number>;
  readonly keys: Set<string>;
} {
  const found = { ids: new Set<number>(), keys: new Set<string>() };
  const visit = (name: string, value: Prisma.JsonValue | undefined): void => {
    if (typeof value === "number" && FILE_FIELDS.has(name)) found.ids.add(value);
    else if (typeof value === "string" && name === "fileKey") found.keys.add(value);
    else if (Array.isArray(value)) for (const item of value) visit(name === "files" ? "fileId" : name, item);
    else if (typeof value === "object" && value !== null) {
      for (const [member, part] of Object.entries(value)) visit(member, part);
    }
  };
  visit("", content);
  return found;
}

/** Whether a field of this name holds the id of a file. */
export const isFileField = (name: string): boolean => FILE_FIELDS.has(name);
