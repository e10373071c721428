// A saved draft is tried on oneself, sent at once or at a time, or thrown away. Before it goes out its number is said once more.
import { Alert, Button, Group } from "@mantine/core";
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

interface SendLetterProps {
  letter: EditedLetterFragment;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  onChanged: () => void;
  /** Before the page is left for good. */
  onGone: () => void;
}

export function SendLetter({ letter, isDirty, onChanged, onGone }: SendLetterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const mailsAreSent = useMailsAreSent();
  const [asked, ask] = useState<"send" | "delete" | null>(null);
  const [, test] = useTestLetterMutation();
  const [, remove] = useDeleteLetterMutation();
  const { id } = letter;
  const isReady = letter.textKo !== "" && !isDirty;
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
    ask(null);
    const { error } = await remove({ id });
    say(error, "letters.deleted");
    if (error) return;
    onGone();
    await navigate(LETTERS_PATH);
  };
  return (
    <Section title={<FormattedMessage id="letters.sending" />}>
      {isReady ? null : (
        <Alert variant="warn">
          <FormattedMessage id="letters.saveFirst" />
        </Alert>
      )}
      <Group gap={8}>
        <Button disabled={!isReady} onClick={() => ask("send")}>
          <FormattedMessage id="letters.send.open" />
        </Button>
        <Button variant="outline" disabled={!isReady} onClick={() => void tryIt()}>
          <FormattedMessage id="letters.test" />
        </Button>
        <Button variant="subtle" onClick={() => ask("delete")}>
          <FormattedMessage id="letters.delete" />
        </Button>
      </Group>
      {asked === "send" ? (
        <SendDialog letter={letter} onClose={() => ask(null)} onChanged={onChanged} />
      ) : null}
      {asked === "delete" ? (
        <ConfirmDialog
          title={<FormattedMessage id="letters.delete.title" />}
          detail={<FormattedMessage id="letters.delete.detail" />}
          action={<FormattedMessage id="letters.delete" />}
          onConfirm={() => void throwAway()}
          onCancel={() => ask(null)}
        />
      ) : null}
    </Section>
  );
}
