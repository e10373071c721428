// The call of a program: from when to when, about what, who reviews and how.
import { Button } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type CheckedCall,
  GUIDE_MAX_LENGTH,
  presentationCall,
  REVIEW_MODES,
} from "#schema/validation/programs/presentations.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useSavePresentationCallMutation } from "#web/gql/presentations-office.ts";
import { CALL_LABELS, type CallPath, type CallValues, toCallInput, toCallValues } from "./call-values.ts";
import type { Managed } from "./PresentationsPage.tsx";
import { ReviewerRows } from "./ReviewerRows.tsx";

interface CallDialogProps {
  managed: Managed;
  onClose: () => void;
  onSaved: () => void;
}

export function CallDialog({ managed, onClose, onSaved }: CallDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, save] = useSavePresentationCallMutation();
  const form = useServerForm<CallValues, CheckedCall, CallPath>({
    name: "presentation-call",
    schema: presentationCall,
    initialValues: toCallValues(managed),
    toInput: toCallInput,
    labels: CALL_LABELS,
    send: async ({ opensAt, closesAt, slidesUntil, ...input }) => {
      const dates = {
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        slidesUntil: slidesUntil?.toISOString() ?? null,
      };
      const { error } = await save({
        programId: managed.program.id,
        version: managed.version,
        input: { ...input, ...dates },
      });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations-office.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  const area = (name: "topicsKo" | "topicsEn" | "guideKo" | "guideEn", rows: number) => (
    <TextAreaField
      {...form.field(name)}
      needed={false}
      rows={rows}
      maxLength={GUIDE_MAX_LENGTH}
      {...(name.endsWith("En") ? { lang: "en" } : {})}
      {...(name === "topicsKo" ? { hint: <FormattedMessage id="presentations-office.topics.hint" /> } : {})}
    />
  );
  return (
    <Dialog id={id} size={720} title={<FormattedMessage id="presentations-office.call" />} onClose={onClose}>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <FieldGrid>
          <DateTimeField {...form.field("opensAt")} needed />
          <DateTimeField {...form.field("closesAt")} needed />
          {area("topicsKo", 4)}
          {area("topicsEn", 4)}
          {area("guideKo", 3)}
          {area("guideEn", 3)}
        </FieldGrid>
        <SelectField
          {...form.field("reviewMode")}
          onChange={(chosen) => form.change("reviewMode", chosen === "VOTE" ? "VOTE" : "REVIEWS")}
          needed
          autoComplete="off"
          prompt={null}
          options={REVIEW_MODES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `presentations-office.reviewMode.${value}` }),
          }))}
        />
        <CheckField {...form.field("isBlind")} needed={false} />
        <FieldGrid>
          <DateTimeField
            {...form.field("slidesUntil")}
            needed={false}
            hint={<FormattedMessage id="presentations-office.slidesUntil.hint" />}
          />
        </FieldGrid>
        <CheckField {...form.field("slidesReleased")} needed={false} />
        <ReviewerRows form={form} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
