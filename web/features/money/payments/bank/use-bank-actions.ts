// Actions on lines of the bank. A toast says what is done, and can undo it.

import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type UndoToast, useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { waitingOf } from "#web/features/money/payments/office/waiting-of.ts";
import {
  useBookBankRowMutation,
  useJoinBankRowMutation,
  useReturnBankRowMutation,
  useSetBankRowAsideMutation,
  useSplitBankRowMutation,
  useUndoBankBookingMutation,
  useUntieBankRowMutation,
} from "#web/gql/bank.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";

/** A payment that a line is booked on. */
export interface Target {
  readonly id: number;
  readonly version: number;
}

type Undo = Pick<UndoToast, "undo" | "undone">;

/** @param onUnsure asks on which payment a line is booked */
export function useBankActions(onChanged: () => void, onUnsure: (line: Line) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, book] = useBookBankRowMutation();
  const [, aside] = useSetBankRowAsideMutation();
  const [, back] = useUndoBankBookingMutation();
  const [, splitRow] = useSplitBankRowMutation();
  const [, joinRow] = useJoinBankRowMutation();
  const [, returnRow] = useReturnBankRowMutation();
  const [, untieRow] = useUntieBankRowMutation();
  const offerUndo = useUndoToast();

  const refuse = (error: CombinedError) => {
    void sayRefusal(intl, error);
  };
  const offerBack = (title: string, back: Undo) => offerUndo({ title, ...back, onBack: onChanged });
  /** Says that it is done, with the undo where there is one, or why it was refused. */
  const settle = async (sent: Promise<{ error?: CombinedError | undefined }>, title: string, back?: Undo) => {
    const { error } = await sent;
    if (error) refuse(error);
    else if (back) offerBack(title, back);
    else showToast({ kind: "ok", title });
    onChanged();
  };

  const reason = intl.formatMessage({ id: "bank.backReason" });
  const reverse = (line: Line) => {
    const id = line.amount > 0 ? "bank.backDone" : "bank.untieRefundDone";
    const title = intl.formatMessage({ id }, { sender: line.sender || line.note });
    return settle(back({ id: line.id, reason }), title);
  };

  const asideWords = ({ sender }: Line, isAside: boolean) =>
    intl.formatMessage({ id: isAside ? "bank.asideDone" : "bank.asideBackDone" }, { sender });
  const setAside = (line: Line, isAside: boolean) =>
    settle(aside({ id: line.id, aside: isAside }), asideWords(line, isAside), {
      undo: () => aside({ id: line.id, aside: !isAside }),
      undone: asideWords(line, !isAside),
    });

  const untieWords = (sender: string) => intl.formatMessage({ id: "bank.untieDone" }, { sender });
  const untie = (line: Line) => settle(untieRow({ id: line.id }), untieWords(line.sender));

  /** @param wayId the line of the other direction */
  const giveBack = (line: Line, wayId: number) => {
    const [id, outId] = line.amount > 0 ? [line.id, wayId] : [wayId, line.id];
    const sender = line.sender || line.note;
    return settle(returnRow({ id, outId }), intl.formatMessage({ id: "bank.returnDone" }, { sender }), {
      undo: () => untieRow({ id }),
      undone: untieWords(sender),
    });
  };

  const joinWords = (sender: string) => intl.formatMessage({ id: "bank.joinDone" }, { sender });
  /** @param line the whole, or one of its parts */
  const join = (line: Line) => settle(joinRow({ id: line.id }), joinWords(line.sender));
  const split = (line: Line, amounts: readonly number[]) => {
    const { id, sender } = line;
    const title = intl.formatMessage({ id: "bank.splitDone" }, { sender, count: amounts.length });
    return settle(splitRow({ id, amounts: [...amounts] }), title, {
      undo: () => joinRow({ id }),
      undone: joinWords(sender),
    });
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
  /** @returns whether it is booked, or asks: more came in than is missing */
  const bookOn = async (line: Line, target: Target, acceptSurplus: boolean) => {
    const { id, sender } = line;
    const { data, error } = await book({ id, paymentId: target.id, version: target.version, acceptSurplus });
    const refusal = error ? refusalOf(error) : null;
    if (refusal?.fields?.amount?.includes("AMOUNT_ABOVE_DUE")) return "surplus" as const;
    const isProposed = data ? waitingOf(data.bookBankRow.payment) !== undefined : false;
    if (error) refuse(error);
    else if (isProposed) sayWaiting(target.id);
    else
      offerBack(intl.formatMessage({ id: "bank.booked" }, { sender }), {
        undo: () => back({ id, reason }),
        undone: intl.formatMessage({ id: "bank.backDone" }, { sender }),
      });
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
    reverse: (line: Line) => void reverse(line),
    /** On the payment that is proposed. */
    book: async (line: Line) => {
      const [best] = line.candidates;
      if (!best || (await bookOn(line, best, false)) === "surplus") onUnsure(line);
    },
  };
}
