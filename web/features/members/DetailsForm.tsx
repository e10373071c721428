// Changes the own personal details.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { memberDetails } from "#schema/validation/members.ts";
import { session } from "#web/api/session.ts";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useFormDraft } from "#web/components/forms/use-form-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyDetailsFragment, useUpdateMyDetailsMutation } from "#web/gql/members.ts";
import { BackgroundFields } from "./BackgroundFields.tsx";
import { CountryField } from "./CountryField.tsx";
import {
  DETAILS_LABELS,
  restoreDetails,
  toDetailsFields,
  toDetailsInput,
  toDetailsValues,
} from "./my-details.ts";

export function DetailsForm({ member }: { member: MyDetailsFragment }) {
  const intl = useIntl();
  const [, update] = useUpdateMyDetailsMutation();
  const form = useServerForm({
    name: "details",
    schema: memberDetails,
    initialValues: toDetailsValues(member),
    labels: DETAILS_LABELS,
    send: async (values) => {
      const { data, error } = await update({ input: toDetailsInput(values) });
      if (error || !data) return refusalOf(error, toDetailsFields);
      const changed = data.updateMyDetails;
      draft.done();
      form.startFrom(toDetailsValues(changed));
      const { user } = session.state();
      if (user) session.updateUser({ ...user, name: changed.name });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "members.details.saved" }) });
      return { ok: true };
    },
  });
  const draft = useFormDraft(form, {
    form: "details",
    pick: (values) => values,
    restore: restoreDetails,
  });
  return (
    <FormFrame form={form} labelledBy="details-title">
      <DraftNotice draft={draft} />
      <FormSection
        title={<span id="details-title">{<FormattedMessage id="members.details.changes" />}</span>}
      >
        <FieldGrid>
          <TextField
            {...form.field("name")}
            needed
            autoComplete="name"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
          <CountryField {...form.field("country")} />
        </FieldGrid>
      </FormSection>
      <FormSection title={<FormattedMessage id="members.register.background" />}>
        <BackgroundFields field={form.field} required={false} />
      </FormSection>
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
        <FormattedMessage id="forms.save" />
      </SubmitButton>
    </FormFrame>
  );
}
