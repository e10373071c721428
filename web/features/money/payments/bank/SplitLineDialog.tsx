// One transfer for several people: all amounts but the last are typed, the last one is what is left.
import { Button, Group, Text, TextInput } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { PARTS_MAX } from "#schema/validation/money/bank.ts";
import { z } from "#schema/validation/zod.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import type { Line } from "./BankReconciliation.tsx";

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

/** What is typed, and what is left of the line. */
function partsOf({ amount }: Line, typed: readonly Typed[]): readonly number[] {
  const amounts = typed.map(({ text }) => Number(text.replaceAll(",", "").trim()));
  return [...amounts, amount - amounts.reduce((sum, one) => sum + one, 0)];
}

/** The parts are whole won above 0, and so is what is left for the last one. */
const splitParts = z.object({
  amounts: z
    .array(z.number())
    .catch([])
    .refine((parts) => parts.length > 1 && parts.every((part) => Number.isInteger(part) && part > 0), {
      error: "SUM_DIFFERS",
    }),
});

export function SplitLineDialog({ line, onSplit, onClose }: SplitLineDialogProps) {
  const intl = useIntl();
  const { won } = usePaymentWords();
  const start: { readonly amounts: readonly Typed[] } = {
    amounts: [{ key: 1, text: String(firstPart(line)) }],
  };
  const form = useServerForm({
    name: "split",
    schema: splitParts,
    initialValues: start,
    toInput: ({ amounts }) => ({ amounts: partsOf(line, amounts) }),
    labels: { amounts: "bank.split" },
    send: async ({ amounts }) => {
      await onSplit(line, amounts);
      onClose();
      return { ok: true };
    },
  });
  const { id, value: typed, error, onChange: setTyped } = form.field("amounts");
  const parts = partsOf(line, typed);
  const rest = parts.at(-1) ?? 0;
  return (
    <ServerFormDialog
      form={form}
      title={
        <FormattedMessage
          id="bank.split.title"
          values={{ sender: line.sender || "–", amount: won(line.amount) }}
        />
      }
      answer={<FormattedMessage id="bank.split" />}
      isOfOneField
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="bank.split.detail" />
      </Text>
      {line.note === "" ? null : (
        <Text c="var(--ink-2)" className="longWords">
          <FormattedMessage id="bank.dialog.note" values={{ note: line.note }} />
        </Text>
      )}
      {typed.map(({ key, text }) => (
        <TextInput
          key={key}
          id={key === 1 ? id : `${id}-${key}`}
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
      <FieldError id={id} code={error} />
    </ServerFormDialog>
  );
}
