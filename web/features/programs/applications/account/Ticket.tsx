// The ticket of a participant: a QR code that is scanned at the door.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { QrCode } from "#web/components/QrCode.tsx";
import { Section } from "#web/components/Section.tsx";

export function Ticket({ address }: { address: string }) {
  const intl = useIntl();
  return (
    <Section large title={<FormattedMessage id="applications.ticket.title" />}>
      <Text c="var(--ink-2)">
        <FormattedMessage id="applications.ticket.detail" />
      </Text>
      <QrCode text={address} label={intl.formatMessage({ id: "applications.ticket.qr" })} />
    </Section>
  );
}
