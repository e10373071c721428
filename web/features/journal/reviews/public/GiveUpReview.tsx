// A reviewer who accepted and cannot finish gives the review up by the same link, as the email about a late review offers.

import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { useDeclineReviewMutation } from "#web/gql/linked-review.ts";
import { DeclineForm } from "./DeclineForm.tsx";

export function GiveUpReview({ link, onChanged }: { link: string; onChanged: () => void }) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const [{ fetching }, decline] = useDeclineReviewMutation();
  const giveUp = async (input: { reason: string; suggestion: string }) => {
    const { error } = await decline({ link, input: { ...input, conflict: null } });
    if (error) {
      void sayRefusal(intl, error);
    }
    onChanged();
  };
  if (!opened) {
    return (
      <div>
        <Button variant="subtle" onClick={() => setOpened(true)}>
          <FormattedMessage id="reviews.giveUp.open" />
        </Button>
      </div>
    );
  }
  return (
    <Stack component="section" gap={16} pt={16} className="ruled" aria-labelledby="give-up-title">
      <Title id="give-up-title" order={2} size="h4">
        <FormattedMessage id="reviews.giveUp.open" />
      </Title>
      <Text>
        <FormattedMessage id="reviews.giveUp.detail" />
      </Text>
      <DeclineForm
        labelledBy="give-up-title"
        send={<FormattedMessage id="reviews.giveUp.send" />}
        pending={fetching}
        onDecline={(input) => void giveUp(input)}
        onCancel={() => setOpened(false)}
      />
    </Stack>
  );
}
