// A seat that is held for somebody for a while: take it, or leave it to the next. What is left of the time is counted down.

import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type MyApplicationFragment,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
} from "#web/gql/applications.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

interface OfferAnswerProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function OfferAnswer({ application, onChanged }: OfferAnswerProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [accepting, accept] = useAcceptOfferMutation();
  const [declining, decline] = useDeclineOfferMutation();
  const left = useTimeLeft(application.offeredUntil);
  const { id, program } = application;
  const answer = async (work: typeof accept | typeof decline, done: "accepted" | "declined") => {
    if (accepting.fetching || declining.fetching) return;
    const { data, error } = await work({ id });
    const code = data && !error ? null : refusalOf(error).code;
    showToast({
      kind: code === null ? "ok" : "bad",
      title: intl.formatMessage({ id: code === null ? `applications.offer.${done}` : errorMessageId(code) }),
    });
    onChanged();
  };
  // The offer is withdrawn within a minute or so: until then there is nothing to take.
  if (left !== null && left <= 0) {
    return (
      <Text fw={600} c="var(--warn)">
        <FormattedMessage id="errors.OFFER_ENDED" />
      </Text>
    );
  }
  const minutes = left === null ? null : Math.floor(left / MINUTE);
  return (
    <Group gap="8px 12px" mt={8}>
      {minutes === null ? null : (
        <Text role="timer" w="100%" fw={600} c="var(--warn)">
          <FormattedMessage
            id="applications.offer.left"
            values={{ hours: Math.floor(minutes / 60), minutes: minutes % 60 }}
          />
        </Text>
      )}
      <Button
        size="sm"
        aria-label={intl.formatMessage(
          { id: "applications.offer.acceptLabel" },
          { program: program.title.text },
        )}
        onClick={() => void answer(accept, "accepted")}
      >
        <FormattedMessage id="applications.offer.accept" />
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <FormattedMessage id="applications.offer.decline" />
      </Button>
      {asking ? (
        <ConfirmDialog
          title={
            <FormattedMessage id="applications.offer.question" values={{ program: program.title.text }} />
          }
          detail={<FormattedMessage id="applications.offer.questionDetail" />}
          action={<FormattedMessage id="applications.offer.decline" />}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void answer(decline, "declined");
          }}
        />
      ) : null}
    </Group>
  );
}

const MINUTE = 60_000;

/** Milliseconds until a moment, zero or less once it has passed; null without one. */
function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => window.clearInterval(timer);
  }, []);
  return until === null ? null : Date.parse(until) - now;
}
