// Says what is done with lines that are no booking: classified as another transaction, once or by a rule, and
// tied to an entry of the ledger. Each can be undone.

import { useIntl } from "react-intl";
import type { OutsideKind } from "#schema/validation/money/bank.ts";
import type { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  useCreateBankRuleMutation,
  useDeleteBankRuleMutation,
  useMarkBankRowMutation,
  useTieBankRowMutation,
  useUndoBankBookingMutation,
} from "#web/gql/bank.ts";
import type { Line } from "./BankReconciliation.tsx";

export function useOutsideActions(onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [, mark] = useMarkBankRowMutation();
  const [, createRule] = useCreateBankRuleMutation();
  const [, deleteRule] = useDeleteBankRuleMutation();
  const [, tie] = useTieBankRowMutation();
  const [, back] = useUndoBankBookingMutation();
  const refuse = (error: Parameters<typeof refusalOf>[0]) => void sayRefusal(intl, error);
  const nameOf = ({ sender, note }: Line) => sender || note || "–";

  const markAs = async (line: Line, kind: OutsideKind, isRule: boolean) => {
    const { id } = line;
    const rule = isRule ? await createRule({ id, kind }) : null;
    const { error } = rule ?? (await mark({ id, kind }));
    const sender = nameOf(line);
    if (error) refuse(error);
    else {
      const ruleId = rule?.data?.createBankRule;
      offerUndo({
        title: intl.formatMessage({ id: "bank.outsideDone" }, { sender }),
        undo: () => (ruleId === undefined ? mark({ id, kind: null }) : deleteRule({ id: ruleId })),
        undone: intl.formatMessage({ id: "bank.insideDone" }, { sender }),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  const unmark = async (line: Line) => {
    const { error } = await mark({ id: line.id, kind: null });
    const sender = nameOf(line);
    const kind = line.outsideKind;
    if (error) refuse(error);
    else {
      offerUndo({
        title: intl.formatMessage({ id: "bank.insideDone" }, { sender }),
        undo: () => mark({ id: line.id, kind }),
        undone: intl.formatMessage({ id: "bank.outsideDone" }, { sender }),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  const tieTo = async (line: Line, moveId: number) => {
    const { error } = await tie({ id: line.id, moveId });
    const sender = nameOf(line);
    if (error) refuse(error);
    else {
      const reason = intl.formatMessage({ id: "bank.backReason" });
      const isRefund = line.amount < 0;
      offerUndo({
        title: intl.formatMessage({ id: isRefund ? "bank.tieDone" : "bank.tieBookingDone" }, { sender }),
        undo: () => back({ id: line.id, reason, isTieOnly: true }),
        undone: intl.formatMessage(
          { id: isRefund ? "bank.untieRefundDone" : "bank.untieBookingDone" },
          { sender },
        ),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  return {
    mark: markAs,
    unmark: (line: Line) => void unmark(line),
    tie: (line: Line, moveId: number) => void tieTo(line, moveId),
  };
}
