// Shows whether the new date of a program suits an applicant: both dates, the office's words, and the two answers.
import { Anchor, Button, DataList, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Fact } from "#web/components/Fact.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { Localized } from "#web/components/Localized.tsx";
import { Moment } from "#web/components/Moment.tsx";
import type { RescheduleRequestFragment } from "#web/gql/reschedule.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { calendarPath } from "#web/paths.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";

export interface RescheduleReply {
  readonly accepts: boolean;
  readonly refundAccount: string | null;
}

interface RescheduleQuestionProps {
  asked: RescheduleRequestFragment;
  /** Sends an answer; a refusal is shown where it was given. */
  onAnswer: (reply: RescheduleReply) => Promise<SendResult>;
}

export function RescheduleQuestion({ asked, onAnswer }: RescheduleQuestionProps) {
  const language = useLanguage();
  const [declining, setDeclining] = useState(false);
  const [pending, setPending] = useState(false);
  const { program, startsAtBefore, answerUntil, note, reply } = asked;
  const accept = async () => {
    setPending(true);
    await onAnswer({ accepts: true, refundAccount: null });
    setPending(false);
  };
  return (
    <Stack gap={20}>
      <Localized as="p" text={note} />
      <DataList>
        <Fact name="reschedules.before">
          <Moment at={startsAtBefore} />
        </Fact>
        <Fact name="reschedules.after">
          <b>
            <Moment at={program.startsAt} />
          </b>
        </Fact>
        <Fact name="reschedules.place">{program.location && <Localized text={program.location} />}</Fact>
      </DataList>
      <p>
        <Anchor href={calendarPath(program.id, language)}>
          <FormattedMessage id="reschedules.calendar" />
        </Anchor>
      </p>
      <Text role="status" fw={600}>
        <FormattedMessage
          id={reply === "ACCEPTED" ? "reschedules.accepted" : "reschedules.until"}
          values={{ at: formatDeadline(language, answerUntil) }}
        />
      </Text>
      <Group gap={12}>
        {reply === "ACCEPTED" ? null : (
          <Button disabled={pending} onClick={() => void accept()}>
            <FormattedMessage id="reschedules.accept" />
          </Button>
        )}
        <Button variant="outline" disabled={pending} onClick={() => setDeclining(true)}>
          <FormattedMessage id="reschedules.decline" />
        </Button>
      </Group>
      {declining ? (
        <DeclineDialog asked={asked} onAnswer={onAnswer} onClose={() => setDeclining(false)} />
      ) : null}
    </Stack>
  );
}
