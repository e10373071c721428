// A line that is none of the ledger's: of what kind it is, and whether all of this name are from now on.
import { Checkbox, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { OUTSIDE_KINDS, type OutsideKind } from "#schema/validation/money/bank.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import type { Line } from "./BankDesk.tsx";

interface OutsideDialogProps {
  line: Line;
  onMark: (line: Line, kind: OutsideKind, isRule: boolean) => Promise<void>;
  onClose: () => void;
}

/** Fees go out and interest comes in, mostly. */
const firstKind = ({ amount }: Line): OutsideKind => (amount > 0 ? "INTEREST" : "FEE");

export function OutsideDialog({ line, onMark, onClose }: OutsideDialogProps) {
  const intl = useIntl();
  const [kind, setKind] = useState<OutsideKind>(() => firstKind(line));
  const [isRule, setRule] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = line.sender || line.note;
  const mark = async () => {
    if (busy) return;
    setBusy(true);
    await onMark(line, kind, isRule);
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="bank.outside.title" values={{ name: name || "–" }} />}
      answer={<FormattedMessage id="bank.outside.mark" />}
      pending={busy}
      onAnswer={() => void mark()}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="bank.outside.detail" />
      </Text>
      <Radio.Group
        label={intl.formatMessage({ id: "bank.outside.kind" })}
        value={kind}
        onChange={(value) => setKind(OUTSIDE_KINDS.find((one) => one === value) ?? kind)}
      >
        <Stack gap={8} mt={8}>
          {OUTSIDE_KINDS.map((one) => (
            <Radio key={one} value={one} label={intl.formatMessage({ id: `bank.outside.kind.${one}` })} />
          ))}
        </Stack>
      </Radio.Group>
      {name === "" ? null : (
        <Checkbox
          checked={isRule}
          onChange={({ currentTarget: { checked } }) => setRule(checked)}
          label={
            <FormattedMessage
              id={line.amount > 0 ? "bank.outside.ruleIn" : "bank.outside.ruleOut"}
              values={{ name }}
            />
          }
          description={<FormattedMessage id="bank.outside.ruleDetail" />}
        />
      )}
    </FormDialog>
  );
}
