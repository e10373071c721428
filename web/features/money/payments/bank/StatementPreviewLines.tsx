// The first lines of a statement as they will look in the reconciliation, by the columns as they are chosen now.
import { Group, Paper, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { StatementFields } from "#schema/validation/money/statement-columns.ts";
import { toStatementRows } from "#schema/validation/money/statements.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { formatDayOrTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface StatementPreviewLinesProps {
  rows: readonly (readonly string[])[];
  head: number;
  fields: StatementFields;
  /** Transactions of the whole file; null: not known by these columns. */
  total: number | null;
}

const SHOWN = 3;

/**
 * The first ones; where there is a withdrawal and none of them is, it takes the place of the last: its amount
 * has a column of its own.
 */
function sampleOf<Line extends { readonly amount: number }>(lines: readonly Line[]): readonly Line[] {
  const first = lines.slice(0, SHOWN);
  const out = lines.find(({ amount }) => amount < 0);
  return out === undefined || first.includes(out) ? first : [...first.slice(0, -1), out];
}

export function StatementPreviewLines({ rows, head, fields, total }: StatementPreviewLinesProps) {
  const language = useLanguage();
  const lines = sampleOf(toStatementRows(rows, { head, fields }).rows);
  if (lines.length === 0) {
    return (
      <Text role="status" c="var(--warn)">
        <FormattedMessage id="bank.preview.noLines" />
      </Text>
    );
  }
  const list = (
    <Stack component="ol" gap={8} p={0} m={0} aria-live="polite">
      {lines.map(({ at, sender, note, amount, balance }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file stay where they are
        <Paper component="li" key={index} withBorder p={12}>
          <Group justify="space-between" gap="4px 16px">
            <Text fw={600} className="longWords">
              {sender || <Nothing />}
            </Text>
            <Text fw={600} className="figures">
              <FormattedMessage
                id={amount > 0 ? "bank.preview.in" : "bank.preview.out"}
                values={{ amount: Math.abs(amount) }}
              />
            </Text>
          </Group>
          <Text fz="sm" c="var(--ink-3)">
            <time dateTime={at.toISOString()}>{formatDayOrTime(language, at.toISOString())}</time>
            {note === "" ? null : ` · ${note}`}
            {balance === null ? null : (
              <>
                {" · "}
                <FormattedMessage id="bank.preview.balance" values={{ amount: balance }} />
              </>
            )}
          </Text>
        </Paper>
      ))}
    </Stack>
  );
  if (total === null || total <= lines.length) return list;
  return (
    <Stack gap={8}>
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="bank.preview.sample" values={{ total, shown: lines.length }} />
      </Text>
      {list}
    </Stack>
  );
}
