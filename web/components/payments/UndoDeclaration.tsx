// "Cancel my report": for a payer who reported a transfer by mistake. The toast undoes it again.
import { Button, Group, Text } from "@mantine/core";
import { useContext, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type PayablePaymentFragment,
  useDeclarePaymentMutation,
  useUndoDeclarationMutation,
} from "#web/gql/payable.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { PaymentHeadingContext } from "./payment-heading.ts";

interface UndoDeclarationProps {
  payment: PayablePaymentFragment;
  /** The payment changed, or somebody else moved it meanwhile: it is asked for again. */
  onStale: () => void;
}

/** Nothing unless the payer said that it was sent, and may say otherwise. */
export function UndoDeclaration({ payment, onStale }: UndoDeclarationProps) {
  const language = toGraphqlLanguage(useLanguage());
  const [, undo] = useUndoDeclarationMutation();
  const [, declare] = useDeclarePaymentMutation();
  const [busy, setBusy] = useState(false);
  const heading = useContext(PaymentHeadingContext);
  const act = useAction(onStale);
  const { id, version, depositorName, viewerCanUndoDeclaration } = payment;
  if (!viewerCanUndoDeclaration) return null;
  const run = async () => {
    setBusy(true);
    await act(undo({ id, version, language }), "payments.declare.undone", {
      undo: (answer) => {
        const undone = answer?.undoDeclaration;
        // What is over is asked for no more, and cannot be said to be sent.
        if (!undone?.viewerCanDeclare) return null;
        const again = { id, version: undone.version, depositorName, language };
        return { undo: () => declare(again), undone: "payments.declare.done" };
      },
    });
    setBusy(false);
  };
  return (
    <Group gap={12} align="center">
      <Text c="var(--ink-2)">
        <FormattedMessage id="payments.declare.undoHint" />
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={busy}
        aria-describedby={heading.id}
        onClick={() => void run()}
      >
        <FormattedMessage id="payments.declare.undo" />
      </Button>
    </Group>
  );
}
