// On which payment a line of the bank is booked: one of those proposed, or one that is looked for.
import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { PaymentPicker } from "#web/features/money/payments/office/PaymentPicker.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import type { Line } from "./BankDesk.tsx";
import type { Target } from "./use-bank-actions.ts";

interface BookLineDialogProps {
  line: Line;
  onBook: (line: Line, target: Target, acceptSurplus: boolean) => Promise<"booked" | "surplus" | "refused">;
  onClose: () => void;
}

export function BookLineDialog({ line, onBook, onClose }: BookLineDialogProps) {
  const intl = useIntl();
  const words = usePaymentWords();
  const [target, setTarget] = useState<Target | null>(line.candidates[0] ?? null);
  const [missing, setMissing] = useState(false);
  // More than is missing is booked by the second press.
  const [surplusOn, setSurplusOn] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const book = async () => {
    setMissing(target === null);
    if (target === null || busy) return;
    setBusy(true);
    const outcome = await onBook(line, target, surplusOn === target.id);
    setBusy(false);
    if (outcome === "surplus") setSurplusOn(target.id);
    else onClose();
  };
  const isSurplus = target !== null && surplusOn === target.id;
  const isSecond = line.candidates.some(({ id, isPaid }) => isPaid && id === target?.id);
  return (
    <FormDialog
      title={`${line.sender || "–"}, ${words.won(line.amount)}`}
      answer={<FormattedMessage id={isSurplus ? "bank.bookSurplus" : "bank.book"} />}
      pending={busy}
      onAnswer={() => void book()}
      onClose={onClose}
    >
      {line.candidates.length === 0 ? null : (
        <Radio.Group
          label={intl.formatMessage({ id: "bank.dialog.proposed" })}
          value={String(target?.id ?? "")}
          onChange={(value) => setTarget(line.candidates.find(({ id }) => String(id) === value) ?? null)}
        >
          <Stack gap={8} mt={8}>
            {line.candidates.map(({ id, payerName, name, outstanding, isPaid }) => (
              <Radio
                key={id}
                value={String(id)}
                label={`${payerName}, ${name}`}
                description={intl.formatMessage(
                  { id: isPaid ? "bank.dialog.paidAlready" : "bank.dialog.outstanding" },
                  { amount: words.won(outstanding) },
                )}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <PaymentPicker
        label="bank.dialog.find"
        without={0}
        picked={target?.id ?? null}
        onPick={setTarget}
        error={missing ? "REQUIRED" : undefined}
        words={words}
      />
      {isSurplus ? (
        <Text role="alert" c="var(--warn)">
          <FormattedMessage id={isSecond ? "bank.dialog.paidTwice" : "bank.dialog.surplus"} />
        </Text>
      ) : null}
    </FormDialog>
  );
}
