// Shows what a statement would bring: new lines, lines that are there already, and months that are closed.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useMonthWords } from "#web/features/money/payments/month-end/MonthSwitch.tsx";
import type { StatementPreview } from "./send-statement.ts";

const REFUSED_SHOWN = 20;

export function StatementBrings({ brings }: { brings: NonNullable<StatementPreview["brings"]> }) {
  const words = useMonthWords();
  const { added, known, changed, inUse, refused, closedMonths, viewerCanReopen } = brings;
  return (
    <>
      <Text>
        <FormattedMessage id="bank.preview.brings" values={{ added, known }} />
      </Text>
      {changed > 0 ? (
        <Text>
          <FormattedMessage id="bank.preview.changed" values={{ count: changed }} />
        </Text>
      ) : null}
      {inUse > 0 ? (
        <Text c="var(--warn)">
          <FormattedMessage id="bank.preview.inUse" values={{ count: inUse }} />
        </Text>
      ) : null}
      {refused.length > 0 ? (
        <Text c="var(--warn)">
          <FormattedMessage
            id="bank.refused"
            values={{ lines: refused.slice(0, REFUSED_SHOWN).join(", ") }}
          />
        </Text>
      ) : null}
      {closedMonths.length > 0 ? (
        <Text role="alert" c="var(--warn)">
          <FormattedMessage
            id={viewerCanReopen ? "bank.preview.closed" : "bank.preview.closedForYou"}
            values={{ months: closedMonths.map(words).join(", ") }}
          />
        </Text>
      ) : null}
    </>
  );
}
