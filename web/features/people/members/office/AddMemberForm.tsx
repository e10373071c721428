// Somebody whom the office adds: the address, who it is, the grade, and whether the invitation goes out at once.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { MAIL_LANGUAGES } from "#schema/validation/people/member-filters.ts";
import { newMember } from "#schema/validation/people/new-members.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { CountryField } from "#web/features/people/members/public/CountryField.tsx";
import { PostalAddressFields } from "#web/features/people/members/public/PostalAddressFields.tsx";
import { useAddMemberMutation } from "#web/gql/member-office.ts";
import { memberPath } from "#web/paths.ts";
import { NEW_MEMBER_LABELS, NO_MEMBER_YET } from "./new-member-values.ts";

const LINES = [
  "finalDegreeInstitution",
  "major",
  "affiliation",
  "department",
  "position",
  "phoneNumber",
] as const;

export function AddMemberForm({ labelledBy }: { labelledBy: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, add] = useAddMemberMutation();
  const form = useServerForm({
    name: "add-member",
    schema: newMember,
    initialValues: NO_MEMBER_YET,
    labels: NEW_MEMBER_LABELS,
    send: async (input) => {
      const { data, error } = await add({ input });
      if (!data || error) return refusalOf(error);
      await navigate(memberPath(data.addMember.id));
      showToast({ kind: "ok", title: intl.formatMessage({ id: "member-office.add.done" }) });
      return { ok: true };
    },
  });
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false, autoComplete: "off" };
  const prompt = intl.formatMessage({ id: "member-office.action.chooseGrade" });
  return (
    <Box maw="var(--form)">
      <FormFrame form={form} labelledBy={labelledBy}>
        <FormSection title={<FormattedMessage id="member-office.add.account" />}>
          <FieldGrid>
            <TextField
              {...form.field("email")}
              {...line}
              needed
              type="email"
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <SelectField
              {...form.field("grade")}
              needed
              autoComplete="off"
              prompt={prompt}
              options={MEMBER_GRADES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `enums.MemberGrade.${value}` }),
              }))}
            />
            <SelectField
              {...form.field("language")}
              needed
              autoComplete="off"
              prompt={intl.formatMessage({ id: "member-office.field.language" })}
              options={MAIL_LANGUAGES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `member-office.language.${value}` }),
              }))}
            />
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="member-office.add.details" />}>
          <FieldGrid>
            <TextField {...form.field("name")} {...line} needed />
            <CountryField {...form.field("country")} />
            <TextField {...form.field("familyName")} {...line} needed={false} lang="en" />
            <TextField {...form.field("givenName")} {...line} needed={false} lang="en" />
            {LINES.map((path) => (
              <TextField
                key={path}
                {...form.field(path)}
                {...line}
                needed={false}
                maxLength={path === "phoneNumber" ? PHONE_MAX_LENGTH : LINE_MAX_LENGTH}
              />
            ))}
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="members.postal.title" />}>
          <PostalAddressFields
            postcode={form.field("postcode")}
            line={form.field("addressLine")}
            detail={form.field("addressDetail")}
            own={false}
          />
        </FormSection>
        <CheckField {...form.field("isInvited")} needed={false} />
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="member-office.add.submit" />
        </SubmitButton>
      </FormFrame>
    </Box>
  );
}
