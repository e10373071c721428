// A draft is tried on oneself, sent at once or at a time, or thrown away. What is typed is saved first, and before it goes out its number is
// said once more.
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type EditedLetterFragment,
  useDeleteLetterMutation,
  useTestLetterMutation,
} from "#web/gql/letters.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { LETTERS_PATH } from "#web/paths.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import { SendDialog } from "./SendDialog.tsx";
import type { LetterEditor, WithSaved } from "./use-letter-editor.ts";

interface SendLetterProps {
  letter: EditedLetterFragment;
  editor: LetterEditor;
  onChanged: () => void;
}

export function SendLetter({ letter, editor, onChanged }: SendLetterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const mailsAreSent = useMailsAreSent();
  const [sending, send] = useState<Parameters<WithSaved>[0] | null>(null);
  const [isDeleting, askToDelete] = useState(false);
  const [, test] = useTestLetterMutation();
  const [, remove] = useDeleteLetterMutation();
  const { id } = letter;
  const { isSaved, saveThen } = editor;
  const say = (
    error: Parameters<typeof refusalOf>[0],
    done: "letters.tested" | "letters.testWaits" | "letters.deleted",
  ) =>
    showToast({
      kind: error ? "bad" : "ok",
      title: intl.formatMessage({ id: error ? errorMessageId(refusalOf(error).code) : done }),
    });
  const tryIt = async () => {
    const { error } = await test({ id });
    say(error, mailsAreSent ? "letters.tested" : "letters.testWaits");
  };
  const throwAway = async () => {
    askToDelete(false);
    const { error } = await remove({ id });
    say(error, "letters.deleted");
    if (error) return;
    editor.discardDraft();
    await navigate(LETTERS_PATH);
  };
  return (
    <Section title={<FormattedMessage id="letters.sending" />}>
      <Group gap={8}>
        <Button aria-disabled={editor.form.pending} onClick={() => saveThen(send)}>
          <FormattedMessage id={isSaved ? "letters.send.open" : "letters.send.save"} />
        </Button>
        <Button
          variant="outline"
          aria-disabled={editor.form.pending}
          onClick={() => saveThen(() => void tryIt())}
        >
          <FormattedMessage id={isSaved ? "letters.test" : "letters.test.save"} />
        </Button>
        <Button variant="subtle" onClick={() => askToDelete(true)}>
          <FormattedMessage id="letters.delete" />
        </Button>
      </Group>
      {sending ? (
        <SendDialog letter={{ ...letter, ...sending }} onClose={() => send(null)} onChanged={onChanged} />
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title={<FormattedMessage id="letters.delete.title" />}
          detail={<FormattedMessage id="letters.delete.detail" />}
          action={<FormattedMessage id="letters.delete" />}
          onConfirm={() => void throwAway()}
          onCancel={() => askToDelete(false)}
        />
      ) : null}
    </Section>
  );
}
