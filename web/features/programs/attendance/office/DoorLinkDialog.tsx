import { Button } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { doorLinkInput } from "#schema/validation/programs/attendance.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useCreateDoorLinkMutation } from "#web/gql/door-links.ts";
import { isoDay } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

interface DoorLinkDialogProps {
  programId: number;
  startsAt: string;
  onClose: () => void;
}

/** The day of the program, or today once that is over. */
const offeredDay = (startsAt: string) => isoDay(new Date(Math.max(Date.parse(startsAt), Date.now())));

export function DoorLinkDialog({ programId, startsAt, onClose }: DoorLinkDialogProps) {
  const intl = useIntl();
  const id = useId();
  const language = toGraphqlLanguage(useLanguage());
  const [, create] = useCreateDoorLinkMutation();
  const form = useServerForm({
    name: "door-link",
    schema: doorLinkInput,
    initialValues: { label: "", day: offeredDay(startsAt) },
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
