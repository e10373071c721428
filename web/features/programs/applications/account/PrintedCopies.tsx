// Printed certificates: the requests with their state, and the form to request one; in the account, and by
// the link of an application.
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CombinedError } from "urql";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { RequestedCopyFragment } from "#web/gql/applications.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { CopyDialog, type RequestCopy } from "./CopyDialog.tsx";

interface PrintedCopiesProps {
  application: {
    /** Null while none can be asked for. */
    readonly copyFee: number | null;
    readonly certificateCopies: readonly RequestedCopyFragment[];
  };
  /** What the address starts from; empty where none is known. */
  knownAddress: string;
  request: RequestCopy;
  withdraw: (id: number) => Promise<{ error?: CombinedError | undefined }>;
  /** Shown beside a request that awaits its payment. */
  howToPay: ReactNode;
  onChanged: () => void;
}

export function PrintedCopies(props: PrintedCopiesProps) {
  const { application, knownAddress, request, withdraw, howToPay, onChanged } = props;
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const act = useAction(onChanged);
  const { copyFee, certificateCopies: copies } = application;
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
              {copy.state === "AWAITING_PAYMENT" ? howToPay : null}
              {copy.state === "AWAITING_PAYMENT" || (copy.state === "TO_SEND" && copy.paymentId === null) ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => void act(withdraw(copy.id), "applications.copy.withdrawn")}
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
          fee={copyFee}
          {...{ knownAddress, request, onChanged }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
