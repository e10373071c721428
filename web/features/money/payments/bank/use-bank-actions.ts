// Says what is done with lines of the bank, said when it is done; it can be undone by the toast.

import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { waitingOf } from "#web/features/money/payments/office/waiting-of.ts";
import {
  useBookBankRowMutation,
  useJoinBankRowMutation,
  useReturnBankRowMutation,
  useSetBankRowAsideMutation,
  useSplitBankRowMutation,
  useTakeBankRowBackMutation,
  useUntieBankRowMutation,
} from "#web/gql/bank.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";

/** A payment that a line is booked on. */
export interface Target {
  readonly id: number;
  readonly version: number;
}

/** @param onUnsure asks on which payment a line is booked */
export function useBankActions(onChanged: () => void, onUnsure: (line: Line) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, book] = useBookBankRowMutation();
  const [, aside] = useSetBankRowAsideMutation();
  const [, back] = useTakeBankRowBackMutation();
  const [, splitRow] = useSplitBankRowMutation();
  const [, joinRow] = useJoinBankRowMutation();
  const [, returnRow] = useReturnBankRowMutation();
  const [, untieRow] = useUntieBankRowMutation();
  const offerUndo = useUndoToast();

  const notify = (title: string) => showToast({ kind: "ok", title });
  const refuse = (error: Parameters<typeof refusalOf>[0]) => {
    void sayRefusal(intl, error);
  };

  const sayWaiting = (paymentId: number) =>
    showToast({
      kind: "waits",
      title: intl.formatMessage({ id: "payment-office.proposal.made" }),
      text: intl.formatMessage({ id: "payment-office.proposal.why.own" }),
      action: {
        label: intl.formatMessage({ id: "bank.approval.open" }),
        run: () => void navigate(paymentPath(paymentId)),
      },
    });

  const reason = intl.formatMessage({ id: "bank.backReason" });
  const takeBack = async (line: Line) => {
    const { error } = await back({ id: line.id, reason });
    if (error) refuse(error);
    else {
      const id = line.amount > 0 ? "bank.backDone" : "bank.untieRefundDone";
      notify(intl.formatMessage({ id }, { sender: line.sender || line.note }));
    }
    onChanged();
  };

  const asideWords = ({ sender }: Line, isAside: boolean) =>
    intl.formatMessage({ id: isAside ? "bank.asideDone" : "bank.asideBackDone" }, { sender });
  const setAside = async (line: Line, isAside: boolean) => {
    const { error } = await aside({ id: line.id, aside: isAside });
    if (error) refuse(error);
    else {
      offerUndo({
        title: asideWords(line, isAside),
        undo: () => aside({ id: line.id, aside: !isAside }),
        undone: asideWords(line, !isAside),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  const untie = async (line: Line) => {
    const { error } = await untieRow({ id: line.id });
    if (error) refuse(error);
    else notify(intl.formatMessage({ id: "bank.untieDone" }, { sender: line.sender }));
    onChanged();
  };

  /** @param wayId the line of the other direction */
  const giveBack = async (line: Line, wayId: number) => {
    const [id, outId] = line.amount > 0 ? [line.id, wayId] : [wayId, line.id];
    const { error } = await returnRow({ id, outId });
    if (error) refuse(error);
    else {
      const sender = line.sender || line.note;
      offerUndo({
        title: intl.formatMessage({ id: "bank.returnDone" }, { sender }),
        undo: () => untieRow({ id }),
        undone: intl.formatMessage({ id: "bank.untieDone" }, { sender }),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  /** @param line the whole, or one of its parts */
  const join = async (line: Pick<Line, "id" | "sender">) => {
    const { error } = await joinRow({ id: line.id });
    if (error) refuse(error);
    else notify(intl.formatMessage({ id: "bank.joinDone" }, { sender: line.sender }));
    onChanged();
  };

  const split = async (line: Line, amounts: readonly number[]) => {
    const { error } = await splitRow({ id: line.id, amounts: [...amounts] });
    if (error) refuse(error);
    else {
      const { sender } = line;
      offerUndo({
        title: intl.formatMessage({ id: "bank.splitDone" }, { sender, count: amounts.length }),
        undo: () => joinRow({ id: line.id }),
        undone: intl.formatMessage({ id: "bank.joinDone" }, { sender }),
        onBack: onChanged,
      });
    }
    onChanged();
  };

  /** @returns whether it is booked, or asks: more came in than is missing */
  const bookOn = async (line: Line, target: Target, acceptSurplus: boolean) => {
    const { data, error } = await book({
      id: line.id,
      paymentId: target.id,
      version: target.version,
      acceptSurplus,
    });
    const refusal = error ? refusalOf(error) : null;
    if (refusal?.fields?.amount?.includes("AMOUNT_ABOVE_DUE")) return "surplus" as const;
    const isProposed = data ? waitingOf(data.bookBankRow.payment) !== undefined : false;
    if (error) refuse(error);
    else if (isProposed) sayWaiting(target.id);
    else {
      const { sender } = line;
      offerUndo({
        title: intl.formatMessage({ id: "bank.booked" }, { sender }),
        undo: () => back({ id: line.id, reason }),
        undone: intl.formatMessage({ id: "bank.backDone" }, { sender }),
        onBack: onChanged,
      });
    }
    onChanged();
    return error ? ("refused" as const) : ("booked" as const);
  };

  return {
    bookOn,
    split,
    join: (line: Line) => void join(line),
    giveBack: (line: Line, wayId: number) => void giveBack(line, wayId),
    untie: (line: Line) => void untie(line),
    setAside: (line: Line, isAside: boolean) => void setAside(line, isAside),
    takeBack: (line: Line) => void takeBack(line),
    /** On the payment that is proposed. */
    book: async (line: Line) => {
      const [best] = line.candidates;
      if (!best || (await bookOn(line, best, false)) === "surplus") onUnsure(line);
    },
  };
}
