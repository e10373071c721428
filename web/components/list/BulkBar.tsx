// Shows what can be done with the chosen rows. It says how many, offers everything the filter holds, and asks
// with the count before anything is done; long work says how far it has come.

import { Box, Button, Group, Text } from "@mantine/core";
import { mdiClose } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./BulkBar.module.css";
import { BulkDialog } from "./BulkDialog.tsx";
import type { BulkAction } from "./bulk-action.ts";
import { type Selecting, selectedCount } from "./list-selection.ts";

interface BulkBarProps {
  selecting: Selecting;
  /** Everything the filter holds; null while that is not known. */
  total: number | null;
  actions: readonly BulkAction[];
}

interface OpenQuestion {
  readonly action: BulkAction;
  readonly count: number;
  readonly countBefore: number | null;
  readonly reason: string;
}

/** Nothing while nothing is chosen. */
export function BulkBar({ selecting, total, actions }: BulkBarProps) {
  const intl = useIntl();
  const [asked, ask] = useState<OpenQuestion | null>(null);
  const [running, setRunning] = useState<{ count: number; rows: number } | null>(null);
  const { selection, selectAll, clear } = selecting;
  const count = running?.count ?? selectedCount(selection, total ?? 0);
  if (count === 0 && asked === null) return null;
  const run = async (action: BulkAction, agreed: number, reason: string) => {
    ask(null);
    if (running) return;
    setRunning({ count: agreed, rows: 0 });
    const onProgress = (rows: number) => setRunning({ count: agreed, rows });
    const answer = await action.run(selection, agreed, { reason, onProgress });
    setRunning(null);
    if (typeof answer === "object") {
      ask({ action, count: answer.changedTo, countBefore: agreed, reason });
    } else if (answer) clear();
  };
  const begin = (action: BulkAction) => {
    if (running) return;
    if (action.ask?.(count, selection)) ask({ action, count, countBefore: null, reason: "" });
    else void run(action, count, "");
  };
  const question = asked?.action.ask?.(asked.count, selection);
  return (
    <section
      className={`onNavy ${styles.bar}`}
      aria-label={intl.formatMessage({ id: "list.bulk.label" })}
      aria-busy={running !== null}
    >
      <Text fw={700} className="figures" role="status">
        {running && running.rows > 0 ? (
          <FormattedMessage id="list.bulk.progress" values={running} />
        ) : (
          <FormattedMessage id="list.bulk.count" values={{ count }} />
        )}
      </Text>
      {running ? (
        <Box component="progress" w={160} max={running.count} value={running.rows} aria-hidden="true" />
      ) : selection.kind === "some" && total !== null && total > count ? (
        <button type="button" className={`tall ${styles.all}`} onClick={selectAll}>
          <FormattedMessage id="list.bulk.all" values={{ count: total }} />
        </button>
      ) : null}
      <Group className={`${styles.actions}`} gap={8}>
        {actions.map((action, at) => (
          <Button
            key={action.key}
            size="sm"
            variant={at === 0 ? "white" : "whiteOutline"}
            onClick={() => begin(action)}
          >
            {action.label}
          </Button>
        ))}
        <button
          type="button"
          className={`iconButton ${styles.close}`}
          aria-label={intl.formatMessage({ id: "list.bulk.clear" })}
          onClick={clear}
        >
          <Icon path={mdiClose} size={22} />
        </button>
      </Group>
      {asked && question ? (
        <BulkDialog
          key={asked.count}
          {...asked}
          question={question}
          onAnswer={(reason) => void run(asked.action, asked.count, reason)}
          onClose={() => ask(null)}
        />
      ) : null}
    </section>
  );
}
