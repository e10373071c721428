// What can be done with the chosen rows. It says how many, offers everything the filter holds, and asks with the count before anything
// is done.
import { mdiClose } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "#web/components/Button.tsx";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./BulkBar.module.css";
import { type ListSelection, type Selecting, selectedCount } from "./list-selection.ts";

export interface BulkAction {
  readonly key: string;
  readonly label: ReactNode;
  /** The question, with the count; without one it is done at once (it asks by itself). */
  readonly ask?: (count: number) => { readonly title: ReactNode; readonly detail: ReactNode };
  /** The rows stay chosen when it answers false. */
  readonly run: (selection: ListSelection, count: number) => Promise<boolean> | boolean;
}

interface BulkBarProps {
  selecting: Selecting;
  /** Everything the filter holds; null while that is not known. */
  total: number | null;
  actions: readonly BulkAction[];
}

/** Nothing while nothing is chosen. */
export function BulkBar({ selecting, total, actions }: BulkBarProps) {
  const intl = useIntl();
  const [asked, ask] = useState<BulkAction | null>(null);
  const [busy, setBusy] = useState(false);
  const { selection, selectAll, clear } = selecting;
  const count = selectedCount(selection, total ?? 0);
  if (count === 0) return null;
  const run = async (action: BulkAction) => {
    ask(null);
    if (busy) return;
    setBusy(true);
    const done = await action.run(selection, count);
    setBusy(false);
    if (done) clear();
  };
  const question = asked?.ask?.(count);
  return (
    <section
      className={styles.bar}
      aria-label={intl.formatMessage({ id: "list.bulk.label" })}
      aria-busy={busy}
    >
      <p className={styles.count} role="status">
        <FormattedMessage id="list.bulk.count" values={{ count }} />
      </p>
      {selection.kind === "some" && total !== null && total > count ? (
        <button type="button" className={styles.all} onClick={selectAll}>
          <FormattedMessage id="list.bulk.all" values={{ count: total }} />
        </button>
      ) : null}
      <div className={styles.actions}>
        {actions.map((action, at) => (
          <Button
            key={action.key}
            size="small"
            look={at === 0 ? "white" : "whiteOutline"}
            onClick={() => (action.ask ? ask(action) : void run(action))}
          >
            {action.label}
          </Button>
        ))}
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: "list.bulk.clear" })}
          onClick={clear}
        >
          <Icon path={mdiClose} size={22} />
        </button>
      </div>
      {asked && question ? (
        <ConfirmDialog
          title={question.title}
          detail={question.detail}
          action={asked.label}
          onConfirm={() => void run(asked)}
          onCancel={() => ask(null)}
        />
      ) : null}
    </section>
  );
}
