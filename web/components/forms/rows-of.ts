import { idOf, type ServerForm } from "./form-types.ts";
import type { ListEditorProps } from "./list-editor-types.ts";
import type { Row } from "./list-rows.ts";

/** What a list of a form hands to `<ListEditor>`: its rows, what is wrong with them, and how they change. */
export function rowsOf<Name extends string, Values extends Readonly<Record<Name, readonly Row[]>>>(
  form: Pick<ServerForm<Values, never>, "name" | "values" | "lines" | "read" | "change">,
  name: Name,
): Pick<ListEditorProps<Values[Name][number]>, "id" | "items" | "error" | "isWrong" | "read" | "onChange"> {
  return {
    id: idOf(form.name, name),
    items: form.values[name],
    error: form.lines.find(({ path }) => path === name)?.code,
    isWrong: (index) => form.lines.some(({ path }) => path.startsWith(`${name}.${index}.`)),
    read: () => form.read()[name],
    onChange: (items) => form.change(name, [...items]),
  };
}

/** The same for a list within a row of another, such as the criteria of a paper. */
export function rowsWithin<
  List extends string,
  Name extends string,
  Values extends Readonly<Record<List, readonly (Row & Readonly<Record<Name, readonly Row[]>>)[]>>,
>(
  form: Pick<ServerForm<Values, never>, "name" | "values" | "lines" | "read" | "change">,
  list: List,
  index: number,
  name: Name,
): Pick<
  ListEditorProps<Values[List][number][Name][number]>,
  "id" | "items" | "error" | "isWrong" | "read" | "onChange"
> {
  const path = `${list}.${index}.${name}`;
  const rowsIn = (values: Values) => values[list][index]?.[name] ?? [];
  return {
    id: idOf(form.name, path),
    items: rowsIn(form.values),
    error: form.lines.find((line) => line.path === path)?.code,
    isWrong: (row) => form.lines.some((line) => line.path.startsWith(`${path}.${row}.`)),
    read: () => rowsIn(form.read()),
    onChange: (items) => form.change(path, [...items]),
  };
}
