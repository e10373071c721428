// A draft of a mailing, edited: its schema, its query and its mutation, and what follows once it is saved.
import { useRef } from "react";
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { type MailingNature, mailingInput } from "#schema/validation/mailing/mailings.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type EditedMailingFragment, MailingDocument, useSaveMailingMutation } from "#web/gql/mailings.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { MAILING_LABELS, restoreMailing, toMailingValues } from "./mailing-values.ts";

/** What is done with a mailing as it is stored. */
export type WithSaved = (saved: Pick<EditedMailingFragment, "version" | "purpose">) => void;

export function useMailingEditor(mailing: EditedMailingFragment, nature: MailingNature) {
  const intl = useIntl();
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  const [, save] = useSaveMailingMutation();
  const { id } = mailing;
  /** What is done once it is saved, where that was asked for. */
  const asked = useRef<WithSaved | null>(null);
  /** The page hears of a save a moment later. */
  const newest = useRef(mailing.version);
  const editor = useEditor({
    name: "mailing",
    schema: mailingInput(nature),
    labels: MAILING_LABELS,
    stored: { values: toMailingValues(mailing), version: mailing.version },
    draft: { form: `mailing-${id}`, restore: restoreMailing },
    save: async (input, values, { version }) => {
      // After a refusal or a conflict the writer decides again.
      const follow = asked.current;
      asked.current = null;
      const { data, error } = await save({ id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "mailings.saved" }) };
      const stored = { values, version: data.saveMailing.version };
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
        .query(MailingDocument, { id, language }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.mailing;
      return now ? { values: toMailingValues(now), version: now.version } : null;
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
      const version = Math.max(mailing.version, newest.current);
      if (!form.isDirty() && textKo !== "") return act({ version, purpose });
      asked.current = (saved) => {
        if (!form.isDirty()) act(saved);
      };
      form.submit();
    },
  };
}

export type MailingEditor = ReturnType<typeof useMailingEditor>;
