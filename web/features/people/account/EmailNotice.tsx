// Over my account: an address that is not proved yet, and what can be done about it.

import { Alert, Button, Group, Text } from "@mantine/core";
import { mdiEmailAlertOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAccountNoticeQuery, useCancelMyEmailChangeMutation } from "#web/gql/account.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { sendProof } from "#web/session/account-requests.ts";

export function EmailNotice() {
  const intl = useIntl();
  const [{ data }, ask] = useAccountNoticeQuery({ requestPolicy: "cache-and-network" });
  const [, cancel] = useCancelMyEmailChangeMutation();
  const account = data?.myAccount;
  if (!account || (account.isEmailProved && account.pendingEmail === null)) return null;
  const { email, pendingEmail } = account;
  const again = async () => {
    const result = await sendProof();
    const id = result.success ? "account.proof.sent" : errorMessageId(result.code ?? "INTERNAL");
    showToast({ kind: result.success ? "ok" : "bad", title: intl.formatMessage({ id }) });
    ask({ requestPolicy: "network-only" });
  };
  return (
    <Alert
      component="section"
      variant="warn"
      mb={24}
      icon={<Icon path={mdiEmailAlertOutline} />}
      title={
        <Text component="h2" id="email-notice">
          {
            <FormattedMessage
              id={pendingEmail === null ? "account.proof.missing" : "account.proof.pending"}
            />
          }
        </Text>
      }
      aria-labelledby="email-notice"
    >
      <Text className="longWords">
        <FormattedMessage id="account.proof.open" values={{ email: pendingEmail ?? email }} />
      </Text>
      <Group gap="8px 12px" mt={12}>
        <Button size="sm" variant="outline" onClick={() => void again()}>
          <FormattedMessage id="account.proof.again" />
        </Button>
        {pendingEmail === null ? null : (
          <Button
            size="sm"
            variant="subtle"
            h="auto"
            mih={44}
            styles={{ label: { whiteSpace: "normal", overflowWrap: "anywhere" } }}
            onClick={() => void cancel({})}
          >
            <FormattedMessage id="account.proof.cancel" values={{ email }} />
          </Button>
        )}
      </Group>
    </Alert>
  );
}
