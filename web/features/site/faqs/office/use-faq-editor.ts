// The questions that are often asked, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { faqsInput } from "#schema/validation/site/faqs.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type EditedFaqsFragment, FaqEditorDocument, useSaveFaqsMutation } from "#web/gql/faqs.ts";
import { type FaqValues, FORM_LABELS, restoreFaqs, toFaqValues } from "./faq-values.ts";

const toStored = (stored: EditedFaqsFragment): Stored<FaqValues> => ({
  version: stored.version,
  values: toFaqValues(stored),
});

export function useFaqEditor(stored: EditedFaqsFragment) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveFaqsMutation();
  return useEditor({
    name: "faq",
    schema: faqsInput,
    labels: FORM_LABELS,
    stored: toStored(stored),
    draft: { form: "faq", restore: restoreFaqs },
    save: async (input, _values, { version }) => {
      const { data, error } = await save({ version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "faqs.office.saved" }) };
      return { ok: true, stored: toStored(data.saveFaqs), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(FaqEditorDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data ? toStored(data.faqsForEditing) : null;
    },
  });
}
