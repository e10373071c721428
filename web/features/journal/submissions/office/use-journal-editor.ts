// The journal's settings, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { journalSettingsInput } from "#schema/validation/journal/journal-settings.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedJournalSettingsFragment,
  JournalSettingsEditorDocument,
  useSaveJournalSettingsMutation,
} from "#web/gql/journal-settings.ts";
import {
  JOURNAL_LABELS,
  type JournalValues,
  restoreJournal,
  toJournalValues,
} from "./journal-settings-values.ts";

const toStored = (stored: EditedJournalSettingsFragment): Stored<JournalValues> => ({
  version: stored.version,
  values: toJournalValues(stored),
});

export function useJournalEditor(stored: EditedJournalSettingsFragment) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveJournalSettingsMutation();
  return useEditor({
    name: "journal-settings",
    schema: journalSettingsInput,
    labels: JOURNAL_LABELS,
    stored: toStored(stored),
    draft: { form: "journal-settings", restore: restoreJournal },
    save: async (input, _values, { version }) => {
      const { data, error } = await save({ version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "journal-settings.saved" }) };
      return { ok: true, stored: toStored(data.saveJournalSettings), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(JournalSettingsEditorDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data ? toStored(data.journalSettingsForEditing) : null;
    },
  });
}
export type JournalEditor = ReturnType<typeof useJournalEditor>;
