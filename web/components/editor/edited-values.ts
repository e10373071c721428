// Says what is in a form: rows, files and texts, and whether two of them are the same. Pure.
import type { Row } from "#web/components/forms/list-rows.ts";

/** A node of a document as it is in JSON. */
export interface TextNode {
  readonly type: string;
  readonly content?: readonly TextNode[];
}

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const isRow = (value: unknown): value is Row =>
  isObject(value) && "key" in value && typeof value.key === "string";
export const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow);
/** A file is what was uploaded, whatever its address is this time. */
export const isFile = (value: unknown): value is Row => isRow(value) && "url" in value;
/** Has parts that can be changed apart: no text (a document has a type), no file, no list. */
export const hasParts = (value: unknown): value is object =>
  isObject(value) && !Array.isArray(value) && !("type" in value) && !isFile(value);

/** Equal as JSON: the order of members and members that are undefined do not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (isFile(one) && isFile(other)) return one.key === other.key;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other].map(
    (value) => new Map(Object.entries(value).filter(([, member]) => member !== undefined)),
  );
  if (!left || left.size !== right?.size) return false;
  return [...left].every(([key, member]) => right.has(key) && isSameJson(member, right.get(key)));
}

/** A document as it is in a form. */
export interface EditedText {
  readonly type: "doc";
  readonly content: readonly TextNode[];
}
export const isText = (value: unknown): value is EditedText =>
  isObject(value) &&
  "type" in value &&
  value.type === "doc" &&
  "content" in value &&
  Array.isArray(value.content);
/** A list of which each word is there or not, such as answers. */
export const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");
