// Shows what can be done with a line of the bank, by what has become of it.
import { Button, Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { type BankRowState, isInterest } from "#schema/validation/money/bank.ts";
import { Link } from "#web/components/Link.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";
import { DueRefundMenu } from "./DueRefundMenu.tsx";
import { EntryMenu } from "./EntryMenu.tsx";

export interface LineHandlers {
  readonly onBook: () => void;
  readonly onAside: () => void;
  /** Splits it, or puts it together again. */
  readonly onSplit: () => void;
  /** Asks of what kind another transaction is. */
  readonly onOutside: () => void;
  readonly onInside: () => void;
  readonly onBack: () => void;
  /** Asks by which line it went back, or which deposit it returns. */
  readonly onReturn: () => void;
  readonly onUntie: () => void;
  /** It is that refund or booking. */
  readonly onTie: (moveId: number) => void;
}

interface LineActionsProps {
  line: Line;
  state: BankRowState;
  handlers: LineHandlers;
}

/** Whether a line is most likely another transaction than a payment. */
export const isOtherTransaction = (line: Line): boolean =>
  line.rank === "NONE" && line.entries.length === 0 && isInterest(line);

export function LineActions({ line, state, handlers }: LineActionsProps) {
  return (
    <Group gap={8}>
      {state === "OPEN" || state === "SET_ASIDE" ? (
        <Waiting line={line} state={state} handlers={handlers} />
      ) : null}
      {state === "OUT" ? (
        <>
          <EntryMenu line={line} onTie={handlers.onTie} />
          <DueRefundMenu line={line} isMain={line.entries.length === 0} />
          <Act id="bank.outside" variant="outline" onClick={handlers.onOutside} />
          {line.returnTransfers.length === 0 ? null : (
            <Act id="bank.return.outgoing" variant="subtle" onClick={handlers.onReturn} />
          )}
        </>
      ) : null}
      {state === "OUTSIDE" ? <Act id="bank.inside" variant="outline" onClick={handlers.onInside} /> : null}
      {state === "RETURNED" ? <Act id="bank.untie" variant="outline" onClick={handlers.onUntie} /> : null}
      {state === "BOOKED" ? (
        <Act
          id={line.amount > 0 ? "bank.back" : "bank.untieRefund"}
          variant="outline"
          onClick={handlers.onBack}
        />
      ) : null}
    </Group>
  );
}

function Waiting({ line, state, handlers }: LineActionsProps) {
  if (line.proposedOn) {
    return (
      <Button component={Link} to={paymentPath(line.proposedOn.id)} size="sm" variant="outline">
        <FormattedMessage id="bank.approval.open" />
      </Button>
    );
  }
  // What the bank calls interest and no payment is like: what it is comes first.
  const isOther = isOtherTransaction(line);
  return (
    <>
      <EntryMenu line={line} onTie={handlers.onTie} />
      {isOther ? <Act id="bank.outside" variant="filled" onClick={handlers.onOutside} /> : null}
      <Act
        id={line.rank === "CERTAIN" ? "bank.book" : "bank.choose"}
        variant={isOther ? "subtle" : line.entries.length > 0 ? "outline" : "filled"}
        onClick={handlers.onBook}
      />
      <Act
        id={state === "OPEN" ? "bank.aside" : "bank.asideBack"}
        variant="outline"
        onClick={handlers.onAside}
      />
      <Act id={line.isPart ? "bank.join" : "bank.split"} variant="subtle" onClick={handlers.onSplit} />
      {isOther ? null : <Act id="bank.outside" variant="subtle" onClick={handlers.onOutside} />}
      <Act id="bank.return" variant="subtle" onClick={handlers.onReturn} />
    </>
  );
}

interface ActProps {
  id: MessageId;
  variant: "filled" | "outline" | "subtle";
  onClick: () => void;
}

function Act({ id, variant, onClick }: ActProps) {
  return (
    <Button size="sm" variant={variant} onClick={onClick}>
      <FormattedMessage id={id} />
    </Button>
  );
}
