import { Button } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { doorLinkInput } from "#schema/validation/programs/attendance.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type HeldProgram, heldDays, nextHeldDay } from "#web/features/programs/attendance/held-days.ts";
import { OtherDayWords } from "#web/features/programs/attendance/OtherDayWords.tsx";
import { useCreateDoorLinkMutation } from "#web/gql/door-links.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

interface DoorLinkDialogProps {
  programId: number;
  program: HeldProgram;
  onClose: () => void;
}

/** The next day on which the program takes place; empty once it is over: then the day is chosen on purpose. */
const offeredDay = (program: HeldProgram) => nextHeldDay(heldDays(program), seoulDay(new Date())) ?? "";

export function DoorLinkDialog({ programId, program, onClose }: DoorLinkDialogProps) {
  const intl = useIntl();
  const id = useId();
  const language = toGraphqlLanguage(useLanguage());
  const [, create] = useCreateDoorLinkMutation();
  const form = useServerForm({
    name: "door-link",
    schema: doorLinkInput,
    initialValues: { label: "", day: offeredDay(program) },
    labels: { label: "attendance-office.link.label", day: "attendance-office.link.day" },
    send: async (input) => {
      const { error } = await create({ programId, input, language });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "attendance-office.link.created" }) });
      onClose();
      return { ok: true };
    },
  });
  return (
    <Dialog id={id} title={<FormattedMessage id="attendance-office.link.create" />} onClose={onClose}>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextField
          {...form.field("label")}
          needed
          autoComplete="off"
          hint={<FormattedMessage id="attendance-office.link.label.hint" />}
        />
        <TextField {...form.field("day")} needed type="date" autoComplete="off" />
        <OtherDayWords program={program} day={form.values.day} of="link" />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="attendance-office.link.create" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
