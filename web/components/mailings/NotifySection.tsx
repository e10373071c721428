// Notifies people of a post or an issue: who was notified, and a new mailing about it. Its page says the
// number, shows it and sends it.
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { Link } from "#web/components/Link.tsx";
import { type NewsMailingsQuery, useNewsMailingsQuery } from "#web/gql/new-mailing.ts";
import { mailingPath } from "#web/paths.ts";
import { NotifyDialog } from "./NotifyDialog.tsx";

export interface NotifyProps {
  /** The topic whose subscribers may be notified. */
  readonly topic: SubscriptionTopicName;
  /** What the notification is about: one of the two. */
  readonly news: { readonly postId: number } | { readonly issueId: number };
  /** It is out: what is sent goes at once. */
  readonly isOut: boolean;
}

type NewsMailing = NewsMailingsQuery["mailings"][number];

export function NotifySection({ topic, news, isOut }: NotifyProps) {
  const [isAsking, ask] = useState(false);
  const [{ data }] = useNewsMailingsQuery({ variables: news, requestPolicy: "cache-and-network" });
  return (
    <FormSection title={<FormattedMessage id="mailings.notify.title" />}>
      <Stack gap={12} pt={12} align="flex-start">
        <Text fz="0.9375rem" c="var(--ink-3)">
          <FormattedMessage id={isOut ? "mailings.notify.hint" : "mailings.notify.hintBefore"} />
        </Text>
        {data?.mailings.map((mailing) => (
          <NotificationStatus key={mailing.id} mailing={mailing} />
        ))}
        <Button size="sm" variant="outline" onClick={() => ask(true)}>
          <FormattedMessage id="mailings.notify.open" />
        </Button>
      </Stack>
      {isAsking ? <NotifyDialog topic={topic} news={news} onClose={() => ask(false)} /> : null}
    </FormSection>
  );
}

function NotificationStatus({ mailing: { id, state, expected, sent } }: { mailing: NewsMailing }) {
  return (
    <Text fz="sm">
      <Link className="link" to={mailingPath(id)}>
        <FormattedMessage id={`mailings.notify.state.${state}`} values={{ expected, sent }} />
      </Link>
    </Text>
  );
}
