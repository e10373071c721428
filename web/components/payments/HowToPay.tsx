// Shows how to pay, folded away for the person who has said that it was sent. Saying so folds it, with the
// focus on the line that opens it again.
import { type ReactNode, useEffect, useRef } from "react";
import type { PayablePaymentFragment } from "#web/gql/payable.ts";
import { TransferSteps } from "./TransferSteps.tsx";
import { UndoDeclaration } from "./UndoDeclaration.tsx";

interface HowToPayProps {
  payment: PayablePaymentFragment;
  /** What the line says that opens it. */
  title: ReactNode;
  /** Id of what names the payment, where there are several. */
  describedBy?: string;
  /** The page says elsewhere that it was said to be sent. */
  isNotified?: boolean;
  /** Somebody else moved the payment meanwhile: it is asked for again. */
  onStale: () => void;
}

export function HowToPay({ payment, title, describedBy, isNotified = false, onStale }: HowToPayProps) {
  const isSent = payment.state === "DECLARED";
  const line = useRef<HTMLElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) line.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return (
    <>
      <UndoDeclaration payment={payment} onStale={onStale} />
      <details open={!isSent}>
        <summary ref={line} className="unfold" aria-describedby={describedBy}>
          {title}
        </summary>
        <TransferSteps payment={payment} isNotified={isNotified} onStale={onStale} />
      </details>
    </>
  );
}
