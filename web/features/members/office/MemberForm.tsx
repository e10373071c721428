// A member's details as the office changes them. The address is the member's own to change.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH, OFFICE_NOTE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { type CheckedManagedMember, managedMember } from "#schema/validation/managed-members.ts";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { differingLines } from "#web/components/forms/differing-lines.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useVersionedForm } from "#web/components/forms/use-versioned-form.ts";
import { ValuesConflict } from "#web/components/forms/ValuesConflict.tsx";
import { CountryField } from "#web/features/members/public/CountryField.tsx";
import { useSaveMemberMutation } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./MemberForm.module.css";
import {
  MEMBER_LABELS,
  MEMBER_PARTS,
  type MemberRecord,
  type MemberValues,
  readConflict,
  restoreMember,
  toMemberValues,
} from "./member-details.ts";

/** Another person's details stay on the office's machine no longer than they must. */
const DRAFT_DAYS = 1;

export function MemberForm({ record, onSaved }: { record: MemberRecord; onSaved: () => void }) {
  const intl = useIntl();
  const [, save] = useSaveMemberMutation();
  const { form, draft, conflict, ...state } = useVersionedForm<MemberValues, CheckedManagedMember>({
    name: "member",
    draft: { form: `member-${record.id}`, days: DRAFT_DAYS },
    schema: managedMember,
    initial: { version: record.version, values: toMemberValues(record) },
    labelsOf: () => MEMBER_LABELS,
    parts: MEMBER_PARTS,
    restore: (kept) => restoreMember(Object(kept)),
    words: { saved: "member-office.saved", notSaved: "member-office.notSaved" },
    onSaved,
    save: async (input, version) => {
      const { data, error } = await save({ id: record.id, version, input });
      if (data?.saveMember.record && !error) return { saved: { version: data.saveMember.record.version } };
      return { refusal: refusalOf(error), current: readConflict(error) };
    },
  });
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false, autoComplete: "off" };
  const locked = record.erasedAt !== null || !record.viewerCanManage;
  return (
    <div className={styles.form}>
      <LeaveQuestion mayLeave={() => !form.dirty} />
      <DraftNotice draft={draft} />
      <FormFrame form={form} labelledBy="member-title">
        {conflict === null ? null : (
          <ValuesConflict
            differing={differingLines(conflict, MEMBER_LABELS, intl)}
            onKeepMine={() => void state.keepMine(conflict)}
            onTakeTheirs={() => state.takeTheirs(conflict)}
            onClose={state.close}
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
