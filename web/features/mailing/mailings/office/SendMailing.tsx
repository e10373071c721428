// A draft goes out, at once or at a time, after its number was said once more; or it is thrown away.
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedMailingFragment, useDeleteMailingMutation } from "#web/gql/mailings.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { MAILINGS_PATH } from "#web/paths.ts";
import { SendDialog } from "./SendDialog.tsx";
import type { MailingEditor, WithSaved } from "./use-mailing-editor.ts";

/** What is asked before it is done: sending it as it is stored, or deleting it; null: nothing. */
export type MailingQuestion = Parameters<WithSaved>[0] | "delete" | null;

interface SendMailingProps {
  mailing: EditedMailingFragment;
  editor: MailingEditor;
  question: MailingQuestion;
  onClose: () => void;
  onChanged: () => void;
}

/** Outside of the mailing's form: a form is in the question. */
export function SendMailing({ mailing, editor, question, onClose, onChanged }: SendMailingProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, remove] = useDeleteMailingMutation();
  const throwAway = async () => {
    onClose();
    const { error } = await remove({ id: mailing.id });
    const title = intl.formatMessage({
      id: error ? errorMessageId(refusalOf(error).code) : "mailings.deleted",
    });
    showToast({ kind: error ? "bad" : "ok", title });
    if (error) return;
    editor.discardDraft();
    await navigate(MAILINGS_PATH);
  };
  if (question === null) return null;
  if (question !== "delete")
    return <SendDialog mailing={{ ...mailing, ...question }} onClose={onClose} onChanged={onChanged} />;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="mailings.delete.title" />}
      detail={<FormattedMessage id="mailings.delete.detail" />}
      action={<FormattedMessage id="mailings.delete" />}
      onConfirm={() => void throwAway()}
      onCancel={onClose}
    />
  );
}
