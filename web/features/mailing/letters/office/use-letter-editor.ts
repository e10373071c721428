// A draft of a letter, edited: its schema, its query and its mutation, and what follows once it is saved.
import { useRef } from "react";
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { type LetterNature, letterInput } from "#schema/validation/mailing/letters.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type EditedLetterFragment, LetterDocument, useSaveLetterMutation } from "#web/gql/letters.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { LETTER_LABELS, restoreLetter, toLetterValues } from "./letter-values.ts";

/** What is done with a letter as it is stored. */
export type WithSaved = (saved: Pick<EditedLetterFragment, "version" | "purpose">) => void;

export function useLetterEditor(letter: EditedLetterFragment, nature: LetterNature) {
  const intl = useIntl();
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [, save] = useSaveLetterMutation();
  const { id } = letter;
  /** What is done once it is saved, where that was asked for. */
  const asked = useRef<WithSaved | null>(null);
  /** The page hears of a save a moment later. */
  const newest = useRef(letter.version);
  const editor = useEditor({
    name: "letter",
    schema: letterInput(nature),
    labels: LETTER_LABELS,
    stored: { values: toLetterValues(letter), version: letter.version },
    draft: { form: `letter-${id}`, restore: restoreLetter },
    save: async (input, values, { version }) => {
      // After a refusal or a conflict the writer decides again.
      const follow = asked.current;
      asked.current = null;
      const { data, error } = await save({ id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "letters.saved" }) };
      const stored = { values, version: data.saveLetter.version };
      newest.current = stored.version;
      return {
        ok: true,
        said,
        stored,
        next: () => follow?.({ version: stored.version, purpose: values.purpose }),
      };
    },
    readStored: async () => {
      const { data } = await client
        .query(LetterDocument, { id, language }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.letter;
      return now ? { values: toLetterValues(now), version: now.version } : null;
    },
  });
  const { form } = editor;
  return {
    ...editor,
    form: {
      ...form,
      /** The button of the form, and its key, save and nothing else. */
      submit: (event?: React.SyntheticEvent<HTMLFormElement>) => {
        asked.current = null;
        form.submit(event);
      },
    },
    /** It can go out as it is stored. */
    isSaved: !form.dirty && form.values.textKo !== "",
    /** Saves what is typed, and continues once it is stored. What was typed meanwhile has to be saved first. */
    saveThen: (act: WithSaved) => {
      const { textKo, purpose } = form.read();
      const version = Math.max(letter.version, newest.current);
      if (!form.isDirty() && textKo !== "") return act({ version, purpose });
      asked.current = (saved) => {
        if (!form.isDirty()) act(saved);
      };
      form.submit();
    },
  };
}

export type LetterEditor = ReturnType<typeof useLetterEditor>;
