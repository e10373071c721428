// Another transaction than a payment: of what kind it is, and whether all of this name are from now on.
import { Checkbox, Radio, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { OUTSIDE_KINDS, type OutsideKind } from "#schema/validation/money/bank.ts";
import { z } from "#schema/validation/zod.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { Line } from "./BankReconciliation.tsx";

interface OutsideDialogProps {
  line: Line;
  onMark: (line: Line, kind: OutsideKind, isRule: boolean) => Promise<void>;
  onClose: () => void;
}

const outsideMark = z.object({ kind: z.enum(OUTSIDE_KINDS), isRule: z.boolean() });
type OutsideMark = z.output<typeof outsideMark>;

/** Fees go out and interest comes in, mostly. */
const firstKind = ({ amount }: Line): OutsideKind => (amount > 0 ? "INTEREST" : "FEE");

export function OutsideDialog({ line, onMark, onClose }: OutsideDialogProps) {
  const intl = useIntl();
  const start: OutsideMark = { kind: firstKind(line), isRule: false };
  const name = line.sender || line.note;
  const form = useServerForm({
    name: "outside",
    schema: outsideMark,
    initialValues: start,
    labels: { kind: "bank.outside.kind", isRule: "bank.outside.ruleIn" },
    send: async ({ kind, isRule }) => {
      await onMark(line, kind, isRule);
      onClose();
      return { ok: true };
    },
  });
  const kind = form.field("kind");
  const isRule = form.field("isRule");
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="bank.outside.title" values={{ name: name || "–" }} />}
      answer={<FormattedMessage id="bank.outside.mark" />}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="bank.outside.detail" />
      </Text>
      <Radio.Group
        label={intl.formatMessage({ id: "bank.outside.kind" })}
        value={kind.value}
        onChange={(value) => kind.onChange(OUTSIDE_KINDS.find((one) => one === value) ?? kind.value)}
      >
        <Stack gap={8} mt={8}>
          {OUTSIDE_KINDS.map((one) => (
            <Radio key={one} value={one} label={intl.formatMessage({ id: `bank.outside.kind.${one}` })} />
          ))}
        </Stack>
      </Radio.Group>
      {name === "" ? null : (
        <Checkbox
          checked={isRule.value}
          onChange={({ currentTarget: { checked } }) => isRule.onChange(checked)}
          label={
            <FormattedMessage
              id={line.amount > 0 ? "bank.outside.ruleIn" : "bank.outside.ruleOut"}
              values={{ name }}
            />
          }
          description={<FormattedMessage id="bank.outside.ruleDetail" />}
        />
      )}
    </ServerFormDialog>
  );
}
