// One transfer for several people: all amounts but the last are typed, the last one is what is left.
import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PARTS_MAX } from "#schema/validation/money/bank.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import type { Line } from "./BankDesk.tsx";

interface SplitLineDialogProps {
  line: Line;
  onSplit: (line: Line, amounts: readonly number[]) => Promise<void>;
  onClose: () => void;
}

/** An amount as it is typed; keys count from 1. */
interface Typed {
  readonly key: number;
  readonly text: string;
}

/** What is asked of the best proposal, else the half. */
function firstPart({ amount, candidates: [best] }: Line): number {
  return best && best.outstanding > 0 && best.outstanding < amount ? best.outstanding : Math.ceil(amount / 2);
}

export function SplitLineDialog({ line, onSplit, onClose }: SplitLineDialogProps) {
  const intl = useIntl();
  const { won } = usePaymentWords();
  const [typed, setTyped] = useState<readonly Typed[]>(() => [{ key: 1, text: String(firstPart(line)) }]);
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const amounts = typed.map(({ text }) => Number(text.replaceAll(",", "").trim()));
  const rest = line.amount - amounts.reduce((sum, amount) => sum + amount, 0);
  const parts = [...amounts, rest];
  const isRight = parts.every((amount) => Number.isInteger(amount) && amount > 0);
  const split = async () => {
    setRefused(!isRight);
    if (!isRight || busy) return;
    setBusy(true);
    await onSplit(line, parts);
    onClose();
  };
  return (
    <FormDialog
      title={
        <FormattedMessage
          id="bank.split.title"
          values={{ sender: line.sender || "–", amount: won(line.amount) }}
        />
      }
      answer={<FormattedMessage id="bank.split" />}
      pending={busy}
      onAnswer={() => void split()}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="bank.split.detail" />
      </Text>
      {typed.map(({ key, text }) => (
        <TextInput
          key={key}
          label={intl.formatMessage({ id: "bank.split.part" }, { number: key })}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget: { value } }) =>
            setTyped(typed.map((one) => (one.key === key ? { key, text: value } : one)))
          }
        />
      ))}
      <Group justify="space-between">
        <Text aria-live="polite" fw={600}>
          <FormattedMessage id="bank.split.rest" values={{ amount: Number.isNaN(rest) ? "–" : won(rest) }} />
        </Text>
        {parts.length < PARTS_MAX ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setTyped([...typed, { key: parts.length, text: "" }])}
          >
            <FormattedMessage id="bank.split.more" />
          </Button>
        ) : null}
      </Group>
      {refused && !isRight ? (
        <Text role="alert" c="var(--bad)">
          <FormattedMessage id="errors.SUM_DIFFERS" />
        </Text>
      ) : null}
    </FormDialog>
  );
}
