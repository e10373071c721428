// A page's form: the common one of texts in two languages, with the schema and the mutation of pages.
import { pageInput } from "#schema/validation/pages.ts";
import { useEditorForm } from "#web/components/editor/use-editor-form.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { useSavePageMutation } from "#web/gql/page-editing.ts";
import { readConflict } from "./page-conflict.ts";
import { labelOf, placeOf } from "./page-labels.ts";
import { type PageValues, toPageInput } from "./page-values.ts";

export interface PageFormOptions {
  readonly pageKey: PageKey;
  readonly initialValues: PageValues;
  /** Whether the values are a draft that was taken up: they are not what the page says. */
  readonly changed: boolean;
}

export function usePageForm({ pageKey, initialValues, changed }: PageFormOptions) {
  const [, save] = useSavePageMutation();
  return useEditorForm({
    name: "page",
    initialValues,
    changed,
    schema: pageInput,
    toInput: (values: PageValues) => toPageInput(pageKey, values, new Date()),
    labelOf,
    placeOf,
    readConflict,
    send: async (input, baseNumber) => {
      const { data, error } = await save({ input: { ...input, baseNumber } });
      return data && !error ? data.savePage.number : error;
    },
  });
}
export type PageForm = ReturnType<typeof usePageForm>;
