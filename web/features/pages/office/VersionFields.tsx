// What is said about the version that is about to be saved: from when it holds, and what changed.
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PAGE_LABELS } from "./page-labels.ts";
import { effectiveAtOf } from "./page-values.ts";
import type { PageForm } from "./use-page-form.ts";
import styles from "./VersionFields.module.css";

interface VersionFieldsProps {
  form: PageForm;
  isLegal: boolean;
  /** Since when the present version holds; null: there is none. */
  inForceSince: string | null;
}

export function VersionFields({ form, isLegal, inForceSince }: VersionFieldsProps) {
  const language = useLanguage();
  const { effectiveOn } = form.values;
  const from = effectiveAtOf(effectiveOn, new Date());
  const isBehind = from !== null && inForceSince !== null && new Date(from) < new Date(inForceSince);
  return (
    <FormSection title={<FormattedMessage id="page-editing.version.title" />}>
      <div className={styles.body}>
        {isLegal ? (
          <TextField
            id={idOf(form.name, "effectiveAt")}
            name="effectiveAt"
            label={PAGE_LABELS.effectiveAt}
            type="date"
            value={effectiveOn}
            error={form.errorOf("effectiveAt")}
            needed={false}
            autoComplete="off"
            hint={
              isBehind ? (
                <b className={styles.behind}>
                  <FormattedMessage
                    id="page-editing.field.effectiveBehind"
                    values={{ date: formatDate(language, inForceSince) }}
                  />
                </b>
              ) : (
                <FormattedMessage id="page-editing.field.effectiveHint" />
              )
            }
            onBlur={() => {}}
            onChange={(value) => form.change({ effectiveOn: value })}
          />
        ) : null}
        {(["noteKo", "noteEn"] as const).map((note) => (
          <TextAreaField
            key={note}
            id={idOf(form.name, note)}
            name={note}
            label={PAGE_LABELS[note]}
            lang={note === "noteKo" ? "ko" : "en"}
            value={form.values[note]}
            error={form.errorOf(note)}
            needed={false}
            rows={2}
            maxLength={CAPTION_MAX_LENGTH}
            {...(note === "noteEn"
              ? {
                  hint: (
                    <FormattedMessage
                      id={isLegal ? "page-editing.field.noteHintPublic" : "page-editing.field.noteHint"}
                    />
                  ),
                }
              : {})}
            onBlur={() => {}}
            onChange={(value) => form.change({ [note]: value })}
          />
        ))}
      </div>
    </FormSection>
  );
}
