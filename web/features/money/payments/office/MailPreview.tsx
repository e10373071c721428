// The email that goes with a new payment, as the payer will read it.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";

/** Placeholder for this site's origin, which is inserted when the email is sent (docs/core.md#mail). */
const SITE = "{site}";

export function MailPreview({ mail }: { mail: { readonly subject: string; readonly text: string } }) {
  return (
    <Stack gap={8} role="region" aria-labelledby="mail-preview">
      <Text id="mail-preview" c="var(--ink-2)">
        <FormattedMessage id="payment-office.create.mail" />
      </Text>
      <Text fw={600}>{mail.subject}</Text>
      <Text className="lines">{mail.text.replaceAll(SITE, window.location.origin)}</Text>
    </Stack>
  );
}
