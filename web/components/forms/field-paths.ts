// Says where a value is in a form (`fee`, `ko.title`, `prices.2.amount`) and what is there is called. Names are given by pattern,
// where `*` is any row: `prices.*.amount`; `prices.*` names a row itself and takes its `number`.
import type { MessageId } from "#web/i18n/message-ids.ts";

/** The name of every field, in the order of the screen. */
export type Labels<Pattern extends string = string> = Readonly<Record<Pattern, MessageId>>;

/** The paths that match a pattern; a row is no field. */
export type FieldPath<Pattern extends string> = Pattern extends `${infer List}.*.${infer Field}`
  ? `${List}.${number}.${FieldPath<Field>}`
  : Pattern extends `${string}.*`
    ? never
    : Pattern;

/** What is at a path. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Values extends readonly (infer Item)[]
    ? ValueAt<Item, Rest>
    : Head extends keyof Values
      ? ValueAt<Values[Head], Rest>
      : never
  : Path extends keyof Values
    ? Values[Path]
    : never;

/** What a field is called; in a list, in which of its rows it is. */
export interface FieldName {
  readonly label: MessageId;
  /** The message takes `number`, 1 for the first row. */
  readonly row?: { readonly label: MessageId; readonly number: number };
}

const members = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value));

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = members(value).get(part);
  }
  return value;
}

/** The same with another value at a path; whatever is not on the way to it stays the same object. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [head = "", ...rest] = path.split(".");
  const before = members(values).get(head);
  const isDeeper = rest.length > 0 && typeof before === "object" && before !== null;
  const changed = isDeeper ? withValueAt(before, rest.join("."), value) : value;
  return Object.assign(Array.isArray(values) ? [...values] : { ...values }, { [head]: changed }) as Values;
}

const patternOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, ".*");
const isField = (labels: Labels, path: string) =>
  Object.hasOwn(labels, patternOf(path)) && !/\.\d+$/.test(path);

/**
 * The field of the form that a path of the schema is about: the field itself, the file behind an id ("photo"
 * for "photoId"), or what it is a part of ("files" for "files.2.fileId"). Undefined where the form has none.
 */
export function fieldOf(labels: Labels, path: string): string | undefined {
  for (let part = path; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) {
    const found = [part, part.replace(/Id$/, "")].find((own) => isField(labels, own));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a field. Throws RangeError for a path that is none of the form's: the labels are wrong. */
export function nameOf(labels: Labels, path: string): FieldName {
  const known = members(labels) as ReadonlyMap<string, MessageId>;
  const label = known.get(patternOf(path));
  if (label === undefined) throw new RangeError(`No field of the form: ${path}`);
  const [, list = "", index = ""] = /^(.*?)\.(\d+)\./.exec(path) ?? [];
  const row = known.get(`${list}.*`);
  return row === undefined ? { label } : { label, row: { label: row, number: Number(index) + 1 } };
}

/** Orders paths as the fields are on the screen, lists row by row; what the form does not have comes last. */
export function byPlace(labels: Labels): (one: string, other: string) => number {
  const order = Object.keys(labels);
  const placeOf = (name: string) => {
    const found = order.findIndex((pattern) => pattern === name || pattern.startsWith(`${name}.*`));
    return found === -1 ? order.length : found;
  };
  const place = (path: string): readonly number[] => {
    const [, list, index] = /^(.*?)\.(\d+)(?:\.|$)/.exec(path) ?? [];
    return list === undefined
      ? [placeOf(path)]
      : [placeOf(list), Number(index) + 1, placeOf(patternOf(path))];
  };
  return (one, other) => {
    const [left, right] = [place(one), place(other)];
    const differing = left.findIndex((number, i) => number !== (right[i] ?? 0));
    if (differing === -1) return left.length - right.length;
    return (left[differing] ?? 0) - (right[differing] ?? 0);
  };
}

/** The names of the fields of a list's rows, and of the row itself. */
export function rowLabels<List extends string, Name extends string>(
  list: List,
  row: MessageId,
  labels: Labels<Name>,
): Labels<`${List}.*` | `${List}.*.${Name}`> {
  const fields = Object.entries<MessageId>(labels).map(([name, label]) => [`${list}.*.${name}`, label]);
  return Object.fromEntries([[`${list}.*`, row], ...fields]) as Labels<`${List}.*` | `${List}.*.${Name}`>;
}
