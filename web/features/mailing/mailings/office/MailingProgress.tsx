// A mailing that was agreed to: how many mails went out, what did not, its words as they are, and stopping it.
import { Alert, Button, DataList, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Fact } from "#web/components/Fact.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedMailingFragment, useStopMailingMutation } from "#web/gql/mailings.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import { mailingStatusOf } from "./MailingStatus.tsx";

interface MailingProgressProps {
  mailing: EditedMailingFragment;
  onChanged: () => void;
}

export function MailingProgress({ mailing, onChanged }: MailingProgressProps) {
  const intl = useIntl();
  const language = useLanguage();
  const mailsAreSent = useMailsAreSent();
  const [asks, setAsks] = useState(false);
  const [, stop] = useStopMailingMutation();
  const { id, expected, sent, failed, waiting, stopped, sendAt, completedAt } = mailing;
  const status = mailingStatusOf(mailing);
  const mayStop = status === "READY" || status === "GOING";
  const stopIt = async () => {
    setAsks(false);
    const { error } = await stop({ id });
    const words = error ? errorMessageId(refusalOf(error).code) : "mailings.stopped";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: words }) });
    onChanged();
  };
  const number = (value: number) => intl.formatNumber(value);
  const percent = expected === 0 ? 0 : Math.min(100, ((sent + failed) / expected) * 100);
  return (
    <Stack gap={40}>
      <Section title={<FormattedMessage id="mailings.progress" />}>
        {mayStop ? (
          <Progress
            value={percent}
            aria-label={intl.formatMessage({ id: "mailings.progress.bar" }, { sent, expected })}
          />
        ) : null}
        {waiting > 0 && !mailsAreSent ? (
          <Alert variant="warn">
            <FormattedMessage id="mailings.unsent" />
          </Alert>
        ) : null}
        <DataList>
          <Fact name="mailings.fact.sendAt">{sendAt === null ? null : formatDateTime(language, sendAt)}</Fact>
          <Fact name="mailings.fact.expected">{number(expected)}</Fact>
          <Fact name="mailings.fact.sent">{number(sent)}</Fact>
          <Fact name="mailings.fact.waiting">{waiting === 0 ? null : number(waiting)}</Fact>
          <Fact name="mailings.fact.failed">{failed === 0 ? null : number(failed)}</Fact>
          <Fact name="mailings.fact.stopped">{stopped === 0 ? null : number(stopped)}</Fact>
          <Fact name="mailings.fact.completedAt">
            {completedAt === null || waiting > 0 ? null : formatDateTime(language, completedAt)}
          </Fact>
        </DataList>
        {mayStop ? (
          <Button variant="outline" className="ownWidth" onClick={() => setAsks(true)}>
            <FormattedMessage id="mailings.stop" />
          </Button>
        ) : null}
      </Section>
      <Section title={<FormattedMessage id="mailings.words" />}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32}>
          <Words lang="ko" subject={mailing.subjectKo} text={mailing.textKo} />
          {mailing.textEn === "" ? null : (
            <Words lang="en" subject={mailing.subjectEn} text={mailing.textEn} />
          )}
        </SimpleGrid>
      </Section>
      {asks ? (
        <ConfirmDialog
          title={<FormattedMessage id="mailings.stop.title" />}
          detail={
            <FormattedMessage id={status === "READY" ? "mailings.stop.ready" : "mailings.stop.going"} />
          }
          action={<FormattedMessage id="mailings.stop" />}
          onConfirm={() => void stopIt()}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </Stack>
  );
}

function Words({ lang, subject, text }: { lang: "ko" | "en"; subject: string; text: string }) {
  return (
    <div lang={lang}>
      <Text fw={600} mb={8}>
        {subject}
      </Text>
      <Text className="lines longWords">{text}</Text>
    </div>
  );
}
