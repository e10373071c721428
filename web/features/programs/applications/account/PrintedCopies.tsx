// Printed certificates: the requests with their state, and the form to request one.
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type MyApplicationFragment,
  usePostalProfileQuery,
  useWithdrawCertificateCopyMutation,
} from "#web/gql/applications.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { paymentsPath } from "#web/paths.ts";
import { CopyDialog } from "./CopyDialog.tsx";
import { postalLabel } from "./postal-label.ts";

interface PrintedCopiesProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function PrintedCopies({ application, onChanged }: PrintedCopiesProps) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [, withdraw] = useWithdrawCertificateCopyMutation();
  const act = useAction(onChanged);
  const { id, copyFee, certificateCopies: copies } = application;
  const [{ data }] = usePostalProfileQuery({
    pause: copyFee === null,
    requestPolicy: "cache-and-network",
  });
  const profile = data?.viewer?.member;
  if (copyFee === null && copies.length === 0) return null;
  return (
    <section aria-labelledby="copies-title">
      <Title id="copies-title" order={3} size="h4" mt={24} mb={8}>
        <FormattedMessage id="applications.copy.title" />
      </Title>
      <Stack component="ul" gap={8}>
        {copies.map((copy) => (
          <li key={copy.id}>
            <Group gap={8}>
              <Text span>
                <FormattedMessage
                  id={`applications.copy.state.${copy.state}`}
                  values={{
                    asked: formatDate(language, copy.requestedAt),
                    sent: copy.sentAt === null ? "" : formatDate(language, copy.sentAt),
                  }}
                />
              </Text>
              {copy.state === "AWAITING_PAYMENT" ? (
                <Link className="link" to={paymentsPath(1)}>
                  <FormattedMessage id="applications.copy.pay" />
                </Link>
              ) : null}
              {copy.state === "AWAITING_PAYMENT" || (copy.state === "TO_SEND" && copy.paymentId === null) ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => void act(withdraw({ id: copy.id }), "applications.copy.withdrawn")}
                >
                  <FormattedMessage id="applications.copy.withdraw" />
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </Stack>
      {copyFee === null ? null : (
        <Button mt={8} size="sm" variant="outline" onClick={() => setAsking(true)}>
          <FormattedMessage id="applications.copy.ask" />
        </Button>
      )}
      {asking && copyFee !== null ? (
        <CopyDialog
          {...{ id, onChanged }}
          fee={copyFee}
          profileAddress={profile ? postalLabel(profile) : ""}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
