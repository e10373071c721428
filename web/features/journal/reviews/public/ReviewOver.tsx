// A link that has been used, has expired or was withdrawn: why, and what can be done.

import { Box, Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type OpenedReviewFragment, useResendReviewLinkMutation } from "#web/gql/linked-review.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** Few who open a link want it. */
const LinkedCertificate = lazyPart(async () => (await import("./LinkedCertificate.tsx")).LinkedCertificate);

type Over = Exclude<OpenedReviewFragment["status"], "TO_ANSWER" | "TO_WRITE">;

export function ReviewOver({ link, review }: { link: string; review: OpenedReviewFragment }) {
  const language = useLanguage();
  const status = review.status as Over;
  const moment = status === "SENT" ? review.sentAt : review.answeredAt;
  return (
    <>
      <Text role="status" component="p" maw="44em">
        <FormattedMessage
          id={`reviews.over.${status}`}
          values={{ day: moment === null ? "" : formatDate(language, moment) }}
        />
      </Text>
      {status === "ACCEPTED" ? <Resend link={link} /> : null}
      {status === "SENT" ? (
        <Box mt={16}>
          <LinkedCertificate link={link} />
        </Box>
      ) : null}
    </>
  );
}

function Resend({ link }: { link: string }) {
  const intl = useIntl();
  const [, resend] = useResendReviewLinkMutation();
  const [sent, setSent] = useState(false);
  const send = async () => {
    const { error } = await resend({ link });
    if (error) {
      void sayRefusal(intl, error);
    } else setSent(true);
  };
  return sent ? (
    <p role="status">
      <FormattedMessage id="reviews.resent" />
    </p>
  ) : (
    <Button mt={16} variant="outline" onClick={() => void send()}>
      <FormattedMessage id="reviews.resend" />
    </Button>
  );
}
