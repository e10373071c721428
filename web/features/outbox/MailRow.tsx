// One mail: what about, to whom, how far it has come; its text on demand; and another try for one that did not go out.

import { Box, Button, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type OutboxQuery, useRetryMailMutation } from "#web/gql/outbox.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MailLink } from "./MailLink.tsx";

type ListedMail = OutboxQuery["outbox"]["items"][number];

const COLOURS = {
  WAITING: "var(--primary)",
  SENT: "var(--ok)",
  FAILED: "var(--bad)",
  STOPPED: "var(--ink-3)",
} as const;

export function MailRow({ mail, onChanged }: { mail: ListedMail; onChanged: () => void }) {
  const intl = useIntl();
  const [{ fetching }, retry] = useRetryMailMutation();
  const mayRetry = mail.state === "FAILED" || (mail.state === "WAITING" && mail.attempts > 0);
  const tryAgain = async () => {
    if (fetching) return;
    const { error } = await retry({ id: mail.id });
    const id = error ? "outbox.retryFailed" : "outbox.retried";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id }) });
    onChanged();
  };
  return (
    <>
      <div>
        <Box component="p" className="meta" c="var(--ink)">
          <Text span fw={600} c={COLOURS[mail.state]}>
            <FormattedMessage id={`outbox.state.${mail.state}`} />
          </Text>
          <FormattedMessage id={`outbox.kind.${mail.kind}`} />
          {mail.templateVersion === null ? null : (
            <span>
              <FormattedMessage id="outbox.template" values={{ number: mail.templateVersion }} />
            </span>
          )}
          {mail.attempts > 0 ? (
            <span>
              <FormattedMessage id="outbox.attempts" values={{ count: mail.attempts }} />
            </span>
          ) : null}
        </Box>
        <Text my={2} fw={600} style={{ overflowWrap: "anywhere" }} lang={mail.language.toLowerCase()}>
          {mail.subject}
        </Text>
        <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
          <FormattedMessage id="outbox.to" values={{ address: mail.toAddress }} />
        </Text>
        <Times mail={mail} />
        {mail.lastError === null ? null : (
          <Text fz="sm" c="var(--bad)" style={{ overflowWrap: "anywhere" }}>
            <FormattedMessage id="outbox.error" values={{ words: mail.lastError }} />
          </Text>
        )}
        <details>
          <summary className="unfold">
            <FormattedMessage id="outbox.text" />
          </summary>
          <div lang={mail.language.toLowerCase()}>
            {mail.paragraphs.map((paragraph) => (
              <Text key={paragraph} mb={10} style={{ whiteSpace: "pre-line" }}>
                {paragraph}
              </Text>
            ))}
          </div>
          {mail.hasLink ? <MailLink mail={mail} /> : null}
        </details>
      </div>
      {mayRetry ? (
        <Button size="sm" variant="outline" onClick={() => void tryAgain()}>
          <FormattedMessage id="outbox.retry" />
        </Button>
      ) : null}
    </>
  );
}

function Times({ mail }: { mail: ListedMail }) {
  const language = useLanguage();
  const at = (moment: string) => <time dateTime={moment}>{formatDateTime(language, moment)}</time>;
  return (
    <p className="meta">
      <span>
        <FormattedMessage id="outbox.written" values={{ at: at(mail.createdAt) }} />
      </span>
      {mail.sentAt === null ? null : (
        <span>
          <FormattedMessage id="outbox.sent" values={{ at: at(mail.sentAt) }} />
        </span>
      )}
      {mail.dueAt === null ? null : (
        <span>
          <FormattedMessage id="outbox.due" values={{ at: at(mail.dueAt) }} />
        </span>
      )}
    </p>
  );
}
