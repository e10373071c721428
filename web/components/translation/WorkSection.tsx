// Shows how far the translation of a text is, who is at it until when, and the way of it from hand to hand
// (docs/translations.md#translations).
import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { LanguageStatus } from "./LanguageStatus.tsx";
import type { Translation } from "./use-translation.ts";
import type { TranslationSession, Work } from "./use-translation-work.ts";
import { WordCount } from "./WordCount.tsx";
import { XliffButtons } from "./XliffButtons.tsx";

interface WorkSectionProps {
  session: TranslationSession | null;
  translation: Translation;
  /** There is English to be handed in. */
  hasEnglish: boolean;
  /** Sends what is on the screen; whether it went. */
  onHandIn: () => Promise<boolean>;
  /** Puts what was handed in into the form. */
  onTake: () => void;
}

export function WorkSection({ session, translation, hasEnglish, onHandIn, onTake }: WorkSectionProps) {
  const work = session?.work;
  return (
    <FormSection title={<FormattedMessage id="translation.work.title" />}>
      {session === null ? (
        <Text pt={12} fz="0.9375rem" c="var(--ink-3)">
          <FormattedMessage id="translation.work.first" />
        </Text>
      ) : work ? (
        <Stack gap={12} pt={12}>
          <Stack gap={2}>
            {work.languages.map((status) => (
              <LanguageStatus key={status.language} status={status} />
            ))}
          </Stack>
          <Assignment key={`${work.task?.assigneeId} ${work.task?.dueOn}`} session={session} work={work} />
          <XliffButtons session={session} translation={translation} />
          <WordCount of={session.of} />
          <Ways session={session} work={work} hasEnglish={hasEnglish} onHandIn={onHandIn} onTake={onTake} />
        </Stack>
      ) : null}
    </FormSection>
  );
}

/** The day is first: the email to the translator says it. */
function Assignment({ session, work }: { session: TranslationSession; work: Work }) {
  const intl = useIntl();
  const { task, translators } = work;
  const memberId = task?.assigneeId ?? null;
  const [dueOn, setDueOn] = useState(task?.dueOn ?? "");
  const isKnown = translators.some(({ id }) => id === memberId);
  const gone =
    memberId === null || isKnown ? [] : [{ value: String(memberId), label: task?.assigneeName ?? "" }];
  const sendDay = () => {
    if ((task?.dueOn ?? "") !== dueOn) void session.assign({ memberId, dueOn: dueOn === "" ? null : dueOn });
  };
  return (
    <>
      <TextInput
        type="date"
        label={<FormattedMessage id="translation.work.dueOn" />}
        value={dueOn}
        autoComplete="off"
        onChange={(event) => setDueOn(event.currentTarget.value)}
        onBlur={sendDay}
        onKeyDown={(event) => {
          // It is no part of the form around it.
          if (event.key !== "Enter") return;
          event.preventDefault();
          sendDay();
        }}
      />
      <NativeSelect
        label={<FormattedMessage id="translation.work.assignee" />}
        value={memberId === null ? "" : String(memberId)}
        autoComplete="off"
        data={[
          { value: "", label: intl.formatMessage({ id: "translation.work.nobody" }) },
          ...gone,
          ...translators.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void session.assign({
            memberId: value === "" ? null : Number(value),
            dueOn: dueOn === "" ? null : dueOn,
          })
        }
      />
    </>
  );
}

interface WaysProps extends Omit<WorkSectionProps, "session" | "translation"> {
  session: TranslationSession;
  work: Work;
}

function Ways({ session, work: { task }, hasEnglish, onHandIn, onTake }: WaysProps) {
  const language = useLanguage();
  const isHandedIn = task !== null && task.handedInAt !== null;
  return (
    <>
      {isHandedIn ? (
        <Text fz="sm">
          <FormattedMessage
            id="translation.work.handedInBy"
            values={{ name: task.handedInByName ?? "", at: formatDateTime(language, task.handedInAt ?? "") }}
          />
        </Text>
      ) : null}
      <Group gap={8}>
        {task?.handedIn ? (
          <Button size="sm" variant={isHandedIn ? "filled" : "outline"} onClick={onTake}>
            <FormattedMessage id="translation.work.take" />
          </Button>
        ) : null}
        {isHandedIn ? null : (
          <Button
            size="sm"
            variant="outline"
            aria-disabled={!hasEnglish}
            onClick={() => hasEnglish && void onHandIn()}
          >
            <FormattedMessage id="translation.work.handIn" />
          </Button>
        )}
        {isHandedIn ? (
          <Button size="sm" variant="subtle" onClick={() => void session.giveBack()}>
            <FormattedMessage id="translation.work.giveBack" />
          </Button>
        ) : null}
        {task ? (
          <Button size="sm" variant="subtle" onClick={() => void session.end()}>
            <FormattedMessage id="translation.work.end" />
          </Button>
        ) : null}
      </Group>
    </>
  );
}
