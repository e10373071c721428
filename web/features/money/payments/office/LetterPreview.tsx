// The letter that goes with a new payment, as the payer will read it.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";

/** Marks where the mail has this site's origin, which comes in when it goes out (docs/core.md#mail). */
const SITE = "{site}";

export function LetterPreview({ letter }: { letter: { readonly subject: string; readonly text: string } }) {
  return (
    <Stack gap={8} role="region" aria-labelledby="letter-preview">
      <Text id="letter-preview" c="var(--ink-2)">
        <FormattedMessage id="payment-office.create.letter" />
      </Text>
      <Text fw={600}>{letter.subject}</Text>
      <Text className="lines">{letter.text.replaceAll(SITE, window.location.origin)}</Text>
    </Stack>
  );
}
