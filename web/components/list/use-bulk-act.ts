// Runs an action on many rows and shows the result in a toast.
import { useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type UndoToast, useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { BulkAnswer, BulkTools } from "./bulk-action.ts";
import type { ListSelection } from "./list-selection.ts";
import { type BulkCall, runBulk } from "./run-bulk.ts";

interface ActTools extends Pick<BulkTools, "onProgress"> {
  /** What else is to be said of what was done; asked at the end. */
  readonly warning?: () => string | null;
  /** How it is undone; asked at the end. Null: it can't be. */
  readonly back?: () => Pick<UndoToast, "undo" | "undone"> | null;
}

/** @param onDone the list is asked for again; also after what broke off */
export function useBulkAct(onDone: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  return async (
    selection: ListSelection,
    count: number,
    { onProgress, warning, back }: ActTools,
    call: BulkCall,
  ): Promise<BulkAnswer> => {
    const outcome = await runBulk(selection, count, call, onProgress);
    if (outcome.kind === "changed") return { changedTo: outcome.count };
    const { done } = outcome;
    const title = intl.formatMessage({ id: done > 0 ? "list.bulk.done" : "list.bulk.none" }, { count: done });
    const sentences: (string | null | undefined)[] = [];
    if (outcome.kind === "refused") sentences.push(intl.formatMessage({ id: errorMessageId(outcome.code) }));
    else if (outcome.skipped > 0) {
      sentences.push(intl.formatMessage({ id: "list.bulk.skipped" }, { count: outcome.skipped }));
    }
    const text = [...sentences, warning?.()].filter(Boolean).join(" ");
    const isWell = outcome.kind === "done" && done > 0;
    const way = isWell ? (back?.() ?? null) : null;
    if (way) offerUndo({ title, ...(text === "" ? {} : { text }), ...way, onBack: onDone });
    else if (outcome.kind === "refused" && done === 0) showToast({ kind: "bad", title: text });
    else showToast({ kind: isWell ? "ok" : "bad", title, ...(text === "" ? {} : { text }) });
    onDone();
    return outcome.kind === "done";
  };
}
