// Asks whether the letter of another verdict replaces what was typed, and shows its loading and failure.
import { Alert, Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { useOfferedDecisionLetter } from "./use-offered-decision-letter.ts";

export function OfferedDecisionLetter({
  offer,
  choose,
  take,
  leave,
}: ReturnType<typeof useOfferedDecisionLetter>) {
  if (offer.kind === "NONE") return <div aria-live="polite" />;
  if (offer.kind === "LOADING") {
    return (
      <Text role="status" c="var(--ink-2)">
        <FormattedMessage id="submission-office.decide.loading" />
      </Text>
    );
  }
  const isAsked = offer.kind === "ASKS";
  return (
    <Alert variant={isAsked ? "info" : "bad"} role="alert">
      <FormattedMessage
        id={isAsked ? "submission-office.decide.replace" : "submission-office.decide.notLoaded"}
      />
      <Group gap={8} mt={12}>
        {offer.kind === "ASKS" ? (
          <>
            <Button size="sm" variant="outline" onClick={() => take(offer.letter)}>
              <FormattedMessage id="submission-office.decide.replaceYes" />
            </Button>
            <Button size="sm" variant="subtle" onClick={leave}>
              <FormattedMessage id="submission-office.decide.replaceNo" />
            </Button>
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={() => void choose(offer.verdict)}>
            <FormattedMessage id="submission-office.decide.loadAgain" />
          </Button>
        )}
      </Group>
    </Alert>
  );
}
