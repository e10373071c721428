// Notifies people of a post or an issue: who was notified, and a new letter about it. Its page says the number, shows it and sends it.
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { Link } from "#web/components/Link.tsx";
import { type NewsLettersQuery, useNewsLettersQuery } from "#web/gql/new-letter.ts";
import { letterPath } from "#web/paths.ts";
import { TellDialog } from "./TellDialog.tsx";

export interface TellProps {
  /** The topic whose subscribers may be notified. */
  readonly topic: SubscriptionTopicName;
  /** What the notification is about: one of the two. */
  readonly news: { readonly postId: number } | { readonly issueId: number };
  /** It is out: what is sent goes at once. */
  readonly isOut: boolean;
}

type NewsLetter = NewsLettersQuery["letters"][number];

export function TellSection({ topic, news, isOut }: TellProps) {
  const [isAsking, ask] = useState(false);
  const [{ data }] = useNewsLettersQuery({ variables: news, requestPolicy: "cache-and-network" });
  return (
    <FormSection title={<FormattedMessage id="letters.tell.title" />}>
      <Stack gap={12} pt={12} align="flex-start">
        <Text fz="0.9375rem" c="var(--ink-3)">
          <FormattedMessage id={isOut ? "letters.tell.hint" : "letters.tell.hintBefore"} />
        </Text>
        {data?.letters.map((letter) => (
          <NotificationStatus key={letter.id} letter={letter} />
        ))}
        <Button size="sm" variant="outline" onClick={() => ask(true)}>
          <FormattedMessage id="letters.tell.open" />
        </Button>
      </Stack>
      {isAsking ? <TellDialog topic={topic} news={news} onClose={() => ask(false)} /> : null}
    </FormSection>
  );
}

function NotificationStatus({ letter: { id, state, expected, sent } }: { letter: NewsLetter }) {
  return (
    <Text fz="sm">
      <Link className="link" to={letterPath(id)}>
        <FormattedMessage id={`letters.tell.state.${state}`} values={{ expected, sent }} />
      </Link>
    </Text>
  );
}
