// The form of the journal's settings. Where JAMS takes the manuscripts, what only concerns the own flow is not asked for.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SETTING_TEXT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import {
  GUIDANCE_MAX_LENGTH,
  JOURNAL_FLOWS,
  MEMBERSHIP_ASKED,
} from "#schema/validation/journal/journal-settings.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { EditedJournalSettingsFragment } from "#web/gql/journal-settings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { CriteriaFields } from "./CriteriaFields.tsx";
import type { NumberName } from "./journal-settings-values.ts";
import { PledgeFields } from "./PledgeFields.tsx";
import { RequirementFields } from "./RequirementFields.tsx";
import { useJournalEditor } from "./use-journal-editor.ts";

export function JournalSettingsForm({ stored }: { stored: EditedJournalSettingsFragment }) {
  const intl = useIntl();
  const editor = useJournalEditor(stored);
  const { form } = editor;
  const say = (id: MessageId) => intl.formatMessage({ id });
  const describe: DescribeValue = (field, value) => {
    const flow = field === "flow" ? JOURNAL_FLOWS.find((one) => one === value) : undefined;
    const asked = field === "membershipAsked" ? MEMBERSHIP_ASKED.find((one) => one === value) : undefined;
    if (flow) return say(`journal-settings.flow.${flow}`);
    return asked && say(`journal-settings.membership.${asked}`);
  };
  const number = (name: NumberName) => (
    <TextField
      {...form.field(name)}
      needed
      inputMode="numeric"
      maxLength={name.endsWith("Fee") ? 13 : 3}
      autoComplete="off"
    />
  );
  const guidance = { rows: 6, maxLength: GUIDANCE_MAX_LENGTH, needed: false };
  return (
    <Box maw="var(--form-wide)">
      <EditorFrame editor={editor} labelledBy="journal-settings-title" describe={describe}>
        <FormSection title={say("journal-settings.section.flow")}>
          <RadioRows
            {...form.field("flow")}
            choices={JOURNAL_FLOWS.map((flow) => ({
              value: flow,
              title: say(`journal-settings.flow.${flow}`),
              detail: say(`journal-settings.flow.detail.${flow}`),
            }))}
          />
          <FieldGrid>
            {form.values.flow === "JAMS" ? (
              <WholeRow>
                <TextField
                  {...form.field("jamsUrl")}
                  needed
                  inputMode="url"
                  maxLength={SETTING_TEXT_MAX_LENGTH}
                  autoComplete="off"
                  spellCheck={false}
                />
              </WholeRow>
            ) : null}
            <TextAreaField {...form.field("guidanceKo")} {...guidance} lang="ko" />
            <TextAreaField {...form.field("guidanceEn")} {...guidance} lang="en" />
          </FieldGrid>
        </FormSection>
        {form.values.flow === "JAMS" ? null : (
          <>
            <FormSection
              title={<FormattedMessage id="journal-settings.section.review" />}
              hint={<FormattedMessage id="journal-settings.hint.review" />}
            >
              <FieldGrid>
                {number("reviewersPerManuscript")}
                {number("agreeingVerdicts")}
              </FieldGrid>
            </FormSection>
            <CriteriaFields form={form} />
            <FormSection title={<FormattedMessage id="journal-settings.section.days" />}>
              <FieldGrid>
                {number("answerDays")}
                {number("reviewDays")}
                {number("revisionDays")}
                {number("proofDays")}
                {number("consentDays")}
              </FieldGrid>
            </FormSection>
            <FormSection
              title={<FormattedMessage id="journal-settings.section.fees" />}
              hint={<FormattedMessage id="journal-settings.hint.fees" />}
            >
              <FieldGrid>
                {number("reviewFee")}
                {number("publicationFee")}
              </FieldGrid>
            </FormSection>
            <FormSection title={<FormattedMessage id="journal-settings.section.membership" />}>
              <RadioRows
                {...form.field("membershipAsked")}
                choices={MEMBERSHIP_ASKED.map((when) => ({
                  value: when,
                  title: say(`journal-settings.membership.${when}`),
                  detail: say(`journal-settings.membership.detail.${when}`),
                }))}
              />
            </FormSection>
            <PledgeFields form={form} />
          </>
        )}
        <RequirementFields form={form} />
        <SaveBar editor={editor} />
      </EditorFrame>
    </Box>
  );
}
