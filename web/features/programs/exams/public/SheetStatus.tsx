// The progress of scoring a paper, and whether what is typed is saved.
import { Button, Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import { blanksOf, type Criterion, isDirty, isWrong } from "./sheet-rows.ts";
import type { ScoreSheet, SheetState } from "./use-score-sheet.ts";

const TONES = {
  unchanged: "quiet",
  typing: "warn",
  saved: "ok",
  wrong: "bad",
  failed: "bad",
  elsewhere: "bad",
  ended: "bad",
} as const satisfies Record<SheetState, string>;

interface SheetStatusProps {
  sheet: ScoreSheet;
  criteria: readonly Criterion[];
  onReload: () => void;
}

export function SheetStatus({ sheet: { rows, state, settle }, criteria, onReload }: SheetStatusProps) {
  const whole = rows.filter((row) => blanksOf(row, criteria) === 0).length;
  const unsaved = rows.filter((row) => (state === "wrong" ? isWrong(row, criteria) : isDirty(row))).length;
  return (
    <Group gap="4px 12px" ms="auto">
      <span>
        <FormattedMessage id="exam-rating.progress" values={{ done: whole, all: rows.length }} />
      </span>
      <span role="status">
        {state === "unchanged" ? null : (
          <StateWord icon={null} tone={TONES[state]}>
            <FormattedMessage id={`exam-rating.state.${state}`} values={{ count: unsaved }} />
          </StateWord>
        )}
      </span>
      {state === "failed" ? (
        <Button size="compact-sm" variant="outline" onClick={() => void settle()}>
          <FormattedMessage id="exam-rating.retry" />
        </Button>
      ) : null}
      {state === "elsewhere" || state === "ended" ? (
        <Button size="compact-sm" variant="outline" onClick={onReload}>
          <FormattedMessage id="exam-rating.reload" />
        </Button>
      ) : null}
    </Group>
  );
}
