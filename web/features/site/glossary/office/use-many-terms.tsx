// Shows what the office makes of terms: chosen ones, or everything the filter holds.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import {
  type ManagedGlossaryQueryVariables,
  useDecideGlossaryTermsMutation,
} from "#web/gql/glossary-office.ts";

const DECISIONS = [
  { key: "accept", decision: "ACCEPTED", needsReason: false },
  { key: "refuse", decision: "REFUSED", needsReason: true },
  { key: "retire", decision: "RETIRED", needsReason: false },
] as const;

/** @param again asks for the list again */
export function useManyTerms(
  filter: ManagedGlossaryQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const [, decide] = useDecideGlossaryTermsMutation();
  return DECISIONS.map(({ key, decision, needsReason }) => ({
    key,
    label: <FormattedMessage id={`glossary-office.${key}`} />,
    ask: (count) => ({
      title: <FormattedMessage id={`glossary-office.${key}Title`} values={{ count }} />,
      detail: <FormattedMessage id={`glossary-office.${key}Detail`} />,
      needsReason,
    }),
    run: (selection, count, tools) =>
      act(selection, count, tools, async (which) => {
        const reason = needsReason ? tools.reason : null;
        const { data, error } = await decide({ which, filter: filter ?? null, decision, reason });
        return { step: data?.decideGlossaryTerms, error };
      }),
  }));
}
