// Ties a deposit that was sent by mistake to the line by which it went back, from either line. What is not on
// a statement yet is explained.
import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { distinctNames } from "#web/components/distinct-names.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import { formatDayOrTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Line } from "./BankReconciliation.tsx";

interface ReturnDialogProps {
  line: Line;
  /** @param wayId the line of the other direction */
  onReturn: (line: Line, wayId: number) => void;
  /** Sets the deposit aside until the money went back. */
  onAside: (line: Line) => void;
  onClose: () => void;
}

export function ReturnDialog({ line, onReturn, onAside, onClose }: ReturnDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { won } = usePaymentWords();
  const [best] = line.returnTransfers;
  const [wayId, setWayId] = useState<number | null>(best?.isSameName ? best.id : null);
  const [missing, setMissing] = useState(false);
  const names = distinctNames(
    line.returnTransfers.map(({ at, sender }) => `${formatDayOrTime(language, at)} ${sender}`),
  );
  const isEmpty = line.returnTransfers.length === 0;
  const answer = () => {
    if (!isEmpty && wayId === null) return setMissing(true);
    if (wayId === null) onAside(line);
    else onReturn(line, wayId);
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage(
        { id: "bank.return.title" },
        { name: line.sender || line.note || "–", amount: won(Math.abs(line.amount)) },
      )}
      answer={<FormattedMessage id={isEmpty ? "bank.aside" : "bank.return.answer"} />}
      pending={false}
      onAnswer={answer}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={isEmpty ? "bank.return.none" : "bank.return.detail"} />
      </Text>
      {isEmpty ? null : (
        <Radio.Group
          label={intl.formatMessage({ id: line.amount > 0 ? "bank.return.out" : "bank.return.in" })}
          value={String(wayId ?? "")}
          onChange={(value) => setWayId(Number(value))}
          error={missing ? intl.formatMessage({ id: "errors.REQUIRED" }) : undefined}
        >
          <Stack gap={8} mt={8}>
            {line.returnTransfers.map(({ id, isSameName }, index) => (
              <Radio
                key={id}
                value={String(id)}
                label={names[index]}
                description={
                  isSameName
                    ? intl.formatMessage({ id: "bank.return.sameName" })
                    : intl.formatMessage({ id: "bank.return.otherName" })
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FormDialog>
  );
}
