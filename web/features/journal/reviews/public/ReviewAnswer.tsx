// Yes or no to an invitation. A yes leads straight to the review; its address is mailed, too.

import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import {
  type OpenedReviewFragment,
  useAcceptReviewMutation,
  useDeclineReviewMutation,
} from "#web/gql/linked-review.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { REVIEW_PATH } from "#web/paths.ts";
import { DeclineForm } from "./DeclineForm.tsx";

interface ReviewAnswerProps {
  link: string;
  review: OpenedReviewFragment;
  onChanged: () => void;
}

/** The last day of a deadline that is the moment after it (docs/core.md#calls-and-limits). */
const lastDay = (until: string) => new Date(new Date(until).getTime() - 1);

export function ReviewAnswer({ link, review, onChanged }: ReviewAnswerProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState("");
  const [declining, setDeclining] = useState(false);
  const [pending, setPending] = useState(false);
  const [, accept] = useAcceptReviewMutation();
  const [, decline] = useDeclineReviewMutation();
  const fail = (error: Parameters<typeof refusalOf>[0]) => {
    void sayRefusal(intl, error);
    onChanged();
  };
  const sayYes = async () => {
    setPending(true);
    const { data, error } = await accept({ link, conflict: conflict.trim() || null });
    setPending(false);
    if (!data || error) return fail(error);
    // The page stays in its language; only what opens it is new.
    await navigate({ pathname: REVIEW_PATH, hash: new URL(data.acceptReview).hash }, { replace: true });
  };
  const sayNo = async (input: { reason: string; suggestion: string }) => {
    setPending(true);
    const { error } = await decline({ link, input: { ...input, conflict: conflict.trim() || null } });
    setPending(false);
    if (error) return fail(error);
    onChanged();
  };
  return (
    <Stack component="section" gap={16} aria-labelledby="answer-title" pt={16} className="ruled">
      <Title id="answer-title" order={2} size="h4">
        <FormattedMessage id="reviews.answer.title" />
      </Title>
      <Text>
        <FormattedMessage
          id="reviews.answer.detail"
          values={{
            until: formatDate(language, lastDay(review.answerBy)),
            due: formatDate(language, lastDay(review.dueAt)),
          }}
        />
      </Text>
      <Alert>
        <FormattedMessage id="reviews.answer.blind" />
      </Alert>
      <TextAreaField
        id="review-conflict"
        name="conflict"
        label="reviews.answer.conflict"
        needed={false}
        rows={2}
        maxLength={ENTRY_BODY_MAX_LENGTH}
        value={conflict}
        onChange={setConflict}
        onBlur={() => {}}
        error={undefined}
        hint={<FormattedMessage id="reviews.answer.conflictHint" />}
      />
      {declining ? (
        <DeclineForm
          labelledBy="answer-title"
          send={<FormattedMessage id="reviews.decline.send" />}
          pending={pending}
          onDecline={(input) => void sayNo(input)}
          onCancel={() => setDeclining(false)}
        />
      ) : (
        <Group gap={12}>
          <Button disabled={pending} onClick={() => void sayYes()}>
            <FormattedMessage id="reviews.answer.yes" />
          </Button>
          <Button variant="outline" disabled={pending} onClick={() => setDeclining(true)}>
            <FormattedMessage id="reviews.answer.no" />
          </Button>
        </Group>
      )}
    </Stack>
  );
}
