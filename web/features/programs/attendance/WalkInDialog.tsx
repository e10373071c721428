// Somebody without an application: name and address are typed, the money is taken, and they are in.
import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { walkIn } from "#schema/validation/programs/walk-ins.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAddLinkedWalkInMutation, useAddWalkInMutation } from "#web/gql/check-in.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { CheckInAccess } from "./device/check-in-source.ts";

interface WalkInDialogProps {
  access: CheckInAccess;
  /** Whole won. */
  price: number;
  onClose: () => void;
  onAdded: () => void;
}

export function WalkInDialog({ access, price, onClose, onAdded }: WalkInDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, add] = useAddWalkInMutation();
  const [, addByLink] = useAddLinkedWalkInMutation();
  const pageLanguage = toGraphqlLanguage(useLanguage());
  const form = useServerForm({
    name: "walk-in",
    schema: walkIn,
    initialValues: { name: "", email: "", language: pageLanguage },
    toInput: (typed) => ({ ...typed, amount: price }),
    labels: {
      name: "attendance.walkIn.name",
      email: "attendance.walkIn.email",
      language: "attendance.walkIn.language",
    },
    send: async (input) => {
      const { error } =
        access.kind === "office"
          ? await add({ programId: access.programId, input })
          : await addByLink({ link: access.link, input });
      if (error) return refusalOf(error);
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "attendance.walkIn.added" }, { name: input.name }),
      });
      onAdded();
      return { ok: true };
    },
  });
  return (
    <Dialog id={id} title={<FormattedMessage id="attendance.walkIn" />} onClose={onClose}>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextField {...form.field("name")} needed autoComplete="off" spellCheck={false} />
        <TextField
          {...form.field("email")}
          needed
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          hint={<FormattedMessage id="attendance.walkIn.email.hint" />}
        />
        <SelectField
          {...form.field("language")}
          onChange={(chosen) => form.change("language", chosen === "EN" ? "EN" : "KO")}
          needed
          autoComplete="off"
          prompt={null}
          options={(["KO", "EN"] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `attendance.walkIn.language.${value}` }),
          }))}
        />
        <Text fw={600}>
          <FormattedMessage id="attendance.walkIn.price" values={{ price }} />
        </Text>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="attendance.close" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id={price > 0 ? "attendance.walkIn.paid" : "attendance.walkIn.add"} />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
