// The form of a popup: its texts side by side, its picture, its link, when and to whom it is shown; and how it will look.
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NO_TEXT } from "#schema/validation/content.ts";
import { CAPTION_MAX_LENGTH, TAG_NAME_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import {
  mostAtOnce,
  POPUP_AUDIENCES,
  POPUP_DEVICES,
  POPUP_HIDES,
  POPUP_PAGES,
  POPUPS_AT_ONCE,
} from "#schema/validation/popups.ts";
import { Button } from "#web/components/Button.tsx";
import { toRichText } from "#web/components/editor/editor-document.ts";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { RichTextField } from "#web/components/editor/RichTextField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { ValuesConflict } from "#web/components/forms/ValuesConflict.tsx";
import { type EditedPopupFragment, useManagedPopupsQuery } from "#web/gql/popups.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { PopupDialog, type ShownPopup } from "./PopupDialog.tsx";
import { LABELS, type PopupValues } from "./popup-values.ts";
import styles from "./popups.module.css";
import { type PopupConflict, usePopupForm } from "./use-popup-form.ts";

const CHOICES = {
  pages: POPUP_PAGES,
  device: POPUP_DEVICES,
  audience: POPUP_AUDIENCES,
  hide: POPUP_HIDES,
} as const;

export function PopupForm({ popup }: { popup: EditedPopupFragment | null }) {
  const intl = useIntl();
  const { form, conflict, round, goOn, close } = usePopupForm(popup);
  const [previews, setPreviews] = useState(false);
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
      onChange={(editor: Editor) => form.setValues({ [name]: toRichText(editor.getJSON()) })}
    />
  );
  return (
    <>
      <LeaveQuestion mayLeave={() => !form.dirty} />
      {conflict === null ? null : (
        <ValuesConflict
          differing={differing(conflict, (id) => intl.formatMessage({ id }))}
          onKeepMine={() => goOn(conflict, conflict.settled.withMine)}
          onTakeTheirs={() => goOn(conflict, conflict.settled.withTheirs)}
          onClose={close}
        />
      )}
      <FormFrame form={form} labelledBy="popup-title">
        <FormSection title={<FormattedMessage id="popups.section.text" />}>
          <FieldGrid>
            {line("titleKo", TITLE_MAX_LENGTH)}
            {line("titleEn", TITLE_MAX_LENGTH)}
            {body("bodyKo")}
            {body("bodyEn")}
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="popups.field.image" />}>
          <PictureField
            id="popup-imageId"
            value={form.values.image}
            error={form.field("imageId").error}
            removeLabel={<FormattedMessage id="popups.removeImage" />}
            whole
            onChange={(image) => form.setValues({ image })}
          />
          <FieldGrid>
            {line("altKo", CAPTION_MAX_LENGTH)}
            {line("altEn", CAPTION_MAX_LENGTH)}
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="popups.section.link" />}>
          {line("href", TITLE_MAX_LENGTH)}
          <FieldGrid>
            {line("linkKo", TAG_NAME_MAX_LENGTH)}
            {line("linkEn", TAG_NAME_MAX_LENGTH)}
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="popups.section.showing" />}
          hint={<FormattedMessage id="popups.hint.times" />}
        >
          <FieldGrid>
            <TextField {...form.field("showsFrom")} needed type="datetime-local" autoComplete="off" />
            <TextField {...form.field("showsTo")} needed type="datetime-local" autoComplete="off" />
            {(["pages", "device", "audience", "hide"] as const).map((name) => (
              <SelectField
                key={name}
                {...form.field(name)}
                autoComplete="off"
                prompt={intl.formatMessage({ id: "popups.choose" })}
                options={CHOICES[name].map((value: string) => ({
                  value,
                  label: intl.formatMessage({ id: `popups.${name}.${value}` as MessageId }),
                }))}
              />
            ))}
            {line("position", 4)}
          </FieldGrid>
          <Overlap id={popup?.id ?? null} values={form.values} />
        </FormSection>
        <div className={styles.actions}>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
          <Button look="outline" onClick={() => setPreviews(true)}>
            <FormattedMessage id="popups.preview" />
          </Button>
        </div>
      </FormFrame>
      {previews ? <Preview popup={popup} values={form.values} onClose={() => setPreviews(false)} /> : null}
    </>
  );
}

/** Says when more than are ever shown stand at one moment. */
function Overlap({ id, values: { showsFrom, showsTo } }: { id: number | null; values: PopupValues }) {
  const [{ data }] = useManagedPopupsQuery({ requestPolicy: "cache-and-network" });
  const own = { showsFrom: fromSeoul(showsFrom), showsTo: fromSeoul(showsTo) };
  if (!data || showsFrom === "" || showsTo === "" || showsFrom >= showsTo) return null;
  const others = data.managedPopups.filter((other) => other.state !== "TRASHED" && other.id !== id);
  const count = mostAtOnce(own, others);
  return count <= POPUPS_AT_ONCE ? null : (
    <p className={styles.warning} role="status">
      <FormattedMessage id="popups.overlap" values={{ count, most: POPUPS_AT_ONCE }} />
    </p>
  );
}

interface PreviewProps {
  popup: EditedPopupFragment | null;
  values: PopupValues;
  onClose: () => void;
}

/** As visitors of the language of this page will see it. */
function Preview({ popup, values, onClose }: PreviewProps) {
  const english = useLanguage() === "en" && values.titleEn !== "";
  const shown: ShownPopup = {
    id: popup?.id ?? 0,
    version: popup?.version ?? 0,
    hide: values.hide === "WEEK" || values.hide === "NONE" ? values.hide : "TODAY",
    href: values.href || null,
    image: values.image === null ? null : { ...values.image, variants: [] },
    words: english
      ? {
          language: "EN",
          title: values.titleEn,
          body: values.bodyEn,
          alt: values.altEn,
          link: values.linkEn || null,
        }
      : {
          language: "KO",
          title: values.titleKo,
          body: values.bodyKo,
          alt: values.altKo,
          link: values.linkKo || null,
        },
  };
  return <PopupDialog popups={[shown]} onClose={onClose} />;
}

function differing({ settled, mine, theirs }: PopupConflict, say: (id: MessageId) => string) {
  const tell = (value: PopupValues[keyof PopupValues]) => {
    if (value === null || typeof value === "string") return value ?? "";
    return "name" in value ? value.name : textOf(value);
  };
  return (Object.keys(mine) as (keyof PopupValues)[])
    .filter((key) => settled.asked.includes(key))
    .map((key) => ({
      key,
      label: say(LABELS[key === "image" ? "imageId" : key]),
      mine: tell(mine[key]),
      theirs: tell(theirs[key]),
    }));
}

/** The letters of a text, for telling two apart. */
function textOf(node: object): string {
  const { text = "", content = [] } = node as { text?: string; content?: readonly object[] };
  return text + content.map(textOf).join(" ");
}
