// Another try for an email that did not go out.
import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useRetryMailMutation } from "#web/gql/outbox.ts";
import type { ListedMail } from "./outbox-list.tsx";

/** Nothing for what went out, or was not tried yet. */
export function RetryMail({ mail, onChanged }: { mail: ListedMail; onChanged: () => void }) {
  const intl = useIntl();
  const [{ fetching }, retry] = useRetryMailMutation();
  const mayRetry = mail.state === "FAILED" || (mail.state === "WAITING" && mail.attempts > 0);
  if (!mayRetry) return null;
  const tryAgain = async () => {
    if (fetching) return;
    const { error } = await retry({ id: mail.id });
    const id = error ? "outbox.retryFailed" : "outbox.retried";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id }) });
    onChanged();
  };
  return (
    <Button size="sm" variant="subtle" onClick={() => void tryAgain()}>
      <FormattedMessage id="outbox.retry" />
    </Button>
  );
}
