// Asks how long somebody worked on translations in a month: this one, or one before. What was entered of it
// is there to be changed.
import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { translatorHours } from "#schema/validation/overview/translator-months.ts";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useSaveTranslatorHoursMutation, useTranslatorMonthsQuery } from "#web/gql/translator-months.ts";
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
  useEnteredHours(form);
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

interface Hours {
  readonly month: string;
  readonly hours: string;
  readonly minutes: string;
}
const NOTHING = { hours: "", minutes: "" };
/** Of an hour. */
const MINUTES = 60;
/** Translators of a month; more than there are. */
const TRANSLATORS_MAX = 100;

/** Puts in what was entered for the chosen month, unless somebody typed something else meanwhile. */
function useEnteredHours({
  values,
  read,
  setValues,
}: Pick<ServerForm<Hours, keyof Hours>, "values" | "read" | "setValues">) {
  const { month } = values;
  const put = useRef(NOTHING);
  const [{ data }] = useTranslatorMonthsQuery({
    variables: {
      filter: { month: [month] },
      sort: "MONTH",
      descending: true,
      page: 1,
      size: TRANSLATORS_MAX,
    },
    requestPolicy: "cache-and-network",
  });
  const own = data?.translatorMonths.items.find((one) => one.isMine && one.month === month);
  const minutes = own?.minutes ?? null;
  const isKnown = data !== undefined;
  const fill = useEffectEvent(() => {
    // The answer may come between a key and the render that shows it.
    const typed = read();
    if (typed.hours !== put.current.hours || typed.minutes !== put.current.minutes) return;
    put.current =
      minutes === null
        ? NOTHING
        : { hours: String(Math.floor(minutes / MINUTES)), minutes: String(minutes % MINUTES) };
    setValues(put.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each month, and each answer about it
  useEffect(() => {
    if (isKnown) fill();
  }, [month, minutes, isKnown]);
}
