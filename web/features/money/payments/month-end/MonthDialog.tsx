// Asks for a word before a month is closed or opened: it can stay empty where the bank and the ledger agree, line by line.
import { Button, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { closeMonthInput, openMonthInput } from "#schema/validation/money/months.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { type MonthEndFragment, useCloseMonthMutation, useOpenMonthMutation } from "#web/gql/month-end.ts";
import { useMonthWords } from "./MonthSwitch.tsx";
import { verdictOf } from "./month-verdict.ts";

/** What a month is closed with, by what the comparison comes to. */
const NOTES = {
  agrees: "month-end.close.memo",
  sumsAgree: "month-end.close.open",
  differs: "month-end.close.note",
} as const;

interface MonthDialogProps {
  act: "close" | "open";
  books: MonthEndFragment;
  onChanged: () => void;
  onClose: () => void;
}

export function MonthDialog({ act, books, onChanged, onClose }: MonthDialogProps) {
  const { month } = books;
  const words = useMonthWords();
  const [, close] = useCloseMonthMutation();
  const [, open] = useOpenMonthMutation();
  const { verdict } = verdictOf(books);
  const needed = act === "open" || verdict !== "agrees";
  const form = useServerForm({
    name: "month",
    schema: (needed ? openMonthInput : closeMonthInput).pick({ note: true }),
    initialValues: { note: "" },
    labels: {
      note: act === "open" ? "month-end.open.note" : NOTES[verdict],
    },
    send: async ({ note }) => {
      const { error } = await (act === "open" ? open({ month, note: note ?? "" }) : close({ month, note }));
      if (error) return refusalOf(error);
      onChanged();
      onClose();
      return { ok: true };
    },
  });
  return (
    <Dialog
      title={<FormattedMessage id={`month-end.${act}.title`} values={{ month: words(month) }} />}
      danger={act === "open"}
      onClose={onClose}
    >
      <FormFrame form={form} labelledBy="month-detail" short>
        <Text id="month-detail" c="var(--ink-2)">
          <FormattedMessage id={`month-end.${act}.asked`} />
        </Text>
        <TextField
          {...form.field("note")}
          autoComplete="off"
          needed={needed}
          maxLength={CAPTION_MAX_LENGTH}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="month-end.pending" />}>
            <FormattedMessage id={`month-end.${act}`} />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
