// The questions that are often asked, edited: as their form holds them, their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { faqsInput } from "#schema/validation/site/faqs.ts";
import { z } from "#schema/validation/zod.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { type EditedFaqsFragment, FaqEditorDocument, useSaveFaqsMutation } from "#web/gql/faqs.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const faqRow = z.object({
  key: z.string(),
  id: z.number().nullable(),
  questionKo: z.string(),
  questionEn: z.string(),
  answerKo: z.string(),
  answerEn: z.string(),
});
export type FaqRow = z.output<typeof faqRow>;

/** Also what a saved draft is read with: anything may be in it. */
const faqValues = z.object({ faqs: z.array(faqRow) });
type FaqValues = z.output<typeof faqValues>;

export const FAQ_LABELS = {
  questionKo: "faqs.field.questionKo",
  questionEn: "faqs.field.questionEn",
  answerKo: "faqs.field.answerKo",
  answerEn: "faqs.field.answerEn",
} as const satisfies Record<string, MessageId>;

/** Every field in the order of the screen. */
const FORM_LABELS = {
  faqs: "faqs.office.rows",
  ...rowLabels("faqs", "faqs.office.row", FAQ_LABELS),
} as const;

export const newFaq = (): FaqRow => ({
  key: newRowKey(),
  id: null,
  questionKo: "",
  questionEn: "",
  answerKo: "",
  answerEn: "",
});

const toFaqValues = ({ faqs }: EditedFaqsFragment): FaqValues => ({
  faqs: faqs.map(({ id, questionKo, questionEn, answerKo, answerEn }) => ({
    // The same at two readings of the same row.
    key: `stored-${id}`,
    id,
    questionKo,
    questionEn,
    answerKo,
    answerEn,
  })),
});

/** What was stored of the form on this device. */
const restoreFaqs = (saved: unknown): FaqValues | null => faqValues.safeParse(saved).data ?? null;

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
