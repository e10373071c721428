// Sends the words that are on the screen, saved or not, to the editor's own address.
import { Button, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedMailTemplateFragment, useTestMailTemplateMutation } from "#web/gql/mail-templates.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import { isSavedWords, type TypedWords } from "./typed-words.ts";

interface TestMailProps {
  template: EditedMailTemplateFragment;
  values: TypedWords;
}

export function TestMail({ template, values }: TestMailProps) {
  const intl = useIntl();
  const mailsAreSent = useMailsAreSent();
  const [{ fetching }, test] = useTestMailTemplateMutation();
  const { kind } = template;
  const send = async () => {
    if (fetching) return;
    const { subjectKo, textKo, subjectEn, textEn } = values;
    const input = isSavedWords(template, values) ? null : { subjectKo, textKo, subjectEn, textEn };
    const { error } = await test({ kind, input });
    const done = mailsAreSent ? "mail-templates.tested" : "mail-templates.testWaits";
    showToast({
      kind: error ? "bad" : "ok",
      title: intl.formatMessage({ id: error ? errorMessageId(refusalOf(error).code) : done }),
    });
  };
  return (
    <div>
      <Button variant="outline" size="sm" aria-disabled={fetching} onClick={() => void send()}>
        <FormattedMessage id="mail-templates.test" />
      </Button>
      <Text mt={8} fz="sm" c="var(--ink-2)">
        <FormattedMessage id="mail-templates.test.hint" />
      </Text>
    </div>
  );
}
