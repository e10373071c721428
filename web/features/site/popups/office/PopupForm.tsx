// The form of a popup: its texts side by side, its picture, its link, when and to whom it is shown; and how it will look.

import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NO_TEXT } from "#schema/validation/core/content.ts";
import { CAPTION_MAX_LENGTH, TAG_NAME_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { RichTextField } from "#web/components/editor/RichTextField.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { WhyField } from "#web/components/versions/WhyField.tsx";
import type { EditedPopupFragment } from "#web/gql/popups.ts";
import { PopupImages } from "./PopupImages.tsx";
import { PopupOverlap } from "./PopupOverlap.tsx";
import { PopupPreview } from "./PopupPreview.tsx";
import { PopupTargets } from "./PopupTargets.tsx";
import { PopupVersions } from "./PopupVersions.tsx";
import { targetWords } from "./popup-targets.ts";
import { LABELS } from "./popup-values.ts";
import { usePopupEditor } from "./use-popup-editor.ts";

const LANGUAGES = ["KO", "EN"] as const;
interface PopupFormProps {
  /** Null: a new one. */
  popup: EditedPopupFragment | null;
  /** What a new one begins as a copy of. */
  copied?: EditedPopupFragment | null;
  /** Reads the popup again. */
  onReload: () => void;
}

export function PopupForm({ popup, copied = null, onReload }: PopupFormProps) {
  const intl = useIntl();
  const editor = usePopupEditor(popup, copied);
  const { form, round } = editor;
  const [previewed, setPreviewed] = useState<(typeof LANGUAGES)[number] | null>(null);
  const line = (
    name: "titleKo" | "titleEn" | "altKo" | "altEn" | "href" | "linkKo" | "linkEn" | "position",
    max: number,
  ) => <TextField {...form.field(name)} needed={name === "titleKo"} maxLength={max} autoComplete="off" />;
  const body = (name: "bodyKo" | "bodyEn") => (
    <RichTextField
      key={`${name}-${round}`}
      id={`popup-${name}`}
      lang={name === "bodyKo" ? "ko" : "en"}
      document={form.values[name] ?? NO_TEXT}
      label={<FormattedMessage id={LABELS[name]} />}
      error={form.field(name).error}
      images={false}
      onChange={(text) => editor.write(name, text)}
    />
  );
  const describe: DescribeValue = (field, value) => targetWords(intl, field, value);
  return (
    <>
      <EditorFrame editor={editor} labelledBy="popup-title" describe={describe}>
        <FormSection title={<FormattedMessage id="popup-office.section.text" />}>
          <FieldGrid>
            {line("titleKo", TITLE_MAX_LENGTH)}
            {line("titleEn", TITLE_MAX_LENGTH)}
            {body("bodyKo")}
            {body("bodyEn")}
          </FieldGrid>
        </FormSection>
        <PopupImages form={form}>
          {line("altKo", CAPTION_MAX_LENGTH)}
          {line("altEn", CAPTION_MAX_LENGTH)}
        </PopupImages>
        <FormSection title={<FormattedMessage id="popup-office.section.link" />}>
          <FieldGrid>
            <WholeRow>{line("href", TITLE_MAX_LENGTH)}</WholeRow>
            {line("linkKo", TAG_NAME_MAX_LENGTH)}
            {line("linkEn", TAG_NAME_MAX_LENGTH)}
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="popup-office.section.showing" />}
          hint={<FormattedMessage id="popup-office.hint.times" />}
        >
          <FieldGrid>
            <TextField {...form.field("showsFrom")} needed type="datetime-local" autoComplete="off" />
            <TextField {...form.field("showsTo")} needed type="datetime-local" autoComplete="off" />
            <PopupTargets form={form} />
            {line("position", 4)}
          </FieldGrid>
          <PopupOverlap id={popup?.id ?? null} values={form.values} />
        </FormSection>
        {popup === null ? null : (
          <PopupVersions
            id={popup.id}
            describe={describe}
            isChanged={form.dirty}
            onRestored={() => {
              editor.leave();
              onReload();
            }}
          />
        )}
        {popup === null ? null : <WhyField {...form.field("why")} />}
        <SaveBar editor={editor}>
          {LANGUAGES.filter((language) => language === "KO" || form.values.titleEn !== "").map((language) => (
            <Button key={language} variant="outline" onClick={() => setPreviewed(language)}>
              <FormattedMessage id={`popup-office.preview.${language}`} />
            </Button>
          ))}
        </SaveBar>
      </EditorFrame>
      {previewed === null ? null : (
        <PopupPreview language={previewed} values={form.values} onClose={() => setPreviewed(null)} />
      )}
    </>
  );
}
