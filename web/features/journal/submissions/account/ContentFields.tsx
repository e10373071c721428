// The first step: what the manuscript is and says. The language it is written in is asked for in the end, and
// of the other one what the journal asks for.
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import {
  ABSTRACT_MAX_LENGTH,
  SUBMISSION_LANGUAGES,
  SUBMISSION_TYPES,
} from "#schema/validation/journal/submissions.ts";
import { GLOSSARY_FIELDS } from "#schema/validation/site/glossary.ts";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { ManuscriptEditor } from "./use-manuscript-editor.ts";
import type { ManuscriptStart } from "./use-manuscript-start.ts";

export function ContentFields({
  form,
  requirements,
}: Pick<ManuscriptEditor, "form"> & Pick<ManuscriptStart, "requirements">) {
  const intl = useIntl();
  const { language } = form.values;
  // Something is in each from the start, so none of them asks to choose.
  const choice = { autoComplete: "off", prompt: null, needed: true };
  const line = { maxLength: TITLE_MAX_LENGTH, autoComplete: "off" };
  const abstract = { rows: 8, maxLength: ABSTRACT_MAX_LENGTH };
  const ko = { lang: "ko", needed: language === "KO" } as const;
  const en = { lang: "en", needed: language === "EN" } as const;
  const titleEn = { ...en, needed: en.needed || requirements.includes("TITLE_EN") };
  const abstractEn = { ...en, needed: en.needed || requirements.includes("ABSTRACT_EN") };
  const comma = <FormattedMessage id="manuscripts.hint.keywords" />;
  return (
    <FormSection title={<FormattedMessage id="manuscripts.step.content" />}>
      <FieldGrid>
        <SelectField
          {...choice}
          {...form.field("type")}
          onChange={(value) => form.change("type", value)}
          options={SUBMISSION_TYPES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `manuscripts.type.${value}` }),
          }))}
        />
        <SelectField
          {...choice}
          {...form.field("language")}
          onChange={(value) => form.change("language", value)}
          hint={<FormattedMessage id="manuscripts.hint.language" />}
          options={SUBMISSION_LANGUAGES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `manuscripts.language.${value}` }),
          }))}
        />
        <SelectField
          {...choice}
          {...form.field("field")}
          onChange={(value) => form.change("field", value)}
          options={GLOSSARY_FIELDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `manuscripts.area.${value}` }),
          }))}
        />
        <WholeRow>
          <TextField {...form.field("titleKo")} {...line} {...ko} />
        </WholeRow>
        <WholeRow>
          <TextField {...form.field("titleEn")} {...line} {...titleEn} />
        </WholeRow>
        <TextAreaField {...form.field("abstractKo")} {...abstract} {...ko} />
        <TextAreaField {...form.field("abstractEn")} {...abstract} {...abstractEn} />
        <TextField {...form.field("keywordsKo")} {...line} {...ko} hint={comma} />
        <TextField {...form.field("keywordsEn")} {...line} {...en} hint={comma} />
        <WholeRow>
          <TextField {...form.field("funding")} {...line} needed={false} />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            {...form.field("aiUse")}
            rows={3}
            maxLength={ENTRY_BODY_MAX_LENGTH}
            needed={false}
            hint={<FormattedMessage id="manuscripts.hint.aiUse" />}
          />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            {...form.field("coverLetter")}
            rows={4}
            maxLength={ENTRY_BODY_MAX_LENGTH}
            needed={false}
            hint={<FormattedMessage id="manuscripts.hint.coverLetter" />}
          />
        </WholeRow>
      </FieldGrid>
    </FormSection>
  );
}
