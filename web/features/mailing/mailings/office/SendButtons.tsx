// Shows what is done with a draft beside saving it, in its bar, which is in sight however long the text is.
// What is typed is saved first.
import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useTestMailingMutation } from "#web/gql/mailings.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import type { MailingEditor, WithSaved } from "./use-mailing-editor.ts";

interface SendButtonsProps {
  id: number;
  editor: MailingEditor;
  /** Called with the mailing as it is stored. */
  onSend: WithSaved;
  onDelete: () => void;
}

export function SendButtons({ id, editor, onSend, onDelete }: SendButtonsProps) {
  const intl = useIntl();
  const mailsAreSent = useMailsAreSent();
  const [, test] = useTestMailingMutation();
  const { form, isSaved, saveThen } = editor;
  const tryIt = async () => {
    const { error } = await test({ id });
    const done = mailsAreSent ? "mailings.tested" : "mailings.testWaits";
    showToast({
      kind: error ? "bad" : "ok",
      title: intl.formatMessage({ id: error ? errorMessageId(refusalOf(error).code) : done }),
    });
  };
  return (
    <>
      <Button aria-disabled={form.pending} onClick={() => saveThen(onSend)}>
        <FormattedMessage id={isSaved ? "mailings.send.open" : "mailings.send.save"} />
      </Button>
      <Button variant="outline" aria-disabled={form.pending} onClick={() => saveThen(() => void tryIt())}>
        <FormattedMessage id={isSaved ? "mailings.test" : "mailings.test.save"} />
      </Button>
      <Button variant="subtle" onClick={onDelete}>
        <FormattedMessage id="mailings.delete" />
      </Button>
    </>
  );
}
