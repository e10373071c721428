// The words of an automatic mail, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { mailTemplateInput } from "#schema/validation/core/mail-templates.ts";
import { z } from "#schema/validation/zod.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedMailTemplateFragment,
  MailTemplateDocument,
  useSaveMailTemplateMutation,
} from "#web/gql/mail-templates.ts";

const LABELS = {
  subjectKo: "mailings.field.subjectKo",
  textKo: "mailings.field.textKo",
  subjectEn: "mailings.field.subjectEn",
  textEn: "mailings.field.textEn",
} as const;

/** Also what a saved draft is read with: anything may be in it. */
const values = z.object({
  subjectKo: z.string(),
  textKo: z.string(),
  subjectEn: z.string(),
  textEn: z.string(),
});

const toValues = ({ subjectKo, textKo, subjectEn, textEn }: EditedMailTemplateFragment) => ({
  subjectKo,
  textKo,
  subjectEn,
  textEn,
});

export function useTemplateEditor(template: EditedMailTemplateFragment, onSaved: () => void) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveMailTemplateMutation();
  const { kind } = template;
  return useEditor({
    name: "mail-template",
    schema: mailTemplateInput({ subject: template.subjectPlaceholders, text: template.textPlaceholders }),
    labels: LABELS,
    stored: { values: toValues(template), version: template.version },
    draft: {
      form: `mail-template-${kind}`,
      restore: (saved: unknown) => values.safeParse(saved).data ?? null,
    },
    save: async (input, _values, { version }) => {
      const { data, error } = await save({ kind, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "mail-templates.saved" }) };
      onSaved();
      const now = data.saveMailTemplate;
      return { ok: true, said, stored: { values: toValues(now), version: now.version } };
    },
    readStored: async () => {
      const { data } = await client
        .query(MailTemplateDocument, { kind }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.mailTemplate;
      return now ? { values: toValues(now), version: now.version } : null;
    },
  });
}
