// Changes the own personal details.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { type MemberDetails, memberDetails } from "#schema/validation/members.ts";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { differingLines } from "#web/components/forms/differing-lines.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useVersionedForm } from "#web/components/forms/use-versioned-form.ts";
import { ValuesConflict } from "#web/components/forms/ValuesConflict.tsx";
import { BackgroundFields } from "#web/features/members/public/BackgroundFields.tsx";
import { CountryField } from "#web/features/members/public/CountryField.tsx";
import { type MyDetailsFragment, useUpdateMyDetailsMutation } from "#web/gql/members.ts";
import { session } from "#web/session/session.ts";
import {
  DETAILS_LABELS,
  DETAILS_PARTS,
  type DetailsValues,
  restoreDetails,
  toDetailsFields,
  toDetailsInput,
  toDetailsValues,
} from "./my-details.ts";

export function DetailsForm({ member }: { member: MyDetailsFragment }) {
  const intl = useIntl();
  const [, update] = useUpdateMyDetailsMutation();
  // One's own details have no version: what the office changed meanwhile is met when a draft is taken up.
  const { form, draft, conflict, ...state } = useVersionedForm<DetailsValues, MemberDetails>({
    name: "details",
    schema: memberDetails,
    initial: { version: 0, values: toDetailsValues(member) },
    labelsOf: () => DETAILS_LABELS,
    parts: DETAILS_PARTS,
    restore: (kept) => restoreDetails(Object(kept)),
    words: { saved: "members.details.saved", notSaved: "members.details.notSaved" },
    save: async (values, version) => {
      const { data, error } = await update({ input: toDetailsInput(values) });
      if (error || !data) return { refusal: refusalOf(error, toDetailsFields), current: null };
      const changed = data.updateMyDetails;
      const { user } = session.state();
      if (user) session.updateUser({ ...user, name: changed.name });
      return { saved: { version, values: toDetailsValues(changed) } };
    },
  });
  return (
    <FormFrame form={form} labelledBy="details-title">
      {conflict === null ? null : (
        <ValuesConflict
          differing={differingLines(conflict, DETAILS_LABELS, intl)}
          onKeepMine={() => void state.keepMine(conflict)}
          onTakeTheirs={() => state.takeTheirs(conflict)}
          onClose={state.close}
        />
      )}
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
