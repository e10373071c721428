// A draft goes out, at once or at a time, after its number was said once more; or it is thrown away.
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedLetterFragment, useDeleteLetterMutation } from "#web/gql/letters.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { LETTERS_PATH } from "#web/paths.ts";
import { SendDialog } from "./SendDialog.tsx";
import type { LetterEditor, WithSaved } from "./use-letter-editor.ts";

/** What is asked before it is done: sending it as it is stored, or deleting it; null: nothing. */
export type LetterQuestion = Parameters<WithSaved>[0] | "delete" | null;

interface SendLetterProps {
  letter: EditedLetterFragment;
  editor: LetterEditor;
  question: LetterQuestion;
  onClose: () => void;
  onChanged: () => void;
}

/** Outside of the letter's form: a form is in the question. */
export function SendLetter({ letter, editor, question, onClose, onChanged }: SendLetterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, remove] = useDeleteLetterMutation();
  const throwAway = async () => {
    onClose();
    const { error } = await remove({ id: letter.id });
    const title = intl.formatMessage({
      id: error ? errorMessageId(refusalOf(error).code) : "letters.deleted",
    });
    showToast({ kind: error ? "bad" : "ok", title });
    if (error) return;
    editor.discardDraft();
    await navigate(LETTERS_PATH);
  };
  if (question === null) return null;
  if (question !== "delete")
    return <SendDialog letter={{ ...letter, ...question }} onClose={onClose} onChanged={onChanged} />;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="letters.delete.title" />}
      detail={<FormattedMessage id="letters.delete.detail" />}
      action={<FormattedMessage id="letters.delete" />}
      onConfirm={() => void throwAway()}
      onCancel={onClose}
    />
  );
}
