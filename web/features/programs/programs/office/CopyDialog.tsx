// On which date a program is copied to: next month, next term or a chosen one. All its dates move with the beginning.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type CopyStep, copyStart, moverOf } from "#schema/validation/programs/copy-dates.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

interface CopyDialogProps {
  title: string;
  /** When the program begins. */
  startsAt: string;
  /** When applications open; null: not announced. */
  applyFrom: string | null;
  onConfirm: (startsAt: string) => void;
  onClose: () => void;
}

const STEPS: readonly CopyStep[] = ["MONTH", "TERM"];

export function CopyDialog({ title, startsAt, applyFrom, onConfirm, onClose }: CopyDialogProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const later = (step: CopyStep) => toSeoul(copyStart(new Date(startsAt), step, now).toISOString());
  const [value, setValue] = useState(() => later("TERM"));
  const [isMissing, setMissing] = useState(false);
  const to = new Date(fromSeoul(value));
  const isDated = !Number.isNaN(to.getTime());
  const opens = applyFrom === null || !isDated ? null : moverOf(new Date(startsAt), to)(new Date(applyFrom));
  const field: FieldState<string> = {
    id: "copy-startsAt",
    name: "startsAt",
    label: "program-office.copy.startsAt",
    value,
    error: isMissing ? "REQUIRED" : undefined,
    onBlur: () => {},
    onChange: setValue,
  };
  return (
    <FormDialog
      title={<FormattedMessage id="program-office.copy.title" values={{ title }} />}
      answer={<FormattedMessage id="program-office.copy.confirm" />}
      onAnswer={() => (value === "" ? setMissing(true) : onConfirm(fromSeoul(value)))}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="program-office.copy.detail" />
      </Text>
      <Group gap={8}>
        {STEPS.map((step) => (
          <Button
            key={step}
            size="sm"
            variant="outline"
            aria-pressed={value === later(step)}
            onClick={() => setValue(later(step))}
          >
            <FormattedMessage id={`program-office.copy.${step}`} />
          </Button>
        ))}
      </Group>
      <DateTimeField {...field} needed />
      <Text c="var(--ink-2)" role="status">
        {isDated ? (
          <FormattedMessage
            id="program-office.copy.days"
            values={{
              from: formatNamedDay(language, startsAt),
              to: formatNamedDay(language, to.toISOString()),
            }}
          />
        ) : null}
      </Text>
      {opens !== null && opens < now ? (
        <Text c="var(--warn)" role="status">
          <FormattedMessage
            id="program-office.copy.opensInPast"
            values={{ day: formatNamedDay(language, opens.toISOString()) }}
          />
        </Text>
      ) : null}
    </FormDialog>
  );
}
