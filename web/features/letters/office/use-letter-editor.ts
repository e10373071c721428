// A draft of a letter, edited: its schema, its query and its mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { type LetterNature, letterInput } from "#schema/validation/letters.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type EditedLetterFragment, LetterDocument, useSaveLetterMutation } from "#web/gql/letters.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { LETTER_LABELS, restoreLetter, toLetterValues } from "./letter-values.ts";

export function useLetterEditor(letter: EditedLetterFragment, nature: LetterNature) {
  const intl = useIntl();
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [, save] = useSaveLetterMutation();
  const { id } = letter;
  return useEditor({
    name: "letter",
    schema: letterInput(nature),
    labels: LETTER_LABELS,
    stored: { values: toLetterValues(letter), version: letter.version },
    draft: { form: `letter-${id}`, restore: restoreLetter },
    save: async (input, values, { version }) => {
      const { data, error } = await save({ id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "letters.saved" }) };
      return { ok: true, said, stored: { values, version: data.saveLetter.version } };
    },
    readStored: async () => {
      const { data } = await client
        .query(LetterDocument, { id, language }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.letter;
      return now ? { values: toLetterValues(now), version: now.version } : null;
    },
  });
}
