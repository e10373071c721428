import { idOf, type ServerForm } from "./form-types.ts";
import type { ListEditorProps } from "./ListEditor.tsx";
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
