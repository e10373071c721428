// A letter that was agreed to: how many mails went out, what did not, its words as they are, and stopping it.
import { Alert, Button, DataList, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Fact } from "#web/components/Fact.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedLetterFragment, useStopLetterMutation } from "#web/gql/letters.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useMailsAreSent } from "#web/session/use-mails-are-sent.ts";
import { letterStatusOf } from "./LetterStatus.tsx";

interface LetterProgressProps {
  letter: EditedLetterFragment;
  onChanged: () => void;
}

export function LetterProgress({ letter, onChanged }: LetterProgressProps) {
  const intl = useIntl();
  const language = useLanguage();
  const mailsAreSent = useMailsAreSent();
  const [asks, setAsks] = useState(false);
  const [, stop] = useStopLetterMutation();
  const { id, expected, sent, failed, waiting, stopped, sendAt, completedAt } = letter;
  const status = letterStatusOf(letter);
  const mayStop = status === "READY" || status === "GOING";
  const stopIt = async () => {
    setAsks(false);
    const { error } = await stop({ id });
    const words = error ? errorMessageId(refusalOf(error).code) : "letters.stopped";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: words }) });
    onChanged();
  };
  const number = (value: number) => intl.formatNumber(value);
  const percent = expected === 0 ? 0 : Math.min(100, ((sent + failed) / expected) * 100);
  return (
    <Stack gap={40}>
      <Section title={<FormattedMessage id="letters.progress" />}>
        {mayStop ? (
          <Progress
            value={percent}
            aria-label={intl.formatMessage({ id: "letters.progress.bar" }, { sent, expected })}
          />
        ) : null}
        {waiting > 0 && !mailsAreSent ? (
          <Alert variant="warn">
            <FormattedMessage id="letters.unsent" />
          </Alert>
        ) : null}
        <DataList>
          <Fact name="letters.fact.sendAt">{sendAt === null ? null : formatDateTime(language, sendAt)}</Fact>
          <Fact name="letters.fact.expected">{number(expected)}</Fact>
          <Fact name="letters.fact.sent">{number(sent)}</Fact>
          <Fact name="letters.fact.waiting">{waiting === 0 ? null : number(waiting)}</Fact>
          <Fact name="letters.fact.failed">{failed === 0 ? null : number(failed)}</Fact>
          <Fact name="letters.fact.stopped">{stopped === 0 ? null : number(stopped)}</Fact>
          <Fact name="letters.fact.completedAt">
            {completedAt === null || waiting > 0 ? null : formatDateTime(language, completedAt)}
          </Fact>
        </DataList>
        {mayStop ? (
          <Button variant="outline" className="ownWidth" onClick={() => setAsks(true)}>
            <FormattedMessage id="letters.stop" />
          </Button>
        ) : null}
      </Section>
      <Section title={<FormattedMessage id="letters.words" />}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32}>
          <Words lang="ko" subject={letter.subjectKo} text={letter.textKo} />
          {letter.textEn === "" ? null : <Words lang="en" subject={letter.subjectEn} text={letter.textEn} />}
        </SimpleGrid>
      </Section>
      {asks ? (
        <ConfirmDialog
          title={<FormattedMessage id="letters.stop.title" />}
          detail={<FormattedMessage id={status === "READY" ? "letters.stop.ready" : "letters.stop.going"} />}
          action={<FormattedMessage id="letters.stop" />}
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
