// Runs an act on many rows and says in a toast what came of it.
import { useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { BulkAnswer, BulkTools } from "./bulk-action.ts";
import type { ListSelection } from "./list-selection.ts";
import { type BulkCall, runBulk } from "./run-bulk.ts";

/** @param onDone the list is asked for anew; also after what broke off */
export function useBulkAct(onDone: () => void) {
  const intl = useIntl();
  return async (
    selection: ListSelection,
    count: number,
    { onProgress }: Pick<BulkTools, "onProgress">,
    call: BulkCall,
  ): Promise<BulkAnswer> => {
    const outcome = await runBulk(selection, count, call, onProgress);
    if (outcome.kind === "changed") return { changedTo: outcome.count };
    const { done } = outcome;
    const title = intl.formatMessage({ id: done > 0 ? "list.bulk.done" : "list.bulk.none" }, { count: done });
    if (outcome.kind === "refused") {
      const text = intl.formatMessage({ id: errorMessageId(outcome.code) });
      showToast(done > 0 ? { kind: "bad", title, text } : { kind: "bad", title: text });
    } else {
      const { passedOver } = outcome;
      const text = intl.formatMessage({ id: "list.bulk.passedOver" }, { count: passedOver });
      showToast({ kind: done > 0 ? "ok" : "bad", title, ...(passedOver > 0 ? { text } : {}) });
    }
    onDone();
    return outcome.kind === "done";
  };
}
