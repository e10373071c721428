// A member's details as the office changes them. The address is the member's own to change.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH, OFFICE_NOTE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { managedMember } from "#schema/validation/managed-members.ts";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useFormDraft } from "#web/components/forms/use-form-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useSaveMemberMutation } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { CountryField } from "./CountryField.tsx";
import styles from "./MemberForm.module.css";
import { MemberConflict } from "./office/MemberConflict.tsx";
import {
  MEMBER_LABELS,
  type MemberRecord,
  readConflict,
  restoreMember,
  type Theirs,
  toMemberValues,
} from "./office/member-details.ts";

/** Another person's details stay on the office's machine no longer than they must. */
const DRAFT_DAYS = 1;

export function MemberForm({ record, onSaved }: { record: MemberRecord; onSaved: () => void }) {
  const intl = useIntl();
  const [, save] = useSaveMemberMutation();
  const [version, setVersion] = useState(record.version);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const form = useServerForm({
    name: "member",
    schema: managedMember,
    initialValues: toMemberValues(record),
    labels: MEMBER_LABELS,
    send: async (input) => {
      const { data, error } = await save({ id: record.id, version, input });
      if (error || !data) {
        const conflict = readConflict(error);
        if (!conflict) return refusalOf(error);
        // The panel says it, with both texts: no second message above it.
        setTheirs(conflict);
        return { ok: true };
      }
      draft.done();
      form.startFrom(form.values);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "member-office.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  const draft = useFormDraft(form, {
    form: `member-${record.id}`,
    days: DRAFT_DAYS,
    pick: (values) => values,
    restore: restoreMember,
  });
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false, autoComplete: "off" };
  const locked = record.erasedAt !== null || !record.viewerCanManage;
  return (
    <div className={styles.form}>
      <LeaveQuestion mayLeave={() => !form.dirty} />
      <DraftNotice draft={draft} />
      <FormFrame form={form} labelledBy="member-title">
        {theirs === null ? null : (
          <MemberConflict
            mine={form.values}
            theirs={theirs.values}
            onKeepMine={() => {
              setVersion(theirs.version);
              setTheirs(null);
            }}
            onTakeTheirs={() => {
              setVersion(theirs.version);
              form.startFrom(theirs.values);
              setTheirs(null);
            }}
            onClose={() => setTheirs(null)}
          />
        )}
        <fieldset className={styles.whole} disabled={locked}>
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
        </fieldset>
        {locked ? null : (
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
        )}
      </FormFrame>
    </div>
  );
}

/** What is not changed here. */
function Facts({ record }: { record: MemberRecord }) {
  const language = useLanguage();
  const { profile, emailProvedAt, withdrawnAt } = record;
  return (
    <p className={styles.facts}>
      <span>{profile.email}</span>
      <span>
        <FormattedMessage
          id={emailProvedAt === null ? "member-office.emailUnproved" : "member-office.emailProved"}
        />
      </span>
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
    </p>
  );
}
