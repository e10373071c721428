// Shows how long somebody worked on translations in a month: this one, or one before.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { translatorHours } from "#schema/validation/overview/translator-months.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useSaveTranslatorHoursMutation } from "#web/gql/translator-months.ts";
import { useMonths } from "./translator-months-list.tsx";

interface HoursDialogProps {
  onClose: () => void;
  onChanged: () => void;
}

export function HoursDialog({ onClose, onChanged }: HoursDialogProps) {
  const months = useMonths();
  const act = useAction(onChanged);
  const [, save] = useSaveTranslatorHoursMutation();
  const form = useServerForm({
    name: "hours",
    schema: translatorHours,
    initialValues: { month: months[0]?.value ?? "", hours: "", minutes: "" },
    toInput: ({ month, hours, minutes }) => ({
      month,
      hours: toWholeNumber(hours),
      minutes: toWholeNumber(minutes),
    }),
    labels: {
      month: "translator-months.column.month",
      hours: "translator-months.field.hours",
      minutes: "translator-months.field.minutes",
    },
    send: async (worked) => {
      const answer = await save({ ...worked, hours: worked.hours ?? null, minutes: worked.minutes ?? null });
      if (answer.error || !answer.data) return refusalOf(answer.error);
      void act(Promise.resolve(answer), "translator-months.saved");
      onClose();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="translator-months.enterTitle" />}
      detail={
        <Text c="var(--ink-2)">
          <FormattedMessage id="translator-months.enterDetail" />
        </Text>
      }
      answer={<FormattedMessage id="translator-months.save" />}
      onClose={onClose}
    >
      <SelectField {...form.field("month")} autoComplete="off" options={months} prompt={null} />
      <NumberField {...form.field("hours")} needed={false} unit="hours" />
      <NumberField {...form.field("minutes")} needed={false} unit="minutes" />
    </ServerFormDialog>
  );
}
