// What is done with a draft beside saving it, in its bar, which is in sight however long the text is. What is typed is saved first.
import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useTestLetterMutation } from "#web/gql/letters.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import type { LetterEditor, WithSaved } from "./use-letter-editor.ts";

interface SendButtonsProps {
  id: number;
  editor: LetterEditor;
  /** Called with the letter as it is stored. */
  onSend: WithSaved;
  onDelete: () => void;
}

export function SendButtons({ id, editor, onSend, onDelete }: SendButtonsProps) {
  const intl = useIntl();
  const mailsAreSent = useMailsAreSent();
  const [, test] = useTestLetterMutation();
  const { form, isSaved, saveThen } = editor;
  const tryIt = async () => {
    const { error } = await test({ id });
    const done = mailsAreSent ? "letters.tested" : "letters.testWaits";
    showToast({
      kind: error ? "bad" : "ok",
      title: intl.formatMessage({ id: error ? errorMessageId(refusalOf(error).code) : done }),
    });
  };
  return (
    <>
      <Button aria-disabled={form.pending} onClick={() => saveThen(onSend)}>
        <FormattedMessage id={isSaved ? "letters.send.open" : "letters.send.save"} />
      </Button>
      <Button variant="outline" aria-disabled={form.pending} onClick={() => saveThen(() => void tryIt())}>
        <FormattedMessage id={isSaved ? "letters.test" : "letters.test.save"} />
      </Button>
      <Button variant="subtle" onClick={onDelete}>
        <FormattedMessage id="letters.delete" />
      </Button>
    </>
  );
}
