// On which payment a line of the bank is booked: one of those proposed, or one that is looked for.
import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "#schema/validation/zod.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { PaymentPicker } from "#web/features/money/payments/office/PaymentPicker.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Line } from "./BankReconciliation.tsx";
import { askedWords, signWords } from "./sign-words.ts";
import type { Target } from "./use-bank-actions.ts";

interface BookLineDialogProps {
  line: Line;
  onBook: (line: Line, target: Target, acceptSurplus: boolean) => Promise<"booked" | "surplus" | "refused">;
  onClose: () => void;
}

interface Chosen extends Target {
  /** Whole won still to come. */
  readonly outstanding: number;
}

const chosenPayment = z.object({
  toId: z.custom<Chosen>((chosen) => chosen !== null, { error: "REQUIRED" }),
});

export function BookLineDialog({ line, onBook, onClose }: BookLineDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const words = usePaymentWords();
  // A payment of another amount is chosen by a person.
  const [best] = line.candidates;
  const start: { readonly toId: Chosen | null } = { toId: best?.signs.includes("AMOUNT") ? best : null };
  // More than is missing is booked by the second press.
  const [surplusOn, setSurplusOn] = useState<number | null>(null);
  const form = useServerForm({
    name: "book-line",
    schema: chosenPayment,
    initialValues: start,
    labels: { toId: "bank.dialog.find" },
    send: async ({ toId }) => {
      const outcome = await onBook(line, toId, surplusOn === toId.id);
      if (outcome === "surplus") setSurplusOn(toId.id);
      else onClose();
      return { ok: true };
    },
  });
  const { id: fieldId, value: target, error, onChange: setTarget } = form.field("toId");
  const isSurplus = target !== null && surplusOn === target.id;
  const isTooLittle = target !== null && target.outstanding > line.amount;
  const isSecond = line.candidates.some(({ id, state }) => state === "PAID" && id === target?.id);
  return (
    <ServerFormDialog
      form={form}
      title={`${line.sender || "–"}, ${words.won(line.amount)}`}
      answer={<FormattedMessage id={isSurplus ? "bank.bookSurplus" : "bank.book"} />}
      isOfOneField
      onClose={onClose}
    >
      {line.note === "" ? null : (
        <Text c="var(--ink-2)" className="longWords">
          <FormattedMessage id="bank.dialog.note" values={{ note: line.note }} />
        </Text>
      )}
      {line.candidates.length === 0 ? null : (
        <Radio.Group
          label={intl.formatMessage({ id: "bank.dialog.proposed" })}
          value={String(target?.id ?? "")}
          onChange={(value) => setTarget(line.candidates.find(({ id }) => String(id) === value) ?? null)}
        >
          <Stack gap={8} mt={8}>
            {line.candidates.map(({ id, payerName, name, outstanding, state, signs, createdAt }) => (
              <Radio
                key={id}
                value={String(id)}
                label={`${payerName}, ${name}`}
                description={[
                  intl.formatMessage(
                    { id: state === "PAID" ? "bank.dialog.paidAlready" : "bank.dialog.outstanding" },
                    { amount: words.won(outstanding) },
                  ),
                  askedWords(intl, language, { createdAt }),
                  signWords(intl, { signs }),
                ].join(" · ")}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <PaymentPicker
        id={fieldId}
        label="bank.dialog.find"
        without={0}
        picked={target?.id ?? null}
        onPick={setTarget}
        error={error}
        words={words}
      />
      {isTooLittle ? (
        <Text role="status" c="var(--warn)">
          <FormattedMessage id="bank.dialog.tooLittle" values={{ amount: words.won(target.outstanding) }} />
        </Text>
      ) : null}
      {isSurplus ? (
        <Text role="alert" c="var(--warn)">
          <FormattedMessage id={isSecond ? "bank.dialog.paidTwice" : "bank.dialog.surplus"} />
        </Text>
      ) : null}
    </ServerFormDialog>
  );
}
