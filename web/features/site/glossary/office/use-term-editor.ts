// A term, edited: its schema, its query and its mutations.
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { glossaryTermInput } from "#schema/validation/site/glossary.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { restoreTerm, TERM_LABELS, toTermValues } from "#web/features/site/glossary/term-values.ts";
import {
  type EditedTermFragment,
  ManagedGlossaryTermDocument,
  useCreateGlossaryTermMutation,
  useSaveGlossaryTermMutation,
} from "#web/gql/glossary-office.ts";
import { GLOSSARY_OFFICE_PATH } from "#web/paths.ts";
import { useTermTrash } from "./use-term-trash.ts";

/** @param term null: a new one */
export function useTermEditor(term: EditedTermFragment | null) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreateGlossaryTermMutation();
  const [, save] = useSaveGlossaryTermMutation();
  const trash = useTermTrash(() => {});
  return useEditor({
    name: "term",
    schema: glossaryTermInput,
    labels: TERM_LABELS,
    stored: { values: toTermValues(term), version: term?.version ?? null },
    draft: { form: `term-${term?.id ?? "new"}`, restore: restoreTerm },
    save: async (input, _values, { version }) => {
      const { data, error } =
        term === null ? await create({ input }) : await save({ id: term.id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "glossary-office.saved" }) };
      return { ok: true, said, next: () => navigate(GLOSSARY_OFFICE_PATH) };
    },
    readStored: async () => {
      if (term === null) return null;
      const { data } = await client
        .query(ManagedGlossaryTermDocument, { id: term.id }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.managedGlossaryTerm;
      return now ? { values: toTermValues(now), version: now.version, isDeleted: now.isTrashed } : null;
    },
    restore: async () => term !== null && (await trash.restore({ id: term.id, title: term.ko })),
  });
}
