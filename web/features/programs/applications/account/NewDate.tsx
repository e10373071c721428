// The new date of a program whose applicant is asked whether it suits.
import { Alert, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import {
  RescheduleQuestion,
  type RescheduleReply,
} from "#web/components/applications/RescheduleQuestion.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type MyApplicationFragment, useAnswerRescheduleMutation } from "#web/gql/applications.ts";

interface NewDateProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function NewDate({ application, onChanged }: NewDateProps) {
  const { id, reschedule, viewerCanWithdraw } = application;
  const [, answer] = useAnswerRescheduleMutation();
  if (!reschedule?.canAnswer || !viewerCanWithdraw) return null;
  const send = async (reply: RescheduleReply) => {
    const { error } = await answer({ id, ...reply });
    if (!error) {
      onChanged();
      return { ok: true } as const;
    }
    const refused = refusalOf(error);
    if (refused.code !== "VALIDATION") onChanged();
    return refused;
  };
  return (
    <Alert
      component="section"
      variant="warn"
      aria-labelledby="new-date"
      title={
        <Title id="new-date" order={2} size="h3">
          <FormattedMessage id="reschedules.heading" values={{ program: reschedule.program.title.text }} />
        </Title>
      }
    >
      <RescheduleQuestion asked={reschedule} onAnswer={send} />
    </Alert>
  );
}
