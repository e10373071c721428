// A member's details as the office changes them. The address is the member's own to change.
import { Box, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { LINE_MAX_LENGTH, OFFICE_NOTE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { CountryField } from "#web/features/people/members/public/CountryField.tsx";
import { PostalAddressFields } from "#web/features/people/members/public/PostalAddressFields.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./MemberForm.module.css";
import type { MemberRecord } from "./member-details.ts";
import { useMemberEditor } from "./use-member-editor.ts";

export function MemberForm({ record, onSaved }: { record: MemberRecord; onSaved: () => void }) {
  const editor = useMemberEditor(record, onSaved);
  const { form } = editor;
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false, autoComplete: "off" };
  const locked = record.erasedAt !== null || !record.viewerCanManage;
  return (
    <Box className={styles.form} mt={40}>
      <EditorFrame editor={editor} labelledBy="member-title">
        <fieldset disabled={locked}>
          <FormSection
            title={
              <span id="member-title">
                <FormattedMessage id="member-office.section.details" />
              </span>
            }
          >
            <Facts record={record} />
            <FieldGrid>
              <TextField {...form.field("name")} {...line} needed />
              <CountryField {...form.field("country")} />
              <TextField {...form.field("familyName")} {...line} needed={false} lang="en" />
              <TextField {...form.field("givenName")} {...line} needed={false} lang="en" />
              <TextField {...form.field("finalDegreeInstitution")} {...line} needed={false} />
              <TextField {...form.field("major")} {...line} needed={false} />
              <TextField {...form.field("affiliation")} {...line} needed={false} />
              <TextField {...form.field("department")} {...line} needed={false} />
              <TextField {...form.field("position")} {...line} needed={false} />
              <TextField
                {...form.field("phoneNumber")}
                {...line}
                needed={false}
                maxLength={PHONE_MAX_LENGTH}
              />
              <WholeRow>
                <TextAreaField
                  {...form.field("officeNote")}
                  needed={false}
                  rows={4}
                  maxLength={OFFICE_NOTE_MAX_LENGTH}
                  hint={<FormattedMessage id="member-office.noteHint" />}
                />
              </WholeRow>
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
        </fieldset>
        {locked ? null : <SaveBar editor={editor} />}
      </EditorFrame>
    </Box>
  );
}

/** What is not changed here. */
function Facts({ record }: { record: MemberRecord }) {
  const language = useLanguage();
  const { profile, emailProvedAt, emailRefusals, withdrawnAt } = record;
  return (
    <Group
      component="p"
      gap="4px 20px"
      align="stretch"
      mb={16}
      fz="sm"
      c="var(--ink-2)"
      className="longWords"
    >
      <span>{profile.email}</span>
      <span>
        <FormattedMessage
          id={emailProvedAt === null ? "member-office.emailUnproved" : "member-office.emailProved"}
        />
      </span>
      {emailRefusals === 0 ? null : (
        <Text span inherit fw={600} c="var(--bad)">
          <FormattedMessage id="member-office.emailRefused" values={{ count: emailRefusals }} />
        </Text>
      )}
      {record.viewerCanInvite ? (
        <span>
          {record.invitedAt === null ? (
            <FormattedMessage id="member-office.notInvited" />
          ) : (
            <FormattedMessage
              id="member-office.invitedOn"
              values={{ day: formatDate(language, record.invitedAt) }}
            />
          )}
        </span>
      ) : null}
      <span>
        <FormattedMessage
          id="member-office.joinedOn"
          values={{ day: formatDate(language, profile.createdAt) }}
        />
      </span>
      {withdrawnAt === null ? null : (
        <span>
          <FormattedMessage
            id="member-office.withdrawnOn"
            values={{ day: formatDate(language, withdrawnAt) }}
          />
        </span>
      )}
    </Group>
  );
}
