// One reviewer: who, where the review is, what can be done, and what was written.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedReviewRowFragment,
  useCancelReviewMutation,
  useExtendReviewMutation,
  useRemindReviewerMutation,
  useSendCertificateLinkMutation,
} from "#web/gql/managed-submissions.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";
import { ReviewText } from "./ReviewText.tsx";
import { lastDayOf } from "./waiting-days.ts";

const TONES = {
  INVITED: "warn",
  ACCEPTED: "now",
  DECLINED: "quiet",
  LAPSED: "quiet",
  SENT: "ok",
  CANCELLED: "quiet",
} as const;

/** What one click gives a reviewer. */
const MORE_DAYS = 7;

export function ManagedReviewRow({
  review,
  onChanged,
}: {
  review: ManagedReviewRowFragment;
  onChanged: () => void;
}) {
  const language = useLanguage();
  const { name, affiliation, email, position, state, isLate, awaitedUntil, sentAt, remindedAt } = review;
  return (
    <li>
      <div className="ends">
        <Box flex="1 1 280px" miw={0} className="longWords">
          <Group component="p" gap="2px 10px">
            <b>
              {position}. {name}
            </b>
            <StateWord icon={null} tone={isLate ? "bad" : TONES[state]}>
              <FormattedMessage id={`submission-office.review.${state}`} />
              {isLate ? (
                <>
                  {" "}
                  (<FormattedMessage id="submission-office.late" />)
                </>
              ) : null}
            </StateWord>
          </Group>
          <p className="meta">
            {affiliation === null ? null : <span>{affiliation}</span>}
            <span>{email}</span>
            {awaitedUntil === null ? null : (
              <Text span inherit {...(isLate ? { c: "var(--bad)", fw: 600 } : {})}>
                <FormattedMessage
                  id="submission-office.review.until"
                  values={{ day: formatDate(language, lastDayOf(awaitedUntil)) }}
                />
              </Text>
            )}
            {sentAt === null ? null : (
              <span>
                <FormattedMessage
                  id="submission-office.review.sentOn"
                  values={{ day: formatDate(language, sentAt) }}
                />
              </span>
            )}
            {remindedAt === null || awaitedUntil === null ? null : (
              <span>
                <FormattedMessage
                  id="submission-office.review.remindedOn"
                  values={{ day: formatDate(language, remindedAt) }}
                />
              </span>
            )}
          </p>
        </Box>
        <ReviewActions review={review} onChanged={onChanged} />
      </div>
      <ReviewText review={review} onChanged={onChanged} />
    </li>
  );
}

function ReviewActions({
  review: { id, state, name, email },
  onChanged,
}: {
  review: ManagedReviewRowFragment;
  onChanged: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [, remind] = useRemindReviewerMutation();
  const [, extend] = useExtendReviewMutation();
  const [, cancel] = useCancelReviewMutation();
  const [, sendCertificate] = useSendCertificateLinkMutation();
  const act = useAction(onChanged);
  const sentWords = useSentWords();
  if (state === "SENT" && email !== "") {
    return (
      <Button
        size="sm"
        variant="subtle"
        onClick={() =>
          void act(sendCertificate({ id }), sentWords("submission-office.review.certificateSent"))
        }
      >
        <FormattedMessage id="submission-office.review.sendCertificate" />
      </Button>
    );
  }
  if (state !== "INVITED" && state !== "ACCEPTED") return null;
  return (
    <Group gap={8}>
      <Button
        size="sm"
        variant="outline"
        onClick={() => void act(remind({ id }), sentWords("submission-office.reminded"))}
      >
        <FormattedMessage id="submission-office.remind" />
      </Button>
      {state === "ACCEPTED" ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void act(extend({ id, days: MORE_DAYS }), "submission-office.review.extended")}
        >
          <FormattedMessage id="submission-office.review.extend" values={{ days: MORE_DAYS }} />
        </Button>
      ) : null}
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        <FormattedMessage id="submission-office.review.cancel" />
      </Button>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="submission-office.review.cancelTitle" values={{ name }} />}
          detail={<FormattedMessage id="submission-office.review.cancelDetail" />}
          action={<FormattedMessage id="submission-office.review.cancel" />}
          onConfirm={() => {
            setAsking(false);
            void act(cancel({ id }), "submission-office.review.cancelled");
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Group>
  );
}
